import type { CSSProperties } from "react";
import { ChartFrame } from "#app/_components/chart-frame/chart-frame.tsx";
import { ticksBetween } from "#app/_data/ticks.ts";
import { formatDate, formatTokens } from "#app/_words/format.ts";
import { formatUnitPrice } from "#app/_words/unit-price.ts";
import type { PricePoint } from "#server/domain/secondary/trade/contract.ts";
import classes from "./price-line.module.css";

/** How many steps the scale of prices has, about. */
const STEPS = 4;
/** Where days are named below the line, as parts of its width. */
const NAMED = [0, 0.25, 0.5, 0.75];

interface PriceLineProps {
  /** The oldest first. */
  readonly points: readonly PricePoint[];
  readonly symbol: string;
  readonly height: number;
}

/**
 * What a token was traded at, over bars of how much; drawn without a script. By time: a quiet month is as wide as a busy
 * one. The trade that is nearest to the pointer says its own.
 */
export function PriceLine({ points, symbol, height }: PriceLineProps) {
  const prices = points.map(({ unitPriceInEuro }) => unitPriceInEuro);
  const ticks = ticksBetween(Math.min(...prices), Math.max(...prices), STEPS);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const most = Math.max(...points.map(({ amount }) => amount));
  const times = points.map(({ at }) => Date.parse(at));
  const [begin = 0, end = 0] = [times[0], times.at(-1)];
  const drawn = points.map((point, index) => ({
    // Two may be of one instant.
    key: `${point.at} ${index}`,
    point,
    x: end === begin ? (index + 0.5) / points.length : ((times[index] ?? 0) - begin) / (end - begin),
    y: (point.unitPriceInEuro - low) / (high - low),
  }));
  const days = NAMED.map((at) => ({ at, name: formatDate(new Date(begin + at * (end - begin)), "day") }));
  return (
    <ChartFrame
      height={height}
      marks={ticks.map((tick) => ({ at: (tick - low) / (high - low), name: formatUnitPrice(tick) }))}
      names={days.filter(({ name }, index) => name !== days[index - 1]?.name)}
      isInset
    >
      <div className={classes.points}>
        {drawn.map(({ key, point, x }, index) => {
          // As far as it is the nearest one.
          const from = index === 0 ? 0 : (x + (drawn[index - 1]?.x ?? 0)) / 2;
          const until = index === drawn.length - 1 ? 1 : (x + (drawn[index + 1]?.x ?? 1)) / 2;
          return (
            <span
              key={key}
              className={classes.point}
              style={
                {
                  flexGrow: until - from,
                  "--at": share(x, from, until),
                  "--part": share(point.amount, 0, most),
                } as CSSProperties
              }
              data-says={`${formatDate(point.at, "dateTime")}: ${formatUnitPrice(point.unitPriceInEuro)}, ${formatTokens(point.amount)} ${symbol}`}
            />
          );
        })}
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" className={classes.line} aria-hidden>
          <polyline
            points={drawn.map(({ x, y }) => `${x.toFixed(5)},${(1 - y).toFixed(5)}`).join(" ")}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
    </ChartFrame>
  );
}

/** How far a value is from one end to the other. */
function share(value: number, from: number, until: number): string {
  return `${until === from ? 50 : ((value - from) / (until - from)) * 100}%`;
}

import type { CSSProperties } from "react";
import { ChartFrame, part } from "#app/_components/chart-frame/chart-frame.tsx";
import classes from "./bars.module.css";

interface Bar {
  readonly key: string;
  /** What it stands for, as it is named below it. */
  readonly name: string;
  /** What it says under the pointer. */
  readonly says: string;
  /** What it is made of, the lowest first. */
  readonly parts: readonly { readonly value: number; readonly color: string }[];
}

interface BarsProps {
  readonly bars: readonly Bar[];
  /** Marks of the scale from 0 on; none of the bars is higher than the last. */
  readonly ticks: readonly number[];
  readonly format: (value: number) => string;
  /** How many bars are named, about. */
  readonly named: number;
  readonly height: number;
}

/** Bars side by side over a scale, drawn without a script. The one under the pointer says its own. */
export function Bars({ bars, ticks, format, named, height }: BarsProps) {
  const top = ticks.at(-1) || 1;
  const every = Math.max(1, Math.ceil(bars.length / named));
  return (
    <ChartFrame
      height={height}
      marks={ticks.map((tick) => ({ at: tick / top, name: format(tick) }))}
      names={bars.flatMap(({ name }, index) =>
        index % every === 0 ? [{ at: index / bars.length, name }] : [],
      )}
    >
      <div className={classes.bars}>
        {bars.map(({ key, says, parts }) => (
          <span key={key} className={classes.bar} data-says={says}>
            {parts.map(
              ({ value, color }) =>
                value > 0 && (
                  <span
                    key={color}
                    className={classes.part}
                    style={{ ...part(value / top), "--color": color } as CSSProperties}
                  />
                ),
            )}
          </span>
        ))}
      </div>
    </ChartFrame>
  );
}

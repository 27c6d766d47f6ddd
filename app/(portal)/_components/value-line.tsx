import { formatDate, formatMoney } from "#app/_words/format.ts";
import { datesBelow, pointsIn } from "#app/(portal)/_data/value-points.ts";
import type { Currency } from "#db/schema/enums.ts";
import type { PortfolioPoint } from "#server/domain/portfolio/portfolio/contract.ts";
import classes from "./value-line.module.css";

interface ValueLineProps {
  readonly line: readonly PortfolioPoint[];
  readonly currency: Currency;
}

/** The drawing's own units; it is stretched to the width there is. */
const WIDTH = 600;
const HEIGHT = 160;

/** What a portfolio was worth over time, and what was put in: drawn by the server, so nothing moves later. */
export function ValueLine({ line, currency }: ValueLineProps) {
  const points = pointsIn(line, currency);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.at === last.at) return null;
  const top = Math.max(...points.flatMap(({ value, putIn }) => [value, putIn]));
  if (top === 0) return null;
  const x = (at: number) => round(((at - first.at) / (last.at - first.at)) * WIDTH);
  const y = (amount: number) => round(HEIGHT - (amount / top) * (HEIGHT - 8) - 2);
  const path = (of: "value" | "putIn") =>
    points.map((point, index) => `${index === 0 ? "M" : "L"}${x(point.at)} ${y(point[of])}`).join("");
  return (
    <figure className={classes.line}>
      <div className={classes.drawing}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={classes.area} d={`${path("value")}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} />
          <path className={classes.putIn} d={path("putIn")} />
          <path className={classes.value} d={path("value")} />
        </svg>
        <span className={classes.top} aria-hidden="true">
          {formatMoney(top, currency, { short: true })}
        </span>
      </div>
      <ol className={classes.dates} aria-hidden="true">
        {datesBelow(first.at, last.at).map((date) => (
          <li key={date.getTime()}>{formatDate(date)}</li>
        ))}
      </ol>
      <figcaption className={classes.legend}>
        <span className={classes.key} data-of="value">
          Value
        </span>
        <span className={classes.key} data-of="putIn">
          Put in
        </span>
        <span className="visually-hidden">
          From {formatMoney(first.value, currency)} on {formatDate(new Date(first.at))} to{" "}
          {formatMoney(last.value, currency)} on {formatDate(new Date(last.at))}.
        </span>
      </figcaption>
    </figure>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

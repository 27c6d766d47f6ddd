import type { CSSProperties } from "react";
import { ticksUpTo } from "#app/_data/ticks.ts";
import { formatDate, formatMoney } from "#app/_words/format.ts";
import type { Currency } from "#db/schema/enums.ts";
import type { Dashboard } from "#server/feed/dashboard/contract.ts";
import classes from "./raised-over-time.module.css";

/** How many steps the scale of sums has, and how many days are named below the bars, about. */
const STEPS = 4;
const NAMED_DAYS = 5;

interface RaisedOverTimeProps {
  readonly days: Dashboard["raisedOverTime"];
  readonly currency: Currency;
  readonly height: number;
}

/** What completed purchases brought, a bar a day; drawn without a script. The day under the pointer says what it brought. */
export function RaisedOverTime({ days, currency, height }: RaisedOverTimeProps) {
  const ticks = ticksUpTo(Math.max(0, ...days.map((day) => day[currency])), STEPS);
  const top = ticks.at(-1) || 1;
  const money = (amount: number) => formatMoney(amount, currency, { short: true });
  const every = Math.max(1, Math.ceil(days.length / NAMED_DAYS));
  return (
    <div className={classes.chart} style={{ blockSize: height }}>
      <div className={classes.scale}>
        {ticks.map((tick) => (
          <span key={tick} className={classes.tick} style={part(tick / top)}>
            {money(tick)}
          </span>
        ))}
      </div>
      <div className={classes.plot}>
        {ticks.map((tick) => (
          <span key={tick} className={classes.line} style={part(tick / top)} />
        ))}
        <div className={classes.days}>
          {days.map((day) => (
            <span
              key={day.date}
              className={classes.day}
              style={part(day[currency] / top)}
              data-says={`${formatDate(day.date)}: ${money(day[currency])}`}
            />
          ))}
        </div>
      </div>
      <div className={classes.names}>
        {days.map(
          ({ date }, index) =>
            index % every === 0 && (
              <span key={date} style={part(index / days.length)}>
                {formatDate(date, "day")}
              </span>
            ),
        )}
      </div>
    </div>
  );
}

/** A part of the whole height or width, for the style sheet. */
function part(share: number): CSSProperties {
  return { "--part": `${share * 100}%` } as CSSProperties;
}

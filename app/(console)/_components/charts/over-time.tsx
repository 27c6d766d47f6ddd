import { Decimal } from "decimal.js";
import { Panel } from "#app/_components/panel.tsx";
import { formatDate, formatMoney } from "#app/_words/format.ts";
import { RaisedOverTime } from "#app/(console)/_components/charts/raised-over-time.tsx";
import type { Currency } from "#db/schema/enums.ts";
import type { Dashboard } from "#server/feed/dashboard/contract.ts";
import classes from "./over-time.module.css";

const HEIGHT = 220;
const DAYS_OF_A_WEEK = 7;

type Days = Dashboard["raisedOverTime"];

interface OverTimeProps {
  readonly days: Days;
  readonly currencies: readonly Currency[];
}

/** What was raised over some days in each currency there is; nothing where there is none. */
export function OverTime({ days, currencies }: OverTimeProps) {
  if (currencies.length === 0) return null;
  return (
    <div className={classes.charts}>
      {currencies.map((currency) => (
        <Panel
          key={currency}
          title={`Raised over time, ${currency}`}
          description={`${formatMoney(total(days, currency), currency, { short: true })} in ${days.length === 1 ? "1 day" : `${days.length} days`}`}
        >
          <figure>
            <div style={{ blockSize: HEIGHT }} aria-hidden>
              <RaisedOverTime days={days} currency={currency} height={HEIGHT} />
            </div>
            <figcaption className="visually-hidden">
              <WeekTable days={days} currency={currency} />
            </figcaption>
          </figure>
        </Panel>
      ))}
    </div>
  );
}

/** The chart in words, by week: ninety days would take long to listen to. */
function WeekTable({ days, currency }: { days: Days; currency: Currency }) {
  const weeks = Array.from({ length: Math.ceil(days.length / DAYS_OF_A_WEEK) }, (_, week) =>
    days.slice(week * DAYS_OF_A_WEEK, (week + 1) * DAYS_OF_A_WEEK),
  );
  return (
    <table>
      <caption>Raised by week, {currency}</caption>
      <thead>
        <tr>
          <th scope="col">Week from</th>
          <th scope="col">Raised</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            <th scope="row">{formatDate(week[0]?.date ?? "")}</th>
            <td>{formatMoney(total(week, currency), currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function total(days: Days, currency: Currency): number {
  return days.reduce((sum, day) => sum.plus(day[currency]), new Decimal(0)).toNumber();
}

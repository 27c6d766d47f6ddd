import { ticksUpTo } from "#app/_data/ticks.ts";
import { formatDate, formatMoney } from "#app/_words/format.ts";
import type { Currency } from "#db/schema/enums.ts";
import type { Dashboard } from "#server/feed/dashboard/contract.ts";
import { Bars } from "./bars.tsx";

/** How many steps the scale of sums has, and how many days are named below the bars, about. */
const STEPS = 4;
const NAMED_DAYS = 5;

interface RaisedOverTimeProps {
  readonly days: Dashboard["raisedOverTime"];
  readonly currency: Currency;
  readonly height: number;
}

/** What completed purchases brought, a bar a day. */
export function RaisedOverTime({ days, currency, height }: RaisedOverTimeProps) {
  const money = (amount: number) => formatMoney(amount, currency, { short: true });
  return (
    <Bars
      bars={days.map((day) => ({
        key: day.date,
        name: formatDate(day.date, "day"),
        says: `${formatDate(day.date)}: ${money(day[currency])}`,
        parts: [{ value: day[currency], color: "var(--accent)" }],
      }))}
      ticks={ticksUpTo(Math.max(0, ...days.map((day) => day[currency])), STEPS)}
      format={money}
      named={NAMED_DAYS}
      height={height}
    />
  );
}

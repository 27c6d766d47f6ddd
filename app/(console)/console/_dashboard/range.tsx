import Link from "next/link";
import { ListNavigationProvider } from "#app/_components/list/list-navigation.tsx";
import { DateFilters } from "#app/(console)/_components/date-filters.tsx";
import { dayOf } from "#app/(console)/_data/days.ts";
import type { Dashboard } from "#server/feed/dashboard/contract.ts";
import { daysAfter } from "#server/kernel/fields/days.ts";
import classes from "./range.module.css";

/** Days of the periods that are one press away, with their names. */
const usual = [
  { days: 30, label: "30 days" },
  { days: 90, label: "90 days" },
  { days: 365, label: "12 months" },
];

/** The period that the dashboard is of: a usual one, or any two days. */
export function Range({ period, now }: { period: Dashboard["period"]; now: Date }) {
  const to = dayOf(now.toISOString());
  return (
    <ListNavigationProvider className={classes.range}>
      <nav aria-label="Period" className={classes.usual}>
        {usual.map(({ days, label }) => {
          const from = dayOf(daysAfter(now, 1 - days).toISOString());
          return (
            <Link
              key={days}
              href={`/console?from=${from}&to=${to}`}
              scroll={false}
              prefetch={false}
              className={classes.choice}
              aria-current={period.from === from && period.to === to ? "true" : undefined}
            >
              {label}
            </Link>
          );
        })}
      </nav>
      <div className={classes.days}>
        <DateFilters from="from" to="to" areDays />
      </div>
    </ListNavigationProvider>
  );
}

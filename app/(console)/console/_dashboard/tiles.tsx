import Link from "next/link";
import type { ReactNode } from "react";
import { formatChange, formatCount, formatMoney } from "#app/_words/format.ts";
import { dayAfter, startOf } from "#app/(console)/_data/days.ts";
import type { Currency } from "#db/schema/enums.ts";
import type { Dashboard } from "#server/feed/dashboard/contract.ts";
import classes from "./tiles.module.css";

interface Tile {
  readonly label: string;
  readonly value: ReactNode;
  readonly note: string;
  /** The list behind the number. */
  readonly href: string;
}

interface TilesProps extends Pick<Dashboard, "totals" | "period"> {
  /** What the organization sells for. */
  readonly currencies: readonly Currency[];
  /** How many days the period has. */
  readonly days: number;
}

/** What the period brought, beside the one before, and what is open now; each with the way to what is behind it. */
export function Tiles({ totals, period, currencies, days }: TilesProps) {
  const within = `createdFrom=${startOf(period.from)}&createdTo=${startOf(dayAfter(period.to))}`;
  const before = days === 1 ? "on the day before" : `in the ${days} days before`;
  const tiles: Tile[] = [
    ...currencies.map((currency) => {
      const sums = period.raised.find((one) => one.currency === currency);
      const { amount, amountBefore } = sums ?? { amount: 0, amountBefore: 0 };
      return {
        label: `Raised in ${currency}`,
        value: formatMoney(amount, currency, { short: true }),
        note: `${formatMoney(amountBefore, currency, { short: true })} ${before}${formatChange(amount, amountBefore)}`,
        href: `/console/purchases?currency=${currency}&purchaseStatus=COMPLETED&${within}`,
      };
    }),
    {
      label: "Purchases completed",
      value: formatCount(period.purchases),
      note: `${formatCount(period.purchasesBefore)} ${before}${formatChange(period.purchases, period.purchasesBefore)}`,
      href: `/console/purchases?purchaseStatus=COMPLETED&${within}`,
    },
    {
      label: "New customers",
      value: formatCount(period.newCustomers),
      note: `${formatCount(period.newCustomersBefore)} ${before}, ${formatCount(totals.customers)} in all`,
      href: `/console/customers?${within}`,
    },
    {
      label: "Open offerings",
      value: formatCount(totals.openOfferings),
      note: `of ${formatCount(totals.offerings)} in all`,
      href: "/console/offerings?state=PUBLISHED&availability=OPEN",
    },
    {
      label: "Open offers",
      value: formatCount(totals.openOffers),
      note: "on the bulletin board",
      href: "/console/bulletin-board?status=OPEN",
    },
  ];
  return (
    <ul className={classes.tiles}>
      {tiles.map(({ label, value, note, href }) => (
        <li key={label} className={classes.tile}>
          <Link href={href} className={classes.label}>
            {label}
          </Link>
          <strong className={classes.value}>{value}</strong>
          <span className={classes.note}>{note}</span>
        </li>
      ))}
    </ul>
  );
}

import Link from "next/link";
import type { ReactNode } from "react";
import { formatChange, formatCount, formatMoney } from "#app/_words/format.ts";
import { dayAfter, startOf } from "#app/(console)/_data/days.ts";
import type { Dashboard } from "#server/feed/dashboard/contract.ts";
import classes from "./tiles.module.css";

interface Tile {
  readonly label: string;
  readonly value: ReactNode;
  readonly note: string;
  /** The list behind the number. */
  readonly href: string;
}

type TilesProps = Pick<Dashboard, "raised" | "totals" | "period">;

/** The numbers one looks for first, each with the way to what is behind it. */
export function Tiles({ raised, totals, period }: TilesProps) {
  const tiles: Tile[] = [
    ...raised.map(({ currency, completed, pending, pendingCount }) => ({
      label: `Raised in ${currency}`,
      value: formatMoney(completed, currency, { short: true }),
      note:
        pendingCount > 0
          ? `${formatMoney(pending, currency, { short: true })} more pending`
          : "nothing is pending",
      href: `/console/purchases?currency=${currency}&purchaseStatus=COMPLETED`,
    })),
    {
      label: "Purchases completed",
      value: formatCount(period.purchases),
      note: `${formatCount(period.purchasesBefore)} in the days before${formatChange(period.purchases, period.purchasesBefore)}`,
      href: `/console/purchases?purchaseStatus=COMPLETED&createdFrom=${startOf(period.from)}&createdTo=${startOf(dayAfter(period.to))}`,
    },
    {
      label: "Open offerings",
      value: formatCount(totals.openOfferings),
      note: `of ${formatCount(totals.offerings)} in all`,
      href: "/console/offerings?state=PUBLISHED&availability=OPEN",
    },
    {
      label: "Customers",
      value: formatCount(totals.customers),
      note: `${formatCount(period.newCustomers)} joined, ${formatCount(period.newCustomersBefore)} in the days before`,
      href: "/console/customers",
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

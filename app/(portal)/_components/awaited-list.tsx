import Link from "next/link";
import { DateTime } from "#app/_components/date-time.tsx";
import { Money } from "#app/_components/money.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import type { AwaitedPurchase } from "#server/domain/portfolio/portfolio/contract.ts";
import classes from "./money-lines.module.css";

interface AwaitedListProps {
  readonly awaiting: readonly AwaitedPurchase[];
  readonly asOf: string;
}

/** How many are named; the page of purchases has them all. */
const NAMED = 5;

/** What is paid and not delivered yet, the first to close first, with the day its offering closes. */
export function AwaitedList({ awaiting, asOf }: AwaitedListProps) {
  if (awaiting.length === 0) return null;
  return (
    <Panel
      title="Paid, not delivered yet"
      aside={awaiting.length > NAMED && <Link href="/portal/purchases">All of them</Link>}
    >
      <ul className={classes.lines}>
        {awaiting
          .slice(0, NAMED)
          .map(
            ({
              offeringPurchaseIntentId: id,
              offeringTitle,
              tokenSymbol,
              tokenAmount,
              amount,
              currency,
              closesAt,
            }) => (
              <li key={id}>
                <span>
                  <Link href={`/portal/purchases/${id}`}>{offeringTitle}</Link>
                  <span className={classes.note}>
                    <TokenAmount amount={tokenAmount} symbol={tokenSymbol} />,{" "}
                    {closesAt > asOf ? "closes" : "closed"} <DateTime value={closesAt} />
                  </span>
                </span>
                <Money amount={amount} currency={currency} />
              </li>
            ),
          )}
      </ul>
    </Panel>
  );
}

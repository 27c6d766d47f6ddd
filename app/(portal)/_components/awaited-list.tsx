import Link from "next/link";
import { DateTime } from "#app/_components/date-time.tsx";
import { Money } from "#app/_components/money.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { formatCount } from "#app/_words/format.ts";
import { type AwaitedPurchase, MOST_NAMED } from "#server/domain/portfolio/portfolio/contract.ts";
import { Exact } from "#server/kernel/fields/decimal.ts";
import classes from "./money-lines.module.css";

interface AwaitedListProps {
  readonly awaiting: readonly AwaitedPurchase[];
  readonly asOf: string;
  /** The token whose page this is: its purchases are in its history. */
  readonly ofToken?: string;
}

/** How many lines there are; the page of purchases has all of them. */
const LINES = 5;

/** What is paid and not delivered yet, the first to close first, with the day its offering closes. */
export function AwaitedList({ awaiting, asOf, ofToken }: AwaitedListProps) {
  if (awaiting.length === 0) return null;
  const lines = byOffering(awaiting);
  return (
    <Panel
      title="Paid, not delivered yet"
      aside={
        lines.length > LINES && <Link href="/portal/purchases?purchaseStatus=COMPLETED">All of them</Link>
      }
    >
      <ul className={classes.lines}>
        {lines.slice(0, LINES).map(({ first, purchases, tokenAmount, amount }) => (
          <li key={first.offeringPurchaseIntentId}>
            <span>
              {purchases > 1 && first.tokenId === ofToken ? (
                first.offeringTitle
              ) : (
                <Link
                  href={
                    purchases > 1
                      ? `/portal/holdings/${encodeURIComponent(first.tokenId)}`
                      : `/portal/purchases/${first.offeringPurchaseIntentId}`
                  }
                >
                  {first.offeringTitle}
                </Link>
              )}
              <span className={classes.note}>
                <TokenAmount amount={tokenAmount} symbol={first.tokenSymbol} />
                {purchases > 1 && ` in ${formatCount(purchases)} purchases`},{" "}
                {first.closesAt > asOf ? "closes" : "closed"} <DateTime value={first.closesAt} />
              </span>
            </span>
            <Money amount={amount} currency={first.currency} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Purchases from one offering in one currency as a line; each on its own where there may be more than are told. */
function byOffering(awaiting: readonly AwaitedPurchase[]) {
  const isWhole = awaiting.length < MOST_NAMED;
  const groups = Map.groupBy(awaiting, ({ offeringId, currency, offeringPurchaseIntentId: id }) =>
    isWhole ? `${offeringId} ${currency}` : id,
  );
  const sum = (amounts: readonly (string | number)[]) => Exact.sum(0, ...amounts);
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((first) => ({
      first,
      purchases: group.length,
      tokenAmount: sum(group.map(({ tokenAmount }) => tokenAmount)).toFixed(),
      amount: sum(group.map(({ amount }) => amount)).toNumber(),
    })),
  );
}

import { IconAlertTriangle } from "@tabler/icons-react";
import Link from "next/link";
import { DateTime } from "#app/_components/date-time.tsx";
import { formatInFours, formatMoney } from "#app/_words/format.ts";
import type { NamedPurchase } from "#app/(console)/_data/records.ts";
import { problemWords } from "#app/(console)/_words/payments.ts";
import type { Currency } from "#db/schema/enums.ts";
import type { BankEntry } from "#server/domain/payments/bank-statement/contract.ts";
import classes from "./queue-entry.module.css";
import { ResolveEntry } from "./resolve-entry.tsx";

interface QueueEntryProps {
  entry: BankEntry;
  /** The purchase that the entry names. */
  purchase: NamedPurchase | undefined;
  mayDecide: boolean;
}

/** An entry that needs somebody: what the bank told, what is the matter, and what can be done with one click. */
export function QueueEntry({ entry, purchase, mayDecide }: QueueEntryProps) {
  const { amount, currency, counterpartyName, counterpartyAccount, remittance, problem } = entry;
  const words = problem && problemWords[problem];
  return (
    <article className={classes.entry}>
      <div className={classes.head}>
        <h2 className={classes.amount}>{amountOf(entry)}</h2>
        {words && (
          <span className={classes.problem}>
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
            {words.label}
          </span>
        )}
        <span className={classes.date}>
          <DateTime value={`${entry.bookingDate}T00:00:00.000Z`} />
        </span>
      </div>
      <p className={classes.from}>
        {amount < 0 ? "To" : "From"} <strong>{counterpartyName ?? "somebody the bank does not name"}</strong>{" "}
        {counterpartyAccount && (
          <span className={classes.account}> {formatInFours(counterpartyAccount)}</span>
        )}
      </p>
      {remittance && <p className={classes.written}>“{remittance}”</p>}
      <p className={classes.meaning}>
        {words?.meaning}{" "}
        {purchase && (
          <>
            {problem === "UNDERPAID" && missing(purchase)}
            <Link href={`/console/purchases/${purchase.offeringPurchaseIntentId}`}>
              {`See the purchase of ${purchase.customerName}`}
            </Link>
          </>
        )}
      </p>
      {mayDecide && (
        <ResolveEntry
          bankEntryId={entry.bankEntryId}
          problem={problem}
          resolutions={entry.resolutions}
          money={amountOf(entry)}
          amount={amount}
          currency={currency}
        />
      )}
    </article>
  );
}

/** What the customer still owes. */
function missing({ paymentInstructions: open }: NamedPurchase): string {
  return open ? `${formatMoney(open.amount, open.currency)} is still missing. ` : "";
}

/** An amount in any currency there is: a bank may tell of more than purchases are paid in. */
function amountOf({ amount, currency }: BankEntry): string {
  return currency === "EUR" || currency === "USD"
    ? formatMoney(amount, currency satisfies Currency)
    : `${amount.toFixed(2)} ${currency}`;
}

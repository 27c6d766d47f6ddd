import { IconAlertTriangle } from "@tabler/icons-react";
import Link from "next/link";
import { DateTime } from "#app/_components/date-time.tsx";
import { formatInFours, formatMoney } from "#app/_words/format.ts";
import { problemWords } from "#app/(console)/_words/payments.ts";
import type { Currency } from "#db/schema/enums.ts";
import type { BankEntry } from "#server/domain/payments/bank-statement/contract.ts";
import classes from "./queue-entry.module.css";
import { ResolveEntry } from "./resolve-entry.tsx";

interface QueueEntryProps {
  entry: BankEntry;
  mayDecide: boolean;
}

/** An entry that needs somebody: what the bank told, what is the matter, and what can be done with one click. */
export function QueueEntry({ entry, mayDecide }: QueueEntryProps) {
  const { amount, currency, counterpartyName, counterpartyAccount, remittance, problem } = entry;
  const { offeringPurchaseIntentId: purchaseId, customerName, openAmount } = entry;
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
        {purchaseId !== undefined && (
          <>
            {problem === "UNDERPAID" &&
              openAmount !== undefined &&
              `${amountOf({ amount: openAmount, currency })} is still missing. `}
            <Link href={`/console/purchases/${purchaseId}`}>
              {`See the purchase of ${customerName ?? "the customer"}`}
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

/** An amount in any currency there is: a bank may tell of more than purchases are paid in. */
function amountOf({ amount, currency }: Pick<BankEntry, "amount" | "currency">): string {
  return currency === "EUR" || currency === "USD"
    ? formatMoney(amount, currency satisfies Currency)
    : `${amount.toFixed(2)} ${currency}`;
}

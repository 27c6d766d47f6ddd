import { DateTime } from "#app/_components/date-time.tsx";
import { Money } from "#app/_components/money.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { trpc } from "#app/_trpc/server.ts";
import classes from "./next-step.module.css";

/** What the customer paid for a purchase, and what goes back; nothing while there is neither. */
export async function MoneyMoves({ offeringPurchaseIntentId }: { offeringPurchaseIntentId: string }) {
  const [payments, refunds] = await Promise.all([
    trpc.payment.list({ offeringPurchaseIntentId, limit: 100 }),
    trpc.refund.list({ offeringPurchaseIntentId, limit: 100 }),
  ]);
  if (payments.data.length === 0 && refunds.data.length === 0) return null;
  return (
    <Panel title="Payments">
      <ul className={classes.moves}>
        {payments.data.map((payment) => (
          <li key={payment.paymentId} className={classes.move}>
            <strong>
              <Money amount={payment.amount} currency={payment.currency} />
            </strong>
            <StatusBadge kind="paymentStatus" value={payment.status} />
            <span>
              {payment.provider === "BANK_TRANSFER" ? "By transfer" : "Online"},{" "}
              <DateTime value={payment.receivedAt ?? payment.createdAt} detail="dateTime" />
              {payment.failure !== undefined && `. ${payment.failure.reason}`}
            </span>
          </li>
        ))}
        {refunds.data.map((refund) => (
          <li key={refund.refundId} className={classes.move}>
            <strong>
              <Money amount={refund.amount} currency={refund.currency} /> back to you
            </strong>
            <StatusBadge kind="refundStatus" value={refund.status} />
            <span>
              {refund.provider === "BANK_TRANSFER" ? "To the account it came from" : "The way you paid"},{" "}
              <DateTime value={refund.refundedAt ?? refund.createdAt} detail="dateTime" />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

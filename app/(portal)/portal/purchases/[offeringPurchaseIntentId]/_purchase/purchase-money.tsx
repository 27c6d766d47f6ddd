import { DateTime } from "#app/_components/date-time.tsx";
import { Money } from "#app/_components/money.tsx";
import { MoneyMove, MoneyMoves } from "#app/_components/money-moves.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { trpc } from "#app/_trpc/server.ts";

/** What the customer paid for a purchase, and what goes back; nothing while there is neither. */
export async function PurchaseMoney({ offeringPurchaseIntentId }: { offeringPurchaseIntentId: string }) {
  const [payments, refunds] = await Promise.all([
    trpc.payment.list({ offeringPurchaseIntentId, limit: 100 }),
    trpc.refund.list({ offeringPurchaseIntentId, limit: 100 }),
  ]);
  if (payments.data.length === 0 && refunds.data.length === 0) return null;
  return (
    <Panel title="Payments">
      <MoneyMoves>
        {payments.data.map((payment) => (
          <MoneyMove
            key={payment.paymentId}
            status={<StatusBadge kind="paymentStatus" value={payment.status} />}
            note={
              <>
                {payment.provider === "BANK_TRANSFER" ? "By transfer" : "Online"},{" "}
                <DateTime value={payment.receivedAt ?? payment.createdAt} detail="dateTime" />
                {payment.failure !== undefined && `. ${payment.failure.reason}`}
              </>
            }
          >
            <strong>
              <Money amount={payment.amount} currency={payment.currency} />
            </strong>
          </MoneyMove>
        ))}
        {refunds.data.map((refund) => (
          <MoneyMove
            key={refund.refundId}
            status={<StatusBadge kind="refundStatus" value={refund.status} />}
            note={
              <>
                {refund.provider === "BANK_TRANSFER" ? "To the account it came from" : "The way you paid"},{" "}
                <DateTime value={refund.refundedAt ?? refund.createdAt} detail="dateTime" />
              </>
            }
          >
            <strong>
              <Money amount={refund.amount} currency={refund.currency} /> back to you
            </strong>
          </MoneyMove>
        ))}
      </MoneyMoves>
    </Panel>
  );
}

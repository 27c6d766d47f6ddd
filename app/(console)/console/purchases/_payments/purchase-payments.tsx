import Link from "next/link";
import { DateTime } from "#app/_components/date-time.tsx";
import { Money } from "#app/_components/money.tsx";
import { MoneyMove, MoneyMoves } from "#app/_components/money-moves.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import { providerNames, refundReasonNames, wordsOfReason } from "#app/(console)/_words/payments.ts";
import type { Payment } from "#server/domain/payments/payment/contract.ts";
import type { Refund } from "#server/domain/payments/refund/contract.ts";
import type { OfferingPurchaseIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import { ConfirmActions } from "./confirm-actions.tsx";

interface PurchasePaymentsProps {
  readonly purchase: OfferingPurchaseIntent;
  readonly payments: readonly Payment[];
  readonly refunds: readonly Refund[];
}

/** What was paid of a purchase, what goes back, and what a person says about either. */
export async function PurchasePayments({ purchase, payments, refunds }: PurchasePaymentsProps) {
  const issuer = await currentIssuer();
  const isByHand = refunds.some(
    ({ provider, status }) => status === "FAILED" || (provider === "BANK_TRANSFER" && status === "DUE"),
  );
  const isEmpty = payments.length === 0 && refunds.length === 0;
  return (
    <Panel title="Payments" description={isEmpty ? nothing(purchase) : undefined}>
      {!isEmpty && (
        <MoneyMoves id="payments">
          {payments.map((payment) => (
            <MoneyMove
              key={payment.paymentId}
              status={
                <>
                  <StatusBadge kind="paymentStatus" value={payment.status} />
                  {payment.chargeBack !== undefined && (
                    <StatusBadge kind="chargeBackStatus" value={payment.chargeBack.status} />
                  )}
                </>
              }
              note={
                <>
                  {providerNames[payment.provider]}
                  {payment.payerName !== undefined && ` from ${payment.payerName}`},{" "}
                  <DateTime value={payment.receivedAt ?? payment.createdAt} detail="dateTime" />
                  {payment.failure !== undefined && `. ${payment.failure.reason}`}
                  {payment.chargeBack !== undefined && (
                    <>
                      . Charged back on <DateTime value={payment.chargeBack.chargedBackAt} />:{" "}
                      {wordsOfReason(payment.chargeBack.reason)}
                    </>
                  )}
                </>
              }
            >
              <strong>
                <Money amount={payment.amount} currency={payment.currency} />
              </strong>
            </MoneyMove>
          ))}
          {refunds.map((refund) => (
            <MoneyMove
              key={refund.refundId}
              status={<StatusBadge kind="refundStatus" value={refund.status} />}
              note={
                <>
                  {refundReasonNames[refund.reason]}, {providerNames[refund.provider]}
                  {refund.failure !== undefined && `. ${refund.failure.reason}`}
                </>
              }
            >
              <Link href={`/console/payments/refunds/${refund.refundId}`}>
                <Money amount={refund.amount} currency={refund.currency} /> back
              </Link>
            </MoneyMove>
          ))}
        </MoneyMoves>
      )}
      {issuer?.may.includes("payment:write") && <ConfirmActions purchase={purchase} isByHand={isByHand} />}
    </Panel>
  );
}

function nothing({ payment }: OfferingPurchaseIntent): string {
  return payment.purchaseStatus === "PENDING" ? "Nothing has come in yet." : "Nothing came in.";
}

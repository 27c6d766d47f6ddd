import type { Currency, PaymentProvider, RefundReason, RefundStatus } from "#db/schema/enums.ts";
import { paymentReference } from "#server/kernel/fields/payment-reference.ts";
import { toIso, toNumber } from "#server/kernel/format.ts";
import type { Refund } from "./contract.ts";

/** A refund as it is read: numerics as text, timestamps as PostgreSQL writes them. */
export interface RefundRow {
  id: string;
  payment_id: string;
  offering_purchase_intent_id: string | null;
  provider: PaymentProvider;
  provider_reference: string | null;
  status: RefundStatus;
  reason: RefundReason;
  amount: string;
  currency: Currency;
  customer_name: string | null;
  payer_name: string | null;
  payer_account: string | null;
  attempts: number;
  failure_code: string | null;
  failure_reason: string | null;
  created_at: string;
  updated_at: string;
  refunded_at: string | null;
}

/** Makes the resource of a refund. */
export function presentRefund(row: RefundRow): Refund {
  return {
    refundId: row.id,
    paymentId: row.payment_id,
    ...(row.offering_purchase_intent_id !== null && {
      offeringPurchaseIntentId: row.offering_purchase_intent_id,
    }),
    provider: row.provider,
    ...(row.provider_reference !== null && { providerReference: row.provider_reference }),
    reference: paymentReference(row.id),
    status: row.status,
    reason: row.reason,
    amount: toNumber(row.amount),
    currency: row.currency,
    ...(row.payer_name !== null && { payeeName: row.payer_name }),
    ...(row.payer_account !== null && { payeeAccount: row.payer_account }),
    attempts: row.attempts,
    ...(row.failure_code !== null && {
      failure: { code: row.failure_code, reason: row.failure_reason ?? "" },
    }),
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
    ...(row.refunded_at !== null && { refundedAt: toIso(row.refunded_at) }),
  };
}

/** The same in a list: with the customer's name, which is the customer's to change and so stands in no event. */
export function presentListedRefund(row: RefundRow): Refund {
  return { ...presentRefund(row), ...(row.customer_name !== null && { customerName: row.customer_name }) };
}

import type { ChargeBackStatus, Currency, PaymentProvider, PaymentStatus } from "#db/schema/enums.ts";
import { toIso, toNumber } from "#server/kernel/format.ts";
import type { Payment } from "./contract.ts";

/** A payment as it is read: numerics as text, timestamps as PostgreSQL writes them. */
export interface PaymentRow {
  id: string;
  offering_purchase_intent_id: string | null;
  provider: PaymentProvider;
  provider_reference: string;
  status: PaymentStatus;
  amount: string;
  currency: Currency;
  refunded: string;
  customer_name: string | null;
  payer_name: string | null;
  payer_account: string | null;
  checkout_url: string | null;
  failure_code: string | null;
  failure_reason: string | null;
  received_at: string | null;
  /** The charge-back's members are there together, or none. */
  charge_back_status: ChargeBackStatus | null;
  charge_back_amount: string | null;
  charge_back_reason: string | null;
  charge_back_reference: string | null;
  charged_back_at: string | null;
  open_claim: string | null;
  created_at: string;
  updated_at: string;
}

/** Makes the resource of a payment. */
export function presentPayment(row: PaymentRow): Payment {
  return {
    paymentId: row.id,
    ...(row.offering_purchase_intent_id !== null && {
      offeringPurchaseIntentId: row.offering_purchase_intent_id,
    }),
    provider: row.provider,
    providerReference: row.provider_reference,
    status: row.status,
    amount: toNumber(row.amount),
    currency: row.currency,
    refundedAmount: toNumber(row.refunded),
    ...(row.payer_name !== null && { payerName: row.payer_name }),
    ...(row.payer_account !== null && { payerAccount: row.payer_account }),
    ...(row.checkout_url !== null && row.status === "OPEN" && { checkoutUrl: row.checkout_url }),
    ...(row.failure_code !== null && {
      failure: { code: row.failure_code, reason: row.failure_reason ?? "" },
    }),
    ...(row.received_at !== null && { receivedAt: toIso(row.received_at) }),
    ...(row.charge_back_status !== null && {
      chargeBack: {
        status: row.charge_back_status,
        amount: toNumber(row.charge_back_amount ?? row.amount),
        reason: row.charge_back_reason ?? "",
        reference: row.charge_back_reference ?? "",
        ...(row.open_claim !== null && { openClaim: toNumber(row.open_claim) }),
        chargedBackAt: toIso(row.charged_back_at ?? row.updated_at),
      },
    }),
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
  };
}

/** The same in a list: with the customer's name, which is the customer's to change and so stands in no event. */
export function presentListedPayment(row: PaymentRow): Payment {
  return { ...presentPayment(row), ...(row.customer_name !== null && { customerName: row.customer_name }) };
}

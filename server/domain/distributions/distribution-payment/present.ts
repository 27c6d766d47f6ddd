import type {
  Currency,
  DistributionKind,
  DistributionPaymentStatus,
  PaymentProvider,
} from "#db/schema/enums.ts";
import { paymentReference } from "#server/kernel/fields/payment-reference.ts";
import { toAmountText, toIso, toNumber } from "#server/kernel/format.ts";
import type { DistributionPayment } from "./contract.ts";

/** A payment to a holder as it is read: numerics as text. */
export interface DistributionPaymentRow {
  id: string;
  distribution_id: string;
  token_id: string;
  token_symbol: string;
  kind: DistributionKind;
  title: string;
  record_date: string;
  customer_id: string;
  payee_name: string | null;
  payee_account: string | null;
  token_amount: string;
  amount: string;
  currency: Currency;
  status: DistributionPaymentStatus;
  provider: PaymentProvider;
  provider_reference: string | null;
  attempts: number;
  failure_code: string | null;
  failure_reason: string | null;
  paid_at: string | null;
  created_at: string;
  updated_at: string;
}

/** Makes the resource of a payment to a holder. */
export function presentDistributionPayment(row: DistributionPaymentRow): DistributionPayment {
  return {
    distributionPaymentId: row.id,
    distributionId: row.distribution_id,
    tokenId: row.token_id,
    tokenSymbol: row.token_symbol,
    kind: row.kind,
    title: row.title,
    recordDate: toIso(row.record_date),
    customerId: row.customer_id,
    ...(row.payee_name !== null && { payeeName: row.payee_name }),
    ...(row.payee_account !== null && { payeeAccount: row.payee_account }),
    tokenAmount: toAmountText(row.token_amount),
    amount: toNumber(row.amount),
    currency: row.currency,
    status: row.status,
    provider: row.provider,
    reference: paymentReference(row.id),
    ...(row.provider_reference !== null && { providerReference: row.provider_reference }),
    attempts: row.attempts,
    ...(row.failure_code !== null && {
      failure: { code: row.failure_code, reason: row.failure_reason ?? "" },
    }),
    ...(row.paid_at !== null && { paidAt: toIso(row.paid_at) }),
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
  };
}

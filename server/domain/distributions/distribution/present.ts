import type { Currency, DistributionKind, DistributionStatus } from "#db/schema/enums.ts";
import { toIso, toNumber } from "#server/kernel/format.ts";
import type { Distribution } from "./contract.ts";

/** A distribution as it is read: numerics as text. */
export interface DistributionRow {
  id: string;
  token_id: string;
  token_name: string;
  token_symbol: string;
  kind: DistributionKind;
  title: string;
  amount: string;
  currency: Currency;
  record_date: string;
  status: DistributionStatus;
  holders: number | null;
  paid_amount: string;
  paid_payments: number;
  due_amount: string;
  due_payments: number;
  failed_amount: string;
  failed_payments: number;
  created_at: string;
  updated_at: string;
  completed_at: string | null;
}

/** Makes the resource of a distribution. */
export function presentDistribution(row: DistributionRow): Distribution {
  return {
    distributionId: row.id,
    tokenId: row.token_id,
    tokenName: row.token_name,
    tokenSymbol: row.token_symbol,
    kind: row.kind,
    title: row.title,
    amount: toNumber(row.amount),
    currency: row.currency,
    recordDate: toIso(row.record_date),
    status: row.status,
    ...(row.holders !== null && { holders: row.holders }),
    paid: { amount: toNumber(row.paid_amount), payments: row.paid_payments },
    due: { amount: toNumber(row.due_amount), payments: row.due_payments },
    failed: { amount: toNumber(row.failed_amount), payments: row.failed_payments },
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
    ...(row.completed_at !== null && { completedAt: toIso(row.completed_at) }),
  };
}

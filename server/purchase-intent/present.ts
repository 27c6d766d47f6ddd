import type { Currency } from "../common/currency.ts";
import { toChecksumAddress, toIso, toNumber } from "../format.ts";
import type { OfferingPurchaseIntent, PurchaseStatus, SettlementGate, SettlementStatus } from "./contract.ts";
import { paymentReference } from "./payment-reference.ts";

/** A purchase intent as it is read: numerics as text, timestamps as PostgreSQL writes them. */
export interface IntentRow {
  id: string;
  offering_id: string;
  wallet_address: string;
  customer_id: string;
  purchase_amount: string;
  token_amount: string;
  purchase_status: PurchaseStatus;
  currency: Currency;
  settlement_status: SettlementStatus;
  is_verified: boolean;
  is_proven: boolean;
  expires_at: string;
  created_at: string;
  updated_at: string;
}

/** Makes the resource of a purchase intent (spec: Offering purchase intent). */
export function presentIntent(row: IntentRow): OfferingPurchaseIntent {
  const purchaseAmount = toNumber(row.purchase_amount);
  const pending = row.purchase_status === "PENDING";
  return {
    offeringPurchaseIntentId: row.id,
    offeringId: row.offering_id,
    walletAddress: toChecksumAddress(row.wallet_address),
    customerId: row.customer_id,
    payment: {
      purchaseAmount,
      tokenAmount: toNumber(row.token_amount),
      purchaseStatus: row.purchase_status,
      currency: row.currency,
    },
    settlement: { status: row.settlement_status, blockedBy: pending ? gates(row) : [] },
    ...(pending && {
      paymentInstructions: {
        reference: paymentReference(row.id),
        amount: purchaseAmount,
        currency: row.currency,
      },
    }),
    expiresAt: toIso(row.expires_at),
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
  };
}

/** What a PENDING purchase waits for: each gate that is not open yet (rules: accept at intake, gate at settlement). */
export function gates(open: Pick<IntentRow, "is_verified" | "is_proven">): SettlementGate[] {
  const closed: SettlementGate[] = ["PAYMENT"];
  if (!open.is_verified) closed.push("VERIFICATION");
  if (!open.is_proven) closed.push("WALLET");
  return closed;
}

import { accountOf } from "#server/domain/organization/api.ts";
import { type IntentRow, type OnChainRow, presentOnChain } from "#server/domain/settlement/api.ts";
import { type Actor, seesPersonalData } from "#server/kernel/access.ts";
import { paymentReference } from "#server/kernel/fields/payment-reference.ts";
import { toAmountText, toChecksumAddress, toIso, toNumber, withoutNulls } from "#server/kernel/format.ts";
import type { ListedIntent, OfferingPurchaseIntent, SettlementGate } from "./contract.ts";
import { epcQrCode } from "./epc-qr-code.ts";

/** Makes the resource of a purchase intent (docs/domain.md, Purchase intent). */
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
    settlement: {
      status: row.settlement_status,
      blockedBy: gates(row),
      receivedAmount: toNumber(row.received_amount),
      ...(row.completed_at !== null && { completedAt: toIso(row.completed_at) }),
      ...(row.settled_at !== null && { settledAt: toIso(row.settled_at) }),
      ...presentDelivery(row.on_chain),
    },
    ...(row.failure_code !== null && {
      failure: { code: row.failure_code, reason: row.failure_reason ?? "" },
    }),
    ...(pending && !row.is_paid && { paymentInstructions: instructions(row) }),
    ...withoutNulls({ metadata: row.metadata }),
    expiresAt: toIso(row.expires_at),
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
  };
}

/** The transaction that delivered the tokens, and how far it is on the token's chain. */
function presentDelivery(
  row: OnChainRow | null,
): Pick<OfferingPurchaseIntent["settlement"], "chain" | "txHash"> {
  const { chain } = presentOnChain(row);
  if (!chain) return {};
  return { ...(chain.txHash !== undefined && { txHash: chain.txHash }), chain: { status: chain.status } };
}

/** A purchase intent of a list as it is read. */
export interface ListedIntentRow extends IntentRow {
  customer_name: string | null;
  country_code: string;
  offering_title: string;
  token_symbol: string;
}

/** Makes a purchase intent of a list as `viewer` may see it (docs/domain.md, Access). */
export function presentListedIntent(row: ListedIntentRow, viewer: Actor): ListedIntent {
  return {
    ...presentIntent(row),
    ...(row.customer_name !== null &&
      seesPersonalData(viewer, row.customer_id) && { customerName: row.customer_name }),
    countryCode: row.country_code,
    offeringTitle: row.offering_title,
    tokenSymbol: row.token_symbol,
  };
}

/** How to pay what is still open: into the organization's account, where it has one. */
function instructions(row: IntentRow): NonNullable<OfferingPurchaseIntent["paymentInstructions"]> {
  const reference = paymentReference(row.id);
  const account = accountOf(row);
  const payload =
    account && row.currency === "EUR"
      ? epcQrCode({ account, amount: toAmountText(row.open_amount), reference })
      : null;
  return {
    reference,
    amount: toNumber(row.open_amount),
    currency: row.currency,
    ...(account && { bankAccount: account }),
    ...(payload && { epcQrCode: payload }),
  };
}

type GateFacts = Pick<
  IntentRow,
  "purchase_status" | "settlement_status" | "is_paid" | "is_verified" | "is_proven" | "is_registered"
>;

/** What a purchase waits for: each gate that is not open yet (docs/domain.md, Gates and settlement). */
export function gates(row: GateFacts): SettlementGate[] {
  const isPending = row.purchase_status === "PENDING";
  if (!isPending && row.settlement_status !== "ALLOCATED") return [];
  const closed: SettlementGate[] = [];
  if (isPending && !row.is_paid) closed.push("PAYMENT");
  if (isPending && !row.is_verified) closed.push("VERIFICATION");
  // Proven wallets are registered by themselves, so the registry is what is missing once there is a proof.
  if (!row.is_proven) closed.push("WALLET");
  else if (!row.is_registered) closed.push("IDENTITY");
  // Nothing else keeps a purchase from being completed.
  if (isPending && row.is_paid && row.is_verified) closed.push("SUPPLY");
  return closed;
}

import { Decimal } from "decimal.js";
import { type AccountRow, accountBook, readSettings } from "#server/domain/organization/api.ts";
import type { IntentRow } from "#server/domain/settlement/api.ts";
import { actingCustomer } from "#server/kernel/access.ts";
import type { Call, CallerContext, InputOf } from "#server/kernel/context.ts";
import { keyClaim, markReplayed } from "#server/kernel/effects.ts";
import { refuse } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { refusalFor } from "#server/kernel/reasons.ts";
import { inStoredOrder } from "#server/kernel/stored-order.ts";
import { auditRow } from "#server/platform/audit/record.ts";
import { INTENT_LIFETIME_MS, type OfferingPurchaseIntent, createIntent as operation } from "./contract.ts";
import { intake, type Placement, placeOne, type Verdict } from "./intake.ts";
import { gates, presentIntent } from "./present.ts";
import { purchaseTellings } from "./tellings.ts";

type Input = InputOf<typeof operation>;

/**
 * Records a purchase as PENDING and takes its room, in one round trip; a refusal, with every rule it breaks, costs
 * no more (docs/domain.md, Purchase intent).
 * @throws Refusal customer_not_found, offering_not_found, idempotency_key_reused, and every rule that fails
 */
export async function createIntent({ ctx, input }: Call<typeof operation>): Promise<OfferingPurchaseIntent> {
  actingCustomer(ctx.actor, input.customerId);
  const row = { ...newIntent(ctx, input), ...(await accountRow(ctx)) };
  const response = presentIntent(row);
  const placement: Placement = {
    organizationId: ctx.actor.organizationId,
    row,
    claim: ctx.dryRun ? null : keyClaim(operation, ctx, input),
    response,
    audit: auditRow(ctx, {
      action: operation.name,
      resource: "offering_purchase_intent",
      id: row.id,
      after: response,
    }),
    eventId: newId("evt", ctx.now),
    documents: input.acceptedDocuments ?? [],
    acceptedBy: ctx.person?.userId ?? null,
  };
  const verdict = await decide(ctx, placement);
  switch (verdict.kind) {
    case "ACCEPTED":
      return {
        ...response,
        settlement: { ...response.settlement, blockedBy: gates({ ...row, ...verdict }) },
      };
    case "REPLAYED":
      markReplayed(ctx);
      // The fields of what the intake keeps are in no order; an answer has them in the contract's.
      return operation.output.parse(verdict.response);
    case "KEY_REUSED":
      throw refuse("idempotency_key_reused");
    case "DECLINED":
      throw refusalFor(verdict.reasons, purchaseTellings);
  }
}

/** A dry run is in a transaction already; the intake is not, as its batches are of many requests. */
async function decide(ctx: CallerContext, placement: Placement): Promise<Verdict> {
  if (!ctx.dryRun) return intake(ctx.app).place(placement);
  return placeOne(ctx.db, placement);
}

/** The account to pay to. A dry run reads it on the connection it already holds. */
async function accountRow(ctx: CallerContext): Promise<AccountRow> {
  const { organizationId } = ctx.actor;
  const account = ctx.dryRun
    ? (await readSettings(ctx)).bankAccount
    : await accountBook(ctx.app).find(organizationId);
  return {
    account_holder: account?.accountHolder ?? null,
    iban: account?.iban ?? null,
    bic: account?.bic ?? null,
  };
}

type NewIntent = Omit<IntentRow, keyof AccountRow>;

function newIntent(
  ctx: CallerContext,
  { offeringId, customerId, walletAddress, payment, metadata }: Input,
): NewIntent {
  const createdAt = ctx.now.toISOString();
  const purchaseAmount = new Decimal(payment.purchaseAmount).toFixed();
  return {
    id: newId("opi", ctx.now),
    offering_id: offeringId,
    customer_id: customerId,
    wallet_address: walletAddress.toLowerCase(),
    purchase_amount: purchaseAmount,
    token_amount: new Decimal(payment.tokenAmount).toFixed(),
    currency: payment.currency,
    purchase_status: "PENDING",
    settlement_status: "NONE",
    received_amount: "0",
    open_amount: purchaseAmount,
    is_paid: false,
    failure_code: null,
    failure_reason: null,
    metadata: metadata ? (inStoredOrder(metadata) as Record<string, unknown>) : null,
    completed_at: null,
    settled_at: null,
    is_verified: false,
    is_proven: false,
    on_chain: null,
    is_registered: true,
    expires_at: new Date(ctx.now.getTime() + INTENT_LIFETIME_MS).toISOString(),
    created_at: createdAt,
    updated_at: createdAt,
  };
}

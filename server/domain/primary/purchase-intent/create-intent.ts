import { Decimal } from "decimal.js";
import { inTenant } from "#db/tenant.ts";
import { type AccountRow, accountBook, readSettings } from "#server/domain/organization/api.ts";
import type { IntentRow } from "#server/domain/settlement/api.ts";
import { actingCustomer } from "#server/kernel/access.ts";
import type { Call, CallerContext, InputOf } from "#server/kernel/context.ts";
import { keyClaim, markReplayed } from "#server/kernel/effects.ts";
import { type ErrorCode, refuse, refuseAny } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { auditRow } from "#server/platform/audit/record.ts";
import { type OfferingPurchaseIntent, createIntent as operation } from "./contract.ts";
import { intake, type Placement, place, type Verdict } from "./intake.ts";
import { loadPurchaseFacts } from "./load-purchase-facts.ts";
import { gates, presentIntent } from "./present.ts";
import { INTENT_LIFETIME_MS, type PurchaseFacts, purchaseViolations } from "./rules.ts";

type Input = InputOf<typeof operation>;

/** How often an intent is placed again when it was declined but nothing speaks against it any more. */
const ATTEMPTS = 5;

/**
 * Records a purchase as PENDING and takes its room, in one round trip; only a refusal costs a second, to tell why
 * (docs/domain.md, Purchase intent).
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
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const verdict = await decide(ctx, placement);
    if (verdict.kind === "ACCEPTED") {
      const blockedBy = gates({ ...row, ...verdict });
      return { ...response, settlement: { ...response.settlement, blockedBy } };
    }
    if (verdict.kind === "REPLAYED") {
      markReplayed(ctx);
      return verdict.response;
    }
    if (verdict.kind === "KEY_REUSED") throw refuse("idempotency_key_reused");
    // Room may have been given back between the decision and this look: then it is worth another try.
    refuseAny(purchaseViolations(await loadFacts(ctx, input), input.payment, ctx.now));
  }
  throw refuse("unavailable" satisfies ErrorCode);
}

/** A dry run is in a transaction already; the intake is not, as its batches are of many requests. */
function loadFacts(ctx: CallerContext, input: Input): Promise<PurchaseFacts> {
  if (ctx.dryRun) return loadPurchaseFacts(ctx, input);
  const { organizationId } = ctx.actor;
  return inTenant(ctx.app, organizationId, "read", (db) => loadPurchaseFacts({ ...ctx, db }, input));
}

async function decide(ctx: CallerContext, placement: Placement): Promise<Verdict> {
  if (!ctx.dryRun) return intake(ctx.app).place(placement);
  const [verdict] = await place(ctx.db, placement.organizationId, [placement]);
  return verdict ?? { kind: "DECLINED" };
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

function newIntent(ctx: CallerContext, { offeringId, customerId, walletAddress, payment }: Input): NewIntent {
  const createdAt = ctx.now.toISOString();
  return {
    id: newId("opi", ctx.now),
    offering_id: offeringId,
    customer_id: customerId,
    wallet_address: walletAddress.toLowerCase(),
    purchase_amount: new Decimal(payment.purchaseAmount).toFixed(),
    token_amount: new Decimal(payment.tokenAmount).toFixed(),
    currency: payment.currency,
    purchase_status: "PENDING",
    settlement_status: "NONE",
    received_amount: "0",
    is_paid: false,
    failure_code: null,
    failure_reason: null,
    completed_at: null,
    settled_at: null,
    is_verified: false,
    is_proven: false,
    expires_at: new Date(ctx.now.getTime() + INTENT_LIFETIME_MS).toISOString(),
    created_at: createdAt,
    updated_at: createdAt,
  };
}

import { raw } from "#db/client.ts";
import type { BankEntryResolution } from "#db/schema/enums.ts";
import { requireIntent } from "#server/domain/primary/api.ts";
import {
  assignPayment,
  lockOfferings,
  makeRefunds,
  type OfferingsLocked,
  releaseIntents,
} from "#server/domain/settlement/api.ts";
import type { Call, CallerContext, InputOf } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import { closePartsOf } from "./close-entries.ts";
import type { BankEntry, resolveBankEntry as operation } from "./contract.ts";
import { auditedEntry, readEntry } from "./read-entries.ts";

type Input = InputOf<typeof operation>;

/**
 * Does what a person decided about an entry of the queue: once, whoever races.
 * @throws Refusal bank_entry_not_found, not_allowed, offering_purchase_intent_not_found, currency_not_accepted,
 *   invalid_transition
 */
export async function resolveBankEntry({ ctx, input }: Call<typeof operation>): Promise<BankEntry> {
  const { bankEntryId, resolution } = input;
  const first = await readEntry(ctx, bankEntryId);
  const intentId = purchaseOf(first, input);
  if (resolution === "ASSIGN") await requireAssignable(ctx, first, intentId);
  // Offerings before entries, as imports lock.
  const locked = await lockOfferings(ctx, intentId === undefined ? [] : [intentId]);
  return change(ctx, auditedEntry, bankEntryId, { action: "resolveBankEntry" }, async (before) => {
    if (!before.resolutions.includes(resolution)) throw decline(before, resolution);
    const refundId = await act(ctx, locked, before, resolution, intentId);
    await close(ctx, before, resolution, resolution === "ASSIGN" ? intentId : undefined, refundId);
  });
}

function decline(entry: BankEntry, resolution: BankEntryResolution) {
  const from = entry.status === "OPEN" ? `${entry.status} as ${entry.problem}` : entry.status;
  const instead = entry.resolutions.length > 0 ? `Use ${entry.resolutions.join(" or ")}.` : undefined;
  return refuse("invalid_transition", { from, to: `resolved by ${resolution}`, instead }, "resolution");
}

/** The purchase a decision is about: the one that is named for ASSIGN, else the one the entry names. */
function purchaseOf(entry: BankEntry, { resolution, offeringPurchaseIntentId }: Input): string | undefined {
  return resolution === "ASSIGN" ? offeringPurchaseIntentId : entry.offeringPurchaseIntentId;
}

async function requireAssignable(
  ctx: CallerContext,
  entry: BankEntry,
  intentId: string | undefined,
): Promise<void> {
  const { payment } = await requireIntent(ctx, intentId ?? "");
  if (payment.currency !== entry.currency) {
    throw refuse("currency_not_accepted", { currency: payment.currency }, "offeringPurchaseIntentId");
  }
}

/** @returns the refund it led to */
async function act(
  ctx: CallerContext,
  locked: OfferingsLocked,
  entry: BankEntry,
  resolution: BankEntryResolution,
  intentId: string | undefined,
): Promise<string | undefined> {
  const { paymentId = "", problem } = entry;
  const isHeld = problem === "UNMATCHED" || problem === "WRONG_CURRENCY" || problem === "WRONG_PAYER";
  if (resolution === "ASSIGN" || (resolution === "ACCEPT" && isHeld)) {
    await assign(ctx, locked, paymentId, intentId ?? "");
    return undefined;
  }
  if (resolution !== "REFUND") return undefined;
  if (isHeld) {
    const amount = entry.amount.toFixed(2);
    const [refundId] = await makeRefunds(ctx, { paymentId, amount, reason: "UNMATCHED" });
    return refundId;
  }
  if (problem === "UNDERPAID") {
    const [released] = await releaseIntents(ctx, locked, {
      to: "CANCELLED",
      from: ["PENDING"],
      code: "underpaid",
      reason: "Less than the price came in, and the issuer pays it back.",
      refund: "PURCHASE_CANCELLED",
    });
    if (released === undefined) throw decline(entry, resolution);
  }
  return undefined;
}

/** Pays a purchase that is still to be paid with money that was held. */
async function assign(
  ctx: CallerContext,
  locked: OfferingsLocked,
  paymentId: string,
  intentId: string,
): Promise<void> {
  const { payment, paymentInstructions } = await requireIntent(ctx, intentId);
  const from = payment.purchaseStatus === "PENDING" ? "paid" : payment.purchaseStatus;
  if (!paymentInstructions) {
    throw refuse("invalid_transition", { from, to: "paid" }, "offeringPurchaseIntentId");
  }
  const outcome = await assignPayment(ctx, locked, paymentId, intentId);
  if (outcome === null)
    throw refuse("invalid_transition", { from: "assigned", to: "assigned again" }, "bankEntryId");
  if (outcome !== "PARTIAL") await closePartsOf(ctx, intentId);
}

async function close(
  ctx: CallerContext,
  { bankEntryId }: BankEntry,
  resolution: BankEntryResolution,
  intentId: string | undefined,
  refundId: string | undefined,
): Promise<void> {
  const at = ctx.now.toISOString();
  const by = "userId" in ctx.actor ? ctx.actor.userId : null;
  await raw(ctx.db)`
    update bank_entry
       set status = ${resolution === "IGNORE" ? "IGNORED" : "RESOLVED"}, resolution = ${resolution},
           resolved_by = ${by}, resolved_at = ${at}, updated_at = ${at},
           offering_purchase_intent_id = coalesce(${intentId ?? null}, offering_purchase_intent_id),
           refund_id = coalesce(${refundId ?? null}, refund_id)
     where organization_id = ${ctx.actor.organizationId} and id = ${bankEntryId} and status = 'OPEN'`;
}

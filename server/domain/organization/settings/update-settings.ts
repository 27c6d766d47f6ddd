import { raw } from "#db/client.ts";
import type { VerificationProvider } from "#db/schema/enums.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import { noteChanges } from "#server/platform/outbox/record-event.ts";
import { accountBook } from "./account-book.ts";
import type { updateSettings as operation, Settings } from "./contract.ts";
import { auditedSettings } from "./read-settings.ts";

/**
 * Changes how the caller's organization wants things done: the fields that are sent, and no other.
 * @throws Refusal not_allowed, invalid_value
 */
export async function updateSettings({ ctx, input }: Call<typeof operation>): Promise<Settings> {
  const { organizationId } = ctx.actor;
  return change(ctx, auditedSettings, organizationId, { action: "updateSettings" }, async (before) => {
    const checker = input.verificationProvider ?? before.verificationProvider;
    if (checker !== before.verificationProvider) requireChecker(ctx, checker);
    const account = input.bankAccount === undefined ? before.bankAccount : input.bankAccount;
    const wanted = { ...before, ...input };
    await raw(ctx.db)`
    update organization_settings
       set account_holder = ${account?.accountHolder ?? null}, iban = ${account?.iban ?? null}, bic = ${account?.bic ?? null},
           verification_provider = ${wanted.verificationProvider},
           verification_valid_days = ${wanted.verificationValidDays},
           tracks_trade_payments = ${wanted.tracksTradePayments}, updated_at = ${ctx.now.toISOString()}
     where organization_id = ${organizationId}`;
    await notePurchases(ctx);
    accountBook(ctx.app).forget(organizationId);
  });
}

/** Refuses a provider that is not set up; its checks would silently go to members. */
function requireChecker({ app }: CallerContext, provider: VerificationProvider): void {
  if (provider === "MANUAL" || app.identities[provider] !== null) return;
  const reason = `${provider} is not set up on this server. Choose another, or have its keys set first.`;
  throw refuse("invalid_value", { reason }, "verificationProvider");
}

/** Purchases that are still to be paid show the account. */
async function notePurchases(ctx: CallerContext): Promise<void> {
  const sql = raw(ctx.db);
  await noteChanges(
    ctx,
    "purchase_intent.updated",
    sql`select id from offering_purchase_intent
         where organization_id = ${ctx.actor.organizationId} and purchase_status = 'PENDING' and paid_at is null`,
  );
}

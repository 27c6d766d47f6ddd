import { raw } from "#db/client.ts";
import type { VerificationProvider } from "#db/schema/enums.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { record } from "#server/platform/audit/record.ts";
import { noteChanges } from "#server/platform/outbox/record-event.ts";
import { accountBook } from "./account-book.ts";
import type { updateSettings as operation, Settings } from "./contract.ts";
import { readSettings } from "./read-settings.ts";

/**
 * Changes how the caller's organization wants things done: the fields that are sent, and no other.
 * @throws Refusal not_allowed, invalid_value
 */
export async function updateSettings({ ctx, input }: Call<typeof operation>): Promise<Settings> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  await sql`
    insert into organization_settings (organization_id, updated_at) values (${organizationId}, ${at})
    on conflict do nothing`;
  // Two who change different fields at once keep both changes.
  await sql`select from organization_settings where organization_id = ${organizationId} for no key update`;
  const before = await readSettings(ctx);
  const checker = input.verificationProvider ?? before.verificationProvider;
  if (checker !== before.verificationProvider) requireChecker(ctx, checker);
  const account = input.bankAccount === undefined ? before.bankAccount : input.bankAccount;
  const wanted = { ...before, ...input };
  await sql`
    update organization_settings
       set account_holder = ${account?.accountHolder ?? null}, iban = ${account?.iban ?? null}, bic = ${account?.bic ?? null},
           verification_provider = ${wanted.verificationProvider},
           verification_valid_days = ${wanted.verificationValidDays},
           tracks_trade_payments = ${wanted.tracksTradePayments}, updated_at = ${at}
     where organization_id = ${organizationId}`;
  const after = await readSettings(ctx);
  await record(ctx, { action: "updateSettings", resource: "settings", id: organizationId, before, after });
  await notePurchases(ctx);
  if (!ctx.dryRun) accountBook(ctx.app).forget(organizationId);
  return after;
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

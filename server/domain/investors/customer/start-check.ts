import { raw } from "#db/client.ts";
import type { CustomerType, VerificationProvider } from "#db/schema/enums.ts";
import { readSettings } from "#server/domain/organization/api.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { idsOf } from "#server/kernel/reading/rows.ts";
import { enqueueAll } from "#server/platform/queue/enqueue.ts";
import { providerFor } from "./rules.ts";

/**
 * Begins the check of a customer; see {@link startChecks}.
 * @returns false where a check runs already
 */
export async function startCheck(ctx: CallerContext, customerId: string): Promise<boolean> {
  return (await startChecks(ctx, [customerId])) === 1;
}

/**
 * Begins the checks of customers that need nothing more, and are held by this transaction or new in it: they are
 * IN_PROGRESS from now on, and whoever the organization has chosen decides. A provider is asked once this commits.
 * @returns how many began; the others run already
 */
export async function startChecks(ctx: CallerContext, customerIds: readonly string[]): Promise<number> {
  if (customerIds.length === 0) return 0;
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  const customers = await sql<{ id: string; type: CustomerType }[]>`
    update customer
       set verification_status = 'IN_PROGRESS', verification_error_code = null, verification_error_reason = null,
           verified_until = null, check_submitted_at = coalesce(check_submitted_at, ${at}), updated_at = ${at}
     where organization_id = ${organizationId} and id = any (${idsOf(sql, customerIds)})
    returning id, type`;
  const { verificationProvider: chosen } = await readSettings(ctx);
  const checks = customers.map(({ id: customer_id, type }) => ({
    id: newId("ver", ctx.now),
    customer_id,
    provider: providerFor(chosen, type, (name) => ctx.app.identities[name] !== null),
  }));
  const started = await sql<{ id: string; provider: VerificationProvider }[]>`
    insert into verification (organization_id, id, customer_id, provider, submitted_at)
    select ${organizationId}, r.id, r.customer_id, r.provider, ${at}
      from jsonb_to_recordset(${JSON.stringify(checks)}::jsonb)
        as r(id text, customer_id text, provider verification_provider)
    on conflict (organization_id, customer_id) where status = 'IN_PROGRESS' do nothing
    returning id, provider`;
  const asked = started.filter(({ provider }) => provider !== "MANUAL");
  await enqueueAll(
    ctx,
    asked.map(({ id }) => ({ task: "checkVerification", key: id, payload: { verificationId: id } })),
  );
  return started.length;
}

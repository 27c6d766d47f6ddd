import { raw } from "#db/client.ts";
import type { CustomerType } from "#db/schema/enums.ts";
import { readSettings } from "#server/domain/organization/api.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { enqueue } from "#server/platform/queue/enqueue.ts";
import { providerFor } from "./rules.ts";

/**
 * Begins the check of a customer that needs nothing more, and is held by this transaction or new in it: it is
 * IN_PROGRESS from now on, and whoever the organization has chosen decides. A provider is asked once this commits.
 * @returns false where a check runs already
 */
export async function startCheck(ctx: CallerContext, customerId: string): Promise<boolean> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  const [customer] = await sql<{ type: CustomerType }[]>`
    update customer
       set verification_status = 'IN_PROGRESS', verification_error_code = null, verification_error_reason = null,
           verified_until = null, check_submitted_at = coalesce(check_submitted_at, ${at}), updated_at = ${at}
     where organization_id = ${organizationId} and id = ${customerId}
    returning type`;
  if (!customer) return false;
  const { verificationProvider: chosen } = await readSettings(ctx);
  const provider = providerFor(chosen, customer.type, (name) => ctx.app.identities[name] !== null);
  const id = newId("ver", ctx.now);
  const started = await sql`
    insert into verification (organization_id, id, customer_id, provider, submitted_at)
    values (${organizationId}, ${id}, ${customerId}, ${provider}, ${at})
    on conflict (organization_id, customer_id) where status = 'IN_PROGRESS' do nothing
    returning id`;
  if (started.length === 0) return false;
  if (provider !== "MANUAL") {
    await enqueue(ctx, { task: "checkVerification", key: id, payload: { verificationId: id } });
  }
  return true;
}

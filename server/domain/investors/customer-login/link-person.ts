import { raw } from "#db/client.ts";
import { changeIf } from "#server/platform/audit/change.ts";
import type { CustomerContext } from "./as-customer.ts";
import type { LinkedCustomer } from "./contract.ts";
import { auditedAccess } from "./read-access.ts";

/**
 * Lets a person sign in as the customer it acts as; once is enough.
 * @param action the operation it was asked for by, for the audit trail
 */
export async function linkPerson(ctx: CustomerContext, action: string): Promise<LinkedCustomer> {
  const { organizationId, customerId, userId } = ctx.actor;
  const sql = raw(ctx.db);
  await changeIf(ctx, auditedAccess, customerId, { action }, async () => {
    const added = await sql`
      insert into customer_login (organization_id, customer_id, user_id, created_at)
      values (${organizationId}, ${customerId}, ${userId}, ${ctx.now.toISOString()})
      on conflict do nothing`;
    return added.count > 0;
  });
  const [names] = await sql<{ organization_name: string; customer_name: string }[]>`
    select g.name as organization_name, coalesce(c.name, c.username, c.id) as customer_name
      from customer c join organization g on g.id = c.organization_id
     where c.organization_id = ${organizationId} and c.id = ${customerId}`;
  return {
    value: `customer:${organizationId}:${customerId}`,
    organizationId,
    organizationName: names?.organization_name ?? "",
    customerId,
    customerName: names?.customer_name ?? "",
  };
}

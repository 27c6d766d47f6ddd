import { raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import type { Call, Context } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { toIso } from "#server/kernel/format.ts";
import type { getCustomerInvitation as operation } from "./contract.ts";
import { hashOf } from "./token.ts";

/**
 * Who invites whom, for whoever has the link.
 * @throws Refusal customer_invitation_not_found
 */
export async function getCustomerInvitation({
  ctx,
  input,
}: Call<typeof operation, Context>): Promise<(typeof operation)["output"]["_input"]> {
  const [found] = await raw(ctx.db)<{ organization_id: string; customer_id: string; expires_at: string }[]>`
    select organization_id, customer_id, expires_at from customer_invitation
     where token_hash = ${hashOf(input.token)} and accepted_at is null and expires_at > ${ctx.now.toISOString()}`;
  if (!found) throw refuse("customer_invitation_not_found", {}, "token");
  const { organization_id: organizationId, customer_id: customerId } = found;
  const [names] = await inTenant(
    ctx.app,
    organizationId,
    "read",
    (db) => raw(db)<{ organization: string; customer: string | null }[]>`
      select g.name as organization, coalesce(c.name, c.username) as customer
        from customer c join organization g on g.id = c.organization_id
       where c.organization_id = ${organizationId} and c.id = ${customerId}`,
  );
  return {
    organizationName: names?.organization ?? "",
    ...(names?.customer && { customerName: masked(names.customer) }),
    expiresAt: toIso(found.expires_at),
  };
}

/** Leaves of each word its first letter. */
function masked(name: string): string {
  return name.replace(/(?<=[^\s])[^\s]/gu, "•");
}

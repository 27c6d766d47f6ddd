import { raw } from "#db/client.ts";
import { lockCustomer } from "#server/domain/investors/customer/lock-customer.ts";
import { requireCustomer } from "#server/domain/investors/customer/require-customer.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { toIso } from "#server/kernel/format.ts";
import type { Audited } from "#server/platform/audit/change.ts";
import type { CustomerAccess, getCustomerAccess as operation } from "./contract.ts";

/**
 * Who signs in as a customer, and who was asked to; a customer sees itself alone.
 * @throws Refusal customer_not_found, not_allowed
 */
export async function getCustomerAccess({ ctx, input }: Call<typeof operation>): Promise<CustomerAccess> {
  await requireCustomer(ctx, input.customerId);
  return readAccess(ctx, input.customerId);
}

/** Reads who signs in as one customer of the caller's organization. */
export async function readAccess(ctx: CallerContext, customerId: string): Promise<CustomerAccess> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const logins = await sql<{ user_id: string; name: string; email: string; created_at: string }[]>`
    select l.user_id, u.name, u.email, l.created_at
      from customer_login l join auth_user u on u.id = l.user_id
     where l.organization_id = ${organizationId} and l.customer_id = ${customerId}
     order by l.created_at, l.user_id`;
  const invitations = await sql<{ id: string; email: string; expires_at: string; created_at: string }[]>`
    select id, email, expires_at, created_at from customer_invitation
     where organization_id = ${organizationId} and customer_id = ${customerId}
       and accepted_at is null and expires_at > ${ctx.now.toISOString()}
     order by created_at desc, id desc`;
  return {
    object: "customer_access",
    logins: logins.map(({ user_id, name, email, created_at }) => ({
      userId: user_id,
      name,
      email,
      createdAt: toIso(created_at),
    })),
    invitations: invitations.map(({ id, email, expires_at, created_at }) => ({
      object: "customer_invitation",
      invitationId: id,
      customerId,
      email,
      expiresAt: toIso(expires_at),
      createdAt: toIso(created_at),
    })),
  };
}

/** How changes of who signs in as a customer are recorded. */
export const auditedAccess: Audited<Pick<CustomerAccess, "logins">> = {
  type: "customer",
  lock: lockCustomer,
  async read(ctx, customerId) {
    const { logins } = await readAccess(ctx, customerId);
    return { logins };
  },
};

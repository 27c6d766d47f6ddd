import { raw } from "#db/client.ts";
import { requireCustomer } from "#server/domain/investors/customer/require-customer.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { record } from "#server/platform/audit/record.ts";
import { type CustomerAccess, revokeCustomerInvitation as operation } from "./contract.ts";
import { readAccess } from "./read-access.ts";

/**
 * Makes the link of an invitation that nobody accepted yet useless.
 * @throws Refusal customer_not_found, not_allowed, customer_invitation_not_found
 */
export async function revokeCustomerInvitation({
  ctx,
  input,
}: Call<typeof operation>): Promise<CustomerAccess> {
  const { customerId, invitationId: id } = input;
  await requireCustomer(ctx, customerId);
  const [gone] = await raw(ctx.db)<{ email: string }[]>`
    delete from customer_invitation
     where organization_id = ${ctx.actor.organizationId} and customer_id = ${customerId} and id = ${id}
       and accepted_at is null
    returning email`;
  if (!gone) throw refuse("customer_invitation_not_found", {}, "invitationId");
  await record(ctx, { action: operation.name, resource: "invitation", id, before: { customerId, ...gone } });
  return readAccess(ctx, customerId);
}

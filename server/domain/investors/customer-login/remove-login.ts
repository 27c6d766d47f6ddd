import { raw } from "#db/client.ts";
import { requireCustomer } from "#server/domain/investors/customer/require-customer.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import { type CustomerAccess, removeCustomerLogin as operation } from "./contract.ts";
import { auditedAccess, readAccess } from "./read-access.ts";

/**
 * Stops a person from signing in as a customer, with their next request; see also `claimable_customers`.
 * @throws Refusal customer_not_found, not_allowed, login_not_found
 */
export async function removeCustomerLogin({ ctx, input }: Call<typeof operation>): Promise<CustomerAccess> {
  const { customerId, userId } = input;
  await requireCustomer(ctx, customerId);
  await change(ctx, auditedAccess, customerId, { action: operation.name }, async () => {
    const [gone] = await raw(ctx.db)`
    delete from customer_login
     where organization_id = ${ctx.actor.organizationId} and customer_id = ${customerId} and user_id = ${userId}
    returning user_id`;
    if (!gone) throw refuse("login_not_found", {}, "userId");
  });
  return readAccess(ctx, customerId);
}

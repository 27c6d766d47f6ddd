import { raw } from "#db/client.ts";
import { actAs } from "#server/domain/organization/api.ts";
import type { Call, PersonContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { asCustomer } from "./as-customer.ts";
import { type LinkedCustomer, claimCustomer as operation } from "./contract.ts";
import { linkPerson } from "./link-person.ts";
import { readClaimable } from "./list-claimable.ts";

/**
 * Lets a person sign in as a customer that has their confirmed e-mail address, and makes their browser act as it.
 * @throws Refusal customer_not_found
 */
export async function claimCustomer({
  ctx,
  input,
}: Call<typeof operation, PersonContext>): Promise<LinkedCustomer> {
  const { organizationId, customerId } = input;
  const own = await asCustomer(ctx, organizationId, customerId);
  // The lock orders this claim and any other new sign-in of the same customer.
  await raw(ctx.db)`
    select from customer where organization_id = ${organizationId} and id = ${customerId} for no key update`;
  const claimable = await readClaimable(ctx);
  if (!claimable.some((one) => one.organizationId === organizationId && one.customerId === customerId)) {
    throw refuse("customer_not_found", {}, "customerId");
  }
  const linked = await linkPerson(own, operation.name);
  await actAs(ctx, organizationId, customerId);
  return linked;
}

import { raw } from "#db/client.ts";
import { actAs } from "#server/domain/organization/api.ts";
import type { Call, PersonContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { asCustomer } from "./as-customer.ts";
import { type LinkedCustomer, acceptCustomerInvitation as operation } from "./contract.ts";
import { linkPerson } from "./link-person.ts";
import { hashOf } from "./token.ts";

/**
 * Lets whoever is signed in sign in as the customer of an invitation, and makes their browser act as it. The link works
 * once, whoever races.
 * @throws Refusal customer_invitation_not_found
 */
export async function acceptCustomerInvitation({
  ctx,
  input,
}: Call<typeof operation, PersonContext>): Promise<LinkedCustomer> {
  const at = ctx.now.toISOString();
  const [accepted] = await raw(ctx.db)<{ organization_id: string; customer_id: string }[]>`
    update customer_invitation set accepted_at = ${at}
     where token_hash = ${hashOf(input.token)} and accepted_at is null and expires_at > ${at}
    returning organization_id, customer_id`;
  if (!accepted) throw refuse("customer_invitation_not_found", {}, "token");
  const own = await asCustomer(ctx, accepted.organization_id, accepted.customer_id);
  const linked = await linkPerson(own, operation.name);
  await actAs(ctx, linked.organizationId, linked.customerId);
  return linked;
}

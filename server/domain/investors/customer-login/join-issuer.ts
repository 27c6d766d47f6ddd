import { raw } from "#db/client.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { onboardCustomer } from "#server/domain/investors/customer/create-customer.ts";
import { actAs } from "#server/domain/organization/api.ts";
import type { Call, PersonContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { asCustomer } from "./as-customer.ts";
import { joinIssuer as operation } from "./contract.ts";
import { linkPerson } from "./link-person.ts";

/**
 * Onboards the person who is signed in as a customer of an issuer, and makes their browser act as it. A person who
 * already is a customer of the issuer is refused.
 * @throws Refusal organization_not_found, already_customer, wallet_taken
 */
export async function joinIssuer({
  ctx,
  input: { organizationId, ...input },
}: Call<typeof operation, PersonContext>): Promise<Customer> {
  const own = await asCustomer(ctx, organizationId, newId("cus", ctx.now));
  const sql = raw(ctx.db);
  const [issuer] = await sql<{ name: string }[]>`select name from organization where id = ${organizationId}`;
  if (!issuer) throw refuse("organization_not_found", {}, "organizationId");
  // The same person's second request waits for the first.
  await sql`select from auth_user where id = ${ctx.person.userId} for no key update`;
  const [already] = await sql`
    select from customer_login where organization_id = ${organizationId} and user_id = ${ctx.person.userId}`;
  if (already) throw refuse("already_customer", { organization: issuer.name });
  const { customerId } = own.actor;
  const created = await onboardCustomer(own, customerId, operation.name, input);
  await linkPerson(own, operation.name);
  await actAs(ctx, organizationId, customerId);
  return created;
}

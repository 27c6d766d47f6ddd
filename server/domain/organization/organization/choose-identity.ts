import { raw } from "#db/client.ts";
import type { Call, PersonContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { chooseIdentity as operation } from "./contract.ts";
import { readIdentities } from "./get-viewer.ts";

/**
 * Makes the browser of a person who signed in act as another of their identities.
 * @throws Refusal identity_not_found
 */
export async function chooseIdentity({
  ctx,
  input,
}: Call<typeof operation, PersonContext>): Promise<{ value: string }> {
  const identities = await readIdentities(ctx, ctx.person.userId);
  const chosen = identities.find(({ value }) => value === input.value);
  if (!chosen) throw refuse("identity_not_found", {}, "value");
  await actAs(ctx, chosen.organizationId, chosen.role === undefined ? customerOf(chosen.value) : null);
  return { value: chosen.value };
}

/** From the next request on, the person's browser acts as a member, or as the customer that is named. */
export async function actAs(
  ctx: PersonContext,
  organizationId: string,
  customerId: string | null,
): Promise<void> {
  await raw(ctx.db)`
    update auth_session set active_organization_id = ${organizationId}, active_customer_id = ${customerId}
     where id = ${ctx.person.sessionId}`;
}

function customerOf(value: string): string {
  return value.split(":")[2] ?? "";
}

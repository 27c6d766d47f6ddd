import { insertMember } from "#server/domain/organization/member/insert-member.ts";
import type { Call, CallerContext, PersonContext } from "#server/kernel/context.ts";
import { record } from "#server/platform/audit/record.ts";
import { actAs } from "./choose-identity.ts";
import { type Organization, createOrganization as operation } from "./contract.ts";
import { foundOrganization } from "./found-organization.ts";

/**
 * Makes an organization of which the person is the owner, and acts for it from then on.
 * @throws Refusal slug_taken
 */
export async function createOrganization({
  ctx,
  input,
}: Call<typeof operation, PersonContext>): Promise<Organization> {
  const created = await foundOrganization(ctx, input);
  const { organizationId } = created;
  const { userId } = ctx.person;
  const owner: CallerContext = {
    ...ctx,
    actor: { kind: "member", organizationId, userId, roles: ["owner"] },
  };
  const member = await insertMember(owner, userId, "owner");
  const { name: action } = operation;
  await record(owner, { action, resource: "organization", id: organizationId, after: created });
  await record(owner, { action, resource: "member", id: member.memberId, after: member });
  await actAs(ctx, organizationId, null);
  return created;
}

import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import { type Member, changeMember as operation } from "./contract.ts";
import { auditedMember } from "./read-members.ts";
import { managerOf, requireOwnerFor } from "./rules.ts";

/**
 * Gives a member another role, from their next request on.
 * @throws Refusal member_not_found, not_allowed, owner_required, last_owner
 */
export async function changeMember({ ctx, input }: Call<typeof operation>): Promise<Member> {
  return change(ctx, auditedMember, input.memberId, { action: operation.name }, async ({ role }) => {
    requireOwnerFor(managerOf(ctx.actor), role, input.role);
    const [changed] = await raw(ctx.db)`
    update member m set role = ${input.role}
     where m.organization_id = ${ctx.actor.organizationId} and m.id = ${input.memberId}
       and (m.role <> 'owner' or ${input.role === "owner"} or exists (
         select from member o where o.organization_id = m.organization_id and o.role = 'owner' and o.id <> m.id))
    returning m.id`;
    if (!changed) throw refuse("last_owner", {}, "role");
  });
}

import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { remove } from "#server/platform/audit/change.ts";
import { type Member, removeMember as operation } from "./contract.ts";
import { auditedMember } from "./read-members.ts";
import { managerOf, requireOwnerFor } from "./rules.ts";

/**
 * Ends a membership, one's own too. Sessions act for an organization only while the membership is there, so the
 * person's browsers stop at once.
 * @throws Refusal member_not_found, not_allowed, owner_required, last_owner
 */
export async function removeMember({ ctx, input }: Call<typeof operation>): Promise<Member> {
  const { actor } = ctx;
  return remove(ctx, auditedMember, input.memberId, operation.name, async ({ userId, role }) => {
    const isLeaving = actor.kind === "member" && actor.userId === userId;
    if (!isLeaving) requireOwnerFor(managerOf(actor), role);
    const [removed] = await raw(ctx.db)`
    delete from member m
     where m.organization_id = ${actor.organizationId} and m.id = ${input.memberId}
       and (m.role <> 'owner' or exists (
         select from member o where o.organization_id = m.organization_id and o.role = 'owner' and o.id <> m.id))
    returning m.id`;
    if (!removed) throw refuse("last_owner", {}, "memberId");
  });
}

import { raw } from "#db/client.ts";
import { managerOf, requireOwnerFor } from "#server/domain/organization/member/rules.ts";
import type { Call } from "#server/kernel/context.ts";
import { record } from "#server/platform/audit/record.ts";
import { type Invitation, cancelInvitation as operation } from "./contract.ts";
import { readInvitation } from "./read-invitations.ts";
import { notOpen } from "./rules.ts";

/**
 * Takes an invitation back.
 * @throws Refusal invitation_not_found, not_allowed, owner_required, invitation_not_open
 */
export async function cancelInvitation({ ctx, input }: Call<typeof operation>): Promise<Invitation> {
  const before = await readInvitation(ctx, input.invitationId);
  requireOwnerFor(managerOf(ctx.actor), before.role);
  const [cancelled] = await raw(ctx.db)`
    update invitation set status = 'canceled'
     where organization_id = ${ctx.actor.organizationId} and id = ${input.invitationId} and status = 'pending'
    returning id`;
  if (!cancelled) throw notOpen((await readInvitation(ctx, input.invitationId)).status);
  const after: Invitation = { ...before, status: "CANCELLED" };
  await record(ctx, {
    action: operation.name,
    resource: "invitation",
    id: before.invitationId,
    before,
    after,
  });
  return after;
}

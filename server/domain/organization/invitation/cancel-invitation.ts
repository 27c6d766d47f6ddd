import { raw } from "#db/client.ts";
import { managerOf, requireOwnerFor } from "#server/domain/organization/member/rules.ts";
import type { Call } from "#server/kernel/context.ts";
import { change } from "#server/platform/audit/change.ts";
import { type Invitation, cancelInvitation as operation } from "./contract.ts";
import { auditedInvitation } from "./read-invitations.ts";
import { notOpen } from "./rules.ts";

/**
 * Takes an invitation back.
 * @throws Refusal invitation_not_found, not_allowed, owner_required, invitation_not_open
 */
export async function cancelInvitation({ ctx, input }: Call<typeof operation>): Promise<Invitation> {
  const { invitationId: id } = input;
  return change(ctx, auditedInvitation, id, { action: operation.name }, async ({ role, status }) => {
    requireOwnerFor(managerOf(ctx.actor), role);
    const [cancelled] = await raw(ctx.db)`
    update invitation set status = 'canceled'
     where organization_id = ${ctx.actor.organizationId} and id = ${id} and status = 'pending'
    returning id`;
    if (!cancelled) throw notOpen(status);
  });
}

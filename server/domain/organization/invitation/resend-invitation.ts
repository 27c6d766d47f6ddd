import { raw } from "#db/client.ts";
import { managerOf, requireOwnerFor } from "#server/domain/organization/member/rules.ts";
import type { Call } from "#server/kernel/context.ts";
import { record } from "#server/platform/audit/record.ts";
import { type Invitation, resendInvitation as operation } from "./contract.ts";
import { invitationExpiry, postInvitation } from "./post-invitation.ts";
import { readInvitation } from "./read-invitations.ts";
import { notOpen } from "./rules.ts";

/**
 * Mails an invitation again, for another seven days.
 * @throws Refusal invitation_not_found, not_allowed, owner_required, invitation_not_open
 */
export async function resendInvitation({ ctx, input }: Call<typeof operation>): Promise<Invitation> {
  const before = await readInvitation(ctx, input.invitationId);
  requireOwnerFor(managerOf(ctx.actor), before.role);
  const expiresAt = invitationExpiry(ctx.now).toISOString();
  const [sent] = await raw(ctx.db)`
    update invitation set expires_at = ${expiresAt}
     where organization_id = ${ctx.actor.organizationId} and id = ${input.invitationId} and status = 'pending'
    returning id`;
  if (!sent) throw notOpen(before.status);
  const after: Invitation = { ...before, status: "PENDING", expiresAt };
  await postInvitation(ctx, after);
  await record(ctx, {
    action: operation.name,
    resource: "invitation",
    id: before.invitationId,
    before,
    after,
  });
  return after;
}

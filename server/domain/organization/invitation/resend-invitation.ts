import { raw } from "#db/client.ts";
import { managerOf, requireOwnerFor } from "#server/domain/organization/member/rules.ts";
import type { Call } from "#server/kernel/context.ts";
import { change } from "#server/platform/audit/change.ts";
import { type Invitation, resendInvitation as operation } from "./contract.ts";
import { invitationExpiry, postInvitation } from "./post-invitation.ts";
import { auditedInvitation } from "./read-invitations.ts";
import { notOpen } from "./rules.ts";

/**
 * Mails an invitation again, for another seven days.
 * @throws Refusal invitation_not_found, not_allowed, owner_required, invitation_not_open
 */
export async function resendInvitation({ ctx, input }: Call<typeof operation>): Promise<Invitation> {
  const { invitationId: id } = input;
  return change(ctx, auditedInvitation, id, { action: operation.name }, async (before) => {
    requireOwnerFor(managerOf(ctx.actor), before.role);
    const expiresAt = invitationExpiry(ctx.now).toISOString();
    const [sent] = await raw(ctx.db)`
    update invitation set expires_at = ${expiresAt}
     where organization_id = ${ctx.actor.organizationId} and id = ${id} and status = 'pending'
    returning id`;
    if (!sent) throw notOpen(before.status);
    await postInvitation(ctx, { ...before, status: "PENDING", expiresAt });
  });
}

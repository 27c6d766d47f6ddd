import { raw } from "#db/client.ts";
import { enterTenant } from "#db/tenant.ts";
import { insertMember } from "#server/domain/organization/member/insert-member.ts";
import { actAs } from "#server/domain/organization/organization/choose-identity.ts";
import type { Call, CallerContext, PersonContext } from "#server/kernel/context.ts";
import { type Audited, change, lockRow } from "#server/platform/audit/change.ts";
import { record } from "#server/platform/audit/record.ts";
import {
  acceptInvitation as accepting,
  declineInvitation as declining,
  type ReceivedInvitation,
} from "./contract.ts";
import { readReceived } from "./get-invitation.ts";
import { notOpen, requireReceiver } from "./rules.ts";

type AnswerCall = Call<typeof accepting, PersonContext>;

/**
 * Makes the person who was invited a member, and lets their browser act for the organization.
 * @throws Refusal invitation_not_found, invitation_not_yours, email_not_verified, invitation_not_open, already_member
 */
export async function acceptInvitation(call: AnswerCall): Promise<ReceivedInvitation> {
  const { invitation, inside } = await answer(call, "accepted", accepting.name);
  const member = await insertMember(inside, call.ctx.person.userId, invitation.role);
  await record(inside, { action: accepting.name, resource: "member", id: member.memberId, after: member });
  await actAs(call.ctx, invitation.organizationId, null);
  return invitation;
}

/**
 * Turns an invitation down.
 * @throws Refusal invitation_not_found, invitation_not_yours, email_not_verified, invitation_not_open
 */
export async function declineInvitation(call: AnswerCall): Promise<ReceivedInvitation> {
  return (await answer(call, "rejected", declining.name)).invitation;
}

/** Answers an invitation once, whoever races; the transaction is the organization's from then on. */
async function answer(
  { ctx, input: { invitationId } }: AnswerCall,
  stored: "accepted" | "rejected",
  action: string,
): Promise<{ invitation: ReceivedInvitation; inside: CallerContext }> {
  const { email, organizationId, role } = await readReceived(ctx, invitationId);
  requireReceiver(email, ctx.person);
  await enterTenant(ctx.db, organizationId);
  const { userId } = ctx.person;
  const inside: CallerContext = { ...ctx, actor: { kind: "member", organizationId, userId, roles: [role] } };
  const invitation = await change(inside, auditedAnswer, invitationId, { action }, async ({ status }) => {
    const [answered] = await raw(ctx.db)`
      update invitation set status = ${stored}
       where organization_id = ${organizationId} and id = ${invitationId} and status = 'pending'
         and expires_at > ${ctx.now.toISOString()}
      returning id`;
    if (!answered) throw notOpen(status);
  });
  return { invitation, inside };
}

const auditedAnswer: Audited<ReceivedInvitation> = {
  type: "invitation",
  lock: lockRow("invitation"),
  read: readReceived,
};

import { raw } from "#db/client.ts";
import { enterTenant } from "#db/tenant.ts";
import { insertMember } from "#server/domain/organization/member/insert-member.ts";
import { actAs } from "#server/domain/organization/organization/choose-identity.ts";
import type { Call, CallerContext, PersonContext } from "#server/kernel/context.ts";
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
  const { before, inside } = await answer(call, "accepted", "ACCEPTED", accepting.name);
  const member = await insertMember(inside, call.ctx.person.userId, before.role);
  await record(inside, { action: accepting.name, resource: "member", id: member.memberId, after: member });
  await actAs(call.ctx, before.organizationId, null);
  return { ...before, status: "ACCEPTED" };
}

/**
 * Turns an invitation down.
 * @throws Refusal invitation_not_found, invitation_not_yours, email_not_verified, invitation_not_open
 */
export async function declineInvitation(call: AnswerCall): Promise<ReceivedInvitation> {
  const { before } = await answer(call, "rejected", "DECLINED", declining.name);
  return { ...before, status: "DECLINED" };
}

/** Answers an invitation once, whoever races; the transaction is the organization's from then on. */
async function answer(
  { ctx, input }: AnswerCall,
  stored: "accepted" | "rejected",
  status: "ACCEPTED" | "DECLINED",
  action: string,
): Promise<{ before: ReceivedInvitation; inside: CallerContext }> {
  const before = await readReceived(ctx, input.invitationId);
  requireReceiver(before.email, ctx.person);
  const { organizationId, role } = before;
  const [answered] = await raw(ctx.db)`
    update invitation set status = ${stored}
     where id = ${input.invitationId} and status = 'pending' and expires_at > ${ctx.now.toISOString()}
    returning id`;
  if (!answered) throw notOpen((await readReceived(ctx, input.invitationId)).status);
  await enterTenant(ctx.db, organizationId);
  const { userId } = ctx.person;
  const inside: CallerContext = { ...ctx, actor: { kind: "member", organizationId, userId, roles: [role] } };
  const change = { before: { status: before.status }, after: { status } };
  await record(inside, { action, resource: "invitation", id: input.invitationId, ...change });
  return { before, inside };
}

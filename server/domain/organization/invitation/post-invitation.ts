import { postIssuerMail } from "#server/domain/organization/brand/post-issuer-mail.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { daysAfter } from "#server/kernel/fields/days.ts";
import { INVITATION_DAYS, type Invitation } from "./contract.ts";

/** Until when an invitation that is sent now can be accepted. */
export function invitationExpiry(now: Date): Date {
  return daysAfter(now, INVITATION_DAYS);
}

/** Mails the link of an invitation, once the transaction commits. */
export async function postInvitation(ctx: CallerContext, invitation: Invitation): Promise<void> {
  const { invitationId, inviterName, role, email } = invitation;
  await postIssuerMail(ctx, (name) => ({
    recipient: email,
    subject: `Invitation to ${name} on Offerboard`,
    name: null,
    paragraphs: [
      `${inviterName} invites you to ${name} on Offerboard, with the role ${role}. Open this link to accept or decline; it works for ${INVITATION_DAYS} days.`,
    ],
    links: [{ label: "See the invitation", href: `${ctx.app.env.publicUrl}/invitations/${invitationId}` }],
    closing: "If you do not know them, ignore this mail: nothing happens unless you accept.",
  }));
}

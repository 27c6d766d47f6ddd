import { raw } from "#db/client.ts";
import { requireCustomer } from "#server/domain/investors/customer/require-customer.ts";
import { postIssuerMail } from "#server/domain/organization/api.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { daysAfter } from "#server/kernel/fields/days.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { record } from "#server/platform/audit/record.ts";
import type { Letter } from "#server/platform/mail/letter.ts";
import { type CustomerInvitation, INVITATION_DAYS, inviteCustomer as operation } from "./contract.ts";
import { hashOf, newToken } from "./token.ts";

/**
 * Sends a link by mail with which a person signs in as the customer; the mail goes out if and when this commits.
 * @throws Refusal customer_not_found, not_allowed, missing_field
 */
export async function inviteCustomer({ ctx, input }: Call<typeof operation>): Promise<CustomerInvitation> {
  const { organizationId } = ctx.actor;
  const { customerId } = input;
  await requireCustomer(ctx, customerId);
  const sql = raw(ctx.db);
  const [known] = await sql<{ name: string | null; email: string | null }[]>`
    select coalesce(c.name, c.username) as name, c.email from customer c
     where c.organization_id = ${organizationId} and c.id = ${customerId}`;
  const email = (input.email ?? known?.email ?? "").toLowerCase();
  if (email === "") throw refuse("missing_field", {}, "email");
  const token = newToken();
  const invitation: CustomerInvitation = {
    object: "customer_invitation",
    invitationId: newId("inv", ctx.now),
    customerId,
    email,
    expiresAt: daysAfter(ctx.now, INVITATION_DAYS).toISOString(),
    createdAt: ctx.now.toISOString(),
  };
  await sql`
    delete from customer_invitation
     where organization_id = ${organizationId} and customer_id = ${customerId} and email = ${email}
       and accepted_at is null`;
  await sql`
    insert into customer_invitation (organization_id, id, customer_id, email, token_hash, expires_at, created_at)
    values (${organizationId}, ${invitation.invitationId}, ${customerId}, ${email}, ${hashOf(token)},
      ${invitation.expiresAt}, ${invitation.createdAt})`;
  const link = `${ctx.app.env.publicUrl}/join/${token}`;
  await postIssuerMail(ctx, (issuer) => invitationMail(email, known?.name ?? null, issuer, link));
  const { invitationId: id } = invitation;
  await record(ctx, { action: operation.name, resource: "invitation", id, after: invitation });
  return invitation;
}

function invitationMail(recipient: string, name: string | null, organization: string, link: string): Letter {
  return {
    recipient,
    subject: `Your account with ${organization}`,
    name,
    paragraphs: [
      `${organization} has opened an account for you, with your purchases and holdings. Open this link to sign in to it. It works once, for ${INVITATION_DAYS} days.`,
    ],
    links: [{ label: "Open your account", href: link }],
    closing: `If you do not know ${organization}, ignore this mail: nothing happens without the link.`,
  };
}

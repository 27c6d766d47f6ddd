import { raw } from "#db/client.ts";
import { managerOf, requireOwnerFor } from "#server/domain/organization/member/rules.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { record } from "#server/platform/audit/record.ts";
import { type Invitation, inviteMember as operation } from "./contract.ts";
import { invitationExpiry, postInvitation } from "./post-invitation.ts";
import { readInvitation } from "./read-invitations.ts";

/**
 * Invites somebody by mail to become a member.
 * @throws Refusal not_allowed, owner_required, already_member, already_invited
 */
export async function inviteMember({
  ctx,
  input: { email, role },
}: Call<typeof operation>): Promise<Invitation> {
  const actor = managerOf(ctx.actor);
  requireOwnerFor(actor, role);
  const { organizationId, userId } = actor;
  const sql = raw(ctx.db);
  const [member] = await sql`
    select from member m join auth_user u on u.id = m.user_id
     where m.organization_id = ${organizationId} and u.email = ${email}`;
  if (member) throw refuse("already_member", {}, "email");
  const at = ctx.now.toISOString();
  // One that expired makes room for a new one.
  await sql`update invitation set status = 'canceled'
    where organization_id = ${organizationId} and email = ${email} and status = 'pending' and expires_at <= ${at}`;
  const invitationId = newId("inv", ctx.now);
  const [made] = await sql`
    insert into invitation (organization_id, id, email, role, status, expires_at, inviter_id, created_at)
    values (${organizationId}, ${invitationId}, ${email}, ${role}, 'pending',
      ${invitationExpiry(ctx.now).toISOString()}, ${userId}, ${at})
    on conflict (organization_id, email) where status = 'pending' do nothing returning id`;
  if (!made) throw refuse("already_invited", {}, "email");
  const invitation = await readInvitation(ctx, invitationId);
  await postInvitation(ctx, invitation);
  await record(ctx, { action: operation.name, resource: "invitation", id: invitationId, after: invitation });
  return invitation;
}

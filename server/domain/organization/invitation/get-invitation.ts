import { raw } from "#db/client.ts";
import type { Call, Context } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { getInvitation as operation, ReceivedInvitation } from "./contract.ts";
import { type InvitationRow, invitationColumns, presentInvitation } from "./read-invitations.ts";
import { isFor, maskEmail } from "./rules.ts";

/**
 * An invitation as whoever holds its link sees it.
 * @throws Refusal invitation_not_found
 */
export async function getInvitation({
  ctx,
  input,
}: Call<typeof operation, Context>): Promise<ReceivedInvitation> {
  const invitation = await readReceived(ctx, input.invitationId);
  return { ...invitation, email: invitation.isYours ? invitation.email : maskEmail(invitation.email) };
}

/**
 * Reads an invitation of any organization; for transactions of none.
 * @throws Refusal invitation_not_found
 */
export async function readReceived(ctx: Context, invitationId: string): Promise<ReceivedInvitation> {
  const sql = raw(ctx.db);
  const [row] = await sql<(InvitationRow & { organization_name: string })[]>`
    select ${invitationColumns(sql, ctx.now)}, g.name as organization_name
      from invitation i join auth_user u on u.id = i.inviter_id join organization g on g.id = i.organization_id
     where i.id = ${invitationId}`;
  if (!row) throw refuse("invitation_not_found", {}, "invitationId");
  const { createdAt: _, ...shown } = presentInvitation(row);
  return {
    ...shown,
    organizationId: row.organization_id,
    organizationName: row.organization_name,
    isYours: isFor(row.email, ctx.person),
  };
}

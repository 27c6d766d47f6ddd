import { raw, type Sql } from "#db/client.ts";
import type { Role } from "#db/schema/enums.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { toIso } from "#server/kernel/format.ts";
import { contains, when } from "#server/kernel/reading/narrowing.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import { type Audited, lockRow } from "#server/platform/audit/change.ts";
import type { Invitation, InvitationStatus, listInvitations as operation } from "./contract.ts";

/** An invitation as it is read. */
export interface InvitationRow {
  id: string;
  organization_id: string;
  email: string;
  role: Role;
  status: InvitationStatus;
  inviter_name: string;
  expires_at: string;
  created_at: string;
}

const sorts = {
  createdAt: { expression: "i.created_at", type: "timestamptz" },
  email: { expression: "i.email", type: "text" },
  expiresAt: { expression: "i.expires_at", type: "timestamptz" },
} as const;

/** The invitations of the caller's organization. */
export async function listInvitations({ ctx, input }: Call<typeof operation>): Promise<Page<Invitation>> {
  const sql = raw(ctx.db);
  return readPage<InvitationRow, Invitation>(ctx.db, {
    input,
    columns: invitationColumns(sql, ctx.now),
    from: sql`${source(sql)} where i.organization_id = ${ctx.actor.organizationId}
      ${when(sql, input.status, (status) => sql`${statusAt(sql, ctx.now)} = ${status}`)}
      ${when(sql, input.q, (q) => contains(sql, "i.email", q))}`,
    sorts,
    id: "i.id",
    present: presentInvitation,
  });
}

/**
 * Reads one invitation of the caller's organization.
 * @throws Refusal invitation_not_found
 */
export async function readInvitation(ctx: CallerContext, invitationId: string): Promise<Invitation> {
  const sql = raw(ctx.db);
  const [row] = await sql<InvitationRow[]>`
    select ${invitationColumns(sql, ctx.now)} ${source(sql)}
     where i.organization_id = ${ctx.actor.organizationId} and i.id = ${invitationId}`;
  if (!row) throw refuse("invitation_not_found", {}, "invitationId");
  return presentInvitation(row);
}

/** How changes of an invitation are recorded. */
export const auditedInvitation: Audited<Invitation> = {
  type: "invitation",
  lock: lockRow("invitation"),
  read: readInvitation,
};

/** The columns of {@link InvitationRow}, of `invitation i` and its inviter `u`. */
export function invitationColumns(sql: Sql, now: Date): Fragment {
  return sql`i.id, i.organization_id, i.email, i.role, ${statusAt(sql, now)} as status, u.name as inviter_name,
    i.expires_at, i.created_at`;
}

function source(sql: Sql): Fragment {
  return sql`from invitation i join auth_user u on u.id = i.inviter_id`;
}

function statusAt(sql: Sql, now: Date): Fragment {
  return sql`case i.status
    when 'pending' then case when i.expires_at > ${now.toISOString()} then 'PENDING' else 'EXPIRED' end
    when 'accepted' then 'ACCEPTED' when 'rejected' then 'DECLINED' else 'CANCELLED' end`;
}

/** Row → resource. */
export function presentInvitation(row: InvitationRow): Invitation {
  return {
    invitationId: row.id,
    email: row.email,
    role: row.role,
    status: row.status,
    inviterName: row.inviter_name,
    expiresAt: toIso(row.expires_at),
    createdAt: toIso(row.created_at),
  };
}

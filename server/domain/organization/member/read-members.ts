import { raw, type Sql } from "#db/client.ts";
import type { Role } from "#db/schema/enums.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { toIso } from "#server/kernel/format.ts";
import { contains, when } from "#server/kernel/reading/narrowing.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import type { Audited } from "#server/platform/audit/change.ts";
import type { Member, listMembers as operation } from "./contract.ts";
import { lockMembers } from "./lock-members.ts";

interface MemberRow {
  id: string;
  user_id: string;
  name: string;
  email: string;
  role: Role;
  two_factor_enabled: boolean;
  created_at: string;
}

const sorts = {
  createdAt: { expression: "m.created_at", type: "timestamptz" },
  name: { expression: "u.name", type: "text" },
  email: { expression: "u.email", type: "text" },
} as const;

/** Who belongs to the caller's organization. */
export async function listMembers({ ctx, input }: Call<typeof operation>): Promise<Page<Member>> {
  const sql = raw(ctx.db);
  return readPage<MemberRow, Member>(ctx.db, {
    input,
    columns: columns(sql),
    from: sql`${source(sql, ctx.actor.organizationId)}
      ${when(sql, input.role, (role) => sql`m.role = ${role}`)}
      ${when(sql, input.q, (q) => contains(sql, "u.name, u.email", q))}`,
    sorts,
    id: "m.id",
    present,
  });
}

/**
 * Reads one member of the caller's organization.
 * @throws Refusal member_not_found
 */
export async function readMember(ctx: CallerContext, memberId: string): Promise<Member> {
  const sql = raw(ctx.db);
  const [row] = await sql<MemberRow[]>`
    select ${columns(sql)} ${source(sql, ctx.actor.organizationId)} and m.id = ${memberId}`;
  if (!row) throw refuse("member_not_found", {}, "memberId");
  return present(row);
}

/** How changes of a member are recorded. */
export const auditedMember: Audited<Member> = { type: "member", lock: lockMembers, read: readMember };

function columns(sql: Sql): Fragment {
  return sql`m.id, m.user_id, u.name, u.email, m.role, u.two_factor_enabled, m.created_at`;
}

function source(sql: Sql, organizationId: string): Fragment {
  return sql`from member m join auth_user u on u.id = m.user_id where m.organization_id = ${organizationId}`;
}

function present(row: MemberRow): Member {
  return {
    memberId: row.id,
    userId: row.user_id,
    name: row.name,
    email: row.email,
    role: row.role,
    hasSecondFactor: row.two_factor_enabled,
    createdAt: toIso(row.created_at),
  };
}

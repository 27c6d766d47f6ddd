import { raw } from "#db/client.ts";
import type { Role } from "#db/schema/enums.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import type { Member } from "./contract.ts";
import { readMember } from "./read-members.ts";

/**
 * Makes a person a member of the caller's organization.
 * @throws Refusal already_member
 */
export async function insertMember(ctx: CallerContext, userId: string, role: Role): Promise<Member> {
  const memberId = newId("mem", ctx.now);
  const [made] = await raw(ctx.db)`
    insert into member (organization_id, id, user_id, role, created_at)
    values (${ctx.actor.organizationId}, ${memberId}, ${userId}, ${role}, ${ctx.now.toISOString()})
    on conflict (organization_id, user_id) do nothing returning id`;
  if (!made) throw refuse("already_member");
  return readMember(ctx, memberId);
}

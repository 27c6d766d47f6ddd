import type { Sql } from "#db/client.ts";
import type { Caller } from "#server/kernel/access.ts";
import { ME } from "#server/kernel/fields/me.ts";
import type { Seek } from "#server/kernel/reading/query.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import { having } from "#server/kernel/reading/search.ts";

/** The person that an id names: the caller for {@link ME}, who is nobody where no person calls. */
export function personMeant(actor: Caller, userId: string): string {
  if (userId !== ME) return userId;
  return actor.kind === "member" ? actor.userId : "";
}

/** SQL expression of who sees to the check of a customer `c` that runs: for the issuer, as long as they are a member. */
export function assigneeOf(sql: Sql, actor: Caller): Fragment {
  const { organizationId } = actor;
  if (actor.kind === "customer") return sql`null::json`;
  return sql`(select json_build_object('user_id', u.id, 'name', u.name)
    from verification a
    join member m on m.organization_id = ${organizationId} and m.user_id = a.assignee_id
    join auth_user u on u.id = m.user_id
   where a.organization_id = ${organizationId} and a.customer_id = c.id and a.status = 'IN_PROGRESS')`;
}

/** Customers whose check a person sees to. */
export function seenToBy(sql: Sql, actor: Caller, userId: string): Seek {
  return having(
    sql,
    ["a.customer_id", "c.id"],
    sql`from verification a
      where a.organization_id = ${actor.organizationId} and a.assignee_id = ${personMeant(actor, userId)}
        and a.status = 'IN_PROGRESS'`,
  );
}

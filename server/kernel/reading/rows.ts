import type postgres from "postgres";
import type { Sql } from "#db/client.ts";
import { MOST_COUNTED } from "#server/kernel/fields/list.ts";

/** A part of a statement. */
export type Fragment = postgres.Fragment;

/** Parts of a statement, one at least, with a word or a sign and its blanks between each two. */
export function joinParts(
  sql: Sql,
  parts: readonly Fragment[],
  between: " union all " | " or " | " and " | ", ",
): Fragment {
  const word = sql.unsafe(between);
  return parts.reduce((all, one) => sql`${all}${word}${one}`);
}

/**
 * Ids as an array that PostgreSQL does not count before it plans, so that it plans a statement once and not for each list
 * of ids anew: planning takes longer than reading.
 */
export function idsOf(sql: Sql, ids: readonly string[]): Fragment {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
}

/**
 * The rows of an organization's table that have these ids, in no order, in place of the table itself; each found by
 * {@link rowByKey}.
 */
export function byKey(sql: Sql, table: string, organizationId: string, ids: readonly string[]): Fragment {
  return sql`(select one.* from unnest(${idsOf(sql, [...new Set(ids)])}) named(id)
    cross join ${rowByKey(sql, table, organizationId, sql`named.id`)} one)`;
}

/**
 * `lateral` of the row of an organization's table that has the id another row of the statement tells. It is found by its key
 * whatever the statistics say: of a table that has grown since it was looked at last, or of an organization that has a
 * thousand times what others have, the planner would read all rows for a few of them, or for each all that they are joined to.
 */
export function rowByKey(sql: Sql, table: string, organizationId: string, id: Fragment): Fragment {
  return sql`lateral (
    select * from ${sql.unsafe(table)} r where r.organization_id = ${organizationId} and r.id = ${id} offset 0)`;
}

/**
 * That a column equals a key which another row of the statement tells, said twice: where nearly all rows have one value, the
 * planner expects as many of any other, and would look for those of a rare one among all rows. What lies between two values
 * it does not know, it takes for little.
 */
export function isKey(sql: Sql, column: Fragment, key: Fragment): Fragment {
  return sql`${column} = ${key} and ${column} between ${key} and ${key}`;
}

/**
 * Whether a row of the statement has one that it names, looked for row by row. Of `exists` PostgreSQL may make a table of all
 * that have one, when it expects to go through many rows; a page shows few of them.
 * @param one `from … where …` of what it is to have
 */
export function hasOne(sql: Sql, one: Fragment): Fragment {
  return sql`coalesce((select true ${one} limit 1), false)`;
}

/** How many rows there are, no more than {@link MOST_COUNTED}, as an expression. @param from `from … where …` */
export function countOf(sql: Sql, from: Fragment): Fragment {
  return sql`(select count(*)::int from (select ${from} limit ${sql.unsafe(String(MOST_COUNTED))}) counted)`;
}

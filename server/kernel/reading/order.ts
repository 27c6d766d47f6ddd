import type { Sql } from "#db/client.ts";
import type { Position } from "./keyset.ts";
import type { ListQuery, SortColumn } from "./query.ts";
import { type Fragment, isKey } from "./rows.ts";

/** Rows that a page is read by. The planner has to know the number, and statements for each would be too many. */
const STEPS = [21, 51, 101];

/** How many rows the statement reads for a page of these. */
export function rowsOf(limit: number): number {
  return STEPS.find((rows) => rows > limit) ?? limit + 1;
}

/** How the rows of a list follow each other. */
export interface Ordered {
  /** Whether rows of several kinds have an order each: one that has none of what is sought is gone through to its end. */
  readonly isApart: boolean;
  /** What rows of this alias are ordered by. */
  by(alias: string): Fragment;
  /** The first rows after the cursor that meet one more condition. */
  rows(count: number, condition?: Fragment): Fragment;
  /** Rows in no order, after no cursor: as many at most. */
  each(count: number): Fragment;
  /** The same where the condition leaves few rows. */
  few(count: number, condition: Fragment): Fragment;
}

/** The order that a list is asked for in, and the rows it begins with. */
export function order(
  sql: Sql,
  { input, columns, from, facets, keys, oneOf, ...query }: Omit<ListQuery<never, unknown>, "present">,
  { expression, type }: SortColumn,
  after: Position | null,
): Ordered {
  const value = sql.unsafe(expression);
  const id = sql.unsafe(query.id);
  const direction = sql.unsafe(input.order === "asc" ? "asc" : "desc");
  const beyond = sql.unsafe(input.order === "asc" ? ">" : "<");
  // The select hides the value: where many rows share the last one, the planner would take those from there on for none, and
  // read all of them by an index that knows nothing else of the list.
  const start = after
    ? sql`and (${value}, ${id}) ${beyond} ((select ${after.value}::text::${sql.unsafe(type)}), ${after.id}::text)`
    : sql``;
  const alias = query.alias ?? "listed";
  const row = sql.unsafe(alias);
  const selected = query.narrow ?? (query.alias ? sql`${row}.*` : columns);
  const by = (of: string) => sql.unsafe(`${of}.list_value ${input.order}, ${of}.list_id ${input.order}`);
  const first = (count: number, condition: Fragment) => sql`
    select ${selected}, ${value} as list_value, ${id} as list_id ${from} ${start} ${condition}
     order by ${value} ${direction}, ${id} ${direction} limit ${sql.unsafe(String(count))}`;
  // The select hides how many facets there are, so that one plan, kept, serves any number of them.
  const numbers = sql`(select ${[...(facets ?? [])]}::int[])`;
  const apart =
    keys ??
    (facets && {
      of: sql`unnest(${numbers}) as k(facets)`,
      columns: { "k.facets": `${alias}.facets` },
      // No index is to answer it: it is asked of rows that were found.
      among: sql`coalesce(${row}.facets = any (${numbers}::int[]), false)`,
    });
  const parts = oneOf ? byValues(sql, oneOf, first) : apart && byKeys(sql, apart, first);
  if (!parts)
    return {
      isApart: false,
      by,
      rows: (count, condition = sql``) => first(count, condition),
      each: (count) => first(count, sql``),
      few: first,
    };
  const { among, each } = parts;
  const limited = (count: number) => sql`limit ${sql.unsafe(String(count))}`;
  return {
    isApart: true,
    by,
    few: (count, condition) => first(count, sql`and ${among} ${condition}`),
    each: (count) => sql`select ${row}.* from (${each(count, sql``)}) ${row} ${limited(count)}`,
    rows: (count, condition = sql``) => sql`
      select ${row}.* from (${each(count, condition)}) ${row} order by ${by(alias)} ${limited(count)}`,
  };
}

/** The first rows of an order that meet a condition, which begins with `and`. */
type First = (count: number, condition: Fragment) => Fragment;

/** That a row has one of some values, and the first rows of each. */
interface Apart {
  readonly among: Fragment;
  readonly each: First;
}

function byValues(
  sql: Sql,
  { column: name, values }: NonNullable<ListQuery<never, unknown>["oneOf"]>,
  first: First,
): Apart {
  const column = sql.unsafe(name);
  const part = (count: number, condition: Fragment) => sql`(${first(count, condition)})`;
  return {
    among: sql`${column} = any (${[...values]}::text[])`,
    each: (count, condition) =>
      values
        .map((value) => part(count, sql`and ${column} = ${value} ${condition}`))
        .reduce((all, one) => sql`${all} union all ${one}`, part(0, sql`and false`)),
  };
}

function byKeys(
  sql: Sql,
  { of, columns, among }: NonNullable<ListQuery<never, unknown>["keys"]> & Partial<Pick<Apart, "among">>,
  first: First,
): Apart {
  const pairs = Object.entries(columns).map(
    ([key, column]) => [sql.unsafe(column), sql.unsafe(key)] as const,
  );
  const on = pairs.map(([column, key]) => sql`and ${isKey(sql, column, key)}`);
  return {
    among:
      among ??
      sql`exists (select from ${of} where true ${pairs.map(([column, key]) => sql`and ${column} = ${key}`)})`,
    each: (count, condition) => sql`
      select part.* from ${of} cross join lateral (${first(count, sql`${on} ${condition}`)}) part`,
  };
}

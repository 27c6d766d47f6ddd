import type { Sql } from "#db/client.ts";
import type { Position } from "./keyset.ts";
import type { ListQuery, SortColumn } from "./query.ts";
import { type Fragment, isKey, joinParts } from "./rows.ts";

/** Rows that a page is read by. The planner has to know the number, and statements for each would be too many. */
const STEPS = [21, 51, 101];

/** How many rows the statement reads for a page of these. */
export function rowsOf(limit: number): number {
  return STEPS.find((rows) => rows > limit) ?? limit + 1;
}

/** Orders of which reading the rows of all takes no longer than looking for those whose place is among the first. */
const FEW_ORDERS = 4;

/** How the rows of a list follow each other. */
export interface Ordered {
  /** Whether rows of many kinds have an order each: one that has none of what is sought is gone through to its end. */
  readonly isApart: boolean;
  /** What rows of this alias are ordered by. */
  by(alias: string): Fragment;
  /** The first rows after the cursor that meet one more condition. */
  rows(count: number, condition?: Fragment): Fragment;
  /** The first rows after the cursor, where most of them are looked at and not shown. */
  many(count: number): Fragment;
  /** Rows in no order, after no cursor: as many at most. */
  each(count: number): Fragment;
  /** The same where the condition leaves few rows. */
  few(count: number, condition: Fragment): Fragment;
  /** See `FirstRows.ofKeys`. */
  ofKeys(count: number, keys: Fragment, condition: Fragment): Fragment;
}

/** Rows whose places are compared at most, to find the first of them. */
const MOST_PLACES = 60_000;

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
  const place = sql`${value} as list_value, ${id} as list_id`;
  const limited = (count: number) => sql`limit ${sql.unsafe(String(count))}`;
  const merged = (parts: Fragment, count: number) => sql`
    select ${row}.* from (${parts}) ${row} order by ${by(alias)} ${limited(count)}`;
  const tables = [from].flat();
  const firstOf =
    (shown: Fragment): First =>
    (count, condition) => {
      const each = tables.map(
        (table) => sql`
    select ${shown} ${table} ${start} ${condition}
     order by ${value} ${direction}, ${id} ${direction} ${limited(count)}`,
      );
      return each.length > 1 ? merged(together(sql, each), count) : together(sql, each);
    };
  const first = firstOf(sql`${selected}, ${place}`);
  const ofKeys =
    (among: Fragment): Ordered["ofKeys"] =>
    (count, keys, condition) => {
      const each = tables.map((table) => sql`select ${place} ${table} ${start} ${among} ${condition}`);
      const most = sql.unsafe(String(MOST_PLACES));
      return sql`
        with places as materialized (
          select x.* from ${keys} cross join lateral (${together(sql, each)}) x limit ${most} + 1
        )
        (select p.list_id from places p where (select count(*) <= ${most} from places)
          order by ${by("p")} ${limited(count)})
        union all
        select null where (select count(*) > ${most} from places)`;
    };
  // The select hides how many facets there are, so that one plan, kept, serves any number of them.
  const numbers = sql`(select ${[...(facets ?? [])]}::int[])`;
  const apart =
    keys ??
    (facets && {
      of: sql`unnest(${numbers}) as k(facets)`,
      count: facets.length,
      columns: { "k.facets": `${alias}.facets` },
      // No index is to answer it: it is asked of rows that were found.
      among: sql`coalesce(${row}.facets = any (${numbers}::int[]), false)`,
    });
  const parts = oneOf ? byValues(sql, oneOf) : apart && byKeys(sql, apart);
  if (!parts)
    return {
      isApart: false,
      by,
      rows: (count, condition = sql``) => first(count, condition),
      many: (count) => first(count, sql``),
      each: (count) => first(count, sql``),
      few: first,
      ofKeys: ofKeys(sql``),
    };
  const { among, count: orders, each } = parts;
  const isApart = orders > FEW_ORDERS;
  const rows = (count: number, condition = sql``) => merged(each(first)(count, condition), count);
  const places = (count: number) => sql`
    select placed.* from (${each(firstOf(place))(count, sql``)}) placed order by ${by("placed")} ${limited(count)}`;
  const named = tables.map((table) => sql`select ${selected} ${table} and ${id} = placed.list_id`);
  return {
    isApart,
    by,
    few: (count, condition) => first(count, sql`and ${among} ${condition}`),
    ofKeys: ofKeys(sql`and ${among}`),
    each: (count) => sql`select ${row}.* from (${each(first)(count, sql``)}) ${row} ${limited(count)}`,
    rows,
    // Of each order as many are gone through: where orders are many, those alone are read whose place is among the first of all.
    many: (count) =>
      isApart
        ? sql`
          select one.*, placed.list_value, placed.list_id from (${places(count)}) placed
           cross join lateral (${together(sql, named)} offset 0) one
           order by ${by("placed")}`
        : rows(count),
  };
}

/** The first rows of an order that meet a condition, which begins with `and`. */
type First = (count: number, condition: Fragment) => Fragment;

/** That a row has one of some values, how many these are, and the first rows of each. */
interface Apart {
  readonly among: Fragment;
  readonly count: number;
  readonly each: (first: First) => First;
}

/** All rows of some selects. */
function together(sql: Sql, selects: readonly Fragment[]): Fragment {
  const parts = selects.map((select) => (selects.length > 1 ? sql`(${select})` : select));
  return joinParts(sql, parts, " union all ");
}

function byValues(
  sql: Sql,
  { column: name, values }: NonNullable<ListQuery<never, unknown>["oneOf"]>,
): Apart {
  const column = sql.unsafe(name);
  return {
    among: sql`${column} = any (${[...values]}::text[])`,
    count: values.length,
    each: (first) => (count, condition) =>
      // Also where there is no value at all.
      together(sql, [
        first(0, sql`and false`),
        ...values.map((value) => first(count, sql`and ${column} = ${value} ${condition}`)),
      ]),
  };
}

function byKeys(
  sql: Sql,
  {
    of,
    count,
    columns,
    among,
  }: NonNullable<ListQuery<never, unknown>["keys"]> & Partial<Pick<Apart, "among">>,
): Apart {
  const pairs = Object.entries(columns).map(
    ([key, column]) => [sql.unsafe(column), sql.unsafe(key)] as const,
  );
  const on = pairs.map(([column, key]) => sql`and ${isKey(sql, column, key)}`);
  return {
    among:
      among ??
      sql`exists (select from ${of} where true ${pairs.map(([column, key]) => sql`and ${column} = ${key}`)})`,
    count,
    each: (first) => (limit, condition) =>
      sql`
      select part.* from ${of} cross join lateral (${first(limit, sql`${on} ${condition}`)}) part`,
  };
}

/** What a list is narrowed by: conditions on its rows, and ways to find those that few rows meet. */
import type { Sql } from "#db/client.ts";
import { type Facets, facetsOf } from "#db/schema/facets.ts";
import { instant } from "#server/kernel/fields/text.ts";
import { readCursor } from "./keyset.ts";
import type { Seek } from "./query.ts";
import { type Fragment, idsOf } from "./rows.ts";
import { MOST_NAMED } from "./seek.ts";

/** `and …` where a value is given, else nothing. */
export function when<V>(sql: Sql, value: V | undefined, condition: (value: V) => Fragment): Fragment {
  return value === undefined || value === "" ? sql`` : sql`and ${condition(value)}`;
}

type How = "few" | "each" | "ordered";

/** How rows stand in the indexes: they are few, each group of theirs has its own order, or all have one. */
export function orderedBy(areFew: boolean, haveGroup: boolean): How {
  if (areFew) return "few";
  return haveGroup ? "each" : "ordered";
}

/**
 * How a list finds rows by the enumerations it is filtered by.
 * @param how `few`: the rows are few, so a condition will do; `each`: every number of facets has its place in an index;
 *   `ordered`: the same, unless nothing was chosen and the newest come first
 */
export function byFacets(
  sql: Sql,
  alias: string,
  facets: Facets,
  chosen: Readonly<Record<string, unknown>> & { readonly sort?: string | undefined },
  how: How,
): { readonly condition: Fragment; readonly facets?: readonly number[] } {
  const isChosen = Object.keys(facets).some((name) => chosen[name] !== undefined);
  const isNewestFirst = (chosen.sort ?? "createdAt") === "createdAt";
  const numbers = facetsOf(facets, chosen);
  if (!isChosen && (how === "few" || (how === "ordered" && isNewestFirst))) return { condition: sql`` };
  if (how !== "few") return { condition: sql``, facets: numbers };
  return { condition: sql`and ${sql.unsafe(alias)}.facets = any (${numbers}::int[])` };
}

/**
 * How a list finds the rows of a table that were created in a range of instants: by its order where it is by that; a list
 * of another order is refused a range of more than {@link MOST_NAMED}.
 */
export function createdWithin(
  sql: Sql,
  [table, alias]: readonly [string, string],
  organizationId: string,
  {
    createdFrom,
    createdTo,
    sort = "createdAt",
    ...place
  }: CreatedRange & Place & { readonly sort?: string | undefined },
): { readonly condition: Fragment; readonly seek?: Seek } {
  const range = { from: createdFrom, to: createdTo };
  if (sort === "createdAt") return { condition: withinOrder(sql, `${alias}.created_at`, range, place) };
  const matches = between(sql, `${alias}.created_at`, range);
  if (!matches) return { condition: sql`` };
  const reason = `More than ${MOST_NAMED.toLocaleString("en")} were created in this range. Narrow createdFrom and createdTo, or order by createdAt.`;
  const whole = { param: "createdFrom", reason };
  return {
    condition: sql``,
    seek: { matches, found: idsOfRange(sql, [table, alias], organizationId, matches), whole },
  };
}

/**
 * How a list finds the rows of a table that last changed in a range of instants: by the index over that, whatever the
 * order. A range of more than {@link MOST_NAMED} is refused.
 */
export function updatedWithin(
  sql: Sql,
  [table, alias]: readonly [string, string],
  organizationId: string,
  { updatedFrom, updatedTo }: UpdatedRange,
): Seek | undefined {
  const matches = between(sql, `${alias}.updated_at`, { from: updatedFrom, to: updatedTo });
  if (!matches) return undefined;
  const reason = `More than ${MOST_NAMED.toLocaleString("en")} changed in this range. Narrow updatedFrom and updatedTo.`;
  const whole = { param: "updatedFrom", reason };
  return { matches, found: idsOfRange(sql, [table, alias], organizationId, matches), whole };
}

/** How a list finds the rows of a table that are named by their identifiers, parted by commas. */
export function namedBy(
  sql: Sql,
  [table, alias]: readonly [string, string],
  organizationId: string,
  ids: string | undefined,
): Seek | undefined {
  if (ids === undefined) return undefined;
  const row = sql.unsafe(alias);
  const matches = sql`${row}.id = any (${idsOf(sql, ids.split(","))})`;
  const found = sql`select ${row}.id from ${sql.unsafe(table)} ${row}
    where ${row}.organization_id = ${organizationId} and ${matches}`;
  return { matches, found, whole: { param: "ids", reason: "Name fewer." } };
}

/**
 * `and …` that the instant which a list is ordered by lies in a range. An end that the page begins behind is not asked for:
 * PostgreSQL would read the index from that end on, and leave out, one by one, what stood on all pages before.
 */
export function withinOrder(
  sql: Sql,
  column: string,
  { from, to }: Range,
  { cursor, order, total }: Place = {},
): Fragment {
  // What is counted is counted from the beginning.
  const place = total ? Number.NaN : Date.parse(readCursor(cursor)?.value ?? "");
  const isAscending = order === "asc";
  const isBehindFrom = isAscending && from !== undefined && place >= instant(from).getTime();
  const isBehindTo = !isAscending && to !== undefined && place < instant(to).getTime();
  const left = { from: isBehindFrom ? undefined : from, to: isBehindTo ? undefined : to };
  const matches = between(sql, column, left);
  return matches ? sql`and ${matches}` : sql``;
}

/** Whether a moment lies in a range that may be open; undefined where it has no end at all. */
function between(sql: Sql, column: string, { from, to }: Range): Fragment | undefined {
  const at = sql.unsafe(column);
  const bounds = [
    ...(from ? [sql`${at} >= ${instant(from).toISOString()}`] : []),
    ...(to ? [sql`${at} < ${instant(to).toISOString()}`] : []),
  ];
  const [first, second] = bounds;
  return first && second ? sql`${first} and ${second}` : first;
}

function idsOfRange(
  sql: Sql,
  [table, alias]: readonly [string, string],
  organizationId: string,
  matches: Fragment,
): Fragment {
  const row = sql.unsafe(alias);
  return sql`select ${row}.id from ${sql.unsafe(table)} ${row}
    where ${row}.organization_id = ${organizationId} and ${matches}`;
}

interface UpdatedRange {
  readonly updatedFrom?: string | undefined;
  readonly updatedTo?: string | undefined;
}

interface Range {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Where a page begins, as its list is asked for it. */
export interface Place {
  readonly cursor?: string | undefined;
  readonly order?: "asc" | "desc";
  readonly total?: unknown;
}

interface CreatedRange {
  readonly createdFrom?: string | undefined;
  readonly createdTo?: string | undefined;
}

/**
 * Whether a text stands in one of these columns, whatever its case and accents; for lists that are short, as no index
 * answers it.
 */
export function contains(sql: Sql, columns: string, typed: string): Fragment {
  return sql`position(nullif(btrim(searchable_text(${typed})), '') in searchable_text(concat_ws(' ', ${sql.unsafe(columns)}))) > 0`;
}

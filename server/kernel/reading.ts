import type postgres from "postgres";
import { type Database, isDataException, raw, type Sql } from "#db/client.ts";
import type { Currency } from "#db/schema/enums.ts";
import { refuse } from "./errors.ts";
import { cellsOf } from "./fields/cells.ts";
import { type ListTotal, MOST_COUNTED, type Page } from "./fields/list.ts";
import { toNumber } from "./format.ts";
import { badCursor, type Position, page, readCursor } from "./keyset.ts";
import { compileTexts, type TextQuery } from "./texts.ts";

/** A part of a statement. */
export type Fragment = postgres.Fragment;

/** A column a list can be ordered by: its SQL expression, never null, and its type. */
export interface SortColumn {
  readonly expression: string;
  readonly type: "timestamptz" | "date" | "numeric" | "bigint" | "float8" | "text";
}

/** What a list reads. */
export interface ListQuery<Row, T> {
  readonly input: {
    limit: number;
    cursor?: string | undefined;
    sort?: string | undefined;
    order: "asc" | "desc";
    total?: "true" | undefined;
  };
  /** What is summed up for a total: the SQL expression of an amount of {@link alias}, and of its currency where rows differ in it. */
  readonly sums?: { readonly amount: string } & (
    | { readonly currency: string | Fragment }
    | { readonly allIn: Currency }
  );
  /** The select list, of {@link from} and {@link joins}. */
  readonly columns: Fragment;
  /** `from … where …` of the rows that are listed; a condition can be added with `and`. */
  readonly from: Fragment;
  /** Alias in {@link from} of the table whose rows are listed; left out, all columns are read with the rows found. */
  readonly alias?: string;
  /** What the rows of the page are joined to; the rows that are not on it are never joined. */
  readonly joins?: Fragment;
  /** Numbers of `facets` of the rows to be listed (db/schema/facets.ts): each is read by the order of an index. */
  readonly facets?: readonly number[];
  /** Keys to list by, in place of numbers of facets: a from item, and the rows' columns by the keys they equal. */
  readonly keys?: { readonly of: Fragment; readonly columns: Readonly<Record<string, string>> };
  /**
   * A few values of a column to list by, in place of either: each stands in the statement by itself, as the planner knows how
   * many rows have it, and is read by the order of an index.
   */
  readonly oneOf?: { readonly column: string; readonly values: readonly string[] };
  readonly seek?: Seek | undefined;
  readonly sorts: Readonly<Record<string, SortColumn>>;
  /** What it is ordered by unless asked otherwise; left out = `createdAt`. */
  readonly defaultSort?: string;
  /** SQL expression of the id that settles ties. */
  readonly id: string;
  readonly present: (row: Row) => T;
  /** How it is read for its file, in place of {@link columns} and {@link present}. */
  readonly texts?: TextQuery;
}

/**
 * A condition that no index answers in the list's order. What many rows have is found by going through the order, what
 * few have by asking for their ids, and which of the two it is shows in the first rows of the order.
 */
export interface Seek {
  /** The condition on a row. */
  readonly matches: Fragment;
  /** The same where all rows of a short list are asked: what they are joined to is looked through once, and not row by row. */
  readonly matchesOfAll?: Fragment;
  /** `select` of one column: the ids of all rows that match, others too, and a null where they are too many to be named. */
  readonly found: Fragment;
  /** How many ids are read at most, before the rows are looked for in their order; left out = {@link MOST_NAMED}. */
  readonly most?: number;
  /**
   * Where the ids are asked for whatever the order begins with, and too many of them are refused, as going through the
   * order may take for ever: the field it is refused for, and what to do.
   */
  readonly whole?: { readonly param: string; readonly reason: string };
}

/**
 * A seek for the rows that meet all of these conditions. The ids are asked for of one that is whole; else of the first
 * that names few enough, those before that name few at most.
 */
export function allOf(sql: Sql, seeks: readonly (Seek | undefined)[]): Seek | undefined {
  const wanted = seeks
    .filter((seek) => seek !== undefined)
    .toSorted(({ most: one = MOST_NAMED }, { most: other = MOST_NAMED }) => one - other);
  if (wanted.length === 0) return undefined;
  const all = (conditions: readonly Fragment[]) =>
    conditions.reduce((one, other) => sql`${one} and ${other}`);
  const matches = all(wanted.map((seek) => seek.matches));
  const matchesOfAll = all(wanted.map((seek) => seek.matchesOfAll ?? seek.matches));
  const whole = wanted.find((seek) => seek.whole !== undefined);
  return { ...(whole ?? wanted.reduceRight((next, seek) => orElse(sql, seek, next))), matches, matchesOfAll };
}

/** The ids of a seek, where they are few enough, else of the next. */
function orElse(sql: Sql, seek: Seek, next: Seek): Seek {
  const most = mostOf(sql, seek);
  const areFew = sql`(select count(*) <= ${most} and count(*) = count(id) from chosen)`;
  return {
    ...next,
    found: sql`
      with chosen as materialized (select f.id from (${seek.found}) f(id) limit ${most} + 1)
      select id from chosen where ${areFew}
      union all
      select f.id from (${next.found}) f(id) where not ${areFew}`,
  };
}

/** Rows that a seek names at most. */
export const MOST_NAMED = 5000;

/** Rows that a page is read by. The planner has to know the number, and statements for each would be too many. */
const STEPS = [21, 51, 101];

/** Rows of the order that are looked at before ids are asked for. */
const FIRST_ROWS = 500;

/**
 * Reads a page by keyset, as JSON that PostgreSQL builds: numerics in it must be cast to text. The rows of the page are
 * found first, by an index, and joined to what is shown of them then.
 * @throws Refusal invalid_value for a cursor that no list of this order gave out, or a range that is too wide for it
 */
export async function readPage<Row extends object, T>(
  db: Database,
  query: ListQuery<Row, T>,
): Promise<Page<T>> {
  const sql = raw(db);
  const { limit, cursor, sort = query.defaultSort ?? "createdAt" } = query.input;
  const column = query.sorts[sort];
  if (!column) throw new Error(`a list is not ordered by ${sort}`);
  const after = readCursor(cursor);
  // A cursor of another order would give a wrong page, so it is refused.
  if (after && after.sort !== sort) throw badCursor();
  const ordered = order(sql, query, column, after);
  const alias = query.alias ?? "listed";
  const row = sql.unsafe(alias);
  const texts = query.texts && compileTexts(sql, query.texts);
  const columns = query.alias ? query.columns : sql`listed.*`;
  const whole = query.seek?.whole;
  try {
    const [read] = await sql<{ rows: unknown[]; place: [string, string] | null; is_too_wide: boolean }[]>`
      ${query.seek ? sought(sql, query, query.seek, ordered) : sql`with listed as materialized (${ordered.rows(rowsOf(limit))})`}
      select coalesce(json_agg(${texts ? sql`r.texts` : sql`r`}), '[]') as rows,
             (select json_build_array(${row}.list_value::text, ${row}.list_id) from listed ${row}
               order by ${ordered.by(alias)} offset ${limit - 1} limit 1) as place,
             ${query.seek && whole ? sql`(select count(*) > ${mostOf(sql, query.seek)} from named)` : sql`false`} as is_too_wide from (
        select ${texts ? sql`${texts.of} as texts` : columns}
          from listed ${row} ${query.joins ?? sql``} ${query.texts?.joins ?? sql``}
         order by ${ordered.by(alias)} limit ${sql.unsafe(String(rowsOf(limit)))}
      ) r`;
    if (whole && read?.is_too_wide) throw refuse("invalid_value", { reason: whole.reason }, whole.param);
    const { rows = [], place } = read ?? {};
    const [value = "", id = ""] = place ?? [];
    const found = page(
      rows,
      limit,
      () => ({ sort, value, id }),
      (one) => one,
    );
    const { data } = found;
    if (texts) return { ...found, data: [], texts: cellsOf(data as (string | null)[][], texts.write) };
    const shown = { ...found, data: data.map((one) => query.present(one as Row)) };
    return query.input.total ? { ...shown, total: await readTotal(sql, query, data.length) } : shown;
  } catch (error) {
    if (after && isDataException(error)) throw badCursor();
    throw error;
  }
}

/** Rows of a list that are tried, one by one, against what no index answers in its order, before ids are asked for. */
const MOST_TRIED = 1_000;

/** So many matches among {@link MOST_TRIED} rows tell that there are too many to ask for their ids. */
const MANY_FOUND = 10;

/**
 * How many rows match, and their sums, no further than {@link MOST_COUNTED}: exactly where there are no more rows than
 * that. What is sought among more is counted by the ids it names, unless many of the rows that are tried match already.
 * @param least how many are known to match
 */
async function readTotal<Row extends object>(
  sql: Sql,
  { seek, ...query }: ListQuery<Row, unknown>,
  least: number,
): Promise<ListTotal> {
  const sort = query.input.sort ?? query.defaultSort ?? "createdAt";
  const column = query.sorts[sort];
  if (!column) throw new Error(`a list is not ordered by ${sort}`);
  const { each, few } = order(sql, query, column, null);
  const atLeast = (count: number): ListTotal => ({ count, isExact: false, sums: [] });
  const all = seek?.whole ? undefined : await countRows(sql, query, each(MOST_COUNTED + 1), {});
  const isShort = all !== undefined && all.rows <= MOST_COUNTED;
  if (!seek) return isShort ? all.total : atLeast(MOST_COUNTED);
  const countAll = async () =>
    (await countRows(sql, query, each(MOST_COUNTED), { matches: seek.matchesOfAll ?? seek.matches })).total;
  if (all) {
    const { total } = await countRows(sql, query, each(MOST_TRIED), { matches: seek.matches });
    if (all.rows <= MOST_TRIED) return total;
    if (total.count >= MANY_FOUND) return isShort ? await countAll() : atLeast(Math.max(total.count, least));
  }
  const most = mostOf(sql, seek);
  const areNamed = sql`(select count(*) <= ${most} and count(*) = count(id) from named)`;
  const named = sql`any (array(select n.id from named n where ${areNamed}))`;
  const rows = few(MOST_COUNTED, sql`and ${sql.unsafe(query.id)} = ${named} and ${seek.matches}`);
  const { isWhole, total } = await countRows(sql, query, rows, {
    before: sql`with named as materialized (select f.id from (${seek.found}) f(id) limit ${most} + 1)`,
    isWhole: areNamed,
  });
  if (isWhole) return total;
  return isShort ? await countAll() : atLeast(least);
}

/** Counts and sums up those of some rows that match, and tells how many rows there were. */
async function countRows<Row extends object>(
  sql: Sql,
  { sums, alias: name = "listed" }: Pick<ListQuery<Row, unknown>, "sums" | "alias">,
  rows: Fragment,
  {
    matches = sql`true`,
    before = sql``,
    isWhole = sql`true`,
  }: { matches?: Fragment | undefined; before?: Fragment; isWhole?: Fragment },
): Promise<{ rows: number; isWhole: boolean; total: ListTotal }> {
  const alias = sql.unsafe(name);
  const differs = sums && "currency" in sums ? sums.currency : undefined;
  const of = typeof differs === "string" ? sql.unsafe(differs) : (differs ?? sql`null`);
  const currency = sql`${alias}.list_currency`;
  const amount = sql.unsafe(sums?.amount ?? "0");
  type Group = { is_whole: boolean; rows: number; count: number; currency: string | null; amount: string };
  const groups = await sql<Group[]>`
    ${before}
    select ${isWhole} as is_whole, count(*)::int as rows, (count(*) filter (where ${alias}.is_match))::int as count,
           ${differs === undefined ? sql`null` : currency} as currency, coalesce(sum(${amount}) filter (where ${alias}.is_match), 0)::text as amount
      from (select ${alias}.*, ${matches} as is_match, ${of}::text as list_currency from (${rows}) ${alias} offset 0) ${alias}
           ${differs === undefined ? sql`` : sql`group by grouping sets ((${currency}), ())`} order by 4`;
  const all = groups.find((group) => group.currency === null);
  const summed =
    sums && "allIn" in sums ? groups.map((group) => ({ ...group, currency: sums.allIn })) : groups;
  return {
    rows: all?.rows ?? 0,
    isWhole: all?.is_whole ?? false,
    total: {
      count: all?.count ?? 0,
      isExact: true,
      sums: summed.flatMap((group) =>
        group.currency === null || group.count === 0
          ? []
          : [{ currency: group.currency, amount: toNumber(group.amount) }],
      ),
    },
  };
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

function rowsOf(limit: number): number {
  return STEPS.find((rows) => rows > limit) ?? limit + 1;
}

/** How the rows of a list follow each other. */
interface Ordered {
  /** What rows of this alias are ordered by. */
  by(alias: string): Fragment;
  /** The first rows after the cursor that meet one more condition. */
  rows(count: number, condition?: Fragment): Fragment;
  /** Rows in no order, after no cursor: as many at most. */
  each(count: number): Fragment;
  /** The same where the condition leaves few rows. */
  few(count: number, condition: Fragment): Fragment;
}

function order(
  sql: Sql,
  { input, columns, from, facets, keys, oneOf, ...query }: Omit<ListQuery<never, unknown>, "present">,
  { expression, type }: SortColumn,
  after: Position | null,
): Ordered {
  const value = sql.unsafe(expression);
  const id = sql.unsafe(query.id);
  const direction = sql.unsafe(input.order === "asc" ? "asc" : "desc");
  const beyond = sql.unsafe(input.order === "asc" ? ">" : "<");
  const start = after
    ? sql`and (${value}, ${id}) ${beyond} (${after.value}::text::${sql.unsafe(type)}, ${after.id}::text)`
    : sql``;
  const alias = query.alias ?? "listed";
  const row = sql.unsafe(alias);
  const selected = query.alias ? sql`${row}.*` : columns;
  const by = (of: string) => sql.unsafe(`${of}.list_value ${input.order}, ${of}.list_id ${input.order}`);
  const first = (count: number, condition: Fragment) => sql`
    select ${selected}, ${value} as list_value, ${id} as list_id ${from} ${start} ${condition}
     order by ${value} ${direction}, ${id} ${direction} limit ${sql.unsafe(String(count))}`;
  // The select hides how many facets there are, so that one plan, kept, serves any number of them.
  const apart =
    keys ??
    (facets && {
      of: sql`unnest((select ${[...facets]}::int[])) as k(facets)`,
      columns: { "k.facets": `${alias}.facets` },
    });
  const parts = oneOf ? byValues(sql, oneOf, first) : apart && byKeys(sql, apart, first);
  if (!parts)
    return {
      by,
      rows: (count, condition = sql``) => first(count, condition),
      each: (count) => first(count, sql``),
      few: first,
    };
  const { among, each } = parts;
  const limited = (count: number) => sql`limit ${sql.unsafe(String(count))}`;
  return {
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
  { of, columns }: NonNullable<ListQuery<never, unknown>["keys"]>,
  first: First,
): Apart {
  const pairs = Object.entries(columns).map(
    ([key, column]) => [sql.unsafe(column), sql.unsafe(key)] as const,
  );
  const on = pairs.map(([column, key]) => sql`and ${isKey(sql, column, key)}`);
  return {
    among: sql`exists (select from ${of} where true ${pairs.map(([column, key]) => sql`and ${column} = ${key}`)})`,
    each: (count, condition) => sql`
      select part.* from ${of} cross join lateral (${first(count, sql`${on} ${condition}`)}) part`,
  };
}

/**
 * That a column equals a key which another row of the statement tells, said twice: where nearly all rows have one value, the
 * planner expects as many of any other, and would look for those of a rare one among all rows. What lies between two values
 * it does not know, it takes for little.
 */
export function isKey(sql: Sql, column: Fragment, key: Fragment): Fragment {
  return sql`${column} = ${key} and ${column} between ${key} and ${key}`;
}

function sought(
  sql: Sql,
  { input, alias = "listed", ...query }: Pick<ListQuery<never, unknown>, "input" | "alias" | "id">,
  { matches, found, ...seek }: Seek,
  ordered: Ordered,
): Fragment {
  const count = rowsOf(input.limit);
  const most = mostOf(sql, seek);
  const row = sql.unsafe(alias);
  const id = sql.unsafe(query.id);
  const areNamed = sql`(select count(*) <= ${most} and count(*) = count(id) from named)`;
  // As many as are shown, or all that there are.
  const isFull = seek.whole
    ? sql`false`
    : sql`((select count(*) = ${count} from early) or (select count(*) < ${FIRST_ROWS} from tried))`;
  const isGoneThrough = seek.whole ? sql`false` : sql`not ${isFull} and not ${areNamed}`;
  return sql`
    with tried as materialized (${ordered.rows(FIRST_ROWS)}), early as materialized (
      select * from tried ${row} where ${matches} order by ${ordered.by(alias)} limit ${sql.unsafe(String(count))}
    ), named as materialized (
      select f.id from (${found}) f(id) where not ${isFull} limit ${most} + 1
    ), listed as materialized (
      select * from (
        select * from early where ${isFull}
        union all
        (select * from (${ordered.few(count, sql`and ${id} = any (array(select n.id from named n)) and ${matches}`)}) ${row}
          where not ${isFull} and ${areNamed})
        union all
        (select * from (${ordered.rows(count, sql`and ${matches}`)}) ${row} where ${isGoneThrough})
      ) ${row} order by ${ordered.by(alias)} limit ${sql.unsafe(String(count))}
    )`;
}

function mostOf(sql: Sql, { most = MOST_NAMED }: Pick<Seek, "most">) {
  return sql.unsafe(String(most));
}

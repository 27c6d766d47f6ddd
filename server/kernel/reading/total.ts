import type { Sql } from "#db/client.ts";
import { type ListTotal, MOST_COUNTED } from "#server/kernel/fields/list.ts";
import { toNumber } from "#server/kernel/format.ts";
import { order } from "./order.ts";
import type { ListQuery } from "./query.ts";
import type { Fragment } from "./rows.ts";
import { mostOf, ofAll } from "./seek.ts";

/** Rows of a list that are tried, one by one, against what no index answers in its order, before ids are asked for. */
const MOST_TRIED = 1_000;

/** As many of a list all of whose rows may be tried, if there are more. */
const TRIED_OF_SHORT = 200;

/** So many matches among the rows that are tried tell that there are too many to ask for their ids. */
const MANY_FOUND = 10;

/**
 * How many rows match, and their sums, no further than {@link MOST_COUNTED}: exactly where there are no more rows than
 * that. What is sought among more is counted by the ids it names, unless many of the rows that are tried match already.
 * @param least how many are known to match
 */
export async function readTotal<Row extends object>(
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
  const countAll = async () => {
    const rows = each(MOST_COUNTED);
    const matches = ofAll(seek, sql`(${rows}) ${sql.unsafe(query.alias ?? "listed")}`);
    return (await countRows(sql, query, rows, { matches })).total;
  };
  if (all) {
    const tried = isShort && all.rows > MOST_TRIED ? TRIED_OF_SHORT : MOST_TRIED;
    const { total } = await countRows(sql, query, each(tried), { matches: seek.matches });
    if (all.rows <= MOST_TRIED) return total;
    if (total.count >= MANY_FOUND) return isShort ? await countAll() : atLeast(Math.max(total.count, least));
  }
  const { found } = seek.many ?? seek;
  const most = sql.unsafe(String(mostOf(seek)));
  const areNamed = sql`(select count(*) <= ${most} and count(*) = count(id) from named)`;
  const named = sql`any (array(select n.id from named n where ${areNamed}))`;
  const rows = few(MOST_COUNTED, sql`and ${sql.unsafe(query.id)} = ${named} and ${seek.matches}`);
  const { isWhole, total } = await countRows(sql, query, rows, {
    before: sql`with named as materialized (select f.id from (${found}) f(id) limit ${most} + 1)`,
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
  const currency = sql.unsafe(differs ?? "null");
  const amount = sql.unsafe(sums?.amount ?? "0");
  type Group = { is_whole: boolean; rows: number; count: number; currency: string | null; amount: string };
  const groups = await sql<Group[]>`
    ${before}
    select ${isWhole} as is_whole, count(*)::int as rows, (count(*) filter (where ${alias}.is_match))::int as count,
           ${currency}::text as currency, coalesce(sum(${amount}) filter (where ${alias}.is_match), 0)::text as amount
      from (select ${alias}.*, ${matches} as is_match from (${rows}) ${alias} offset 0) ${alias} ${sums?.joins ?? sql``}
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

import type { Sql } from "#db/client.ts";
import { type ListTotal, MOST_COUNTED } from "#server/kernel/fields/list.ts";
import { toNumber } from "#server/kernel/format.ts";
import type { Ordered } from "./order.ts";
import type { ListQuery, Seek } from "./query.ts";
import { type Fragment, idsOf } from "./rows.ts";
import { type Found, foundBy, foundIn, lookUp, ofAll, oneOfNamed, sought } from "./seek.ts";

/**
 * How many rows match, and their sums, no further than {@link MOST_COUNTED}: exactly where there are no more rows than
 * that. What is sought among more is counted by the ids it names, unless enough for a page are among the first rows.
 * @param ordered the whole list
 * @param shown how many are on the page
 * @param onPage what was found where a page begins with the list and something is sought
 */
export async function readTotal<Row extends object>(
  sql: Sql,
  { seek, ...query }: ListQuery<Row, unknown>,
  ordered: Ordered,
  shown: number,
  onPage: Found | undefined,
): Promise<ListTotal> {
  const { each, few } = ordered;
  const atLeast = (count: number): ListTotal => ({ count, isExact: false, sums: [] });
  const all = each(MOST_COUNTED + 1);
  if (!seek) {
    const total = await countRows(sql, query, all);
    return total.count > MOST_COUNTED ? atLeast(MOST_COUNTED) : total;
  }
  const { early, ids } = onPage ?? (await readFound(sql, query, seek, ordered));
  if (ids) {
    const named = sql`select unnest(${idsOf(sql, ids)})`;
    const rows = few(MOST_COUNTED, oneOfNamed(sql, seek, sql.unsafe(query.id), named));
    const total = await countRows(sql, query, rows);
    return ids.length > MOST_COUNTED ? atLeast(total.count) : total;
  }
  // By an index alone, which what is counted of them is not in.
  const [whole] = await sql<{ count: number }[]>`select count(*)::int as count from (${all}) a`;
  if (whole && whole.count > MOST_COUNTED) return atLeast(Math.max(early, shown));
  const rows = each(MOST_COUNTED);
  const named = sql`(${rows}) ${sql.unsafe(query.alias ?? "listed")}`;
  return countRows(
    sql,
    query,
    rows,
    lookUp(sql, (knowing) => ofAll(seek, named, knowing)),
  );
}

/** What the beginning of the list tells of what is sought. */
async function readFound(
  sql: Sql,
  query: Pick<ListQuery<never, unknown>, "input" | "alias" | "id">,
  seek: Seek,
  ordered: Ordered,
): Promise<Found> {
  const [[early = Buffer.of(), ids = null] = []] = await sql`
    ${sought(sql, query, seek, ordered)} select ${foundBy(sql, seek, query.input)}`.raw();
  return foundIn(early, ids);
}

/** Counts and sums up those of some rows that match. */
async function countRows<Row extends object>(
  sql: Sql,
  { sums, alias: name = "listed" }: Pick<ListQuery<Row, unknown>, "sums" | "alias">,
  rows: Fragment,
  { passes, known } = { passes: sql`true`, known: sql`` },
): Promise<ListTotal> {
  const alias = sql.unsafe(name);
  const differs = sums && "currency" in sums ? sums.currency : undefined;
  const currency = sql.unsafe(differs ?? "null");
  const amount = sql.unsafe(sums?.amount ?? "0");
  type Group = { count: number; currency: string | null; amount: string };
  const groups = await sql<Group[]>`
    with ${known} counted as (
      select ${alias}.* from (${rows}) ${alias} where ${passes} offset 0
    )
    select count(*)::int as count, ${currency}::text as currency, coalesce(sum(${amount}), 0)::text as amount
      from counted ${alias} ${sums?.joins ?? sql``}
           ${differs === undefined ? sql`` : sql`group by grouping sets ((${currency}), ())`} order by 2`;
  const all = groups.find((group) => group.currency === null);
  const summed =
    sums && "allIn" in sums ? groups.map((group) => ({ ...group, currency: sums.allIn })) : groups;
  return {
    count: all?.count ?? 0,
    isExact: true,
    sums: summed.flatMap((group) =>
      group.currency === null || group.count === 0
        ? []
        : [{ currency: group.currency, amount: toNumber(group.amount) }],
    ),
  };
}

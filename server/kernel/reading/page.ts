import { type Database, isDataException, raw, type Sql } from "#db/client.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Cells } from "#server/kernel/fields/cells.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { badCursor, readCursor, writeCursor } from "./keyset.ts";
import { asLines, linesIn } from "./lines.ts";
import { type Ordered, order, rowsOf } from "./order.ts";
import type { ListQuery } from "./query.ts";
import { foundBy, foundIn, mostOf, sought } from "./seek.ts";
import { compileTexts } from "./texts.ts";
import { readTotal } from "./total.ts";

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
  const alias = (query.narrow ? undefined : query.alias) ?? "listed";
  const row = sql.unsafe(alias);
  const texts = query.texts && compileTexts(sql, query.texts);
  const columns = query.alias ? query.columns : sql`listed.*`;
  const whole = query.seek?.whole;
  if (query.texts && !query.seek) {
    const { foretell } = query.texts;
    // Where this fails the page does, and tells of it.
    findEnd(sql, ordered, limit).then(
      (end) => foretell(end && writeCursor({ sort, ...end })),
      () => {},
    );
  }
  try {
    const [[place, isTooWide, early = null, ids = null, rows = null, count] = []] = await sql`
      ${query.seek ? sought(sql, query, query.seek, ordered) : sql`with listed as materialized (${ordered.rows(rowsOf(limit))})`}
      select (select json_build_array(${row}.list_value::text, ${row}.list_id) from listed ${row}
               order by ${ordered.by(alias)} offset ${limit - 1} limit 1),
             ${query.seek && whole ? sql`(select count(*) > ${mostOf(query.seek)} from named)` : sql`false`},
             ${query.seek && query.input.total && !after ? foundBy(sql, query.seek, query.input) : sql`null, null`},
             ${texts ? asLines(sql, sql`r.texts`) : sql`json_agg(r) as rows, count(*)`} from (
        select ${texts ? sql`${texts.of} as texts` : columns}
          from listed ${row} ${query.joins ?? sql``} ${query.texts?.joins ?? sql``}
         order by ${ordered.by(alias)} limit ${sql.unsafe(String(rowsOf(limit)))}
      ) r`.raw();
    if (whole && String(isTooWide) === "t") {
      throw refuse("invalid_value", { reason: whole.reason }, whole.param);
    }
    const hasMore = Number(String(count)) > limit;
    const [value, id] = hasMore ? JSON.parse(String(place)) : [];
    const nextCursor = hasMore ? writeCursor({ sort, value, id }) : null;
    const shown = { object: "list", hasMore, nextCursor } as const;
    if (texts) return { ...shown, data: [], texts: linesIn<Cells>(rows, limit).map(texts.write) };
    const listed: Row[] = rows === null ? [] : JSON.parse(String(rows));
    const data = listed.slice(0, limit).map((one) => query.present(one));
    const total =
      query.input.total &&
      (await readTotal(sql, query, data.length, after ? undefined : foundIn(early, ids)));
    return { ...shown, data, ...(total && { total }) };
  } catch (error) {
    if (after && isDataException(error)) throw badCursor();
    throw error;
  }
}

/** The value and the id that the last row of a page has in its order; null where it is the last page. */
async function findEnd(sql: Sql, ordered: Ordered, limit: number) {
  const [last, next] = await sql<{ value: string; id: string }[]>`
    select l.list_value::text as value, l.list_id as id from (${ordered.rows(limit + 1)}) l
     order by ${ordered.by("l")} offset ${limit - 1} limit 2`;
  return last && next ? last : null;
}

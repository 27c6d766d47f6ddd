import { type Database, isDataException, raw, type Sql } from "#db/client.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { badCursor, readCursor, writeCursor } from "./keyset.ts";
import { asLines, linesIn } from "./lines.ts";
import { type Ordered, order, rowsOf } from "./order.ts";
import type { ListQuery } from "./query.ts";
import type { Fragment } from "./rows.ts";
import { type Found, foundBy, foundIn, mostOf, sought } from "./seek.ts";
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
  const texts = query.texts && compileTexts(sql, query.texts);
  if (query.texts && !query.seek) {
    const { foretell } = query.texts;
    // Where this fails the page does, and tells of it.
    findEnd(sql, ordered, limit).then(
      (end) => foretell(end && writeCursor({ sort, ...end })),
      () => {},
    );
  }
  try {
    const { rows, end, found } = await readRows(sql, query, ordered, { isFirst: !after, texts: texts?.of });
    const nextCursor = end && writeCursor({ sort, ...end });
    const shown = { object: "list", hasMore: nextCursor !== null, nextCursor } as const;
    if (texts) return { ...shown, data: [], texts: linesIn(rows, limit).map(texts.write) };
    const listed: Row[] = rows === null ? [] : JSON.parse(String(rows));
    const data = listed.slice(0, limit).map((one) => query.present(one));
    if (!query.input.total) return { ...shown, data };
    const whole = after ? order(sql, query, column, null) : ordered;
    return { ...shown, data, total: await readTotal(sql, query, whole, data.length, found) };
  } catch (error) {
    if (after && isDataException(error)) throw badCursor();
    throw error;
  }
}

interface RowsRead {
  /** JSON of the rows, or the texts of each as `asLines` has them; null for none. One more than the page has may be there. */
  readonly rows: Buffer | null;
  /** Where the page ends; null where it is the last one. */
  readonly end: { readonly value: string; readonly id: string } | null;
  /** What was found of what is sought, where it is the first page and a total is asked for. */
  readonly found: Found | undefined;
}

/**
 * The rows of a page, by one statement.
 * @param texts what is read of a row for its file
 * @throws Refusal invalid_value for a range that is too wide
 */
async function readRows<Row extends object>(
  sql: Sql,
  query: ListQuery<Row, unknown>,
  ordered: Ordered,
  { isFirst, texts }: { readonly isFirst: boolean; readonly texts: Fragment | undefined },
): Promise<RowsRead> {
  const { seek, input } = query;
  const { limit } = input;
  const alias = (query.narrow ? undefined : query.alias) ?? "listed";
  const row = sql.unsafe(alias);
  const columns = query.alias ? query.columns : sql`listed.*`;
  const isCounted = isFirst && input.total !== undefined;
  const [[place, isTooWide, early = null, ids = null, rows = null, count] = []] = await sql`
    ${seek ? sought(sql, query, seek, ordered) : sql`with listed as materialized (${ordered.rows(rowsOf(limit))})`}
    select (select json_build_array(${row}.list_value::text, ${row}.list_id) from listed ${row}
             order by ${ordered.by(alias)} offset ${limit - 1} limit 1),
           ${seek?.whole ? sql`(select count(*) > ${mostOf(seek)} from named)` : sql`false`},
           ${seek && isCounted ? foundBy(sql, seek, input) : sql`null, null`},
           ${texts ? asLines(sql, sql`r.texts`) : sql`json_agg(r) as rows, count(*)`} from (
      select ${texts ? sql`${texts} as texts` : columns} from listed ${row} ${query.joins ?? sql``} ${query.texts?.joins ?? sql``}
       order by ${ordered.by(alias)} limit ${sql.unsafe(String(rowsOf(limit)))}
    ) r`.raw();
  if (seek?.whole && String(isTooWide) === "t")
    throw refuse("invalid_value", { reason: seek.whole.reason }, seek.whole.param);
  const [value, id] = Number(String(count)) > limit ? JSON.parse(String(place)) : [];
  return {
    rows,
    end: id === undefined ? null : { value, id },
    found: early === null ? undefined : foundIn(early, ids),
  };
}

/** The value and the id that the last row of a page has in its order; null where it is the last page. */
async function findEnd(sql: Sql, ordered: Ordered, limit: number) {
  const [last, next] = await sql<{ value: string; id: string }[]>`
    select l.list_value::text as value, l.list_id as id from (${ordered.rows(limit + 1)}) l
     order by ${ordered.by("l")} offset ${limit - 1} limit 2`;
  return last && next ? last : null;
}

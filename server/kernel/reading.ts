import type postgres from "postgres";
import { type Database, isDataException, raw, type Sql } from "#db/client.ts";
import type { Page } from "./fields/list.ts";
import { badCursor, page, readCursor } from "./keyset.ts";

/** A part of a statement. */
export type Fragment = postgres.Fragment;

/** A column a list can be ordered by: its SQL expression, never null, and its type. */
export interface SortColumn {
  readonly expression: string;
  readonly type: "timestamptz" | "numeric" | "bigint" | "text";
}

/** What a list reads. */
export interface ListQuery<Row, T> {
  readonly input: {
    limit: number;
    cursor?: string | undefined;
    sort?: string | undefined;
    order: "asc" | "desc";
  };
  /** The select list. */
  readonly columns: Fragment;
  /** `from … where …`; a condition can be added with `and`. */
  readonly from: Fragment;
  readonly sorts: Readonly<Record<string, SortColumn>>;
  /** What it is ordered by unless asked otherwise; left out = `createdAt`. */
  readonly defaultSort?: string;
  /** SQL expression of the id that settles ties. */
  readonly id: string;
  readonly present: (row: Row) => T;
}

/**
 * Reads a page by keyset, as JSON that PostgreSQL builds: numerics in it must be cast to text.
 * @throws Refusal invalid_value for a cursor that no list of this order gave out
 */
export async function readPage<Row extends object, T>(
  db: Database,
  query: ListQuery<Row, T>,
): Promise<Page<T>> {
  const sql = raw(db);
  const { limit, cursor, sort = query.defaultSort ?? "createdAt", order } = query.input;
  const column = query.sorts[sort];
  if (!column) throw new Error(`a list is not ordered by ${sort}`);
  const { expression, type } = column;
  const after = readCursor(cursor);
  // A cursor of another order would give a wrong page, so it is refused.
  if (after && after.sort !== sort) throw badCursor();
  const value = sql.unsafe(expression);
  const id = sql.unsafe(query.id);
  const direction = sql.unsafe(order === "asc" ? "asc" : "desc");
  const beyond = sql.unsafe(order === "asc" ? ">" : "<");
  const start =
    after &&
    sql`and (${value}, ${id}) ${beyond} (${after.value}::text::${sql.unsafe(type)}, ${after.id}::text)`;
  type Read = Row & { list_value: string; list_id: string };
  try {
    const [read] = await sql<{ rows: Read[] }[]>`
      select coalesce(json_agg(r), '[]') as rows from (
        select ${query.columns}, (${value})::text as list_value, ${id} as list_id
        ${query.from} ${start ?? sql``}
        order by ${value} ${direction}, ${id} ${direction} limit ${limit + 1}
      ) r`;
    const position = (row: Read) => ({ sort, value: row.list_value, id: row.list_id });
    return page(read?.rows ?? [], limit, position, query.present);
  } catch (error) {
    if (after && isDataException(error)) throw badCursor();
    throw error;
  }
}

/**
 * Ids as an array that PostgreSQL does not count before it plans, so that it plans a statement once and not for each list
 * of ids anew: planning takes longer than reading.
 */
export function idsOf(sql: Sql, ids: readonly string[]): Fragment {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
}

/** `and …` where a value is given, else nothing. */
export function when<V>(sql: Sql, value: V | undefined, condition: (value: V) => Fragment): Fragment {
  return value === undefined || value === "" ? sql`` : sql`and ${condition(value)}`;
}

/** A creditor reference as people copy it from a transfer; its end is that of the id it was made of. */
const REFERENCE = /^RF\d{2}([0-9A-F]{21})$/i;

/** Whether a text stands in one of these columns, in any case; a reference also where the id does that it names. */
export function contains(sql: Sql, columns: string, text: string): Fragment {
  const standsIn = (part: string) =>
    sql`position(lower(${part}) in lower(concat_ws(' ', ${sql.unsafe(columns)}))) > 0`;
  const endOfId = REFERENCE.exec(text.replaceAll(" ", ""))?.[1];
  return endOfId === undefined ? standsIn(text) : sql`(${standsIn(text)} or ${standsIn(endOfId)})`;
}

import type { Sql } from "#db/client.ts";
import type { Cells } from "#server/kernel/fields/cells.ts";
import { type Fragment, joinParts } from "./rows.ts";

/** Bytes that the driver receives at once; what is longer lies in memory of its own. */
const AT_ONCE = 64 * 1024;
const NEWLINE = 10;

/** Rows of a file that are read in one transaction. */
export interface LinesRead<Row> {
  /** To be gone through once, see {@link linesIn}. */
  readonly rows: IteratorObject<Row>;
  readonly count: number;
  readonly last: Row | undefined;
}

/** Rows whose columns are texts. */
export type TextsOf<Row> = { readonly [Name in keyof Row]: string | null };

/** The rows of a statement, each as a line of JSON, and how many they are. */
export function asLines(sql: Sql, row: Fragment): Fragment {
  return sql`string_agg(to_json(${row})::text, E'\n'), count(*)`;
}

/**
 * The rows in what {@link asLines} wrote, each made when it is taken, once. Until their turn they wait outside of V8's heap,
 * which takes objects that wait for such as stay and lets them pile up; so it would do with the memory that they lie in,
 * which is given back once they are gone through: no sooner than their transaction has ended, as the driver reads on in it.
 * @param bytes null for none
 * @param most rows that are made
 */
export function* linesIn<Row>(bytes: Buffer | null, most: number): Generator<Row, void> {
  if (bytes === null) return;
  try {
    let from = 0;
    for (let row = 0; row < most && from < bytes.length; row++) {
      const newline = bytes.indexOf(NEWLINE, from);
      const to = newline === -1 ? bytes.length : newline;
      yield JSON.parse(bytes.toString("utf8", from, to));
      from = to + 1;
    }
  } finally {
    if (bytes.length > AT_ONCE) (bytes.buffer as ArrayBuffer).transfer(0);
  }
}

/**
 * Reads rows of a file as the texts of their columns: an array of texts takes PostgreSQL half of what an object does.
 * @param names the columns that are read of each row
 */
export async function readLines<Row extends TextsOf<Row>>(
  sql: Sql,
  names: readonly (keyof Row & string)[],
  rows: Fragment,
): Promise<LinesRead<Row>> {
  const texts = joinParts(
    sql,
    names.map((name) => sql`r.${sql(name)}::text`),
    ", ",
  );
  const [[bytes = null, counted] = []] = await sql`
    select ${asLines(sql, sql`array[${texts}]`)} from (${rows}) r`.raw();
  const named = (cells: readonly (string | null)[]): Row => {
    const row: Record<string, string | null> = {};
    for (const [index, name] of names.entries()) row[name] = cells[index] ?? null;
    return row as Row;
  };
  const count = Number(String(counted));
  const last = bytes?.toString("utf8", bytes.lastIndexOf(NEWLINE) + 1);
  return {
    rows: linesIn<Cells>(bytes, count).map(named),
    count,
    last: last === undefined ? undefined : named(JSON.parse(last)),
  };
}

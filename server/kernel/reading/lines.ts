import type { Sql } from "#db/client.ts";
import type { Cells } from "#server/kernel/fields/cells.ts";
import { type Fragment, joinParts } from "./rows.ts";

/** Bytes that the driver receives at once; what is longer lies in memory of its own. */
const AT_ONCE = 64 * 1024;
const QUOTE = '"'.charCodeAt(0);
/** What stands between two rows, with the signs that these end and begin with; no value has it, as its quotes are doubled. */
const [ENDS, BETWEEN, BEGINS] = [")", '"\n', "("];
const BOUNDARY = Buffer.from(`${ENDS}${BETWEEN}${BEGINS}`);

/** Rows of a file that are read in one transaction. */
export interface LinesRead<Row> {
  /** To be gone through once, see {@link linesIn}. */
  readonly rows: IteratorObject<Row>;
  readonly count: number;
  readonly last: Row | undefined;
}

/** Rows whose columns are texts. */
export type TextsOf<Row> = { readonly [Name in keyof Row]: string | null };

/** The values of a row as one text: PostgreSQL writes it, and we read it, for half of what JSON takes. */
export function lineOf(sql: Sql, values: readonly Fragment[]): Fragment {
  const texts = values.map((value) => sql`(${value})::text`);
  return sql`row(${joinParts(sql, texts, ", ")})::text`;
}

/** The rows of a statement, and how many they are. @param line see {@link lineOf} */
export function asLines(sql: Sql, line: Fragment): Fragment {
  return sql`string_agg(${line}, ${BETWEEN}), count(*)`;
}

/**
 * The values of the rows in what {@link asLines} wrote, each row made when it is taken, once. Until their turn they wait outside
 * of V8's heap, which takes objects that wait for such as stay and lets them pile up; so it would do with the memory that they lie
 * in, which is given back once they are gone through: no sooner than their transaction has ended, as the driver reads on in it.
 * @param bytes null for none
 * @param most rows that are made
 */
export function* linesIn(bytes: Buffer | null, most: number): Generator<Cells, void> {
  if (bytes === null) return;
  try {
    let from = 0;
    for (let row = 0; row < most && from < bytes.length; row++) {
      const boundary = bytes.indexOf(BOUNDARY, from);
      const to = boundary === -1 ? bytes.length : boundary + ENDS.length;
      yield valuesIn(bytes.toString("utf8", from, to));
      from = to + BETWEEN.length;
    }
  } finally {
    if (bytes.length > AT_ONCE) (bytes.buffer as ArrayBuffer).transfer(0);
  }
}

/** The values of a row as PostgreSQL writes it, such as `(a,"b, ""c""",)`; null for none. */
function valuesIn(line: string): Cells {
  const values: (string | null)[] = [];
  const end = line.length - ENDS.length;
  for (let at = BEGINS.length; ; at += 1) {
    if (line.charCodeAt(at) === QUOTE) {
      const from = at + 1;
      at = line.indexOf('"', from);
      for (; line.charCodeAt(at + 1) === QUOTE; at = line.indexOf('"', at + 2));
      values.push(withoutDoubling(line.slice(from, at)));
      at += 1;
    } else {
      const comma = line.indexOf(",", at);
      const to = comma === -1 ? end : comma;
      values.push(to === at ? null : line.slice(at, to));
      at = to;
    }
    if (at >= end) return values;
  }
}

const withoutDoubling = (text: string) =>
  text.includes('"') || text.includes("\\") ? text.replaceAll(/(["\\])\1/g, "$1") : text;

/**
 * Reads rows of a file as the texts of their columns.
 * @param names the columns that are read of each row
 */
export async function readLines<Row extends TextsOf<Row>>(
  sql: Sql,
  names: readonly (keyof Row & string)[],
  rows: Fragment,
): Promise<LinesRead<Row>> {
  const line = lineOf(
    sql,
    names.map((name) => sql`r.${sql(name)}`),
  );
  const [[bytes = null, counted] = []] = await sql`select ${asLines(sql, line)} from (${rows}) r`.raw();
  const named = (cells: Cells): Row => {
    const row: Record<string, string | null> = {};
    for (const [index, name] of names.entries()) row[name] = cells[index] ?? null;
    return row as Row;
  };
  const count = Number(String(counted));
  const before = bytes?.lastIndexOf(BOUNDARY) ?? -1;
  const last = bytes?.toString("utf8", before === -1 ? 0 : before + ENDS.length + BETWEEN.length);
  return {
    rows: linesIn(bytes, count).map(named),
    count,
    last: last === undefined ? undefined : named(valuesIn(last)),
  };
}

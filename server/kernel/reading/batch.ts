import { type Database, raw, type Sql } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import type { Application } from "#server/kernel/application.ts";
import { batchesAhead } from "./batches-ahead.ts";
import { readLines, type TextsOf } from "./lines.ts";
import { type Fragment, joinParts } from "./rows.ts";

/** Rows of a file that are read in one transaction, and held in memory at once; of a file three batches are at most. */
export const BATCH = 2_000;

/**
 * Reads a batch of a file's rows in a transaction of its own, so that none stays open while a client takes its time. It is
 * planned for the organization it is read for: a plan for any of them takes all for small, and joins thousands of rows one
 * by one to each token that there is. Planning costs a batch a hundredth of its time.
 * @throws whatever `read` throws; Overloaded where too much waits for a connection
 */
export function readBatch<T>(
  app: Application,
  organizationId: string,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  return inTenant({ ...app, plans: "anew" }, organizationId, "read", read);
}

/** What a file's rows are read from. */
interface Source<Row extends TextsOf<Row>, Key extends keyof Row & string> {
  /** The columns that are read of each row. */
  readonly names: readonly (keyof Row & string)[];
  /** Of these, by which rows are ordered and none is another; the table's columns have the same names. */
  readonly key: readonly Key[];
  /** The rows of a table that are shown, after one of them, in the order of the key. */
  from(sql: Sql, after: Pick<Row, Key> | null): { readonly alias: string; readonly from: Fragment };
  /** Whether they are sought, one by one: where a batch ends would be sought twice. */
  readonly isSought?: boolean;
  /** What is read of some of them, in their order. */
  rows(sql: Sql, chosen: Fragment): Fragment;
}

/**
 * A file's rows, batch by batch, by the key that the one before ended with. Where it will is found by the index alone, so that
 * two are read at a time.
 */
export async function* readBatches<Row extends TextsOf<Row>, Key extends keyof Row & string>(
  app: Application,
  organizationId: string,
  size: number,
  source: Source<Row, Key>,
): AsyncGenerator<IteratorObject<Row>> {
  const { names, key, isSought } = source;
  const texts = (sql: Sql) =>
    joinParts(
      sql,
      key.map((name) => sql`k.${sql(name)}::text`),
      ", ",
    );
  const cursorOf = (row: Pick<Row, Key>) =>
    JSON.stringify(Object.fromEntries(key.map((name) => [name, row[name]])));
  const batches = batchesAhead((cursor, foretell) =>
    readBatch(app, organizationId, async (db) => {
      const sql = raw(db);
      const { alias, from } = source.from(sql, cursor === null ? null : JSON.parse(cursor));
      const all = sql.unsafe(`${alias}.*`);
      if (!isSought) {
        // Where this fails the batch does, and tells of it.
        sql<{ end: Pick<Row, Key> }[]>`
          select to_json(k) as "end" from (
            select ${texts(sql)} from (select ${all} ${from} offset ${size - 1} limit 1) k) k`.then(
          ([last]) => foretell(last ? cursorOf(last.end) : null),
          () => {},
        );
      }
      const chosen = sql`select ${all} ${from} limit ${size}`;
      const { rows, count, last } = await readLines<Row>(sql, names, source.rows(sql, chosen));
      return { rows, nextCursor: last && count === size ? cursorOf(last) : null };
    }),
  );
  for await (const { rows } of batches) yield rows;
}

/**
 * What a release asks of the database, kept in a file beside this one: while a rollout lasts, the release before sends its
 * statements to the schema of the next (docs/high-availability.md, Migrations).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Sql } from "#db/client.ts";

/** A statement, and the columns it is answered with. */
export interface KeptStatement {
  readonly text: string;
  readonly columns: readonly string[];
}

const file = join(import.meta.dirname, "statements.jsonl");

/** Statements of the release before, in the order of their texts. */
export function readStatements(): readonly KeptStatement[] {
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [text = "", ...columns] = JSON.parse(line) as string[];
      return { text, columns };
    });
}

/** Keeps statements for the release after. */
export function writeStatements(statements: readonly KeptStatement[]): void {
  const lines = statements.map(({ text, columns }) => JSON.stringify([text, ...columns])).sort();
  writeFileSync(file, `${lines.join("\n")}\n`);
}

/**
 * The columns that the database would answer a statement with now; it is planned, and not run.
 * @throws PostgresError where the schema knows it no more
 */
export async function columnsNow(sql: Sql, text: string): Promise<readonly string[]> {
  const { columns } = await sql.unsafe(text).describe();
  return (columns ?? []).map(({ name }) => name);
}

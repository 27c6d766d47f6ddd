/** Migrations run beside the release before: whatever it sends is understood, and answered with the columns it reads. */
import { expect, it } from "vitest";
import { columnsNow, readStatements } from "#testing/release/statements.ts";
import { openSuite } from "#testing/testing.ts";

const suite = await openSuite();

it("the schema understands every statement of the release before", async () => {
  const broken: string[] = [];
  const statements = readStatements();
  for (const { text, columns } of statements) {
    const now = await columnsNow(suite.sql, text).catch((error: Error) => error.message);
    if (JSON.stringify(now) !== JSON.stringify(columns)) broken.push(`${text}\n→ ${now}`);
  }
  expect(broken).toEqual([]);
  expect(statements.length).toBeGreaterThan(100);
});

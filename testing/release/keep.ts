/** `npm run release:statements`, at each release: notes the statements of everything that can be asked for. */
import { afterAll, expect, it } from "vitest";
import { overhear } from "#testing/overhear.ts";
import { runEverything } from "#testing/run-everything.ts";
import { openSuite } from "#testing/testing.ts";
import { columnsNow, type KeptStatement, writeStatements } from "./statements.ts";

const suite = await openSuite();
afterAll(() => suite.close());

/** What reads or changes rows; what begins, ends and sets up transactions is PostgreSQL's own. */
const ofRows = /^\s*(select|insert|update|delete|with|merge|values)\b/i;

it("keeps what this release sends", { timeout: 600_000 }, async () => {
  const heard = new Set<string>();
  const stop = overhear(suite.sql, ({ text }) => {
    if (ofRows.test(text)) heard.add(text.replaceAll(/\s*\n\s*/g, "\n").trim());
  });
  await runEverything(suite);
  stop();
  const statements: KeptStatement[] = [];
  for (const text of heard) statements.push({ text, columns: await columnsNow(suite.sql, text) });
  expect(statements.length).toBeGreaterThan(100);
  writeStatements(statements);
});

import { beforeAll, expect, it } from "vitest";
import { raw } from "#db/client.ts";
import { makeCustomer } from "#testing/factories.ts";
import { openSuite } from "#testing/testing.ts";
import { readBatch } from "./batch.ts";
import { readPage } from "./page.ts";
import type { Seek } from "./query.ts";

const suite = await openSuite();

beforeAll(async () => {
  for (const name of ["Ada", "Ben", "Cleo"]) await makeCustomer(suite, { name });
});

/** A page of two customers as texts, and what was foretold of where it ends. */
async function readTwo(cursor?: string, seeks = false) {
  const foretold: (string | null)[] = [];
  const page = await readBatch(suite.app, suite.organizationId, (db) => {
    const sql = raw(db);
    const seek: Seek = { matches: sql`c.name <> ''`, found: sql`select c.id from customer c` };
    return readPage(db, {
      input: { limit: 2, cursor, order: "asc" },
      columns: sql`c.id`,
      alias: "c",
      from: sql`from customer c where c.organization_id = ${suite.organizationId}`,
      ...(seeks && { seek }),
      sorts: { createdAt: { expression: "c.created_at", type: "timestamptz" } },
      id: "c.id",
      present: () => null,
      texts: { shown: ["name"], foretell: (next) => foretold.push(next), texts: { name: sql`c.name` } },
    });
  });
  return { foretold, page, names: [...(page.texts ?? [])].map(([name]) => name) };
}

it("foretells where a page of a file ends, and that the last one does", async () => {
  const first = await readTwo();
  expect(first.names).toHaveLength(2);
  expect(first.page.nextCursor).not.toBeNull();
  expect(first.foretold).toEqual([first.page.nextCursor]);
  const last = await readTwo(first.page.nextCursor ?? undefined);
  expect(last.names).toHaveLength(1);
  expect(last.foretold).toEqual([null]);
  expect([...first.names, ...last.names].toSorted()).toEqual(["Ada", "Ben", "Cleo"]);
});

it("foretells nothing of what is searched for, which would be sought twice", async () => {
  const { foretold, names } = await readTwo(undefined, true);
  expect(names).toHaveLength(2);
  expect(foretold).toEqual([]);
});

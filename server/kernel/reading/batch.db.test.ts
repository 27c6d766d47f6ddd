import { beforeAll, describe, expect, it } from "vitest";
import { raw } from "#db/client.ts";
import { makeCustomer } from "#testing/factories.ts";
import { openSuite } from "#testing/testing.ts";
import { readBatch, readBatches } from "./batch.ts";

const suite = await openSuite();
const names = ["Ada", "Ben", "Cleo", "Dan", "Eve"];

beforeAll(async () => {
  for (const name of names) await makeCustomer(suite, { name });
});

it("reads a batch of an organization's rows alone, planned for the values it asks with", async () => {
  const [setting] = await readBatch(
    suite.app,
    suite.organizationId,
    (db) => raw(db)<Record<string, string>[]>`
      select current_setting('plan_cache_mode') as plans, current_setting('app.organization_id') as organization,
             current_setting('transaction_read_only') as "isReadOnly"`,
  );
  expect(setting).toEqual({
    plans: "force_custom_plan",
    organization: suite.organizationId,
    isReadOnly: "on",
  });
});

/** The names of customers in batches of two, and after which names these were asked for. */
async function readNames({ isSought = false, fails = "" } = {}) {
  const after: (string | undefined)[] = [];
  const batches = readBatches<{ id: string; name: string }, "name" | "id">(
    suite.app,
    suite.organizationId,
    2,
    {
      names: ["id", "name"],
      key: ["name", "id"],
      isSought,
      from: (sql, last) => {
        after.push(last?.name);
        return {
          alias: "c",
          from: sql`from customer c where c.organization_id = ${suite.organizationId}
            ${last ? sql`and (c.name, c.id) > (${last.name}, ${last.id})` : sql``} order by c.name, c.id`,
        };
      },
      rows: (sql, chosen) => sql`
        select c.id, case when c.name = ${fails} then (1 / (c.name <> '')::int - 1 / (c.name = '')::int)::text else c.name end as name
          from (${chosen}) c order by c.name, c.id`,
    },
  );
  const read: string[] = [];
  try {
    for await (const rows of batches) read.push(Array.from(rows, ({ name }) => name).join(" "));
  } catch (error) {
    read.push(String(error));
  }
  return { read, after };
}

describe("batches of a file", () => {
  it.each([
    ["two at a time", false],
    ["one after the other where they are sought", true],
  ])("hold each row once, in order, read %s", async (_how, isSought) => {
    const { read, after } = await readNames({ isSought });
    expect(read).toEqual(["Ada Ben", "Cleo Dan", "Eve"]);
    expect(after).toEqual([undefined, "Ben", "Dan"]);
  });

  it("end with the one that fails, in its turn", async () => {
    const { read } = await readNames({ fails: "Dan" });
    expect(read).toEqual(["Ada Ben", expect.stringContaining("division by zero")]);
  });
});

/** The file of a list says what the list says, in the same order, though it is read otherwise (server/kernel/texts.ts). */

import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type ExportedList, exportedLists } from "#db/schema/enums.ts";
import { seed } from "#demo/seed.ts";
import { exportColumns } from "#server/feed/list-export/columns.ts";
import { textAt } from "#server/feed/list-export/export-list.ts";
import { listFiles } from "#server/feed/list-export/files.ts";
import { exportedBy } from "#server/feed/list-export/lists.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { writtenText } from "#server/kernel/csv.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import type { FileAnswer, FilePart } from "#server/kernel/operation.ts";
import { openTestServer, type TestServer } from "./server.ts";
import { type Suite, suiteOf } from "./testing.ts";

/** Lists that the demo has nothing of. */
const empty: readonly ExportedList[] = [
  "chainOperations",
  "chainTransactions",
  "requests",
  "webhookEndpoints",
];

let server: TestServer | undefined;
let suite: Suite | undefined;
/** Where lists stand that stand in something: what has most of them. */
const places: Partial<Record<ExportedList, object>> = {};

// The whole demo is written.
beforeAll(async () => {
  server = await openTestServer(inject("databaseUrl"));
  const url = await server.createDatabase();
  await seed(url);
  const opened = suiteOf("org_demo", url);
  suite = opened;
  await opened.sql`insert into event (organization_id, id, type, resource_type, resource_id, created_at, position, data)
    select 'org_demo', 'evt_' || n, 'customer.updated', 'customer', 'cus_demo_ada', now() - n * interval '1 ms', 9 - n, '{}'
      from generate_series(1, 3) n`;
  const most = async (table: string, column: string) => {
    const [row] = await opened.sql.unsafe(`select ${column} as id from ${table}
      where organization_id = 'org_demo' group by 1 order by count(*) desc limit 1`);
    return row?.id as string;
  };
  const tokenId = await most("ledger_entry", "token_id");
  places.participants = { offeringId: await most("offering_purchase_intent", "offering_id") };
  places.registerHolders = { tokenId };
  places.ledgerEntries = { tokenId };
  places.payouts = { distributionId: await most("distribution_payment", "distribution_id") };
}, 180_000);

afterAll(async () => {
  await suite?.close();
  await server?.close();
});

type Verb<T> = (call: { ctx: CallerContext; input: object }) => Promise<T>;

async function listed(ctx: CallerContext, list: ExportedList): Promise<object[]> {
  const read = exportedBy[list].verb as Verb<Page<object>>;
  const rows: object[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<object> = await read({
      ctx,
      input: { ...places[list], limit: 100, order: "desc", ...(cursor !== null && { cursor }) },
    });
    rows.push(...page.data);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return rows;
}

async function rowsOfFile(ctx: CallerContext, list: ExportedList): Promise<Record<string, string>[]> {
  const write = listFiles[list].verb as unknown as Verb<FileAnswer>;
  const { content } = await write({ ctx, input: { ...places[list], format: "csv" } });
  const parts = await Array.fromAsync(content as AsyncGenerator<FilePart>);
  return parse(parts.map(({ data }) => String(data)).join(""), { bom: true, columns: true });
}

describe.each(exportedLists.filter((list) => list !== "webhookDeliveries"))("the file of %s", (list) => {
  it("says what the list says", async () => {
    expect.assertions(2);
    await suite?.asSystem(async (ctx) => {
      const told = (await listed(ctx, list)).map((row) =>
        Object.fromEntries(exportColumns[list].map((path) => [path, textAt(row, path.split(".")) ?? ""])),
      );
      const written = (await rowsOfFile(ctx, list)).map((row) =>
        Object.fromEntries(Object.entries(row).map(([heading, cell]) => [heading, writtenText(cell)])),
      );
      expect(told.length > 0).toBe(!empty.includes(list));
      expect(written).toEqual(told);
    }, new Date());
  });
});

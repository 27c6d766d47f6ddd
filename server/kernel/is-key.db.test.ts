import { expect, it } from "vitest";
import { raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import { openSuite } from "#testing/testing.ts";
import { isKey } from "./reading.ts";

const suite = await openSuite();

it("looks for a rare key by its own index, where nearly all rows have another", async () => {
  const { organizationId } = suite;
  await suite.sql`
    insert into event (organization_id, id, type, resource_type, resource_id, data, created_at, position)
    select ${organizationId}, 'evt_' || n, 'purchase_intent.created', 'offering_purchase_intent', 'opi_' || n, '{}',
           now() + n * interval '1 second', n
      from generate_series(1, 20000) n`;
  await suite.sql`analyze event`;
  const plan = await inTenant(suite.app, organizationId, "read", async (db) => {
    const sql = raw(db);
    const rows = await sql<{ "QUERY PLAN": string }[]>`
      explain select x.id from unnest((select ${["token.created"]}::text[])) k(type)
        cross join lateral (
          select e.id from event e
           where e.organization_id = ${organizationId} and e.position is not null and ${isKey(sql, sql`e.type`, sql`k.type`)}
           order by e.created_at desc, e.id desc limit 21) x`;
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan).toContain("event_type_created");
});

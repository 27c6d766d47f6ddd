import fc from "fast-check";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import { sealAll } from "#testing/audit.ts";
import { intentInput, makeCustomer, makeOffering, offeringInput } from "#testing/factories.ts";
import { openServerOf } from "#testing/server.ts";
import { openSuite, unique } from "#testing/testing.ts";
import { canonicalJson } from "./canonical-json.ts";
import { genesis, hashOfRow } from "./chain.ts";
import { type EventRow, eventColumns, factsOf } from "./rows.ts";
import { sealAudit } from "./seal-audit.ts";
import { sealEvents } from "./seal-events.ts";

const suite = await openSuite();
const { organizationId } = suite;

/** The whole chain, recomputed here: its length and end, or the row that is wrong. */
async function recompute(own = suite): Promise<{ length: number; hash: string }> {
  const rows = await own.sql<EventRow[]>`
    select ${eventColumns(own.sql)} from audit_event e
     where e.organization_id = ${own.organizationId} and e.hash is not null order by e.sequence`;
  let hash = genesis(own.organizationId);
  for (const [index, row] of rows.entries()) {
    expect(Number(row.sequence)).toBe(index + 1);
    hash = hashOfRow(hash, index + 1, factsOf(row));
    expect(row.hash, `row ${index + 1}`).toBe(hash);
  }
  const [end] = await own.sql`select * from audit_chain where organization_id = ${own.organizationId}`;
  expect([Number(end?.sequence), end?.hash]).toEqual([rows.length, hash]);
  return { length: rows.length, hash };
}

describe("sealing", () => {
  beforeAll(async () => {
    await makeOffering(suite);
    await makeCustomer(suite, {
      name: "Ada",
      metadata: { big: 1e21, small: 1e-7, "ü.x": ["😀", null, 0.1] },
    });
  });

  it("chains the rows of one verb after the other, once", async () => {
    await sealAll(suite);
    expect((await recompute()).length).toBe(2);
    await sealAll(suite);
    expect((await recompute()).length).toBe(2);
  });

  it("chains what the intake wrote many at once", async () => {
    const [offering, customer] = [await makeOffering(suite), await makeCustomer(suite)];
    const before = (await recompute()).length;
    await Promise.all(
      Array.from({ length: 20 }, () =>
        suite.call().offeringPurchaseIntent.create(intentInput(customer, offering)),
      ),
    );
    await sealAll(suite);
    expect((await recompute()).length).toBe(before + 22);
  });

  it("is done by one of several at a time, and each row once", async () => {
    const before = (await recompute()).length;
    await Promise.all(Array.from({ length: 12 }, () => makeOffering(suite)));
    const seal = () => inTenant(suite.app, organizationId, "write", (db) => sealEvents(db, organizationId));
    const sealed = await Promise.all([seal(), seal(), seal(), seal()]);
    expect(sealed.reduce((sum, rows) => sum + rows, 0)).toBe(12);
    expect((await recompute()).length).toBe(before + 12);
  });

  it("keeps no writer waiting, nor is kept by one; who comes late is sealed later", async () => {
    const before = (await recompute()).length;
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let begun = () => {};
    const wrote = new Promise<void>((resolve) => {
      begun = resolve;
    });
    // A change whose transaction takes its time.
    const slow = inTenant(suite.app, organizationId, "write", async (db) => {
      await raw(db)`
        insert into audit_event (organization_id, id, at, actor_kind, action, resource_type, resource_id, request_id,
          changes, personal_digest)
        values (${organizationId}, ${unique("aud")}, '2020-01-01', 'apiKey', 'slow', 'token', 't', 'r', '{}', 'd')`;
      begun();
      await finished;
    });
    await wrote;
    await makeOffering(suite);
    const held = inTenant(suite.app, organizationId, "write", async (db) => {
      expect(await sealEvents(db, organizationId)).toBe(1);
      // The chain's end is held here, and changes are written all the same.
      await suite.call().offering.create(offeringInput());
    });
    await held;
    finish();
    await slow;
    await sealAll(suite);
    expect((await recompute()).length).toBe(before + 3);
  });

  it("keeps up with writers that go on meanwhile", async () => {
    const writers = Array.from({ length: 4 }, async () => {
      for (let n = 0; n < 5; n += 1) await makeOffering(suite);
    });
    const sealing = (async () => {
      for (let n = 0; n < 10; n += 1)
        await inTenant(suite.app, organizationId, "write", (db) => sealEvents(db, organizationId));
    })();
    await Promise.all([...writers, sealing]);
    await sealAll(suite);
    await recompute();
  });

  it("is what the job does for every organization", async () => {
    // In a database of its own: what other files compare would change under their hands.
    const server = await openServerOf(inject("databaseUrl"));
    try {
      const url = await server.createDatabase();
      const [one, other] = [await openSuite(url), await openSuite(url)];
      await Promise.all([makeOffering(one), makeOffering(other)]);
      // More of one than are looked at in one step, as of a trail that somebody else filled.
      await one.sql`
        insert into audit_event (organization_id, id, at, actor_kind, action, resource_type, resource_id, request_id, changes,
               personal_digest)
        select organization_id, id || n, at, actor_kind, action, resource_type, resource_id, request_id, changes, personal_digest
          from audit_event, generate_series(1, 1500) n where organization_id = least(${one.organizationId}, ${other.organizationId})`;
      const waiting = await one.sql`select id from organizations_to_seal() w(id) order by 1`;
      expect(waiting.map(({ id }) => id)).toEqual([one.organizationId, other.organizationId].sort());
      await sealAudit({ app: one.app });
      const lengths = await Promise.all([one, other].map(async (own) => (await recompute(own)).length));
      expect(lengths.sort((a, b) => a - b)).toEqual([1, 1501]);
      expect(await one.sql`select 1 from audit_event where hash is null`).toHaveLength(0);
      await Promise.all([one.close(), other.close()]);
    } finally {
      await server.close();
    }
  });
});

describe("what is sealed", () => {
  it("reads from the database as it was written, whatever JSON it holds", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue({ maxDepth: 3 }).filter(isStorable), { maxLength: 20 }),
        async (values) => {
          const [row] = await suite.sql<{ stored: unknown }[]>`
          select ${JSON.stringify(values)}::jsonb as stored`;
          expect(canonicalJson(row?.stored)).toBe(canonicalJson(values));
        },
      ),
      { numRuns: 200 },
    );
  });
});

/** What contracts let through: no NUL, no half characters. */
function isStorable(value: unknown): boolean {
  const text = JSON.stringify(value);
  return !/\\u0000|\\ud[89a-f]/i.test(text) && isReadRight(value);
}

/**
 * Whether the pinned Node's own JSON.parse reads it right: after an object with the name `\` it takes an escaped name at
 * the same place, as `"` is, for that one.
 */
function isReadRight(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, member]) => !name.includes("\\") && isReadRight(member));
}

describe("the guards", () => {
  const service = () => suite.app.pool;
  beforeAll(() => sealAll(suite));

  it.each([
    "update audit_event set changes = '{}'",
    "update audit_event set actor_id = 'somebody'",
    "update audit_event set at = now()",
    "update audit_event set personal_digest = 'x'",
    "delete from audit_event",
    "delete from audit_chain",
    "truncate audit_event",
  ])("do not let the service `%s`", async (statement) => {
    const attempt = service().begin(async (tx) => {
      await tx.unsafe(`set local app.organization_id = '${organizationId}'`);
      await tx.unsafe(statement);
    });
    await expect(attempt).rejects.toMatchObject({ code: "42501" });
  });

  it.each([
    "update audit_event set hash = 'x'",
    "update audit_event set sequence = sequence + 1000",
    "update audit_event set sequence = null, hash = null",
    "update audit_event set personal = '{}'",
    "update audit_event set personal_salt = 'x'",
    "update audit_chain set sequence = sequence - 1",
    "update audit_chain set hash = 'x'",
  ])("let nobody `%s`", async (statement) => {
    for (const sql of [service(), suite.sql]) {
      const attempt = sql.begin(async (tx) => {
        await tx.unsafe(`set local app.organization_id = '${organizationId}'`);
        await tx.unsafe(`${statement} where organization_id = '${organizationId}'`);
      });
      await expect(attempt).rejects.toMatchObject({ code: "23001" });
    }
  });

  it("let nobody remove a row", async () => {
    const attempt = suite.sql`delete from audit_event where organization_id = ${organizationId}`;
    await expect(attempt).rejects.toMatchObject({ code: "23001" });
  });
});

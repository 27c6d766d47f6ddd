import { describe, expect, it } from "vitest";
import type { Sql } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import { verifyAudit } from "#server/process/admin/verify-audit.ts";
import { sealAll, tamper } from "#testing/audit.ts";
import { makeCustomer, makeOffering } from "#testing/factories.ts";
import { NOW, openSuite, type Suite } from "#testing/testing.ts";
import { genesis, hashOfRow } from "./chain.ts";
import { digestOf } from "./record.ts";
import { type EventRow, eventColumns, factsOf } from "./rows.ts";
import { type Anchor, verifyChain } from "./verify-chain.ts";

/** An organization with six sealed rows. */
async function sealed(): Promise<Suite> {
  const suite = await openSuite();
  const at = (second: number) => ({ now: new Date(NOW.getTime() + second * 1000) });
  for (let second = 0; second < 5; second += 1) await makeOffering(suite, {}, at(second));
  await makeCustomer(suite, { name: "Ada" }, at(5));
  await sealAll(suite);
  return suite;
}

function verify({ app, organizationId }: Suite, anchor?: Anchor) {
  return inTenant(app, organizationId, "read", (db) => verifyChain(db, organizationId, anchor));
}

async function rowAt({ sql, organizationId }: Suite, sequence: number): Promise<EventRow> {
  const [row] = await sql<EventRow[]>`select ${eventColumns(sql)} from audit_event e
    where e.organization_id = ${organizationId} and e.sequence = ${sequence}`;
  if (!row) throw new Error(`there is no row ${sequence}`);
  return row;
}

/** Seals all rows anew from `first` on, as somebody would who covers their traces. */
async function rechain(tx: Sql, organizationId: string, withEnd: boolean): Promise<void> {
  const rows = await tx<EventRow[]>`select ${eventColumns(tx)} from audit_event e
    where e.organization_id = ${organizationId} and e.sequence is not null order by e.sequence`;
  let hash = genesis(organizationId);
  await tx`update audit_event set sequence = -sequence where organization_id = ${organizationId}`;
  for (const [index, row] of rows.entries()) {
    hash = hashOfRow(hash, index + 1, factsOf(row));
    await tx`update audit_event set sequence = ${index + 1}, hash = ${hash}
      where organization_id = ${organizationId} and id = ${row.id}`;
  }
  if (withEnd)
    await tx`update audit_chain set sequence = ${rows.length}, hash = ${hash} where organization_id = ${organizationId}`;
}

const insert = (tx: Sql, organizationId: string, sequence: number, hash: string) => tx`
  insert into audit_event (organization_id, id, at, actor_kind, action, resource_type, resource_id, request_id,
    changes, personal_digest, sequence, hash)
  values (${organizationId}, 'aud_forged', now(), 'apiKey', 'createOffering', 'offering', 'off', 'req', '{}', 'd',
    ${sequence}, ${hash})`;

describe("a chain that nobody touched", () => {
  it("verifies, sealed and unsealed rows told apart", async () => {
    const suite = await sealed();
    const { hash } = await rowAt(suite, 6);
    await makeOffering(suite);
    expect(await verify(suite)).toEqual({ verified: 6, hash, unsealed: 1, finding: null });
    expect(await verify(suite, { sequence: 6, hash: hash ?? "" })).toMatchObject({ finding: null });
  });

  it("verifies before its first row", async () => {
    const suite = await openSuite();
    const { organizationId } = suite;
    expect(await verify(suite)).toEqual({
      verified: 0,
      hash: genesis(organizationId),
      unsealed: 0,
      finding: null,
    });
  });
});

describe("what was tampered with is found:", () => {
  const cases: [
    what: string,
    how: (tx: Sql, suite: Suite) => Promise<unknown>,
    found: object,
    verified: number,
  ][] = [
    [
      "a changed difference",
      (tx, { organizationId }) =>
        tx`update audit_event set changes = jsonb_set(changes, '{title,to}', '"other"') where organization_id = ${organizationId} and sequence = 3`,
      { what: "changed", sequence: 3, id: expect.stringMatching(/^aud_/) },
      2,
    ],
    [
      "a changed actor",
      (tx, { organizationId }) =>
        tx`update audit_event set actor_id = 'usr_innocent' where organization_id = ${organizationId} and sequence = 1`,
      { what: "changed", sequence: 1 },
      0,
    ],
    [
      "a changed time",
      (tx, { organizationId }) =>
        tx`update audit_event set at = (at at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC' where organization_id = ${organizationId} and sequence = 6`,
      { what: "changed", sequence: 6 },
      5,
    ],
    [
      "a changed hash",
      (tx, { organizationId }) =>
        tx`update audit_event set hash = repeat('0', 64) where organization_id = ${organizationId} and sequence = 4`,
      { what: "changed", sequence: 4 },
      3,
    ],
    [
      "a changed name of a customer",
      (tx, { organizationId }) =>
        tx`update audit_event set personal = jsonb_set(personal, '{changes,name,to}', '"Eve"') where organization_id = ${organizationId} and sequence = 6`,
      { what: "personal data changed", sequence: 6 },
      5,
    ],
    [
      "a changed name with its digest",
      (tx, { organizationId }) =>
        tx`update audit_event set personal = '{"changes":{}}', personal_digest = ${digestOf("s", { changes: {} })}, personal_salt = 's' where organization_id = ${organizationId} and sequence = 2`,
      { what: "changed", sequence: 2 },
      1,
    ],
    [
      "a row taken out",
      (tx, { organizationId }) =>
        tx`delete from audit_event where organization_id = ${organizationId} and sequence = 3`,
      { what: "missing", sequence: 3, id: null },
      2,
    ],
    [
      "the first row taken out",
      (tx, { organizationId }) =>
        tx`delete from audit_event where organization_id = ${organizationId} and sequence = 1`,
      { what: "missing", sequence: 1, id: null },
      0,
    ],
    [
      "a row taken out of the chain",
      (tx, { organizationId }) =>
        tx`update audit_event set sequence = null, hash = null where organization_id = ${organizationId} and sequence = 5`,
      { what: "missing", sequence: 5, id: null },
      4,
    ],
    [
      "the end cut off",
      (tx, { organizationId }) =>
        tx`delete from audit_event where organization_id = ${organizationId} and sequence > 4`,
      { what: "end cut off", sequence: 5, id: null },
      4,
    ],
    [
      "everything cut off",
      (tx, { organizationId }) => tx`delete from audit_event where organization_id = ${organizationId}`,
      { what: "end cut off", sequence: 1, id: null },
      0,
    ],
    [
      "a row put behind the end",
      (tx, { organizationId }) => insert(tx, organizationId, 7, "0".repeat(64)),
      { what: "inserted", sequence: 7, id: "aud_forged" },
      6,
    ],
    [
      "a row put before the first",
      (tx, { organizationId }) => insert(tx, organizationId, 0, "0".repeat(64)),
      { what: "inserted", sequence: 0, id: "aud_forged" },
      6,
    ],
    [
      "the recorded end taken away",
      (tx, { organizationId }) => tx`delete from audit_chain where organization_id = ${organizationId}`,
      { what: "inserted", sequence: 1 },
      0,
    ],
    [
      "all sealed anew after a change, but for the recorded end",
      async (tx, { organizationId }) => {
        await tx`update audit_event set action = 'x' where organization_id = ${organizationId} and sequence = 2`;
        await rechain(tx, organizationId, false);
      },
      { what: "rewritten", sequence: 6, id: null },
      6,
    ],
  ];
  it.each(cases)("%s", async (_, how, found, verified) => {
    const suite = await sealed();
    await tamper(suite, (tx) => how(tx, suite));
    expect(await verify(suite)).toMatchObject({ finding: found, verified });
  });

  it("a row slipped in between, the others moved on", async () => {
    const suite = await sealed();
    const { organizationId } = suite;
    const second = await rowAt(suite, 2);
    await tamper(suite, async (tx) => {
      await tx`update audit_event set sequence = -sequence where organization_id = ${organizationId} and sequence > 2`;
      await tx`update audit_event set sequence = 1 - sequence where organization_id = ${organizationId} and sequence < 0`;
      await insert(tx, organizationId, 3, "1".repeat(64));
    });
    expect(second.hash).toBeTruthy();
    expect((await verify(suite)).finding).toEqual({ what: "inserted", sequence: 3, id: "aud_forged" });
  });

  it("all sealed anew, the recorded end too: by a hash that was noted earlier", async () => {
    const suite = await sealed();
    const { organizationId } = suite;
    const { hash } = await rowAt(suite, 4);
    const anchor = { sequence: 4, hash: hash ?? "" };
    await tamper(suite, async (tx) => {
      await tx`update audit_event set action = 'x' where organization_id = ${organizationId} and sequence = 2`;
      await rechain(tx, organizationId, true);
    });
    expect((await verify(suite)).finding).toBeNull();
    expect((await verify(suite, anchor)).finding).toMatchObject({ what: "rewritten", sequence: 4 });
    const later = { sequence: 9, hash: "0".repeat(64) };
    expect((await verify(suite, later)).finding).toMatchObject({ what: "end cut off", sequence: 7 });
  });
});

describe("the command", () => {
  async function run(suite: Suite, ...args: string[]) {
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    const exitCode = await verifyAudit(suite.app, args, { info: say, error: say });
    return { exitCode, lines };
  }

  it("tells each organization's count and end, and exits with 0", async () => {
    const suite = await sealed();
    const { hash } = await rowAt(suite, 6);
    await makeOffering(suite);
    const { exitCode, lines } = await run(suite, "--organization", suite.organizationId);
    expect(lines).toEqual([`${suite.organizationId}: 6 changes verified, end ${hash}, 1 not sealed yet`]);
    expect(exitCode).toBe(0);
    expect(await run(suite, "--organization", suite.organizationId, "--anchor", `6:${hash}`)).toMatchObject({
      exitCode: 0,
    });
  });

  it("names the first row that was tampered with, and exits with 1", async () => {
    const suite = await sealed();
    const { id } = await rowAt(suite, 2);
    await tamper(
      suite,
      (tx) =>
        tx`update audit_event set action = 'x' where organization_id = ${suite.organizationId} and sequence in (2, 5)`,
    );
    const { exitCode, lines } = await run(suite);
    expect(exitCode).toBe(1);
    expect(lines.filter((line) => line.startsWith(suite.organizationId))).toEqual([
      `${suite.organizationId}: row #2 (${id}) was changed, or one before it was taken out (1 before it verified)`,
    ]);
    // The others are verified all the same.
    expect(lines.length).toBeGreaterThan(1);
  });

  it("fails for an organization there is not", async () => {
    const { exitCode, lines } = await run(await openSuite(), "--organization", "nobody-is-called-this");
    expect([exitCode, lines]).toEqual([1, ['There is no organization "nobody-is-called-this".']]);
  });

  it.each([[["--anchor", "1:xyz"]], [["--anchor", `1:${"0".repeat(64)}`]], [["--what"]], [["more"]]])(
    "explains itself for %j",
    async (args) => {
      const { exitCode, lines } = await run(await openSuite(), ...args);
      expect(exitCode).toBe(2);
      expect(lines).toHaveLength(1);
    },
  );
});

import { beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "#server/kernel/access.ts";
import type { FileAnswer } from "#server/kernel/operation.ts";
import { purge } from "#server/process/purge.ts";
import { makeDistribution } from "#testing/distributions.ts";
import { makeCustomer, makeHolder, makeToken } from "#testing/factories.ts";
import { expectRefusal, NOW, openSuite } from "#testing/testing.ts";
import { MOST_EXPORTS } from "./contract.ts";
import { makeExport } from "./make-export.ts";

const suite = await openSuite();
const other = await openSuite();
const { organizationId, sql } = suite;

let tokenId: string;
beforeAll(async () => {
  ({ tokenId } = await makeToken(suite));
  for (const amount of [1, 2, 3]) await makeHolder(suite, tokenId, amount);
});

const work = (exportId: string) =>
  makeExport({ app: suite.app, organizationId, payload: { exportId }, now: new Date() });
const ask = (input: Parameters<ReturnType<typeof suite.call>["export"]["create"]>[0], actor = suite.owner) =>
  suite.call({ actor }).export.create(input);
const askEntries = () => ask({ resource: "entries", filters: { tokenId } });
const get = (exportId: string) => suite.call().export.get({ exportId });
/** Entries with long notes, past what keeps the register's sums. */
const addEntries = (count: number) =>
  sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into ledger_entry (organization_id, id, token_id, debit_account_id, credit_account_id, amount, reason, created_at, note)
      select organization_id, id || '_' || n, token_id, debit_account_id, credit_account_id, amount, reason, created_at, repeat('x', 200)
        from (select * from ledger_entry where organization_id = ${organizationId} limit 1) e
       cross join generate_series(1, ${count}) n`;
  });
const piecesOf = async (exportId: string) =>
  (await sql`select from export_piece where organization_id = ${organizationId} and export_id = ${exportId}`)
    .length;

/** A file as a client gets it. */
async function textOf({ content }: FileAnswer): Promise<string> {
  if (typeof content !== "object" || !("next" in content)) throw new Error("it does not come in parts");
  let text = "";
  for await (const { data } of content) text += Buffer.from(data).toString("utf8");
  return text;
}

const actionsOn = async (exportId: string) =>
  (
    await sql<{ action: string }[]>`
      select action from audit_event where organization_id = ${organizationId} and resource_id = ${exportId} order by id`
  )
    .map(({ action }) => action)
    .toSorted();

it("exports are listed by when they were asked for, and counted", async () => {
  const fresh = await openSuite();
  const later = new Date(NOW.getTime() + 60_000);
  const { exportId } = await fresh.call().export.create({ resource: "auditEvents" });
  await fresh.call({ now: later }).export.create({ resource: "auditEvents" });
  const { list } = fresh.call().export;
  const first = await list({ createdTo: later.toISOString(), total: "true" });
  expect(first.data.map((one) => one.exportId)).toEqual([exportId]);
  expect(first.total?.count).toBe(1);
  expect((await list({ total: "true" })).total?.count).toBe(2);
});

describe("an export that a job makes", () => {
  it("is narrowed by metadata, as the direct download is", async () => {
    const mine = await makeCustomer(suite, { metadata: { plan: "gold", "plan ü": "b" } });
    await makeCustomer(suite);
    const filters = { "metadata[plan]": "gold", "metadata[plan ü]": "b" };
    const { exportId } = await ask({ resource: "customers", filters });
    await work(exportId);
    const kept = await textOf(await suite.call().file.export.get({ exportId }));
    expect(kept.trim().split("\n").slice(1)).toHaveLength(1);
    expect(kept).toContain(mine.id);
  });

  it.each([
    ["holders", "csv", async () => ({ tokenId })],
    ["holders", "xlsx", async () => ({ tokenId })],
    ["entries", "csv", async () => ({ tokenId, asOf: NOW.toISOString() })],
    ["auditEvents", "csv", async () => ({ action: "createCustomer" })],
    ["auditEvents", "ndjson", async () => ({ resourceType: "token" })],
  ] as const)("of %s as %s is what the direct download is", async (resource, format, filtersOf) => {
    const filters: Record<string, string> = await filtersOf();
    const { exportId, ...asked } = await ask({ resource, format, filters });
    expect(asked).toMatchObject({
      object: "export",
      status: "PENDING",
      progress: { rows: 0 },
      filters,
      format,
    });
    // What happens after it was asked for is not in it.
    await makeCustomer(suite, {}, { now: new Date(NOW.getTime() + 1000) });
    await work(exportId);
    const made = await get(exportId);
    const kept = await textOf(await suite.call().file.export.get({ exportId }));
    const { file } = suite.call();
    const direct = await {
      holders: () => file.register.holders({ tokenId, format: format === "ndjson" ? "csv" : format }),
      entries: () => file.register.entries({ tokenId, asOf: NOW.toISOString() }),
      auditEvents: () => file.auditEvent.export({ ...filters, format: format === "xlsx" ? "csv" : format }),
    }[resource]();
    if (format === "xlsx") {
      expect(kept.startsWith("PK")).toBe(true);
    } else {
      expect(kept).toBe(await textOf(direct));
    }
    expect(made).toMatchObject({
      status: "COMPLETED",
      fileName: direct.fileName,
      completedAt: expect.any(String),
    });
    expect(made.progress.total).toBe(made.progress.rows);
    if (direct.rows !== undefined) expect(made.progress.rows).toBe(direct.rows);
    expect(made.progress.rows).toBeGreaterThan(0);
    expect(await actionsOn(exportId)).toEqual(["createExport", "downloadExport"]);
  });

  it("of a distribution's payments is what the direct download is", async () => {
    const customer = await makeHolder(suite, tokenId, 4);
    const { distributionId } = await makeDistribution({ suite, tokenId, customer } as never);
    const { exportId } = await ask({ resource: "distributionPayments", filters: { distributionId } });
    await work(exportId);
    expect(await textOf(await suite.call().file.export.get({ exportId }))).toBe(
      await textOf(await suite.call().file.distribution.payments({ distributionId })),
    );
  });

  it("that was cut off begins anew, and whoever was slow writes no more", async () => {
    const { exportId } = await askEntries();
    await sql`update export set status = 'RUNNING', attempt = 1, pieces = 1, rows_done = 99
      where organization_id = ${organizationId} and id = ${exportId}`;
    await sql`insert into export_piece (organization_id, export_id, position, bytes, expires_at)
      values (${organizationId}, ${exportId}, 1, 'half', ${NOW.toISOString()})`;
    await Promise.all([work(exportId), work(exportId)]);
    const text = await textOf(await suite.call().file.export.get({ exportId }));
    expect(text).toBe(await textOf(await suite.call().file.register.entries({ tokenId })));
    const { progress } = await get(exportId);
    expect(progress.rows).toBe(text.trimEnd().split("\n").length - 1);
    // A job that comes late has nothing to do.
    await work(exportId);
    expect(await get(exportId)).toMatchObject({ status: "COMPLETED", progress });
  });

  it("that fails again and again is given up, with a sentence, and keeps nothing", async () => {
    const { exportId } = await askEntries();
    await sql`update export set status = 'RUNNING', attempt = 5 where organization_id = ${organizationId} and id = ${exportId}`;
    await work(exportId);
    expect(await get(exportId)).toMatchObject({ status: "FAILED", failure: expect.stringMatching(/anew/) });
    expect(await piecesOf(exportId)).toBe(0);
    await expectRefusal(suite, "export_not_ready", () => suite.call().file.export.get({ exportId }));
  });

  it("of what has gone meanwhile fails with the reason", async () => {
    const { exportId } = await askEntries();
    await sql`update export set query = '{"format": "csv", "filters": {"tokenId": "gone"}}'
      where organization_id = ${organizationId} and id = ${exportId}`;
    await work(exportId);
    expect(await get(exportId)).toMatchObject({ status: "FAILED", failure: expect.stringMatching(/token/) });
  });
});

describe("cancelling", () => {
  it("ends it, and leaves nothing of it", async () => {
    const { exportId } = await askEntries();
    await expectRefusal(suite, "export_not_ready", () => suite.call().file.export.get({ exportId }));
    expect(await suite.call().export.cancel({ exportId })).toMatchObject({ status: "CANCELLED" });
    await work(exportId);
    expect(await get(exportId)).toMatchObject({ status: "CANCELLED" });
    expect(await piecesOf(exportId)).toBe(0);
    expect(await actionsOn(exportId)).toEqual(["cancelExport", "createExport"]);
    await expectRefusal(suite, "invalid_transition", () => suite.call().export.cancel({ exportId }));
  });
});

describe("asking is refused", () => {
  it.each([
    [{ resource: "entries", filters: { tokenId: "none" } }, "token_not_found"],
    [{ resource: "entries", filters: {} }, "invalid_request"],
    [{ resource: "entries", filters: { tokenId: "t", q: "x" } }, "invalid_value"],
    [{ resource: "entries", filters: { tokenId: "t", "metadata[a]": "x" } }, "invalid_value"],
    [{ resource: "customers", filters: { metadata: "x" } }, "invalid_value"],
    [{ resource: "auditEvents", format: "xlsx" }, "invalid_value"],
    [{ resource: "distributionPayments", format: "ndjson" }, "invalid_value"],
    [{ resource: "distributionPayments", filters: { distributionId: "none" } }, "distribution_not_found"],
  ] as const)("for %j", async (input, code) => {
    await expectRefusal(suite, code, () => suite.call().export.create(input));
  });

  it("beyond as many as are made at a time, however many ask at once", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: MOST_EXPORTS + 3 }, () =>
        askEntries().then(
          ({ exportId }) => exportId,
          (error: Error) => (error.cause as { code: string }).code,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "too_many_exports")).toHaveLength(3);
    await expectRefusal(suite, "too_many_exports", askEntries);
    for (const exportId of outcomes.filter((outcome) => outcome.startsWith("exp_")))
      await suite.call().export.cancel({ exportId });
  });

  it("without the right to what is exported, which hides such exports as well", async () => {
    const { exportId } = await ask({ resource: "auditEvents" });
    const operator = suite.member("operator");
    await expectRefusal(suite, "not_allowed", () => ask({ resource: "auditEvents" }, operator));
    const key = suite.key("organization:read", "audit:read");
    await expectRefusal(suite, "not_allowed", () => ask({ resource: "holders", filters: { tokenId } }, key));
    for (const actor of [operator, other.owner] satisfies Actor[]) {
      const call = suite.call({ actor });
      await expectRefusal(suite, "export_not_found", () => call.export.get({ exportId }));
      await expectRefusal(suite, "export_not_found", () => call.export.cancel({ exportId }));
      await expectRefusal(suite, "export_not_found", () => call.file.export.get({ exportId }));
      expect((await call.export.list({})).data.map((one) => one.exportId)).not.toContain(exportId);
    }
    const { data } = await suite.call({ actor: key }).export.list({});
    expect(new Set(data.map(({ resource }) => resource))).toEqual(new Set(["auditEvents"]));
    expect((await suite.call().export.list({ q: exportId })).data).toHaveLength(1);
    expect((await suite.call().export.list({ resource: "holders" })).data.length).toBeGreaterThan(0);
    await suite.call().export.cancel({ exportId });
  });
});

describe("a file that has served its time", () => {
  it("is gone, and after longer its line in the list too", async () => {
    const { exportId } = await askEntries();
    await work(exportId);
    const later = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000);
    const then = suite.call({ now: later(8) });
    expect(await then.export.get({ exportId })).toMatchObject({ status: "EXPIRED" });
    await expectRefusal(suite, "export_expired", () => then.file.export.get({ exportId }));
    await purge({ app: suite.app, now: later(6) });
    expect(await piecesOf(exportId)).toBeGreaterThan(0);
    await purge({ app: suite.app, now: later(8) });
    expect(await piecesOf(exportId)).toBe(0);
    expect(await then.export.get({ exportId })).toMatchObject({ status: "EXPIRED" });
    await purge({ app: suite.app, now: later(200) });
    await expectRefusal(suite, "export_not_found", () => then.export.get({ exportId }));
  });

  it("breaks off where it goes while it is read, and is never short, however many pieces it has", async () => {
    await addEntries(4_000);
    const { exportId } = await askEntries();
    await work(exportId);
    const { file } = suite.call();
    expect(await textOf(await file.export.get({ exportId }))).toBe(
      await textOf(await file.register.entries({ tokenId })),
    );
    const answer = await file.export.get({ exportId });
    await sql`delete from export_piece where organization_id = ${organizationId} and export_id = ${exportId} and position = 2`;
    await expect(textOf(answer)).rejects.toThrow(/no piece/);
  });
});

import { hash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Scope } from "#server/kernel/fields/actions.ts";
import { canonicalJson } from "#server/platform/audit/canonical-json.ts";
import { genesis } from "#server/platform/audit/chain.ts";
import { makeKey } from "#testing/api-keys.ts";
import { sealAll } from "#testing/audit.ts";
import { makeCustomer, makeOffering } from "#testing/factories.ts";
import { configureService } from "#testing/service.ts";
import { NOW, openSuite, unique } from "#testing/testing.ts";
import { answer } from "./routes.ts";

configureService();
const suite = await openSuite();
const { organizationId } = suite;

const keyFor = async (scope: Scope) => (await makeKey(suite.sql, organizationId, { scopes: [scope] })).key;

/** More than a batch. */
const OFFERINGS = 3;
const COPIES = 1100;
let key: string;
beforeAll(async () => {
  key = await keyFor("audit:read");
  for (let n = 0; n < OFFERINGS; n += 1)
    await makeOffering(suite, { title: `Lofts, "${n}"` }, { now: new Date(NOW.getTime() - 1e9 * (n + 1)) });
  await makeCustomer(suite, { name: "=HYPERLINK(1)" }, { now: new Date("2026-01-01") });
  await suite.sql`
    insert into audit_event (organization_id, id, at, actor_kind, actor_id, action, resource_type, resource_id,
      request_id, changes, personal, personal_salt, personal_digest)
    select ${organizationId}, ${unique("aud")} || n, '2025-01-01'::timestamptz + n / 3 * interval '1 second', 'apiKey',
      '=cmd|calc', 'copied', 'token', 'tok', 'req', '{}', '{"changes":{}}', 's',
      ${hash("sha256", 's{"changes":{}}', "hex")}
      from generate_series(1, ${COPIES}) n`;
  await sealAll(suite);
  await suite.sql`update audit_event set personal = null, personal_salt = null
    where organization_id = ${organizationId} and sequence = 5`;
});

const ask = (query: string, own = key) =>
  answer(
    new Request(`http://localhost/api/audit-event/export${query}`, {
      headers: { authorization: `Bearer ${own}` },
    }),
  );

interface Line {
  readonly sequence: number;
  readonly previousHash: string;
  readonly hash: string;
  readonly personal: unknown;
  readonly personalSalt: string | null;
  readonly personalDigest: string;
  readonly [member: string]: unknown;
}

describe("the export", () => {
  it("as NDJSON holds all that the chain is recomputed from", async () => {
    const response = await ask("?format=ndjson");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/x-ndjson; charset=utf-8");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="audit-trail-\d{4}-\d\d-\d\d\.ndjson"$/,
    );
    const lines = (await response.text())
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Line);
    // The offerings are of a year to come.
    expect(lines).toHaveLength(COPIES + 1);
    const bySequence = lines.toSorted((a, b) => a.sequence - b.sequence);
    let previousHash = genesis(organizationId);
    for (const [index, line] of bySequence.entries()) {
      const { hash: told, personal, personalSalt, actorName: _, organizationId: own, ...facts } = line;
      expect(own).toBe(organizationId);
      expect([facts.sequence, facts.previousHash]).toEqual([index + 1, previousHash]);
      expect(hash("sha256", canonicalJson(facts), "hex")).toBe(told);
      if (index === 4) expect([personal, personalSalt]).toEqual([null, null]);
      else
        expect(hash("sha256", `${personalSalt}${canonicalJson(personal)}`, "hex")).toBe(facts.personalDigest);
      previousHash = told;
    }
  });

  it("as CSV starts no formula", async () => {
    const response = await ask("?resourceType=token&to=2025-01-01T00:00:01Z");
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8; header=present");
    const bytes = Buffer.from(await response.arrayBuffer());
    const lines = bytes.toString("utf8").split("\r\n");
    expect(lines[0]).toMatch(/^\uFEFFsequence,at,action,.*,previousHash,hash$/);
    expect(lines.slice(1)).toHaveLength(3);
    expect(lines[1]).toMatch(/^1,2025-01-01T00:00:00\.000Z,copied,token,tok,apiKey,'=cmd\|calc,/);
    expect(lines.at(-1)).toBe("");
  });

  it("has the list's filters", async () => {
    const text = await (await ask("?format=ndjson&action=createCustomer")).text();
    expect(JSON.parse(text)).toMatchObject({ action: "createCustomer", personal: { changes: { name: {} } } });
    expect(await (await ask("?format=ndjson&action=nothing")).text()).toBe("");
    expect((await (await ask("?action=nothing")).text()).split("\r\n")).toHaveLength(2);
    const found = await (await ask("?format=ndjson&q=createcust")).text();
    expect(JSON.parse(found)).toMatchObject({ action: "createCustomer" });
  });

  it.each([
    ["?format=xml", 400, "invalid_request"],
    ["?from=yesterday", 400, "invalid_request"],
    ["?resourceType=house", 400, "invalid_request"],
  ])("refuses %s", async (query, status, code) => {
    const response = await ask(query);
    expect([response.status, await response.json()]).toMatchObject([status, { code }]);
  });

  it("is for those who may read the trail", async () => {
    const other = await keyFor("offering:read");
    expect([(await ask("", other)).status, (await ask("", "sk_test_unknownunknownunknown")).status]).toEqual([
      403, 401,
    ]);
    expect((await answer(new Request("http://localhost/api/audit-event/export"))).status).toBe(401);
  });

  it("stops reading when the client goes away", async () => {
    const reader = (await ask("?format=ndjson")).body?.getReader();
    const first = await reader?.read();
    expect(first?.value?.length).toBeGreaterThan(0);
    await reader?.cancel();
    expect(await reader?.read()).toMatchObject({ done: true });
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { type Role, roles } from "#db/schema/enums.ts";
import type { Actor } from "#server/kernel/access.ts";
import { makePerson } from "#testing/calls.ts";
import { type CallOptions, expectRefusal, NOW, openSuite, unique } from "#testing/testing.ts";
import { KeyCache, keyCache } from "./key-cache.ts";

const suite = await openSuite();
const other = await openSuite();

const { organizationId } = suite;
let userId: string;
beforeAll(async () => {
  ({ userId } = await makePerson(suite, { role: "owner" }));
});

const as = (role: Role, options: CallOptions = {}) =>
  suite.call({ actor: { kind: "member", organizationId, userId, roles: [role] }, ...options });
const input = { name: "Website", scopes: ["offering:read", "customer:write"] as const };
type Input = Parameters<ReturnType<typeof as>["apiKey"]["create"]>[0];
const make = async (overrides: Partial<Input> = {}, options: CallOptions = {}) => {
  const created = await as("owner", options).apiKey.create({
    ...input,
    scopes: [...input.scopes],
    ...overrides,
  });
  return { ...created, key: created.key ?? "" };
};
const ring = () => new KeyCache(suite.app.db);

describe("making a key", () => {
  it("answers it once and keeps its hash alone", async () => {
    const created = await make({ mode: "live", readsPerMinute: 50, allowedAddresses: ["203.0.113.0/24"] });
    expect(created).toMatchObject({
      name: "Website",
      mode: "live",
      prefix: created.key.slice(0, 12),
      scopes: ["offering:read", "customer:write"],
      status: "ACTIVE",
      readsPerMinute: 50,
      writesPerMinute: 120,
      allowedAddresses: ["203.0.113.0/24"],
      createdByName: "Ida Person",
    });
    expect(created.key).toMatch(/^sk_live_/);
    const everything = await suite.sql`
      select (select string_agg(k::text, '') from api_key k) || (select string_agg(e::text, '') from audit_event e)
        || coalesce((select string_agg(i::text, '') from idempotency_key i), '') as text`;
    expect(everything[0]?.text).toContain(created.apiKeyId);
    expect(everything[0]?.text).not.toContain(created.key);
    const { data } = await as("auditor").apiKey.list({ q: created.prefix });
    expect(data).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain(created.key);
  });

  it("leaves a row in the trail that tells the key apart, and names nobody but by id", async () => {
    const { apiKeyId, prefix } = await make();
    const [event] = await suite.sql`select action, actor_id, changes, personal from audit_event
      where organization_id = ${organizationId} and resource_id = ${apiKeyId}`;
    expect(event).toMatchObject({
      action: "createApiKey",
      actor_id: userId,
      changes: { prefix: { to: prefix } },
    });
    expect(JSON.stringify(event)).not.toContain("Ida Person");
  });

  it("twice under one Idempotency-Key makes one key, and the replay does not tell it again", async () => {
    const idempotencyKey = unique();
    const first = await make({}, { idempotencyKey });
    const second = await as("owner", { idempotencyKey }).apiKey.create({
      ...input,
      scopes: [...input.scopes],
    });
    expect(first.key).toMatch(/^sk_test_/);
    const { key: _, ...withoutKey } = first;
    expect(second).toEqual(withoutKey);
    const [kept] = await suite.sql`select response::text from idempotency_key where key = ${idempotencyKey}`;
    expect(kept?.response).not.toContain(first.key);
  });

  it("in a dry run makes none, and tells none", async () => {
    const before = await suite.contents();
    const rehearsed = await as("owner", { dryRun: true }).apiKey.create({
      ...input,
      scopes: [...input.scopes],
    });
    expect(rehearsed).not.toHaveProperty("key");
    expect(await suite.contents()).toEqual(before);
  });

  it("is for owners and admins, and never for a key", async () => {
    const create = (actor: Actor) => () =>
      suite.call({ actor }).apiKey.create({ ...input, scopes: [...input.scopes] });
    for (const role of roles.filter((name) => name !== "owner" && name !== "admin")) {
      await expectRefusal(suite, "not_allowed", create(suite.member(role)));
    }
    await expectRefusal(
      suite,
      "not_allowed",
      create(suite.key("offering:write", "token:write", "audit:read")),
    );
    await as("admin").apiKey.create({ ...input, scopes: [...input.scopes] });
  });

  it("needs a name, scopes that exist, each once, and an end that is to come", async () => {
    const bad: [Partial<Input>, "invalid_request" | "invalid_value" | "missing_field"][] = [
      [{ name: " " }, "invalid_request"],
      [{ scopes: [] }, "invalid_request"],
      [{ scopes: ["offering:read", "offering:read"] }, "invalid_request"],
      [{ scopes: ["member:write" as "offering:read"] }, "invalid_request"],
      [{ scopes: ["api_key:write" as "offering:read"] }, "invalid_request"],
      [{ readsPerMinute: 0 }, "invalid_request"],
      [{ expiresAt: NOW.toISOString() }, "invalid_value"],
      [{ expiresAt: "tomorrow" }, "invalid_request"],
    ];
    for (const [overrides, code] of bad) await expectRefusal(suite, code, () => make(overrides));
  });
});

describe("a key in use", () => {
  it("stands for its organization with its scopes, until it expires", async () => {
    const { key, apiKeyId } = await make({ expiresAt: "2027-02-11T00:00:00Z" });
    const keys = ring();
    expect(await keys.find(key, undefined, NOW)).toMatchObject({
      actor: { kind: "apiKey", organizationId, keyId: apiKeyId, scopes: input.scopes },
      readsPerMinute: null,
    });
    expect(await keys.find(key, undefined, new Date("2027-02-10T23:59:59.999Z"))).not.toBeNull();
    expect(await keys.find(key, undefined, new Date("2027-02-11T00:00:00Z"))).toBeNull();
    const { data } = await as("owner", { now: new Date("2027-02-12T00:00:00Z") }).apiKey.list({
      status: "EXPIRED",
    });
    expect(data.map((one) => one.apiKeyId)).toContain(apiKeyId);
  });

  it("that is unknown, changed in one letter or not a key at all is nobody's", async () => {
    const { key } = await make();
    const changed = `${key.slice(0, -1)}${key.endsWith("a") ? "b" : "a"}`;
    for (const text of [changed, key.toUpperCase(), "", "sk_test_", `${key} `]) {
      expect(await ring().find(text, undefined, NOW)).toBeNull();
    }
  });

  it("is read once in seconds, however often it is used, and unknown ones leave nothing behind", async () => {
    const { key } = await make();
    let reads = 0;
    const counting = new Proxy(suite.app.pool, {
      get(target, name) {
        if (name === "unsafe") reads += 1;
        return Reflect.get(target, name);
      },
    });
    const db = { _: { session: { client: counting } } } as unknown as typeof suite.app.db;
    const keys = new KeyCache(db);
    for (let use = 0; use < 20; use += 1) expect(await keys.find(key, undefined, NOW)).not.toBeNull();
    expect(reads).toBe(1);
    await keys.find(key, undefined, new Date(NOW.getTime() + 3_000));
    expect(reads).toBe(2);
    await keys.find("not a key", undefined, NOW);
    expect(reads).toBe(2);
  });

  it.each([
    ["203.0.113.9", true],
    ["::ffff:203.0.113.9", true],
    ["203.0.114.9", false],
    ["198.51.100.7", true],
    ["198.51.100.8", false],
    ["2001:db8:0:1::5", true],
    ["2001:db8:1::5", false],
    ["nonsense", false],
    [undefined, false],
  ])("bound to addresses is taken from %s: %s", async (address, taken) => {
    const { key } = await make({ allowedAddresses: ["203.0.113.0/24", "198.51.100.7", "2001:db8::/48"] });
    expect((await ring().find(key, address, NOW)) !== null).toBe(taken);
  });

  it("has its last use written once for many uses, and never backwards", async () => {
    const { key, apiKeyId } = await make();
    const keys = ring();
    for (let second = 0; second < 50; second += 1) {
      await keys.find(key, undefined, new Date(NOW.getTime() + second * 1000));
    }
    const lastUse = async () =>
      (await as("owner").apiKey.list({ q: "sk_" })).data.find((one) => one.apiKeyId === apiKeyId)?.lastUsedAt;
    expect(await lastUse()).toBeUndefined();
    await keys.writeUses();
    const last = new Date(NOW.getTime() + 49_000).toISOString();
    expect(await lastUse()).toBe(last);
    const late = ring();
    await late.find(key, undefined, NOW);
    await late.writeUses();
    expect(await lastUse()).toBe(last);
  });
});

describe("a key in use", () => {
  it("is one that was found since its uses were written the last time but one, and none that is made up", async () => {
    const { key } = await make();
    const madeUp = `sk_live_${"0".repeat(32)}`;
    const keys = ring();
    const inUse = () => [key, madeUp].map((one) => keys.isInUse(one));
    expect(inUse()).toEqual([false, false]);
    expect(await keys.find(madeUp, undefined, NOW)).toBeNull();
    expect(await keys.find(key, undefined, NOW)).not.toBeNull();
    expect(inUse()).toEqual([true, false]);
    await keys.writeUses();
    expect(inUse()).toEqual([true, false]);
    await keys.writeUses();
    expect(inUse()).toEqual([false, false]);
  });
});

describe("revoking", () => {
  it("ends a key at once where it happens, and within seconds elsewhere", async () => {
    const { key, apiKeyId } = await make();
    const elsewhere = ring();
    const now = new Date();
    expect(await keyCache(suite.app).find(key, undefined, now)).not.toBeNull();
    expect(await elsewhere.find(key, undefined, now)).not.toBeNull();
    const revoked = await as("admin").apiKey.revoke({ apiKeyId });
    expect(revoked).toMatchObject({ apiKeyId, status: "REVOKED", revokedAt: NOW.toISOString() });
    expect(await keyCache(suite.app).find(key, undefined, now)).toBeNull();
    expect(await elsewhere.find(key, undefined, now)).not.toBeNull();
    expect(await elsewhere.find(key, undefined, new Date(now.getTime() + 3_000))).toBeNull();
  });

  it("again changes nothing, and tells the first time", async () => {
    const { apiKeyId } = await make();
    await as("owner").apiKey.revoke({ apiKeyId });
    const before = await suite.contents();
    const again = await as("owner", { now: new Date(NOW.getTime() + 60_000) }).apiKey.revoke({ apiKeyId });
    expect(again.revokedAt).toBe(NOW.toISOString());
    expect(await suite.contents()).toEqual(before);
  });

  it("is for owners and admins of the key's organization", async () => {
    const { apiKeyId } = await make();
    for (const role of ["operator", "compliance", "auditor"] as const) {
      await expectRefusal(suite, "not_allowed", () => as(role).apiKey.revoke({ apiKeyId }));
    }
    await expectRefusal(suite, "api_key_not_found", () => other.call().apiKey.revoke({ apiKeyId }));
    await expectRefusal(suite, "api_key_not_found", () => as("owner").apiKey.revoke({ apiKeyId: "key_no" }));
  });
});

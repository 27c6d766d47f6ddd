import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { noteSocketAddress } from "#server/http/client-address.ts";
import { type Application, application } from "#server/kernel/application.ts";
import { newKey } from "#server/platform/api-key/key.ts";
import { openSession } from "#server/platform/identity/open-session.ts";
import { jpeg, png } from "#server/platform/image/testing.ts";
import { type KeyOptions, makeKey } from "#testing/api-keys.ts";
import { configureService, PUBLIC_URL } from "#testing/service.ts";
import { openSuite, type Suite, unique } from "#testing/testing.ts";
import { answer } from "./routes.ts";

configureService({ PUBLIC_URL });
let suite: Suite;
let app: Application;
beforeAll(async () => {
  suite = await openSuite();
  app = application();
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  address?: string;
}

function ask(path: string, { method = "GET", headers = {}, body, address = "192.0.2.1" }: Sent = {}) {
  const request = new Request(`${PUBLIC_URL}${path}`, {
    method,
    headers: { host: "offerboard.example", ...headers },
    ...(body !== undefined && { body: typeof body === "string" ? body : new Uint8Array(body) }),
  });
  noteSocketAddress(request, address);
  return answer(request);
}

/** What was refused, with its code. */
async function code(answered: Promise<Response>): Promise<[number, string]> {
  const response = await answered;
  const { code: found } = (await response.json()) as { code: string };
  return [response.status, found];
}

async function offeringKey(options: KeyOptions = {}): Promise<string> {
  const scopes = ["offering:read", "offering:write"] as const;
  return (await makeKey(suite.sql, suite.organizationId, { scopes, ...options })).key;
}
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

async function newPerson(): Promise<{ userId: string; email: string }> {
  const userId = `usr_${randomUUID()}`;
  const email = `${userId}@example.com`;
  await suite.sql`insert into auth_user (id, name, email, email_verified) values (${userId}, 'A', ${email}, true)`;
  return { userId, email };
}

/** The cookie of somebody who is a member of an organization. */
async function signIn(role = "owner", organizationId = suite.organizationId): Promise<string> {
  const { userId } = await newPerson();
  await suite.sql`insert into member (organization_id, id, user_id, role, created_at)
    values (${organizationId}, ${`mem_${randomUUID()}`}, ${userId}, ${role}, now())`;
  const cookie = await openSession(app, userId, { address: undefined, userAgent: undefined }, new Date());
  return cookie.split(";")[0] ?? "";
}

const ours = { origin: PUBLIC_URL, "content-type": "application/json" };
const theirs = { origin: "https://evil.example", "content-type": "application/json" };

describe("another site", () => {
  const paths = ["/api/offering", "/api/trpc/offering.create", "/api/image", "/api/viewer/identity"];

  it.each(paths)("changes nothing at %s in the name of who is signed in", async (path) => {
    const cookie = await signIn();
    const before = await suite.contents();
    for (const headers of [theirs, { "sec-fetch-site": "cross-site", "content-type": "application/json" }]) {
      const response = await ask(path, { method: "POST", headers: { ...headers, cookie }, body: "{}" });
      expect(response.status).toBe(403);
      expect(await response.text()).toContain("cross_site_request");
    }
    expect(await suite.contents()).toEqual(before);
  });

  it("signs nobody in or out", async () => {
    const cookie = await signIn();
    for (const path of ["/sign-in/email", "/sign-out", "/sign-up/email"]) {
      const sent = { method: "POST", headers: { ...theirs, cookie }, body: "{}" };
      expect(await code(ask(`/api/auth${path}`, sent))).toEqual([403, "cross_site_request"]);
    }
    expect((await ask("/api/viewer", { headers: { cookie } })).status).toBe(200);
  });

  it("is nobody where a key, or no cookie, is sent: what a program sends goes through", async () => {
    const key = await offeringKey();
    const sent = { method: "POST", headers: { ...theirs, ...bearer(key) }, body: "{}" };
    expect(await code(ask("/api/offering", sent))).toEqual([400, "invalid_request"]);
  });

  it("our own pages' changes go through, and anybody may read", async () => {
    const cookie = await signIn();
    const sent = { method: "POST", headers: { ...ours, cookie }, body: "{}" };
    expect(await code(ask("/api/offering", sent))).toEqual([400, "invalid_request"]);
    expect((await ask("/api/offering", { headers: { ...theirs, cookie } })).status).toBe(200);
  });

  it("is never told that it may read an answer", async () => {
    for (const path of ["/api/offering", "/api/openapi.json", "/api/health"]) {
      const { headers } = await ask(path, { headers: theirs });
      expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
    }
    const preflight = { ...theirs, "access-control-request-method": "POST" };
    const { status, headers } = await ask("/api/offering", { method: "OPTIONS", headers: preflight });
    expect([status, headers.get("access-control-allow-origin")]).toEqual([405, null]);
  });

  it("may read the market alone, which anybody may see, and never as whoever is signed in", async () => {
    expect((await ask("/api/market/offering", { method: "OPTIONS", headers: theirs })).status).toBe(204);
    for (const path of ["/api/market/offering", "/api/market/offering/none", "/api/market/offering?x=1"]) {
      const { headers } = await ask(path, { headers: theirs });
      const told = ["origin", "credentials"].map((name) => headers.get(`access-control-allow-${name}`));
      expect(told).toEqual(["*", null]);
    }
  });
});

describe("cookies", () => {
  it("of a session are for https, for no script, and not sent from other sites", async () => {
    const [own, library] = [await demoCookie(), await linkCookie()];
    for (const cookie of [own, library]) {
      expect(cookie).toMatch(/^__Secure-offerboard\.session_token=[^;]+; /);
      const attributes = cookie.split("; ").slice(1);
      expect(attributes).toEqual(expect.arrayContaining(["HttpOnly", "Secure", "SameSite=Lax", "Path=/"]));
      expect(attributes.join()).not.toContain("Domain");
    }
  });

  it("that were made up, or signed by another, are nobody's", async () => {
    const cookie = (await demoCookie()).split(";")[0] ?? "";
    const [name, value = ""] = cookie.split("=");
    const token = decodeURIComponent(value).split(".")[0];
    for (const forged of [`${token}.AAAA`, `${token}.`, `${token}`, `${token}.${"A".repeat(44)}`]) {
      const headers = { cookie: `${name}=${encodeURIComponent(forged)}` };
      expect(await code(ask("/api/offering", { headers }))).toEqual([401, "authentication_required"]);
    }
    // One for plain http, which anybody on the way could have set.
    const plain = { cookie: cookie.replace("__Secure-", "") };
    expect(await code(ask("/api/offering", { headers: plain }))).toEqual([401, "authentication_required"]);
  });

  /** As the demo's sign-in sets it. */
  async function demoCookie(): Promise<string> {
    const { userId } = await newPerson();
    return openSession(app, userId, { address: undefined, userAgent: undefined }, new Date());
  }

  /** As better-auth sets it for whoever opens the link of a mail. */
  async function linkCookie(): Promise<string> {
    const { email } = await newPerson();
    const body = JSON.stringify({ email, callbackURL: "/" });
    const sent = { method: "POST", headers: ours, body, address: "203.0.113.77" };
    expect((await ask("/api/auth/sign-in/magic-link", sent)).status).toBe(200);
    const [mail] = await suite.sql<{ text: string }[]>`select text from mail where recipient = ${email}`;
    const link = new URL(/https:\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    const answered = await ask(`${link.pathname}${link.search}`, { address: "203.0.113.77" });
    return answered.headers.getSetCookie().find((value) => value.includes("session_token")) ?? "";
  }
});

describe("rates", () => {
  it("of a key are its own, for reads and for writes", async () => {
    const key = await offeringKey({ readsPerMinute: 3, writesPerMinute: 2 });
    for (const left of ["2", "1", "0"]) {
      const { status, headers } = await ask("/api/offering", { headers: bearer(key) });
      expect([status, headers.get("ratelimit-limit"), headers.get("ratelimit-remaining")]).toEqual([
        200,
        "3",
        left,
      ]);
    }
    const refused = await ask("/api/offering", { headers: bearer(key) });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("ratelimit-reset"))).toBeLessThanOrEqual(60);
    expect(await refused.json()).toMatchObject({ code: "rate_limited" });

    const before = await suite.contents();
    const write = {
      method: "POST",
      headers: { ...bearer(key), "content-type": "application/json" },
      body: "{}",
    };
    const statuses = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await ask("/api/offering", write)).status);
    expect(statuses).toEqual([400, 400, 429]);
    expect(await suite.contents()).toEqual(before);
  });

  it("count each call of a batch", async () => {
    const key = await offeringKey({ readsPerMinute: 4 });
    const calls = (count: number) => {
      const names = Array.from({ length: count }, () => "offering.list").join(",");
      return ask(`/api/trpc/${names}?batch=1&input=%7B%7D`, { headers: bearer(key) });
    };
    expect((await calls(3)).headers.get("ratelimit-remaining")).toBe("1");
    const refused = await calls(2);
    expect(await refused.text()).toContain("rate_limited");
    expect(refused.headers.has("retry-after")).toBe(true);
  });

  it("hold for an address that tries keys", async () => {
    const tries = Array.from({ length: 70 }, () =>
      ask("/api/offering", { headers: bearer(newKey("live")), address: "198.51.100.9" }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const elsewhere = await ask("/api/offering", {
      headers: bearer(newKey("live")),
      address: "198.51.100.10",
    });
    expect(elsewhere.status).toBe(401);
  });

  it("hold for an address without a key", async () => {
    const asked = Array.from({ length: 310 }, () =>
      ask("/api/organization/none", { address: "198.51.100.20" }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it("let nobody try many passwords for one mailbox, from wherever", async () => {
    const email = `${unique("eve")}@example.com`;
    const statuses = [];
    for (let n = 0; n < 12; n += 1) {
      const body = JSON.stringify({ email, password: `wrong password ${n}` });
      const sent = { method: "POST", headers: ours, body, address: `203.0.113.${n}` };
      statuses.push((await ask("/api/auth/sign-in/email", sent)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it("let nobody fill a mailbox", async () => {
    const email = `${unique("ada")}@example.com`;
    const statuses = [];
    for (let n = 0; n < 6; n += 1) {
      const body = JSON.stringify({ email, redirectTo: "/" });
      const sent = { method: "POST", headers: ours, body, address: `203.0.113.${100 + n}` };
      statuses.push((await ask("/api/auth/sign-in/magic-link", sent)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const [{ count } = { count: 0 }] = await suite.sql<{ count: number }[]>`
      select count(*)::int as count from mail where recipient = ${email}`;
    expect(count).toBeLessThanOrEqual(5);
  });
});

describe("a picture", () => {
  const upload = (headers: Record<string, string>, body: Buffer, type = "image/png") =>
    ask("/api/image", { method: "POST", headers: { ...headers, "content-type": type }, body });

  it("is kept once, with a row in the audit trail, and shown so that it can run nothing", async () => {
    const key = bearer(await offeringKey());
    const bytes = png(160, 91);
    const first = (await (await upload(key, bytes)).json()) as { imageId: string; url: string };
    expect(first).toMatchObject({ mediaType: "image/png", size: bytes.length, width: 160, height: 91 });
    expect(await (await upload(key, bytes, "image/jpeg")).json()).toEqual(first);
    const rows = await suite.sql`select action from audit_event where resource_id = ${first.imageId}`;
    expect(rows).toEqual([{ action: "uploadImage" }]);

    const shown = await ask(first.url, { headers: key });
    expect(shown.status).toBe(200);
    expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "content-disposition": `inline; filename="${first.imageId}.png"`,
      "cache-control": "private, max-age=31536000, immutable",
    });
  });

  it("is seen by others once a published offering shows it, and not before", async () => {
    const key = bearer(await offeringKey());
    const { url } = (await (await upload(key, png(160, 92))).json()) as { url: string };
    const other = await signIn("owner", await anotherOrganization());
    for (const headers of [{}, { cookie: other }] as Record<string, string>[]) {
      expect(await code(ask(url, { headers }))).toEqual([404, "image_not_found"]);
    }
    const input = { ...offeringBody(), imageUrl: url };
    await suite.call().offering.create({ ...input, publish: false });
    expect((await ask(url)).status).toBe(404);
    await suite.call().offering.create({ ...input, subdomain: unique() });
    for (const headers of [{}, { cookie: other }] as Record<string, string>[]) {
      const shown = await ask(url, { headers });
      expect([shown.status, shown.headers.get("cache-control")?.split(",")[0]]).toEqual([200, "public"]);
    }
  });

  it.each<[string, Buffer, string, [number, string]]>([
    ["SVG", Buffer.from("<svg onload='alert(1)'/>"), "image/svg+xml", [415, "unsupported_image"]],
    [
      "SVG that says it is a PNG",
      Buffer.from("<svg onload='alert(1)'/>"),
      "image/png",
      [415, "unsupported_image"],
    ],
    ["a page", Buffer.from("<!doctype html><script>1</script>"), "image/jpeg", [415, "unsupported_image"]],
    [
      "a page inside a JPEG",
      Buffer.concat([jpeg(9, 9), Buffer.from("<script>")]),
      "image/jpeg",
      [415, "unsupported_image"],
    ],
    ["nothing", Buffer.alloc(0), "image/png", [415, "unsupported_image"]],
    ["more than 2 MB", Buffer.alloc(2 * 1024 * 1024 + 1), "image/png", [413, "image_too_large"]],
  ])("that is %s is refused and not kept", async (_, bytes, type, refused) => {
    const key = bearer(await offeringKey());
    const before = await suite.contents();
    expect(await code(upload(key, bytes, type))).toEqual(refused);
    expect(await suite.contents()).toEqual(before);
  });

  it("is taken from who may change offerings alone", async () => {
    const bytes = png(160, 93);
    const reader = await offeringKey({ scopes: ["offering:read"] });
    const auditor = await signIn("auditor");
    const before = await suite.contents();
    expect(await code(upload({}, bytes))).toEqual([401, "authentication_required"]);
    expect(await code(upload(bearer(reader), bytes))).toEqual([403, "not_allowed"]);
    expect(await code(upload({ cookie: auditor, origin: PUBLIC_URL }, bytes))).toEqual([403, "not_allowed"]);
    expect(await suite.contents()).toEqual(before);
    const operator = await signIn("operator");
    expect((await upload({ cookie: operator, origin: PUBLIC_URL }, bytes)).status).toBe(200);
  });

  it("is only looked at in a dry run", async () => {
    const key = bearer(await offeringKey());
    const before = await suite.contents();
    const rehearsed = (await (await upload({ ...key, "dry-run": "true" }, png(160, 94))).json()) as {
      url: string;
    };
    expect((await ask(rehearsed.url, { headers: key })).status).toBe(404);
    expect(await suite.contents()).toEqual(before);
  });

  it("sent twice under one Idempotency-Key is answered from the first; another one is refused", async () => {
    const key = { ...bearer(await offeringKey()), "idempotency-key": unique("key") };
    const first = await upload(key, png(160, 96));
    const again = await upload(key, png(160, 96));
    expect([first.headers.get("idempotency-replayed"), again.headers.get("idempotency-replayed")]).toEqual([
      null,
      "true",
    ]);
    expect(await again.json()).toEqual(await first.json());
    const before = await suite.contents();
    expect(await code(upload(key, png(160, 97)))).toEqual([422, "idempotency_key_reused"]);
    const rehearsed = { ...key, "idempotency-key": unique("key"), "dry-run": "true" };
    expect((await upload(rehearsed, png(160, 97))).status).toBe(200);
    expect(await suite.contents()).toEqual(before);
  });

  it("is not taken for real where a dry run is asked for in other words", async () => {
    const key = bearer(await offeringKey());
    const before = await suite.contents();
    for (const value of ["1", "yes", "dry"]) {
      const response = await upload({ ...key, "dry-run": value }, png(160, 95));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errors: [{ param: "Dry-Run", code: "invalid_value" }] });
    }
    expect(await suite.contents()).toEqual(before);
  });

  async function anotherOrganization(): Promise<string> {
    const id = unique("org");
    await suite.sql`insert into organization (id, slug, name, created_at) values (${id}, ${id}, 'Other', now())`;
    return id;
  }

  function offeringBody() {
    return {
      subdomain: unique(),
      tokenId: unique("token"),
      title: "Harbour Lofts",
      pricePerToken: 10,
      offeringPeriod: { startDate: "2027-01-01T00:00:00Z", endDate: "2027-12-31T00:00:00Z" },
      fundingLimits: { minPayableAmount: 100, maxPayableAmount: 5000, hardCap: 20_000, softCap: 0 },
    };
  }
});

/** The web's own dangers, as seen over HTTP: on pages, on the interface and on files. */
import { describe, expect, it } from "vitest";
import { apiUrl, baseUrl, get, makeOffering, offeringBody, post, refusal, send, unique } from "./client.ts";

/** Signs in as one of the demo's people, as their card on the sign-in page does. */
async function signIn(person: string, headers: Record<string, string> = {}, returnTo = "/portal") {
  return fetch(`${apiUrl}/demo/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams({ person, returnTo }),
    redirect: "manual",
  });
}
const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(";")[0] ?? "";

const pages = [
  "/",
  "/offerings/off_unknown",
  "/nothing/here",
  "/portal",
  "/console",
  "/docs",
  "/docs/market",
];
const others = [
  "/api/offering",
  "/api/nothing",
  "/offering",
  "/api/openapi.json",
  "/robots.txt",
  "/icon.svg",
];

describe("every answer", () => {
  it.each([...pages, ...others])(
    "%s stays what it is, out of frames, and is told to nobody",
    async (path) => {
      const { headers } = await fetch(`${baseUrl}${path}`);
      expect(Object.fromEntries(headers)).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-site",
      });
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.has("x-powered-by")).toBe(false);
      expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
    },
  );

  it("of the interface is data that can do nothing", async () => {
    for (const path of ["/offering", "/nothing", "/viewer"]) {
      const { headers } = await get(path);
      expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  });
});

it.each([
  { who: "browsers and readers of feeds", path: "/favicon.ico" },
  { who: "phones that put it on their first screen", path: "/apple-touch-icon.png" },
])("the house's icon is where $who look for it", async ({ path }) => {
  const answer = await fetch(baseUrl + path, { redirect: "error" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^image\//);
});

describe("a page", () => {
  it.each(pages)("%s runs the scripts of its own request alone", async (path) => {
    const nonces = new Set<string>();
    for (let time = 0; time < 2; time += 1) {
      const response = await fetch(`${baseUrl}${path}`);
      const policy = response.headers.get("content-security-policy") ?? "";
      const nonce = /'nonce-([\w+/=]+)'/.exec(policy)?.[1] ?? "";
      expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain("unsafe-inline");
      const scripts = [...(await response.text()).matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
      expect(scripts.length).toBeGreaterThan(0);
      for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
  });
});

describe("another site", () => {
  const evil = { origin: "https://evil.example" };

  it("changes nothing in the name of who is signed in", async () => {
    const cookie = cookieOf(await signIn("owner"));
    const { offeringId } = await makeOffering({ publish: false });
    const attempts: Record<string, string>[] = [evil, { origin: "null" }, { "sec-fetch-site": "cross-site" }];
    for (const headers of attempts) {
      const answer = await refusal(post(`/offering/${offeringId}/publish`, {}, { cookie, ...headers }));
      expect([answer.status, answer.body.code]).toEqual([403, "cross_site_request"]);
    }
    expect((await get(`/offering/${offeringId}`)).body.state).toBe("DRAFT");
    const own = await post(`/offering/${offeringId}/publish`, {}, { cookie, origin: baseUrl });
    expect(own.status).toBe(200);
  });

  it("signs nobody in", async () => {
    const response = await signIn("ada", evil);
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe("signing in", () => {
  it("sets a cookie that no script reads and no other site sends", async () => {
    const [cookie = ""] = (await signIn("ada")).headers.getSetCookie();
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
  });

  it.each([
    ["/portal?tab=1", "/portal?tab=1"],
    ["https://evil.example", "/"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["/\t/evil.example", "/"],
    ["javascript:alert(1)", "/"],
  ])("never leads elsewhere: %j", async (returnTo, location) => {
    expect((await signIn("ada", {}, returnTo)).headers.get("location")).toBe(location);
  });

  it("is tried ten times for one mailbox, and no more for now", async () => {
    const body = { email: `${unique("eve")}@example.com`, password: "a wrong password" };
    const statuses = [];
    for (let time = 0; time < 11; time += 1) {
      statuses.push((await post("/auth/sign-in/email", body, { origin: baseUrl })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    const { headers } = await post("/auth/sign-in/email", body, { origin: baseUrl });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("a picture", () => {
  const pixel = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );

  it("is shown so that it can run nothing", async () => {
    const { status, body } = await send<{ url: string }>("POST", "/image", {
      body: pixel,
      headers: { "content-type": "image/png" },
    });
    expect(status).toBe(200);
    const shown = await fetch(`${baseUrl}${body.url}`);
    expect(Buffer.from(await shown.arrayBuffer()).equals(pixel)).toBe(true);
    expect(shown.headers.get("content-type")).toBe("image/png");
    expect(shown.headers.get("content-security-policy")).toContain("sandbox");
    expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each([
    ["image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"],
    ["image/png", "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"],
    ["image/png", "<!doctype html><script>alert(1)</script>"],
  ])("that is none is refused: %s, %s", async (type, text) => {
    const answer = await refusal(send("POST", "/image", { body: text, headers: { "content-type": type } }));
    expect([answer.status, answer.body.code]).toEqual([415, "unsupported_image"]);
  });

  it.each(["javascript:alert(1)", "data:image/svg+xml,<svg/>", "//evil.example/a.png"])(
    "of an offering is never %s",
    async (imageUrl) => {
      const answer = await refusal(post("/offering", offeringBody({ imageUrl })));
      expect([answer.status, answer.body.errors[0]?.param]).toEqual([400, "imageUrl"]);
    },
  );

  it("is never fetched from an address that a request names", async () => {
    expect(
      (await fetch(`${baseUrl}/_next/image?url=https%3A%2F%2Fexample.com%2Fa.png&w=640&q=75`)).status,
    ).not.toBe(200);
  });
});

import { once } from "node:events";
import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { listening } from "#testing/listening.ts";
import { pageListener } from "./page-listener.ts";

const env = {
  publicUrl: "https://www.offerboard.example",
  baseDomain: "offerboard.example",
  isProduction: true,
};
/** Answers what the pages get to see of the request. */
const origin = listening(
  pageListener(env, ({ headers, url }, response) => {
    response.setHeader("content-type", "application/json");
    const reachedBy = `${headers["x-forwarded-proto"]}://${headers["x-forwarded-host"]}`;
    response.end(
      JSON.stringify({
        nonce: headers["x-nonce"],
        policy: headers["content-security-policy"],
        reachedBy,
        microsite: headers["x-microsite"],
        url,
      }),
    );
  }),
);

interface Seen {
  nonce?: string;
  policy?: string;
  reachedBy?: string;
  microsite?: string;
  url?: string;
}

describe("a page", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["identity", null],
  ])("is compressed for a browser that takes %s", async (accepted, encoding) => {
    // Longer than what is not worth it.
    const path = `/${"portal".repeat(300)}`;
    const response = await fetch(origin() + path, { headers: { "accept-encoding": accepted } });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toContain("Accept-Encoding");
    expect(((await response.json()) as Seen).url).toBe(path);
  });

  it("is told the nonce that its own policy names, a new one each time", async () => {
    const nonces = new Set<string | undefined>();
    for (let n = 0; n < 5; n += 1) {
      const response = await fetch(`${origin()}/portal`);
      const { nonce, policy } = (await response.json()) as Seen;
      expect(nonce).toMatch(/^[\w+/]{22}==$/);
      expect(policy).toContain(`'nonce-${nonce}'`);
      expect(response.headers.get("content-security-policy")).toBe(policy);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(5);
  });

  it("never takes a nonce or a policy from the client", async () => {
    const headers = {
      "x-nonce": "chosen",
      "content-security-policy": "script-src 'nonce-chosen'",
      "content-security-policy-report-only": "script-src 'nonce-chosen'",
    };
    const { nonce, policy } = (await (await fetch(origin(), { headers })).json()) as Seen;
    expect(nonce).not.toBe("chosen");
    expect(policy).not.toContain("chosen");
  });

  it.each<Record<string, string>>([{}, { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" }])(
    "links to itself by PUBLIC_URL, whatever a request says: %j",
    async (headers) => {
      const { reachedBy } = (await (await fetch(origin(), { headers })).json()) as Seen;
      expect(reachedBy).toBe(env.publicUrl);
    },
  );
});

describe("an address", () => {
  it.each([
    ["/offerings/%ff", "/-"],
    ["/offerings/%E0%A4%A?page=2", "/-"],
    ["/offerings/%", "/-"],
    ["/offerings/%C3%BC?q=%ff", "/offerings/%C3%BC?q=%ff"],
    ["/offerings/a%2Fb", "/offerings/a%2Fb"],
  ])("%s is asked for as %s", async (path, url) => {
    const [response] = await once(request(`${origin()}${path}`).end(), "response");
    const seen: Seen = JSON.parse(Buffer.concat(await response.toArray()).toString());
    expect(seen.url).toBe(url);
  });

  it("of no path, as OPTIONS knows one, is asked for likewise", async () => {
    const asked = request(origin(), { method: "OPTIONS", path: "*" }).end();
    const [response] = await once(asked, "response");
    const seen: Seen = JSON.parse(Buffer.concat(await response.toArray()).toString());
    expect(seen.url).toBe("/-");
  });
});

describe("a microsite", () => {
  /** What a page is told that is asked for under a name; `fetch` would not send one. */
  async function seenAt(host: string, headers: Record<string, string> = {}): Promise<Seen> {
    const [response] = await once(request(origin(), { headers: { host, ...headers } }).end(), "response");
    return JSON.parse(Buffer.concat(await response.toArray()).toString());
  }

  it.each([
    ["old-mill.offerboard.example", "old-mill"],
    ["OLD-Mill.Offerboard.example:8443", "old-mill"],
    ["offerboard.example", undefined],
    ["www.offerboard.example", undefined],
    ["a.b.offerboard.example", undefined],
    ["old-mill.evil.example", undefined],
    ["old-millofferboard.example", undefined],
  ])("at %s is that of %s", async (host, subdomain) => {
    expect((await seenAt(host)).microsite).toBe(subdomain);
    expect((await seenAt(host, { "x-microsite": "another" })).microsite).toBe(subdomain);
  });
});

describe("a file of the build", () => {
  it.each(["/_next/static/chunks/a.js", "/images/offerings/harbour.svg"])(
    "needs no nonce, and can do nothing: %s",
    async (path) => {
      const { headers } = await fetch(`${origin()}${path}`);
      expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    },
  );
});

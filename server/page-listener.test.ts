import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageListener } from "./page-listener.ts";

const env = { publicUrl: "https://offerboard.example", isProduction: true };
/** Answers what the pages get to see of the request. */
const server = createServer(
  pageListener(env, ({ headers }, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ nonce: headers["x-nonce"], policy: headers["content-security-policy"] }));
  }),
);
let origin = "";
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

interface Seen {
  nonce?: string;
  policy?: string;
}

describe("a page", () => {
  it("is told the nonce that its own policy names, a new one each time", async () => {
    const nonces = new Set<string | undefined>();
    for (let n = 0; n < 5; n += 1) {
      const response = await fetch(`${origin}/portal`);
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
    const { nonce, policy } = (await (await fetch(origin, { headers })).json()) as Seen;
    expect(nonce).not.toBe("chosen");
    expect(policy).not.toContain("chosen");
  });
});

describe("a file of the build", () => {
  it("needs no nonce, and can do nothing", async () => {
    const { headers } = await fetch(`${origin}/_next/static/chunks/a.js`);
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});

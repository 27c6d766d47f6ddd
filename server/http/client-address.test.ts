import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { sessionCookie } from "#server/platform/identity/session-cookie.ts";
import { clientAddress, noteSocketAddress, senderOf, visitorOf } from "./client-address.ts";

/** A request that came in from a proxy at 10.0.0.1. */
function requestWith(forwarded?: string): Request {
  const headers = forwarded === undefined ? undefined : { "x-forwarded-for": forwarded };
  const request = new Request("http://localhost/", { headers: new Headers(headers) });
  noteSocketAddress(request, "10.0.0.1");
  return request;
}

describe("the address of a client", () => {
  it.each([
    [0, "203.0.113.9", "10.0.0.1"],
    [1, undefined, "10.0.0.1"],
    [1, "203.0.113.9", "203.0.113.9"],
    [1, "198.51.100.1, 203.0.113.9", "203.0.113.9"],
    [2, "198.51.100.1, 203.0.113.9, 10.0.0.2", "203.0.113.9"],
    [2, "203.0.113.9", "10.0.0.1"],
    [1, "2001:db8::7", "2001:db8::7"],
  ])("behind %d proxies that say %s is %s", (trustedProxies, forwarded, address) => {
    expect(clientAddress(requestWith(forwarded), trustedProxies)).toBe(address);
  });

  it.each([
    ["203.0.113.9:51820", "203.0.113.9"],
    ["[2001:db8::7]:51820", "2001:db8::7"],
    ["[2001:db8::7]", "2001:db8::7"],
  ])("leaves out the port that some proxies write: %s", (forwarded, address) => {
    expect(clientAddress(requestWith(forwarded), 1)).toBe(address);
  });
});

describe("who sends a request", () => {
  const env = {
    publicUrl: "http://localhost:3000",
    authSecret: "a secret of the service",
    trustedProxies: 1,
  };
  const session = `theme=dark; ${sessionCookie("token_1", env)}`;
  const made = sessionCookie("token_1", { ...env, authSecret: "a guess" });
  const forwarded = { "x-forwarded-for": "198.51.100.1, 203.0.113.9" };
  const from = (headers: IncomingMessage["headers"]) =>
    ({ headers, socket: { remoteAddress: "10.0.0.1" } }) as IncomingMessage;
  it.each([
    ["a key that is in use", { authorization: "Bearer sk_live_1", cookie: session }, "sk_live_1", "token_1"],
    [
      "whoever makes up keys",
      { authorization: "Bearer sk_live_2", ...forwarded },
      "203.0.113.9",
      "203.0.113.9",
    ],
    [
      "whoever sends what is no key",
      { authorization: "sk_live_1", ...forwarded },
      "203.0.113.9",
      "203.0.113.9",
    ],
    ["a session", { cookie: session, ...forwarded }, "token_1", "token_1"],
    ["whoever makes up cookies", { cookie: made, ...forwarded }, "203.0.113.9", "203.0.113.9"],
    ["whoever has other cookies", { cookie: "theme=dark", ...forwarded }, "203.0.113.9", "203.0.113.9"],
    ["an address behind a proxy", forwarded, "203.0.113.9", "203.0.113.9"],
    ["a socket's address", {}, "10.0.0.1", "10.0.0.1"],
  ])("is %s, and of a page nobody has a key", (_who, headers, sender, visitor) => {
    expect(senderOf(from(headers), env, (key) => key === "sk_live_1")).toBe(sender);
    expect(visitorOf(from(headers), env)).toBe(visitor);
  });

  it("is the socket where no proxy is in front, whatever a client writes", () => {
    expect(visitorOf(from(forwarded), { ...env, trustedProxies: 0 })).toBe("10.0.0.1");
  });
});

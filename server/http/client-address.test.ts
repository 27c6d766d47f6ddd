import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { clientAddress, noteSocketAddress, senderOf } from "./client-address.ts";

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
  const from = (headers: IncomingMessage["headers"]) =>
    ({ headers, socket: { remoteAddress: "10.0.0.1" } }) as IncomingMessage;
  it.each([
    [
      "a key",
      { authorization: "Bearer ob_live_1", cookie: "a=1", "x-forwarded-for": "203.0.113.9" },
      1,
      "Bearer ob_live_1",
    ],
    ["a session", { cookie: "a=1", "x-forwarded-for": "203.0.113.9" }, 1, "a=1"],
    ["an address behind a proxy", { "x-forwarded-for": "198.51.100.1, 203.0.113.9" }, 1, "203.0.113.9"],
    ["a socket's address", { "x-forwarded-for": "203.0.113.9" }, 0, "10.0.0.1"],
  ])("is %s", (_what, headers, trustedProxies, sender) => {
    expect(senderOf(from(headers), trustedProxies)).toBe(sender);
  });
});

import { describe, expect, it } from "vitest";
import { clientAddress, noteSocketAddress } from "./client-address.ts";

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

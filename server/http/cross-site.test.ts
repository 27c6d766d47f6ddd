import { describe, expect, it } from "vitest";
import { refuseCrossSite } from "./cross-site.ts";

const env = { publicUrl: "https://offerboard.example" };
const sent = (headers: Record<string, string>, method = "POST") =>
  ({ method, headers: new Headers(headers) }) as Request;

describe("a change asked for by a browser", () => {
  it.each<[string, Record<string, string>]>([
    ["by our own page", { origin: "https://offerboard.example", host: "offerboard.example" }],
    ["by our own page, behind a proxy", { origin: "https://offerboard.example", host: "10.0.0.7:3000" }],
    [
      "by a page of the host it goes to",
      { origin: "https://loft.offerboard.example", host: "loft.offerboard.example" },
    ],
    ["that names a default port", { origin: "https://offerboard.example:443", host: "x" }],
    ["without an origin, by our own page", { "sec-fetch-site": "same-origin" }],
    ["by the person at the keyboard", { "sec-fetch-site": "none" }],
    ["by a program", {}],
  ])("%s goes through", (_, headers) => {
    expect(() => refuseCrossSite(sent(headers), env)).not.toThrow();
  });

  it.each<[string, Record<string, string>]>([
    ["by another site", { origin: "https://evil.example", host: "offerboard.example" }],
    [
      "by a site whose name begins as ours",
      { origin: "https://offerboard.example.evil.example", host: "offerboard.example" },
    ],
    [
      "by a site whose name ends as ours",
      { origin: "https://evil-offerboard.example", host: "offerboard.example" },
    ],
    ["by a microsite", { origin: "https://loft.offerboard.example", host: "offerboard.example" }],
    ["from a frame that hides its origin", { origin: "null", host: "offerboard.example" }],
    ["with an origin that is none", { origin: "offerboard.example", host: "offerboard.example" }],
    ["over plain http", { origin: "http://offerboard.example", host: "offerboard.example" }],
    ["from another port", { origin: "https://offerboard.example:8443", host: "offerboard.example" }],
    ["by another scheme", { origin: "ftp://offerboard.example", host: "offerboard.example" }],
    ["without an origin, by another site", { "sec-fetch-site": "cross-site" }],
    ["without an origin, by a neighbour", { "sec-fetch-site": "same-site" }],
  ])("%s is refused", (_, headers) => {
    for (const method of ["POST", "PATCH", "PUT", "DELETE"]) {
      expect(() => refuseCrossSite(sent(headers, method), env)).toThrow(
        expect.objectContaining({ code: "cross_site_request" }),
      );
    }
  });

  it("that only reads may come from anywhere", () => {
    expect(() => refuseCrossSite(sent({ origin: "https://evil.example" }, "GET"), env)).not.toThrow();
  });
});

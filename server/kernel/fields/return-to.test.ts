import { describe, expect, it } from "vitest";
import { returnPath } from "./return-to.ts";

describe("where to go back to", () => {
  it.each([
    ["/", "/"],
    ["/portal", "/portal"],
    ["/console/offerings?state=DRAFT&cursor=a%2Fb#list", "/console/offerings?state=DRAFT&cursor=a%2Fb#list"],
    ["/join/abc?next=https://evil.example", "/join/abc?next=https://evil.example"],
    ["/a/../portal", "/portal"],
    ["/größe", "/gr%C3%B6%C3%9Fe"],
  ])("is the path of ours %s", (value, path) => {
    expect(returnPath(value)).toBe(path);
  });

  it.each([
    null,
    undefined,
    "",
    "portal",
    "https://evil.example",
    "//evil.example",
    "///evil.example",
    "////evil.example/%2f..",
    "/\\evil.example",
    "\\\\evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\t//evil.example",
    " //evil.example",
    " /portal",
    "/\u0000/evil.example",
    "/\u202e/evil",
    "/..//evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/%2e%2e//evil.example",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "http:evil.example",
    "https:/evil.example",
    "?//evil.example",
    "@evil.example",
    ".evil.example",
    "/portal\r\nset-cookie: a=b",
    `/${"a".repeat(3000)}`,
  ])("is never somewhere else: %j", (value) => {
    expect(returnPath(value, "/fallback")).toBe("/fallback");
  });

  it("stays with us in every browser's reading", () => {
    for (const value of [
      "/x",
      "/x//y",
      "/@evil.example",
      "/:80/x",
      "/%5cevil.example",
      "/%09//evil.example",
    ]) {
      expect(new URL(returnPath(value), "https://offerboard.example").origin).toBe(
        "https://offerboard.example",
      );
    }
  });
});

import { describe, expect, it } from "vitest";
import { documentHref, faultOf } from "./verification-document.ts";

const MB = 1024 * 1024;

describe("a document for the identity check", () => {
  it("need not be sent where it cannot be good", () => {
    expect(faultOf({ type: "application/pdf", size: 10 * MB })).toBeNull();
    expect(faultOf({ type: "application/pdf", size: 10 * MB + 1 })).toMatch(/10\.0 MB.*at most 10 MB/);
    expect(faultOf({ type: "text/html", size: 1 })).toMatch(/PDF/);
  });

  it("is at an address that no id breaks out of", () => {
    expect(documentHref("a/b", "c?d")).toBe("/api/customer/a%2Fb/verification/document/c%3Fd");
  });
});

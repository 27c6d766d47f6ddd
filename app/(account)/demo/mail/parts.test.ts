import { describe, expect, it } from "vitest";
import { partsOf } from "./parts.ts";

describe("a mail's text", () => {
  it("is cut at its links, and loses nothing", () => {
    const text =
      "Open\n\nhttp://localhost:3000/api/auth/verify-email?token=a.b&callbackURL=%2F\n\nor javascript:alert(1).";
    const parts = partsOf(text);
    expect(parts.map(({ part }) => part).join("")).toBe(text);
    expect(parts.filter(({ isLink }) => isLink).map(({ part }) => part)).toEqual([
      "http://localhost:3000/api/auth/verify-email?token=a.b&callbackURL=%2F",
    ]);
    expect(partsOf("")).toEqual([]);
  });
});

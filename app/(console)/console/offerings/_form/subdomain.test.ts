import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createOffering } from "#server/domain/primary/offering/contract.ts";
import { micrositeUrl, suggestSubdomain } from "./subdomain.ts";

const { subdomain } = createOffering.input.shape;

describe("a suggested subdomain", () => {
  it.each([
    ["Harbour Lofts Hamburg", "harbour-lofts-hamburg"],
    ["Lübeck Old Town House", "lubeck-old-town-house"],
    ["Straße & Søn, Œuvre №5", "strasse-son-oeuvre-no5"],
    ["Fehmarn Citizens' Wind", "fehmarn-citizens-wind"],
    ["  --  ", ""],
    ["東京", ""],
  ])("for %j is %j", (title, suggestion) => {
    expect(suggestSubdomain(title)).toBe(suggestion);
  });

  it("is one that the contract takes, or nothing, or a reserved name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (title) => {
        const suggestion = suggestSubdomain(title);
        const read = subdomain.safeParse(suggestion);
        const isReserved = read.error?.issues.every(({ message }) => message.includes("reserved")) ?? false;
        expect(suggestion === "" || read.success || isReserved).toBe(true);
      }),
    );
  });
});

it("a microsite stands below the service's own host", () => {
  expect(micrositeUrl("http://localhost:3000", "harbour")).toBe("http://harbour.localhost:3000");
  expect(micrositeUrl("https://example.com", "harbour")).toBe("https://harbour.example.com");
});

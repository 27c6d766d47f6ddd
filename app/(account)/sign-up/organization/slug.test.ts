import { describe, expect, it } from "vitest";
import { createOrganization } from "#server/domain/organization/organization/contract.ts";
import { slugOf } from "./slug.ts";

describe("the short name of an organization", () => {
  it.each([
    ["Nordlicht Real Assets", "nordlicht-real-assets"],
    ["Müller & Söhne GmbH", "mueller-soehne-gmbh"],
    ["Crédit Agricole S.A.", "credit-agricole-s-a"],
    ["  Łódź  ", "odz"],
    ["---", ""],
    ["東京", ""],
    [`${"a".repeat(62)} b`, "a".repeat(62)],
  ])("%j becomes %j", (name, slug) => {
    expect(slugOf(name)).toBe(slug);
    if (slug !== "") expect(createOrganization.input.safeParse({ name, slug }).error).toBeUndefined();
  });
});

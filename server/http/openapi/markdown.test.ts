import { describe, expect, it } from "vitest";
import { operations } from "#server/http/operations.ts";
import { llmsText, markdownOf } from "./markdown.ts";
import { subjects } from "./subjects.ts";

const origin = "https://offerboard.example";

describe("the reference as text", () => {
  it("names every subject and every operation, and where each is described", () => {
    const text = llmsText(origin);
    for (const { slug } of subjects()) expect(text).toContain(`(${origin}/docs/${slug}/index.md)`);
    for (const { name } of operations) expect(text).toContain(name);
  });

  it.each(subjects())("tells the fields, examples and refusals of $name", ({ slug, operations: own }) => {
    const text = markdownOf(slug, origin) ?? "";
    for (const { name, summary, method, path } of own) {
      expect(text).toContain(`## ${summary}\n\n\`${method} ${path}\` (\`${name}\`)`);
    }
    expect(text).not.toMatch(/undefined|\[object/);
  });

  it("tells a list by its items", () => {
    const text = markdownOf("customer", origin) ?? "";
    expect(text).toContain("- `countryCode` (string, required): ISO 3166-1 alpha-2 code of the address.");
    expect(text).toContain("`wallet_taken`");
    expect(markdownOf("nothing", origin)).toBeUndefined();
  });
});

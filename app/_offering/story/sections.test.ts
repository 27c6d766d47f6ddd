import { describe, expect, it } from "vitest";
import { sectionsOf } from "./sections.ts";
import { plannedYield } from "./story-of.ts";

describe("the sections of an offering's page", () => {
  it("tell the description where there is no story", () => {
    const { before, after } = sectionsOf({ description: "A *house*." });
    expect(before).toEqual([
      {
        anchor: "about-this-offering-1",
        title: "About this offering",
        block: { type: "TEXT", text: "A \\*house\\*." },
      },
    ]);
    expect(after).toEqual([]);
    expect(sectionsOf({ description: " " }).before).toEqual([]);
  });

  it("stand around the documents, and leave the highlights to the head", () => {
    const { before, after } = sectionsOf({
      description: "Not told.",
      story: [
        { type: "HIGHLIGHTS", items: [{ kind: "YIELD", percent: 4 }] },
        { type: "TEXT", title: "The house", text: "Brick." },
        { type: "DOCUMENTS" },
        { type: "RISKS", items: [{ title: "Vacancy", text: "No rent." }] },
      ],
    });
    expect(before.map(({ anchor }) => anchor)).toEqual(["the-house-2"]);
    expect(after.map(({ anchor }) => anchor)).toEqual(["risks-4"]);
  });

  it("come after the yield that is planned", () => {
    expect(plannedYield({})).toBeNull();
    expect(plannedYield({ highlights: [{ kind: "TERM", months: 12 }] })).toBeNull();
    expect(plannedYield({ highlights: [{ kind: "YIELD", percent: 4 }] })).toEqual({ percent: 4 });
  });
});

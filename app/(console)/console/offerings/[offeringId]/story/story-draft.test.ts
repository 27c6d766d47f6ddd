import { describe, expect, it } from "vitest";
import type { Story } from "#server/domain/primary/offering-story/contract.ts";
import {
  completeBlocks,
  draftOf,
  emptyDraft,
  faultsOf,
  savableOf,
  savedOf,
  storyInput,
} from "./story-draft.ts";

const url = `/image/img_${"a".repeat(32)}`;
const story: Story = [
  { type: "TEXT", title: "The house", text: "Built in **1888**." },
  {
    type: "HIGHLIGHTS",
    items: [
      { kind: "YIELD", percent: 4.1 },
      { kind: "TERM", months: 144 },
      { kind: "RANK", rank: "SUBORDINATED" },
      { kind: "OTHER", label: "Let", value: "10 of 12" },
    ],
  },
  { type: "GALLERY", pictures: [{ url, alt: "The front" }] },
  { type: "USE_OF_FUNDS", items: [{ label: "Heating", amount: 180_000.5 }] },
  {
    type: "TEAM",
    people: [
      { name: "Voss", role: "Director" },
      { name: "Ott", role: "Clerk", picture: url },
    ],
  },
  { type: "LOCATION", address: "Brooktorkai 12", picture: { url, alt: "The canal" } },
  { type: "LOCATION", address: "Without a picture" },
  { type: "TIMELINE", entries: [{ when: "2027", title: "Opens", text: "At last.", isDone: true }] },
  { type: "QUESTIONS", items: [{ question: "Why?", answer: "So." }] },
  { type: "RISKS", items: [{ title: "Vacancy", text: "No rent." }] },
  { type: "DOCUMENTS" },
];

describe("a story as it is typed", () => {
  it("is sent as it stood where nothing was changed", () => {
    expect(storyInput(story.map(draftOf))).toEqual(story);
  });

  it("says what is missing at its field, and shows what is complete", () => {
    const drafts = [draftOf({ type: "DOCUMENTS" }), emptyDraft("USE_OF_FUNDS"), emptyDraft("TEXT")];
    expect(faultsOf(drafts)).toMatchObject({
      "1.items.0.label": expect.any(String),
      "1.items.0.amount": expect.any(String),
      "2.text": expect.any(String),
    });
    expect(completeBlocks(drafts)).toEqual([{ type: "DOCUMENTS" }]);
  });

  it("is saved but for what is not complete, which stays as it was", () => {
    const [kept, whole] = [draftOf({ type: "TEXT", text: "Was." }), draftOf({ type: "TEXT", text: "Old." })];
    const saved = savedOf([kept, whole]);
    const emptied = { ...kept, values: { ...kept.values, text: "" } };
    const added = emptyDraft("TEXT");
    const changed = { ...whole, values: { ...whole.values, text: "New." } };
    expect(savableOf([added, emptied, changed], saved)).toEqual({
      story: [
        { type: "TEXT", text: "Was." },
        { type: "TEXT", text: "New." },
      ],
      places: [1, 2],
      left: [added, emptied],
    });
  });

  it("needs both, a picture and what it shows", () => {
    const draft = draftOf({ type: "LOCATION", address: "Here" });
    expect(faultsOf([{ ...draft, values: { ...draft.values, "picture.url": url } }])).toEqual({
      "0.picture.alt": expect.any(String),
    });
  });
});

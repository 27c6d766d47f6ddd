import { describe, expect, it } from "vitest";
import { attentionSentence, countsByRoom, setUpHref, setUpWords } from "./attention.ts";

describe("what needs somebody", () => {
  it.each([
    [{ kind: "REFUNDS_DUE", count: 1, isMore: false }, "A refund waits for your transfer"],
    [{ kind: "REFUNDS_DUE", count: 3, isMore: false }, "3 refunds wait for your transfer"],
    [
      { kind: "CHECKS_WAITING", count: 999, isMore: true },
      "More than 999 identity checks wait for a decision",
    ],
  ] as const)("%o is said as %s", (item, sentence) => {
    expect(attentionSentence(item)).toBe(sentence);
  });

  it("leads a new organization to the page where its bank account is named", () => {
    expect(setUpWords.BANK_ACCOUNT.href).toBe("/console/settings/payments");
  });

  it.each([
    [{ step: "DOCUMENTS", isDone: false, offeringId: "off_1" }, "/console/offerings/off_1/documents"],
    [{ step: "PUBLISHED", isDone: false, offeringId: "off_1" }, "/console/offerings/off_1"],
    [{ step: "PUBLISHED", isDone: false }, "/console/offerings"],
  ] as const)("%o is done at %s", (entry, href) => {
    expect(setUpHref(entry)).toBe(href);
  });

  it("is counted by room, all of its kinds together", () => {
    expect(
      countsByRoom([
        { kind: "UNMATCHED_MONEY", count: 2, isMore: false },
        { kind: "REFUNDS_FAILED", count: 1, isMore: false },
        { kind: "CHECKS_WAITING", count: 120, isMore: false },
      ]),
    ).toEqual({ "/console/payments": "3", "/console/verifications": "99+" });
  });
});

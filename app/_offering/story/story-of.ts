import { leftIn } from "#app/_data/funding.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import type { Block, Story } from "#server/domain/primary/offering-story/contract.ts";
import { toMarkdown } from "#server/kernel/fields/markdown.ts";

/** What an offering's page tells: its story, or what its description says as the first block of one. */
export function storyOf({ story, description = "" }: Pick<Offering, "story" | "description">): Story {
  if (story !== undefined) return story;
  return description.trim() === "" ? [] : [{ type: "TEXT", text: toMarkdown(description) }];
}

/** Blocks that stand as sections of their own: highlights stand in the head, documents where the page puts them. */
export type SectionBlock = Exclude<Block, { type: "HIGHLIGHTS" | "DOCUMENTS" }>;

/** How many months it is planned to run; undefined where none are named. */
export function plannedTerm({ highlights = [] }: Pick<Offering, "highlights">): number | undefined {
  return highlights.find((item) => item.kind === "TERM")?.months;
}

/** The yield that is planned, and how long it runs; null where no yield is named. */
export function plannedYield(offering: Pick<Offering, "highlights">) {
  const percent = offering.highlights?.find((item) => item.kind === "YIELD")?.percent;
  return percent === undefined ? null : { percent, months: plannedTerm(offering) };
}

/** The planned yield that is reckoned with, while one can still buy; null where there is none. */
export function reckonedYield(offering: Offering) {
  const isOver = offering.availability === "ENDED" || leftIn(offering.fundingLimits) === 0;
  return isOver ? null : plannedYield(offering);
}

import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { type SectionBlock, storyOf } from "./story-of.ts";
import { anchorOf, titleOf } from "./words.ts";

/** Where the documents stand. */
export const DOCUMENTS = "documents";

/** Where the planned return is reckoned: after what the offering says first of itself. */
export const PLANNED = { anchor: "planned-return", title: "Planned return" } as const;

/** A section that a block of the story is. */
export interface StorySection {
  readonly anchor: string;
  readonly title: string;
  readonly block: SectionBlock;
}

/** The story as sections: those before the documents, and those after them. */
export interface StorySections {
  readonly before: readonly StorySection[];
  readonly after: readonly StorySection[];
}

/** The sections of an offering's page that its story tells; the documents come last where it does not place them. */
export function sectionsOf(offering: Pick<Offering, "story" | "description">): StorySections {
  const story = storyOf(offering);
  const placed = story.findIndex(({ type }) => type === "DOCUMENTS");
  const before: StorySection[] = [];
  const after: StorySection[] = [];
  for (const [index, block] of story.entries()) {
    if (block.type === "HIGHLIGHTS" || block.type === "DOCUMENTS") continue;
    const title = titleOf(block);
    const side = placed >= 0 && index > placed ? after : before;
    side.push({ anchor: anchorOf(title, index), title, block });
  }
  return { before, after };
}

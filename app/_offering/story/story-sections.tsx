import { Section } from "#app/_offering/section.tsx";
import type { Currency } from "#db/schema/enums.ts";
import type { StorySection } from "./sections.ts";
import { StoryBlock } from "./story-block.tsx";

interface StorySectionsProps {
  sections: readonly StorySection[];
  /** The offering's. */
  currency: Currency | undefined;
}

/** What the issuer tells, each block under its heading. */
export function StorySections({ sections, currency }: StorySectionsProps) {
  return sections.map(({ anchor, title, block }) => (
    <Section key={anchor} title={title} anchor={anchor}>
      <StoryBlock block={block} currency={currency} />
    </Section>
  ));
}

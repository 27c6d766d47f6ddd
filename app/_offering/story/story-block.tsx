import type { Currency } from "#db/schema/enums.ts";
import { Gallery } from "./gallery.tsx";
import { Markdown } from "./markdown.tsx";
import { Place } from "./place.tsx";
import { Questions } from "./questions.tsx";
import { Risks } from "./risks.tsx";
import type { SectionBlock } from "./story-of.ts";
import { Team } from "./team.tsx";
import { Timeline } from "./timeline.tsx";
import { UseOfFunds } from "./use-of-funds.tsx";

/** What one block of a story tells, below its heading. @param currency the offering's */
export function StoryBlock({ block, currency }: { block: SectionBlock; currency: Currency | undefined }) {
  switch (block.type) {
    case "TEXT":
      return <Markdown text={block.text} />;
    case "GALLERY":
      return <Gallery pictures={block.pictures} />;
    case "USE_OF_FUNDS":
      return <UseOfFunds items={block.items} currency={currency} />;
    case "TEAM":
      return <Team people={block.people} />;
    case "LOCATION":
      return <Place {...block} />;
    case "TIMELINE":
      return <Timeline entries={block.entries} />;
    case "QUESTIONS":
      return <Questions items={block.items} />;
    case "RISKS":
      return <Risks items={block.items} />;
  }
}

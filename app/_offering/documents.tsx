import { PaperList } from "#app/_components/documents/paper-list.tsx";
import { documentsInForce } from "#app/_data/market.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { Section } from "./section.tsx";
import { DOCUMENTS } from "./story/sections.ts";
import { blockTitles } from "./story/words.ts";

/** What to read before buying. */
export async function Documents({ offering: { offeringId, story } }: { offering: Offering }) {
  const documents = await documentsInForce(offeringId);
  if (documents.length === 0) return null;
  return (
    <Section
      title={story?.find(({ type }) => type === "DOCUMENTS")?.title ?? blockTitles.DOCUMENTS}
      anchor={DOCUMENTS}
    >
      <PaperList papers={documents} />
    </Section>
  );
}

import { PaperList } from "#app/_components/documents/paper-list.tsx";
import { documentsInForce } from "#app/_data/market.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { Section } from "./section.tsx";

/** What to read before buying. */
export async function Documents({ offering: { offeringId } }: { offering: Offering }) {
  const documents = await documentsInForce(offeringId);
  if (documents.length === 0) return null;
  return (
    <Section title="Documents">
      <PaperList papers={documents} />
    </Section>
  );
}

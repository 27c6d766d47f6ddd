import { documentsInForce } from "#app/_data/market.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { SectionLinks } from "./section-links.tsx";
import classes from "./section-menu.module.css";
import { DOCUMENTS, PLANNED, sectionsOf } from "./sections.ts";
import { reckonedYield } from "./story-of.ts";
import { blockTitles } from "./words.ts";

/** Leads to the sections of the page, and stays in sight while they are read. */
export async function SectionMenu({ offering }: { offering: Offering }) {
  const { before, after } = sectionsOf(offering);
  const documents = await documentsInForce(offering.offeringId);
  const told = before.map(({ anchor, title }) => ({ anchor, title }));
  const sections = [
    ...told.slice(0, 1),
    ...(reckonedYield(offering) === null ? [] : [PLANNED]),
    ...told.slice(1),
    ...(documents.length > 0 ? [{ anchor: DOCUMENTS, title: blockTitles.DOCUMENTS }] : []),
    ...after.map(({ anchor, title }) => ({ anchor, title })),
    { anchor: "key-facts", title: "Key facts" },
  ];
  // Where nothing is told, there is nothing to choose from.
  if (sections.length === 1) return null;
  return (
    <nav aria-label="Sections" className={classes.menu}>
      <SectionLinks sections={sections} />
    </nav>
  );
}

import { documentsInForce } from "#app/_data/market.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import classes from "./section-menu.module.css";
import { DOCUMENTS, sectionsOf } from "./sections.ts";
import { blockTitles } from "./words.ts";

/** Leads to the sections of the page, and stays in sight while they are read. */
export async function SectionMenu({ offering }: { offering: Offering }) {
  const { before, after } = sectionsOf(offering);
  const documents = await documentsInForce(offering.offeringId);
  const entries = [
    ...before,
    ...(documents.length > 0 ? [{ anchor: DOCUMENTS, title: blockTitles.DOCUMENTS }] : []),
    ...after,
    { anchor: "key-facts", title: "Key facts" },
  ];
  return (
    <nav aria-label="Sections" className={classes.menu}>
      <ul>
        {entries.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { IconFileTypePdf } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { documentFacts } from "#app/_words/offering-documents.ts";
import type { OfferingDocument } from "#server/domain/primary/offering-document/contract.ts";
import classes from "./paper-list.module.css";

/** What a list shows of an offering's document, or of a version that was accepted. */
export type Paper = Pick<OfferingDocument, "offeringDocumentId" | "kind" | "title" | "version" | "url"> & {
  readonly size?: number;
};

interface PaperListProps<P extends Paper> {
  readonly papers: readonly P[];
  /** Said below a paper, for example when it was accepted. */
  readonly note?: (paper: P) => ReactNode;
  /** Stands at the end of a row: what one can do with the paper. */
  readonly aside?: (paper: P) => ReactNode;
}

/** Documents of an offering to open, each in a window of its own. */
export function PaperList<P extends Paper>({ papers, note, aside }: PaperListProps<P>) {
  return (
    <ul className={classes.list}>
      {papers.map((paper) => (
        <li key={paper.offeringDocumentId}>
          <IconFileTypePdf size={22} stroke={1.5} aria-hidden />
          <div className={classes.text}>
            <a href={paper.url} target="_blank" rel="noreferrer">
              {paper.title}
              <span className="visually-hidden"> (PDF, opens in a new window)</span>
            </a>
            <span className={classes.facts}>{documentFacts(paper)}</span>
            {note && <span className={classes.facts}>{note(paper)}</span>}
          </div>
          {aside && <div className={classes.aside}>{aside(paper)}</div>}
        </li>
      ))}
    </ul>
  );
}

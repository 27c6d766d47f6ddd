import { Checkbox } from "@mantine/core";
import { documentFacts } from "#app/_words/offering-documents.ts";
import type { OfferingDocument } from "#server/domain/primary/offering-document/contract.ts";
import classes from "./accept-documents.module.css";

interface AcceptDocumentsProps {
  readonly documents: readonly OfferingDocument[];
  /** Ids of those that are ticked. */
  readonly accepted: readonly string[];
  /** The button was pressed: what is missing is marked. */
  readonly isAsked: boolean;
  readonly onChange: (accepted: readonly string[]) => void;
}

/** What has to be read before buying: a link and a box each. */
export function AcceptDocuments({ documents, accepted, isAsked, onChange }: AcceptDocumentsProps) {
  if (documents.length === 0) return null;
  const toggle = (id: string, isTicked: boolean) =>
    onChange(isTicked ? [...accepted, id] : accepted.filter((other) => other !== id));
  return (
    <fieldset className={classes.documents}>
      <legend>Read before you buy</legend>
      {documents.map((document) => {
        const { offeringDocumentId: id, title, url } = document;
        const isTicked = accepted.includes(id);
        return (
          <Checkbox
            key={id}
            label={
              <>
                I have read and accept{" "}
                <a href={url} target="_blank" rel="noreferrer">
                  {title}
                  <span className="visually-hidden"> (PDF, opens in a new window)</span>
                </a>
              </>
            }
            description={documentFacts(document)}
            checked={isTicked}
            data-unread={isTicked ? undefined : true}
            onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
            error={isAsked && !isTicked && "Open it, and tick the box if you accept it."}
          />
        );
      })}
    </fieldset>
  );
}

"use client";

import { useState } from "react";
import { DateTime } from "#app/_components/date-time.tsx";
import { documentHref } from "#app/_components/documents/verification-document.ts";
import { formatFileSize } from "#app/_words/format.ts";
import { documentKindNames } from "#app/_words/verification.ts";
import type { VerificationDocument } from "#server/domain/investors/verification/contract.ts";
import classes from "./desk.module.css";

interface DocumentViewerProps {
  readonly documents: readonly VerificationDocument[];
  /** Whether the viewer may see what is in them. */
  readonly mayRead: boolean;
}

/** The documents of a check, one of them in sight; which one is chosen above it. */
export function DocumentViewer({ documents, mayRead }: DocumentViewerProps) {
  const [chosen, setChosen] = useState(documents[0]?.verificationDocumentId);
  const shown = documents.find(({ verificationDocumentId: id }) => id === chosen) ?? documents[0];
  if (shown === undefined) return <p className={classes.facts}>No documents were sent.</p>;
  return (
    <div className={classes.viewer}>
      <ul className={classes.choices} aria-label="Documents">
        {documents.map(({ verificationDocumentId: id, kind, fileName }) => (
          <li key={id}>
            <button
              type="button"
              className={classes.choice}
              aria-pressed={id === shown.verificationDocumentId}
              aria-label={`${documentKindNames[kind]}, ${fileName}`}
              onClick={() => setChosen(id)}
            >
              {documentKindNames[kind]}
            </button>
          </li>
        ))}
      </ul>
      {mayRead && <Sheet document={shown} />}
      <p className={classes.facts}>
        {shown.fileName}, {formatFileSize(shown.size)}, uploaded{" "}
        <DateTime value={shown.createdAt} detail="dateTime" />
      </p>
    </div>
  );
}

/** The document itself, in place; a PDF can be saved too, for browsers that show none within a page. */
function Sheet({ document }: { document: VerificationDocument }) {
  const { kind, fileName, mediaType } = document;
  const href = documentHref(document.customerId, document.verificationDocumentId);
  const title = `${documentKindNames[kind]}, as it was uploaded`;
  if (mediaType.startsWith("image/")) {
    return (
      <div className={classes.sheet}>
        <img src={href} alt={title} />
      </div>
    );
  }
  return (
    <>
      <iframe className={classes.frame} src={`${href}?inPlace=true#navpanes=0&view=FitH`} title={title} />
      <p className={classes.facts}>
        <a href={href} download={fileName}>
          Download the PDF
        </a>
      </p>
    </>
  );
}

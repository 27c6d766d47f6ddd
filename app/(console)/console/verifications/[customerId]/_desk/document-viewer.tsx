"use client";

import { useState } from "react";
import { buttonClass } from "#app/_components/button-link.tsx";
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

/** The document itself: a picture in place, anything else to be opened beside. */
function Sheet({ document }: { document: VerificationDocument }) {
  const href = documentHref(document.customerId, document.verificationDocumentId);
  return (
    <div className={classes.sheet}>
      {document.mediaType.startsWith("image/") ? (
        <img src={href} alt={`${documentKindNames[document.kind]}, as it was uploaded`} />
      ) : (
        <a className={buttonClass("outline")} href={href} download={document.fileName}>
          Download the PDF
        </a>
      )}
    </div>
  );
}

import Link from "next/link";
import { Notice } from "#app/_components/notice.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { legalTexts } from "#app/_words/legal.ts";
import { AcceptLegal } from "./accept-legal.tsx";
import classes from "./consent-notice.module.css";

/** Asks whoever has not accepted the platform's texts in force yet, until they have; nothing else waits for it. */
export async function ConsentNotice() {
  const due = (await currentViewer()).person?.consentsDue ?? [];
  if (due.length === 0) return null;
  return (
    <section aria-label="Changed terms" className={classes.frame}>
      <Notice title="Please read what has changed">
        <p>
          {due.map(({ document, version }, index) => (
            <span key={document}>
              {index > 0 && " and "}
              <Link href={legalTexts[document].href}>{legalTexts[document].title}</Link>, version {version}
            </span>
          ))}
          .
        </p>
        <AcceptLegal due={due} />
      </Notice>
    </section>
  );
}

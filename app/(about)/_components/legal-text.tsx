import { MAIN_ID } from "#app/_components/page.tsx";
import { SiteFooter } from "#app/_components/shell/site-footer.tsx";
import { SiteHeader } from "#app/_components/shell/site-header.tsx";
import { Section } from "#app/_offering/section.tsx";
import { formatDate } from "#app/_words/format.ts";
import classes from "./legal-text.module.css";

interface LegalTextProps {
  title: string;
  /** The day it came into force, which is its name. */
  version: string;
  sections: readonly { readonly title: string; readonly text: string }[];
}

/** A text that people agree to, with its version. */
export function LegalText({ title, version, sections }: LegalTextProps) {
  return (
    <>
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1} className={classes.page}>
        <header>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.version}>
            Version {version}, in force since {formatDate(version)}.
          </p>
        </header>
        {sections.map((section) => (
          <Section key={section.title} title={section.title}>
            <p>{section.text}</p>
          </Section>
        ))}
      </main>
      <SiteFooter />
    </>
  );
}

import type { ReactNode } from "react";
import { MAIN_ID } from "#app/_components/page.tsx";
import { SiteFooter } from "#app/_components/shell/site-footer.tsx";
import { SiteHeader } from "#app/_components/shell/site-header.tsx";
import { Steps } from "#app/_components/steps.tsx";
import classes from "./explanation.module.css";

interface ExplanationProps {
  /** Which of the areas it is. */
  area: "how" | "issuers";
  title: string;
  lead: string;
  /** What to do next. */
  actions: ReactNode;
  /** What stands beside the title, where there is room. */
  picture?: ReactNode;
  /** What it is about, before how it happens. */
  before?: ReactNode;
  /** What happens, in its order. */
  steps: readonly { readonly title: string; readonly text: string }[];
  children?: ReactNode;
}

/** A page that explains: a title and what to do next, and what happens step by step. */
export function Explanation({ area, title, lead, steps, actions, ...parts }: ExplanationProps) {
  return (
    <>
      <SiteHeader area={area} />
      <main id={MAIN_ID} tabIndex={-1} className={classes.page}>
        <header className={classes.head} data-pictured={parts.picture ? true : undefined}>
          <div className={classes.pitch}>
            <h1>{title}</h1>
            <p>{lead}</p>
            <div className={classes.actions}>{actions}</div>
          </div>
          {parts.picture}
        </header>
        {parts.before}
        <Steps steps={steps} isPage />
        {parts.children}
      </main>
      <SiteFooter />
    </>
  );
}

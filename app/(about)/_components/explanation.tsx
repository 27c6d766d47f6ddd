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
  /** What happens, in its order. */
  steps: readonly { readonly title: string; readonly text: string }[];
  /** What to do next. */
  actions: ReactNode;
  children?: ReactNode;
}

/** A page that explains: a title, what happens step by step, and where to go from there. */
export function Explanation({ area, title, lead, steps, actions, children }: ExplanationProps) {
  return (
    <>
      <SiteHeader area={area} />
      <main id={MAIN_ID} tabIndex={-1} className={classes.page}>
        <header className={classes.head}>
          <h1>{title}</h1>
          <p>{lead}</p>
        </header>
        <Steps steps={steps} isPage />
        {children}
        <div className={classes.actions}>{actions}</div>
      </main>
      <SiteFooter />
    </>
  );
}

import type { ReactNode } from "react";
import classes from "./page.module.css";

/** The id of every page's main element, where the skip link leads. */
export const MAIN_ID = "main";

/** The main part of a page, at the width all pages share. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes.page}>
      {children}
    </main>
  );
}

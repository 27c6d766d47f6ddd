import type { ReactNode } from "react";
import { MAIN_ID } from "./main-id.ts";
import classes from "./page.module.css";

// Whoever draws a main element of its own has its styles from here, too, which are cut for pages that have them together.
export { MAIN_ID };

/** The main part of a page, at the width all pages share. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes.page}>
      {children}
    </main>
  );
}

import type { ReactNode } from "react";
import classes from "./section-title.module.css";

/** What follows on the page, between two panels. */
export function SectionTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className={classes.title}>
      {children}
    </h2>
  );
}

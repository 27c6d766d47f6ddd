import type { ReactNode } from "react";
import classes from "./card-list.module.css";

/** Items below one another in one frame; each draws its own line. @param props.label what they are, where no heading says so */
export function CardList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {children}
    </ul>
  );
}

import { type ReactNode, useId } from "react";
import classes from "./panel.module.css";

interface PanelProps {
  title: string;
  /** Beside the title, at the far end: a link or a badge. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page. */
export function Panel({ title, aside, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={classes.panel} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

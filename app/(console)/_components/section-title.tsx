import type { ReactNode } from "react";
import classes from "./section-title.module.css";

interface SectionTitleProps {
  readonly id: string;
  readonly children: ReactNode;
  /** A sentence below the title. */
  readonly description?: string;
  /** At the far end of the title: a button, or what narrows what follows. */
  readonly aside?: ReactNode;
}

/** What follows on the page, between two panels. */
export function SectionTitle({ id, children, description, aside }: SectionTitleProps) {
  return (
    <header className={classes.head}>
      <div>
        <h2 id={id} className={classes.title}>
          {children}
        </h2>
        {description !== undefined && <p className={classes.description}>{description}</p>}
      </div>
      {aside}
    </header>
  );
}

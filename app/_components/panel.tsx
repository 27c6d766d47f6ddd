import { type ReactNode, useId } from "react";
import classes from "./panel.module.css";

interface PanelProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly description?: ReactNode;
  /** At the far end of the title: a link or a button. */
  readonly aside?: ReactNode;
  /** Tables go to the panel's edges. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

/** A titled part of a page. */
export function Panel({ title, description, aside, isFlush = false, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={classes.panel} aria-labelledby={titleId} data-flush={isFlush}>
      <header className={classes.head}>
        <div>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          {description !== undefined && <p className={classes.description}>{description}</p>}
        </div>
        {aside}
      </header>
      <div className={classes.body}>{children}</div>
    </section>
  );
}

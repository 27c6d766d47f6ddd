import type { ReactNode } from "react";
import { Page } from "#app/_components/page.tsx";
import classes from "./entry.module.css";

interface EntryProps {
  title: string;
  /** A sentence below the title. */
  description?: ReactNode;
  children: ReactNode;
  /** Below the card: the other ways. */
  footer?: ReactNode;
  /** Beside the card, on telephones above it. */
  aside?: ReactNode;
}

/** A page with one card in its middle: signing in, signing up, a new password. */
export function Entry({ title, description, children, footer, aside }: EntryProps) {
  return (
    <Page>
      <div className={classes.columns} data-aside={aside !== undefined}>
        <div className={classes.column}>
          <div className={classes.card}>
            <header className={classes.head}>
              <h1 className={classes.title}>{title}</h1>
              {description !== undefined && <p className={classes.description}>{description}</p>}
            </header>
            {children}
          </div>
          {footer !== undefined && <p className={classes.footer}>{footer}</p>}
        </div>
        {aside !== undefined && <div className={classes.aside}>{aside}</div>}
      </div>
    </Page>
  );
}

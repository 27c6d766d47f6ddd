import type { ReactNode } from "react";
import classes from "./page-header.module.css";

export interface PageTitleProps {
  title: ReactNode;
  description?: ReactNode;
  /** Beside the title: a status badge. */
  badge?: ReactNode;
  /** What one can do here, at the far end. */
  actions?: ReactNode;
}

/** The top of a page without the way to it: what it is called, what one can do. Brings no script of links. */
export function PageTitle({
  title,
  description,
  badge,
  actions,
  children: above,
}: PageTitleProps & { children?: ReactNode }) {
  return (
    <header className={classes.header}>
      {above}
      <div className={classes.row}>
        <div className={classes.titles}>
          <div className={classes.titleLine}>
            <h1 className={classes.title}>{title}</h1>
            {badge}
          </div>
          {description !== undefined && <p className={classes.description}>{description}</p>}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
    </header>
  );
}

import Link from "next/link";
import type { ReactNode } from "react";
import classes from "./page-header.module.css";

interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** The way here, outermost first; the page itself is left out. */
  breadcrumb?: readonly { label: string; href: string }[];
  /** Beside the title: a status badge. */
  badge?: ReactNode;
  /** What one can do here, at the far end. */
  actions?: ReactNode;
}

/** The top of a page: where one is, what it is called, what one can do. */
export function PageHeader({ title, description, breadcrumb = [], badge, actions }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      {breadcrumb.length > 0 && (
        <nav aria-label="Breadcrumb">
          <ol className={classes.breadcrumb}>
            {breadcrumb.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
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

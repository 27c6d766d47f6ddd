import Link from "next/link";
import classes from "./page-header.module.css";
import { PageTitle, type PageTitleProps } from "./page-title.tsx";

interface PageHeaderProps extends PageTitleProps {
  /** The way here, outermost first; the page itself is left out. */
  breadcrumb?: readonly { label: string; href: string }[];
}

/** The top of a page: where one is, what it is called, what one can do. */
export function PageHeader({ breadcrumb = [], ...title }: PageHeaderProps) {
  return (
    <PageTitle {...title}>
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
    </PageTitle>
  );
}

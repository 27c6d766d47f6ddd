import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { pageLinks, type SearchParams } from "#app/_data/page-links.ts";
import classes from "./pagination.module.css";

interface PaginationProps {
  /** Path of the page: "/console/customers". */
  path: string;
  /** The page's own search parameters; filters and order are kept. */
  params: SearchParams;
  /** Of the list that is shown. */
  nextCursor: string | null;
  /** What is turned, for screen readers: "Offerings". */
  label: string;
}

/** Turns the pages of a list by their addresses; draws nothing for a list of one page. */
export function Pagination({ path, params, nextCursor, label }: PaginationProps) {
  const { first, previous, next } = pageLinks(path, params, nextCursor);
  if (first === null && next === null) return null;
  return (
    <nav className={classes.pagination} aria-label={`Pages: ${label}`}>
      {previous === null && first !== null && (
        <ButtonLink look="outline" href={first} prefetch={false}>
          First page
        </ButtonLink>
      )}
      {previous !== null && (
        <ButtonLink look="outline" href={previous} prefetch={false} rel="prev">
          <IconArrowLeft size={16} aria-hidden />
          Previous
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink look="outline" href={next} prefetch={false} rel="next">
          Next
          <IconArrowRight size={16} aria-hidden />
        </ButtonLink>
      )}
    </nav>
  );
}

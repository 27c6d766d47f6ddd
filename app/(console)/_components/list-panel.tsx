import { IconSearchOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { type Column, DataTable, type ListPosition } from "#app/_components/list/data-table.tsx";
import { ListNavigationProvider } from "#app/_components/list/list-navigation.tsx";
import { Pagination } from "#app/_components/list/pagination.tsx";
import { isNarrowed, orderOf } from "#app/_data/list-query.ts";
import classes from "./list-panel.module.css";
import { type Choice, type Filter, ListToolbar } from "./list-toolbar.tsx";

interface ListPanelProps<Row> {
  /** What the list is of, for screen readers. */
  readonly caption: string;
  readonly list: ListPosition;
  readonly page: { readonly data: readonly Row[]; readonly nextCursor: string | null };
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly rowHref: (row: Row) => string | undefined;
  /** What the search looks at, e.g. "Search by name or e-mail"; left out, there is none. */
  readonly searchLabel?: string;
  readonly filters?: readonly Filter[];
  /** Filters that are more than a choice between a few values. */
  readonly moreFilters?: ReactNode;
  /** What stands here while there is nothing at all: how to begin. */
  readonly nothingYet: ReactNode;
}

/** A list page: search and filters above, rows, pages below; all lists of the console look and behave alike. */
export function ListPanel<Row>(props: ListPanelProps<Row>) {
  const { caption, list, page, columns, searchLabel, filters = [] } = props;
  if (page.data.length === 0 && !isNarrowed(list.query)) return props.nothingYet;
  const { sort, order } = orderOf(list.query);
  return (
    <>
      <ListNavigationProvider className={classes.panel}>
        <ListToolbar
          searchLabel={searchLabel}
          filters={filters}
          orders={ordersOf(columns)}
          order={`${sort}:${order}`}
        >
          {props.moreFilters}
        </ListToolbar>
        <div className={classes.rows}>
          {page.data.length === 0 ? (
            <div className={classes.nothing}>
              <EmptyState
                icon={IconSearchOff}
                title="Nothing matches"
                action={
                  <ButtonLink look="outline" href={list.path} scroll={false}>
                    Reset search and filters
                  </ButtonLink>
                }
              >
                Try fewer words or another filter.
              </EmptyState>
            </div>
          ) : (
            <DataTable
              caption={caption}
              columns={columns}
              rows={page.data}
              rowKey={props.rowKey}
              rowHref={props.rowHref}
              list={list}
            />
          )}
        </div>
      </ListNavigationProvider>
      <Pagination path={list.path} params={list.params} nextCursor={page.nextCursor} label={caption} />
    </>
  );
}

/** What the sortable headers offer, as choices for phones, where there are no headers. */
function ordersOf<Row>(columns: readonly Column<Row>[]): Choice[] {
  return columns.flatMap(({ sort, header }) =>
    sort === undefined
      ? []
      : [
          { value: `${sort}:desc`, label: `${header}, descending` },
          { value: `${sort}:asc`, label: `${header}, ascending` },
        ],
  );
}

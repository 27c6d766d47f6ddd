import { IconSearchOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { buttonClass } from "#app/_components/button-class.ts";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { type Column, DataTable, type ListPosition } from "#app/_components/list/data-table.tsx";
import { ListLink } from "#app/_components/list/list-link.tsx";
import { ListNavigationProvider } from "#app/_components/list/list-navigation.tsx";
import { Pagination } from "#app/_components/list/pagination.tsx";
import { SelectionProvider } from "#app/_components/list/selection.tsx";
import { isNarrowed, orderOf } from "#app/_data/list-query.ts";
import { param } from "#app/_data/page-links.ts";
import type { ExportResource } from "#db/schema/enums.ts";
import type { Action } from "#server/kernel/fields/actions.ts";
import { type ListTotal, pageFields } from "#server/kernel/fields/list.ts";
import { DateFilters } from "./date-filters.tsx";
import type { Filters } from "./export/places.ts";
import classes from "./list-panel.module.css";
import { type Choice, type Filter, ListToolbar } from "./list-toolbar.tsx";
import { type ActingList, actionsOn, isExportedByRow } from "./list-tools/actions.ts";
import { hiddenIn } from "./list-tools/hidden.ts";
import { type Counted, ListBar } from "./list-tools/list-bar.tsx";
import { SelectionBar } from "./list-tools/selection-bar.tsx";

interface ListPanelProps<Row> {
  /** What the list is of, for screen readers. */
  readonly caption: string;
  readonly list: ListPosition;
  readonly page: {
    readonly data: readonly Row[];
    readonly nextCursor: string | null;
    readonly total?: ListTotal | undefined;
  };
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly rowHref: (row: Row) => string | undefined;
  /** What the search looks at, e.g. "Search by name or e-mail"; left out, there is none. */
  readonly searchLabel?: string;
  readonly filters?: readonly Filter[];
  /** Filters that are more than a choice between a few values. */
  readonly moreFilters?: ReactNode;
  /** Whether the list is narrowed by when something was created: `createdFrom` and `createdTo` of its query. */
  readonly hasDates?: boolean;
  /** What its number is of, where that is not its rows. */
  readonly counted?: Counted;
  /** Its export, which whatever narrows the list narrows: by its query, and by where it stands (`within`). */
  readonly exported?: { readonly list: ExportResource; readonly within?: Filters };
  /** What can be done with chosen rows, what each is called, and what the reader may do. */
  readonly acting?: {
    readonly of: ActingList;
    readonly as: (row: Row) => string;
    readonly may: readonly Action[];
    /** Where the interface has a payment file of those that are due, below `/api`. */
    readonly transfers?: string | undefined;
  };
  /** What stands here while there is nothing at all: how to begin. */
  readonly nothingYet: ReactNode;
}

/** A list page: search and filters above, rows, pages below; all lists of the console look and behave alike. */
export function ListPanel<Row>(props: ListPanelProps<Row>) {
  const { caption, list, page, columns, searchLabel, filters = [], exported, acting } = props;
  if (page.data.length === 0 && !isNarrowed(list.query)) return props.nothingYet;
  const { sort, order } = orderOf(list.query);
  // Rows are chosen where the reader can do something with them.
  const chosenFor =
    acting &&
    (actionsOn(acting.of, acting.may).length > 0 ||
      isExportedByRow(exported?.list) ||
      acting.transfers !== undefined)
      ? acting
      : undefined;
  const narrowed = narrowing(list.query);
  const hidden = hiddenIn(param(list.params, "hide") ?? "");
  const [first, ...others] = columns;
  const shown = columns.filter((column) => column === first || !hidden.includes(column.header));
  return (
    <SelectionProvider within={JSON.stringify(narrowed)}>
      <ListNavigationProvider className={classes.panel}>
        <ListToolbar
          searchLabel={searchLabel}
          filters={filters}
          orders={ordersOf(columns)}
          order={`${sort}:${order}`}
          inUse={Object.keys(narrowed).filter((name) => name !== "q").length}
        >
          {(props.moreFilters || props.hasDates) && (
            <>
              {props.moreFilters}
              {props.hasDates && <DateFilters from="createdFrom" to="createdTo" />}
            </>
          )}
        </ListToolbar>
        <ListBar
          path={list.path}
          total={page.total}
          counted={props.counted ?? { one: "row", many: "rows" }}
          columns={others.map(({ header }) => header)}
          exported={exported && { resource: exported.list, filters: { ...narrowed, ...exported.within } }}
        />
        <div className={classes.rows}>
          {page.data.length === 0 ? (
            <div className={classes.nothing}>
              <EmptyState
                icon={IconSearchOff}
                title="Nothing matches"
                action={
                  <ListLink className={buttonClass("outline")} href={list.path}>
                    Reset search and filters
                  </ListLink>
                }
              >
                Try fewer words or another filter.
              </EmptyState>
            </div>
          ) : (
            <DataTable
              caption={caption}
              columns={shown}
              rows={page.data}
              rowKey={props.rowKey}
              rowHref={props.rowHref}
              selectAs={chosenFor?.as}
              list={list}
            />
          )}
        </div>
        {chosenFor && (
          <SelectionBar
            of={chosenFor.of}
            may={chosenFor.may}
            exported={exported}
            transfers={chosenFor.transfers}
          />
        )}
      </ListNavigationProvider>
      <Pagination path={list.path} params={list.params} nextCursor={page.nextCursor} label={caption} />
    </SelectionProvider>
  );
}

/** What narrows the list, as its export takes it. */
function narrowing(query: ListPosition["query"]): Filters {
  const names = Object.keys(query).filter((name) => !pageFields.includes(name) && query[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, String(query[name])]));
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

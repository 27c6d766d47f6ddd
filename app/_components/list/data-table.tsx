import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { PendingMark } from "#app/_components/pending-mark.tsx";
import { type ListQuery, orderHref, orderOf } from "#app/_data/list-query.ts";
import type { SearchParams } from "#app/_data/page-links.ts";
import classes from "./data-table.module.css";
import { ListLink } from "./list-link.tsx";
import { SelectAll, SelectRow } from "./selection.tsx";

/** One column of a table: what stands above it and what each row shows in it. */
export interface Column<Row, Sort extends string = string> {
  readonly header: string;
  /** What each row shows; "–" where it has nothing to show, which phones leave out. */
  readonly cell: (row: Row) => ReactNode;
  /** The contract's name of the order this column gives; left out = no order by it. */
  readonly sort?: Sort;
  /** The direction of the first click: names from A, amounts and dates from the top. */
  readonly firstOrder?: "asc" | "desc";
  /** Numbers stand at the end, so that their digits line up. */
  readonly align?: "end";
  /** On a phone: beside the row's name, or without its heading, as what says by itself what it is. */
  readonly onPhone?: "aside" | "bare";
  /** Good to know where there is room for it. */
  readonly isExtra?: boolean;
}

interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  readonly caption: string;
  /** The first column names the row and carries its link. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Where a row leads; nothing for one that has no page. */
  readonly rowHref: (row: Row) => string | undefined;
  /** What a row is called where rows can be chosen, inside of a `SelectionProvider`; left out = they cannot. */
  readonly selectAs?: ((row: Row) => string) | undefined;
  /** Where the table stands and how it is ordered; left out = it cannot be reordered. */
  readonly list?: ListPosition;
}

/** The list a table shows a page of. */
export interface ListPosition {
  readonly path: string;
  /** What the address asks for. */
  readonly params: SearchParams;
  /** What the contract makes of it. */
  readonly query: ListQuery;
}

/** A table drawn on the server: sortable headers are links, a row is a link, and on a phone each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowHref, selectAs, list } = props;
  return (
    <table className={classes.table} data-selectable={selectAs !== undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th
              key={column.header}
              scope="col"
              data-align={column.align}
              data-extra={column.isExtra}
              aria-sort={list && ariaSort(column, list.query)}
            >
              {index === 0 && selectAs && (
                <span className={classes.pick}>
                  <SelectAll rows={rows.map((row) => [rowKey(row), selectAs(row)] as const)} />
                </span>
              )}
              <span className={classes.heading}>
                {list && column.sort !== undefined ? <SortLink column={column} list={list} /> : column.header}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column, index) => {
              const cell = column.cell(row);
              return index === 0 ? (
                <th key={column.header} scope="row">
                  {selectAs ? (
                    <div className={classes.picked}>
                      <span className={classes.pick}>
                        <SelectRow id={rowKey(row)} label={selectAs(row)} />
                      </span>
                      <RowLink href={rowHref(row)}>{cell}</RowLink>
                    </div>
                  ) : (
                    <RowLink href={rowHref(row)}>{cell}</RowLink>
                  )}
                </th>
              ) : (
                <td
                  key={column.header}
                  data-align={column.align}
                  data-extra={column.isExtra}
                  data-on-phone={column.onPhone}
                  data-nothing={cell === "–"}
                >
                  <span className={column.onPhone ? `${classes.label} visually-hidden` : classes.label}>
                    {column.header}
                  </span>
                  <div className={classes.value}>{cell}</div>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RowLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return children;
  return (
    <Link className={classes.rowLink} href={href} prefetch={false} data-row-link>
      {children}
      <PendingMark />
    </Link>
  );
}

function ariaSort<Row>(column: Column<Row>, query: ListQuery): "ascending" | "descending" | undefined {
  const { sort, order } = orderOf(query);
  if (column.sort === undefined || column.sort !== sort) return undefined;
  return order === "asc" ? "ascending" : "descending";
}

function SortLink<Row>({ column, list }: { column: Column<Row>; list: ListPosition }) {
  const sorted = ariaSort(column, list.query);
  const Icon = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort }[sorted ?? "none"];
  return (
    <ListLink className={classes.sort} href={nextOrder(column, list)}>
      {column.header}
      <Icon className={classes.sortIcon} size={14} aria-hidden="true" data-sorted={sorted !== undefined} />
    </ListLink>
  );
}

/** One way, then the other, then back to newest first. */
function nextOrder<Row>(
  { sort, firstOrder = "desc" }: Column<Row>,
  { path, params, query }: ListPosition,
): string {
  const now = orderOf(query);
  if (now.sort !== sort) return orderHref(path, params, sort, firstOrder);
  if (now.order === firstOrder) return orderHref(path, params, sort, firstOrder === "asc" ? "desc" : "asc");
  return orderHref(path, params, undefined, "desc");
}

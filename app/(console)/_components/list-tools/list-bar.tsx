"use client";

import { Button, Menu, NativeSelect } from "@mantine/core";
import { IconColumns3 } from "@tabler/icons-react";
import { useListNavigation } from "#app/_components/list/list-navigation.tsx";
import { formatCount, formatMoney } from "#app/_words/format.ts";
import { ExportMenu } from "#app/(console)/_components/export/export-menu.tsx";
import type { Filters } from "#app/(console)/_components/export/places.ts";
import { currencies, type ExportResource } from "#db/schema/enums.ts";
import type { ListTotal } from "#server/kernel/fields/list.ts";
import { hiddenIn, SEPARATOR } from "./hidden.ts";
import classes from "./list-bar.module.css";
import { SavedViews } from "./saved-views.tsx";

const PAGES = ["20", "50", "100"];

export interface Counted {
  readonly one: string;
  readonly many: string;
}

interface ListBarProps {
  readonly path: string;
  readonly total: ListTotal | undefined;
  /** What is counted: one, and several after their number. */
  readonly counted: Counted;
  /** Headings of the columns that can be left out. */
  readonly columns: readonly string[];
  readonly exported: { readonly resource: ExportResource; readonly filters: Filters } | undefined;
}

/** What stands between a list's filters and its rows: how many match, and how they are shown, kept and exported. */
export function ListBar({ path, total, counted, columns, exported }: ListBarProps) {
  const { fieldOf, change } = useListNavigation();
  const hidden = hiddenIn(fieldOf("hide"));
  const toggle = (header: string) => {
    const next = hidden.includes(header) ? hidden.filter((one) => one !== header) : [...hidden, header];
    change({ hide: next.join(SEPARATOR) });
  };
  return (
    <div className={classes.bar}>
      <p className={classes.total} role="status">
        {total && wordsOf(total, counted)}
      </p>
      <div className={classes.tools}>
        <SavedViews path={path} />
        {columns.length > 1 && (
          <Menu position="bottom-end">
            <Menu.Target>
              <Button size="xs" variant="default" leftSection={<IconColumns3 size={16} aria-hidden />}>
                Columns
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {columns.map((header) => (
                <Menu.CheckboxItem
                  key={header}
                  checked={!hidden.includes(header)}
                  onChange={() => toggle(header)}
                >
                  {header}
                </Menu.CheckboxItem>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
        {exported && <ExportMenu {...exported} size="xs" />}
        <NativeSelect
          size="xs"
          aria-label="Rows a page"
          value={fieldOf("limit") || PAGES[0]}
          onChange={({ currentTarget: { value } }) => change({ limit: value === PAGES[0] ? "" : value })}
          data={PAGES.map((value) => ({ value, label: `${value} rows` }))}
        />
      </div>
    </div>
  );
}

/** "240 rows, €120,000.00 in all". */
function wordsOf({ count, isExact, sums }: ListTotal, { one, many }: Counted): string {
  const number = `${isExact ? "" : "More than "}${formatCount(count)}`;
  const added = sums.map(({ currency, amount }) =>
    formatMoney(
      amount,
      currencies.find((one) => one === currency),
    ),
  );
  const matches = `${number} ${count === 1 && isExact ? one : many}`;
  return added.length > 0 && count > 0 ? `${matches}, ${added.join(" and ")} in all` : matches;
}

"use client";

import { Checkbox } from "@mantine/core";
import { createContext, type ReactNode, use, useState } from "react";

/** Rows of a list that are chosen, by their keys, each with what it is called. */
interface Selection {
  readonly chosen: ReadonlyMap<string, string>;
  choose(rows: ReadonlyMap<string, string>): void;
}

const Context = createContext<Selection>({ chosen: new Map(), choose: () => {} });

/** Keeps which rows of the list below it are chosen. */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const [chosen, choose] = useState<ReadonlyMap<string, string>>(new Map());
  return <Context value={{ chosen, choose }}>{children}</Context>;
}

export function useSelection(): Selection {
  return use(Context);
}

/** Chooses one row. */
export function SelectRow({ id, label }: { id: string; label: string }) {
  const { chosen, choose } = useSelection();
  const toggle = () => {
    const next = new Map(chosen);
    if (!next.delete(id)) next.set(id, label);
    choose(next);
  };
  return (
    <Checkbox
      size="xs"
      aria-label={`Select ${label}`}
      checked={chosen.has(id)}
      onChange={toggle}
      data-select
    />
  );
}

/** Chooses all rows of the page, or none. */
export function SelectAll({ rows }: { rows: readonly (readonly [id: string, label: string])[] }) {
  const { chosen, choose } = useSelection();
  const count = rows.filter(([id]) => chosen.has(id)).length;
  return (
    <Checkbox
      size="xs"
      aria-label="Select all on this page"
      checked={count > 0 && count === rows.length}
      indeterminate={count > 0 && count < rows.length}
      onChange={() => choose(count === rows.length ? new Map() : new Map(rows))}
    />
  );
}

"use client";

import { Checkbox } from "@mantine/core";
import { createContext, type ReactNode, use, useState } from "react";
import classes from "./selection.module.css";

/** Rows of a list that are chosen, by their keys, each with what it is called. */
interface Selection {
  readonly chosen: ReadonlyMap<string, string>;
  choose(rows: ReadonlyMap<string, string>): void;
}

const none: Selection["chosen"] = new Map();
const Context = createContext<Selection>({ chosen: none, choose: () => {} });

interface SelectionProviderProps {
  /** What narrows the list: rows that are chosen in one view of it are not in another, which may not show them. */
  readonly within: string;
  readonly children: ReactNode;
}

/** Keeps which rows of the list below it are chosen, on whichever of its pages. */
export function SelectionProvider({ within, children }: SelectionProviderProps) {
  const [kept, keep] = useState({ within, chosen: none });
  const chosen = kept.within === within ? kept.chosen : none;
  return <Context value={{ chosen, choose: (rows) => keep({ within, chosen: rows }) }}>{children}</Context>;
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

const ALL = "Select all on this page";

/** Chooses all rows of the page, or none of it. */
export function SelectAll({ rows }: { rows: readonly (readonly [id: string, label: string])[] }) {
  const { chosen, choose } = useSelection();
  const count = rows.filter(([id]) => chosen.has(id)).length;
  const toggle = () => {
    const next = new Map(chosen);
    for (const [id, label] of rows) {
      if (count === rows.length) next.delete(id);
      else next.set(id, label);
    }
    choose(next);
  };
  return (
    <Checkbox
      size="xs"
      aria-label={ALL}
      label={ALL}
      classNames={{ labelWrapper: classes.all }}
      checked={count > 0 && count === rows.length}
      indeterminate={count > 0 && count < rows.length}
      onChange={toggle}
    />
  );
}

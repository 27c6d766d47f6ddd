"use client";

import { Loader, Select, type SelectProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import type { Choice } from "./list-toolbar.tsx";

/** How long typing rests before the server is asked. */
const PATIENCE_MS = 250;

/**
 * What a {@link SearchSelect} asks the server for: the text once typing rests, and nothing before it is opened. The
 * words of the choice made do not narrow the next one.
 */
export function useSearch(chosen: Choice | null) {
  const [typed, onType] = useState("");
  const [isOpened, setIsOpened] = useState(false);
  const [q] = useDebouncedValue(typed === chosen?.label ? "" : typed, PATIENCE_MS);
  return { q, isOpened, field: { chosen, onType, onDropdownOpen: () => setIsOpened(true) } };
}

interface SearchSelectProps extends Omit<SelectProps, "data" | "value" | "onChange" | "searchable"> {
  /** What the server found for the text so far. */
  choices: readonly Choice[] | undefined;
  isSearching: boolean;
  chosen: Choice | null;
  onChoose: (choice: Choice | null) => void;
  onType: (text: string) => void;
}

/** A select that asks the server for its choices as one types. */
export function SearchSelect({
  choices,
  isSearching,
  chosen,
  onChoose,
  onType,
  ...select
}: SearchSelectProps) {
  const found = choices ?? [];
  const isKnown = chosen === null || found.some(({ value }) => value === chosen.value);
  const data = isKnown ? found : [chosen, ...found];
  return (
    <Select
      nothingFoundMessage={isSearching ? "Searching…" : "Nothing found"}
      rightSection={isSearching ? <Loader size={16} /> : undefined}
      // A refused form puts the focus here, and what it says below is not to be covered.
      openOnFocus={false}
      {...select}
      searchable
      value={chosen?.value ?? null}
      onChange={(value) => onChoose(data.find((choice) => choice.value === value) ?? null)}
      onSearchChange={onType}
      data={data.map(({ value, label }) => ({ value, label }))}
      // The server has searched already, in more than the label.
      filter={({ options }) => options}
    />
  );
}

"use client";

import { Button, CloseButton, NativeSelect, Select, TextInput } from "@mantine/core";
import { useDebouncedCallback, useDisclosure } from "@mantine/hooks";
import { IconAdjustmentsHorizontal, IconSearch } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Form } from "#app/_components/form/form.tsx";
import { useListNavigation } from "#app/_components/list/list-navigation.tsx";
import { MOST_TYPED } from "#server/kernel/fields/list.ts";
import classes from "./list-toolbar.module.css";

/** How long typing rests before the server is asked. */
const PATIENCE_MS = 300;

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A filter of a list: a field of its query with the values it may take. */
export interface Filter {
  readonly name: string;
  readonly label: string;
  /** What the filter says while it lets everything through, e.g. "All states". */
  readonly all: string;
  readonly choices: readonly Choice[];
  /** Worth typing in: there are more choices than a person wants to look through. */
  readonly searchable?: boolean;
}

interface ListToolbarProps {
  /** What the search looks at, e.g. "Search by name or e-mail"; without one there is no search. */
  readonly searchLabel: string | undefined;
  readonly filters: readonly Filter[];
  /** The orders of the list; on phones, where no headers are, they are a choice. */
  readonly orders: readonly Choice[];
  /** The order the rows stand in, `sort:order`. */
  readonly order: string;
  /** How many filters leave something out. */
  readonly inUse: number;
  /** Stands at the end, e.g. further filters. */
  readonly children?: ReactNode;
}

/**
 * Search, filters and, on phones, the order of a list; all of it stands in the address. On phones the filters are folded,
 * so that the first rows are in sight.
 */
export function ListToolbar({ searchLabel, filters, orders, order, inUse, children }: ListToolbarProps) {
  const [isUnfolded, { toggle }] = useDisclosure();
  const id = useId();
  const hasFilters = filters.length > 0 || Boolean(children);
  return (
    <div className={classes.toolbar}>
      {searchLabel !== undefined && <SearchField label={searchLabel} />}
      <div className={classes.onPhone}>
        {hasFilters && (
          <Button
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
            aria-expanded={isUnfolded}
            aria-controls={id}
            onClick={toggle}
          >
            {inUse > 0 ? `Filters (${inUse})` : "Filters"}
          </Button>
        )}
        <OrderSelect orders={orders} order={order} />
      </div>
      <div id={id} className={classes.filters} data-unfolded={isUnfolded}>
        {filters.map((filter) =>
          filter.searchable ? (
            <LongFilter key={filter.name} {...filter} />
          ) : (
            <ShortFilter key={filter.name} {...filter} />
          ),
        )}
        {children}
      </div>
    </div>
  );
}

function SearchField({ label }: { label: string }) {
  const { fieldOf, change } = useListNavigation();
  const inAddress = fieldOf("q");
  const asked = useRef(inAddress);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(inAddress);
  const ask = (q: string) => {
    asked.current = q.trim();
    change({ q: asked.current });
  };
  const askLater = useDebouncedCallback(ask, PATIENCE_MS);

  // The address changed without this field, as by "Reset" or the browser's back button.
  useEffect(() => {
    if (inAddress === asked.current) return;
    asked.current = inAddress;
    setText(inAddress);
  }, [inAddress]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    askLater.cancel();
    ask(text);
  };
  const clear = () => {
    askLater.cancel();
    setText("");
    ask("");
    input.current?.focus();
  };
  return (
    <search className={classes.search}>
      <Form onSubmit={submit}>
        <TextInput
          ref={input}
          type="search"
          name="q"
          maxLength={MOST_TYPED}
          aria-label={label}
          placeholder={label}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            askLater(currentTarget.value);
          }}
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={
            text !== "" && <CloseButton size="sm" aria-label="Clear the search" onClick={clear} />
          }
          rightSectionPointerEvents="all"
        />
      </Form>
    </search>
  );
}

function ShortFilter({ name, label, all, choices }: Filter) {
  const { fieldOf, change } = useListNavigation();
  return (
    <NativeSelect
      aria-label={label}
      value={fieldOf(name)}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      data={[{ value: "", label: all }, ...choices]}
      data-active={fieldOf(name) !== ""}
    />
  );
}

function LongFilter({ name, label, all, choices }: Filter) {
  const { fieldOf, change } = useListNavigation();
  return (
    <Select
      aria-label={label}
      // Its choices are not cut where the field is narrow.
      comboboxProps={{ width: "max-content", position: "bottom-start" }}
      placeholder={all}
      value={fieldOf(name) || null}
      onChange={(value) => change({ [name]: value ?? "" })}
      data={choices.map(({ value, label: text }) => ({ value, label: text }))}
      searchable
      clearable
      nothingFoundMessage="Nothing found"
      clearButtonProps={{ "aria-label": `Clear ${label}` }}
    />
  );
}

/** The order as one choice, `sort:order`. */
function OrderSelect({ orders, order }: Pick<ListToolbarProps, "orders" | "order">) {
  const { fieldOf, change } = useListNavigation();
  const sort = fieldOf("sort");
  const value = sort === "" ? order : `${sort}:${fieldOf("order") === "asc" ? "asc" : "desc"}`;
  const isOffered = orders.some((choice) => choice.value === value);
  return (
    <NativeSelect
      aria-label="Order"
      value={value}
      onChange={({ currentTarget }) => {
        const [field = "", direction] = currentTarget.value.split(":");
        change({ sort: field, order: direction === "asc" ? "asc" : "" });
      }}
      data={isOffered ? [...orders] : [{ value, label: "Newest first" }, ...orders]}
    />
  );
}

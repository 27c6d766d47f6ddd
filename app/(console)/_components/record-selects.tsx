"use client";

import type { SelectProps } from "@mantine/core";
import { trpc } from "#app/_trpc/client.tsx";
import { displayName } from "#app/(console)/_words/names.ts";
import type { Choice } from "./list-toolbar.tsx";
import { SearchSelect, useSearch } from "./search-select.tsx";

interface RecordSelectProps extends Omit<SelectProps, "data" | "value" | "onChange" | "searchable"> {
  chosen: Choice | null;
  onChoose: (choice: Choice | null) => void;
}

/** Chooses one of the organization's tokens. */
export function TokenSelect({ chosen, ...select }: RecordSelectProps) {
  const { q, isOpened, field } = useSearch(chosen);
  const { data, isLoading } = trpc.token.list.useQuery(
    { q, sort: "name", order: "asc" },
    { enabled: isOpened },
  );
  const choices = data?.data.map(({ tokenId, name, symbol }) => ({
    value: tokenId,
    label: `${name} (${symbol})`,
  }));
  return <SearchSelect choices={choices} isSearching={isLoading} {...field} {...select} />;
}

/** Chooses one of the organization's offerings. */
export function OfferingSelect({ chosen, ...select }: RecordSelectProps) {
  const { q, isOpened, field } = useSearch(chosen);
  const { data, isLoading } = trpc.offering.list.useQuery(
    { q, sort: "title", order: "asc" },
    { enabled: isOpened },
  );
  const choices = data?.data.map(({ offeringId, title }) => ({ value: offeringId, label: title }));
  return <SearchSelect choices={choices} isSearching={isLoading} {...field} {...select} />;
}

/** Chooses one of the organization's customers. */
export function CustomerSelect({ chosen, ...select }: RecordSelectProps) {
  const { q, isOpened, field } = useSearch(chosen);
  const { data, isLoading } = trpc.customer.list.useQuery(
    { q, sort: "name", order: "asc" },
    { enabled: isOpened },
  );
  const choices = data?.data.map((customer) => ({ value: customer.id, label: displayName(customer) }));
  return <SearchSelect choices={choices} isSearching={isLoading} {...field} {...select} />;
}

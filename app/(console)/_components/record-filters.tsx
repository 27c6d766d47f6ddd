"use client";

import { useState } from "react";
import { useListNavigation } from "#app/_components/list/list-navigation.tsx";
import type { Choice } from "./list-toolbar.tsx";
import { CustomerSelect, OfferingSelect, TokenSelect } from "./record-selects.tsx";

interface RecordFilterProps {
  /** What the address names, with the words for it. */
  readonly chosen: Choice | null;
}

/** Narrows a list to one offering. */
export function OfferingFilter({ chosen }: RecordFilterProps) {
  return <OfferingSelect {...useFilter("offeringId", "Offering", "All offerings", chosen)} />;
}

/** Narrows a list to one token. */
export function TokenFilter({ chosen }: RecordFilterProps) {
  return <TokenSelect {...useFilter("tokenId", "Token", "All tokens", chosen)} />;
}

/** Narrows a list to one customer. */
export function CustomerFilter({ chosen }: RecordFilterProps) {
  return <CustomerSelect {...useFilter("customerId", "Customer", "All customers", chosen)} />;
}

function useFilter(name: string, label: string, all: string, chosen: Choice | null) {
  const { fieldOf, change } = useListNavigation();
  const [picked, setPicked] = useState(chosen);
  const current = [picked, chosen].find((choice) => choice?.value === fieldOf(name)) ?? null;
  return {
    "aria-label": label,
    placeholder: all,
    clearable: true,
    clearButtonProps: { "aria-label": `Show ${all.toLowerCase()}` },
    chosen: current,
    onChoose: (choice: Choice | null) => {
      setPicked(choice);
      change({ [name]: choice?.value ?? "" });
    },
  };
}

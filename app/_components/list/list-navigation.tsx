"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { createContext, type ReactNode, use, useOptimistic, useTransition } from "react";

interface ListNavigation {
  /** What a field of the list's query stands at, or is about to. */
  fieldOf(name: string): string;
  /** Changes fields of the query in the address and starts again at the first page; an empty value takes one out. */
  change(fields: Readonly<Record<string, string>>): void;
  /** Goes to another page of the list. */
  go(href: string): void;
}

const Context = createContext<ListNavigation | null>(null);

/**
 * Moves within a list: its state is the address, and while the server reads the next rows the ones that are there stay,
 * marked as busy.
 */
export function ListNavigationProvider({ className, children }: { className?: string; children: ReactNode }) {
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();
  const [shown, show] = useOptimistic(params.toString());
  const [pending, startTransition] = useTransition();

  const move = (search: string) => {
    startTransition(() => {
      show(search);
      router.push(search === "" ? pathname : `${pathname}?${search}`, { scroll: false });
    });
  };
  const navigation: ListNavigation = {
    fieldOf: (name) => new URLSearchParams(shown).get(name) ?? "",
    change: (fields) => {
      const next = new URLSearchParams(shown);
      for (const [name, value] of Object.entries({ ...fields, cursor: "", trail: "" })) {
        if (value === "") next.delete(name);
        else next.set(name, value);
      }
      if (next.toString() !== shown) move(next.toString());
    },
    go: (href) => move(href.split("?")[1] ?? ""),
  };
  return (
    <Context value={navigation}>
      <div className={className} aria-busy={pending}>
        {children}
      </div>
    </Context>
  );
}

/** The list this component is part of. */
export function useListNavigation(): ListNavigation {
  const navigation = use(Context);
  if (navigation === null) throw new Error("useListNavigation stands outside of a ListNavigationProvider");
  return navigation;
}

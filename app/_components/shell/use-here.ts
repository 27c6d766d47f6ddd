"use client";

import { usePathname, useSearchParams } from "next/navigation";

/** The path of the page one is at, with what its address asks for: where one comes back to after signing in. */
export function useHere(): string {
  const pathname = usePathname();
  const params = useSearchParams();
  return params.size === 0 ? pathname : `${pathname}?${params}`;
}

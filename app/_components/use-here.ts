"use client";

import { usePathname, useSearchParams } from "next/navigation";

/** The path of the page one is at, with what its address asks for: where one comes back to after signing in. */
export function useHere(): string {
  const pathname = usePathname();
  const params = useSearchParams();
  if (isWayIn(pathname)) return params.get("returnTo") ?? "/";
  return params.size === 0 ? pathname : `${pathname}?${params}`;
}

/** Whether a page only leads on to another: nobody comes back to it. */
const isWayIn = (pathname: string) => /^\/(sign-in|forgot-password|reset-password)(\/|$)/.test(pathname);

"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";

/** Gives the focus back to the row that was opened, where one comes back to its list by the browser's own way. */
export function ReturnToRow() {
  const address = `${usePathname()}?${useSearchParams()}`;
  /** The row that was opened last, by the address of its list. */
  const opened = useRef(new Map<string, string>());
  const isBack = useRef(false);
  useEffect(() => {
    const turn = () => {
      isBack.current = true;
    };
    window.addEventListener("popstate", turn);
    return () => window.removeEventListener("popstate", turn);
  }, []);
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      isBack.current = false;
      const href = (target as Element).closest("[data-row-link]")?.getAttribute("href");
      if (href) opened.current.set(address, href);
    };
    document.addEventListener("click", remember, true);
    return () => document.removeEventListener("click", remember, true);
  }, [address]);
  useEffect(() => {
    const focus = () => {
      const href = isBack.current ? opened.current.get(address) : undefined;
      isBack.current = false;
      if (href === undefined) return;
      const rows = document.querySelectorAll<HTMLElement>("main [data-row-link]");
      // Where the page stood is restored by itself.
      [...rows].find((row) => row.getAttribute("href") === href)?.focus({ preventScroll: true });
    };
    // The router hears of the way back first, and shows the page that it kept before anybody else is told.
    const soon = setTimeout(focus);
    return () => clearTimeout(soon);
  }, [address]);
  return null;
}

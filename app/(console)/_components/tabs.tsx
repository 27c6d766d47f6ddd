"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import classes from "./tabs.module.css";

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly href: string; readonly label: string }[];
}

/** The pages of one record; each is a page of its own, and stays marked on the pages below it. */
export function Tabs({ label, tabs }: TabsProps) {
  const pathname = usePathname();
  const [current] = tabs
    .map(({ href }) => href)
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((one, other) => other.length - one.length);
  const mark = pathname === current ? "page" : "true";
  const nav = useRef<HTMLElement>(null);
  // On a phone not all tabs fit: the current one is never the one that does not.
  useEffect(() => {
    const tab = nav.current?.querySelector(`a[href="${current}"]`);
    if (!nav.current || !tab) return;
    const [frame, place] = [nav.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    nav.current.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2);
  }, [current]);
  return (
    <nav ref={nav} className={classes.tabs} aria-label={label}>
      {tabs.map(({ href, label: text }) => (
        <Link key={href} href={href} aria-current={href === current ? mark : undefined} scroll={false}>
          {text}
        </Link>
      ))}
    </nav>
  );
}

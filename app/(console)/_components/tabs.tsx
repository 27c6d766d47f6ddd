"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import classes from "./tabs.module.css";

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly href: string; readonly label: string }[];
}

/** The pages of one record; each is a page of its own. */
export function Tabs({ label, tabs }: TabsProps) {
  const pathname = usePathname();
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map(({ href, label: text }) => (
        <Link key={href} href={href} aria-current={pathname === href ? "page" : undefined} scroll={false}>
          {text}
        </Link>
      ))}
    </nav>
  );
}

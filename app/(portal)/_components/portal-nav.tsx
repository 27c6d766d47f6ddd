"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import classes from "./portal-nav.module.css";

const pages = [
  { href: "/portal", label: "Overview" },
  { href: "/portal/purchases", label: "Purchases" },
  { href: "/portal/holdings", label: "Holdings" },
  { href: "/portal/board", label: "Bulletin board" },
  { href: "/portal/trades", label: "Trades" },
  { href: "/portal/distributions", label: "Distributions" },
  { href: "/portal/documents", label: "Documents" },
  { href: "/portal/verification", label: "Verification" },
] as const;

/** On a phone the row is longer than the screen: the page that is open stands in sight, and only the row moves. */
function bringIntoSight(link: HTMLAnchorElement | null) {
  const row = link?.closest("ul");
  if (link && row)
    row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

/** The pages of the portal. */
export function PortalNav() {
  const pathname = usePathname();
  const isHere = (href: string) =>
    pathname === href || (href !== "/portal" && pathname.startsWith(`${href}/`));
  return (
    <nav className={classes.nav} aria-label="Portal">
      <ul className={classes.list}>
        {pages.map(({ href, label }) => (
          <li key={href}>
            <Link
              ref={isHere(href) ? bringIntoSight : undefined}
              href={href}
              className={classes.link}
              aria-current={isHere(href) ? "page" : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

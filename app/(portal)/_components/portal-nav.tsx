"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import classes from "./portal-nav.module.css";

const pages = [
  { href: "/portal", label: "Overview" },
  { href: "/portal/purchases", label: "Purchases" },
  { href: "/portal/holdings", label: "Holdings" },
  { href: "/portal/distributions", label: "Distributions" },
  { href: "/portal/board", label: "Bulletin board" },
  { href: "/portal/verification", label: "Verification" },
  { href: "/portal/trades", label: "Trades" },
] as const;

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
            <Link href={href} className={classes.link} aria-current={isHere(href) ? "page" : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

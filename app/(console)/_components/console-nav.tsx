"use client";

import Link, { useLinkStatus } from "next/link";
import { usePathname, useRouter } from "next/navigation";
import type { Action } from "#server/kernel/fields/actions.ts";
import classes from "./console-nav.module.css";
import { rooms } from "./rooms.ts";

interface ConsoleNavProps {
  /** How much waits for somebody in a room, by its address. */
  readonly counts: Readonly<Record<string, string>>;
  /** What the reader may do: a room of which nothing may be read is not shown. */
  readonly may: readonly Action[];
  readonly onNavigate?: () => void;
}

/** The rooms of the console; the one that is open is marked, and what waits in each is counted. */
export function ConsoleNav({ counts, may, onNavigate }: ConsoleNavProps) {
  const pathname = usePathname();
  const router = useRouter();
  const open = rooms.filter(({ needs }) => needs === undefined || may.includes(needs));
  return (
    <nav aria-label="Console">
      <ul className={classes.rooms}>
        {open.map(({ href, label, icon: Icon }) => (
          <li key={href}>
            <Link
              className={classes.room}
              href={href}
              // Thirteen rooms are more than anybody enters: a room is fetched when one turns to it.
              prefetch={false}
              onPointerEnter={() => router.prefetch(href)}
              onFocus={() => router.prefetch(href)}
              aria-current={isOpen(pathname, href) ? "page" : undefined}
              onClick={onNavigate}
            >
              <Icon size={20} stroke={1.75} aria-hidden />
              {label}
              {counts[href] !== undefined && (
                <span className={classes.count}>
                  {counts[href]}
                  <span className="visually-hidden"> need you</span>
                </span>
              )}
              <Pending />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shows that a room is on its way, once it takes longer than one notices. */
function Pending() {
  const { pending } = useLinkStatus();
  return <span className={classes.pending} data-pending={pending} aria-hidden />;
}

/** An entry is current on all pages below its address; the dashboard only on its own page. */
function isOpen(pathname: string, href: string): boolean {
  return pathname === href || (href !== "/console" && pathname.startsWith(`${href}/`));
}

"use client";

import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import Link from "next/link";
import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { chooseIdentity, pathAs, signOut } from "#app/_auth/session.ts";
import { buttonClass } from "#app/_components/button-class.ts";
import { useHere } from "#app/_components/use-here.ts";
import { signInHref } from "#app/_data/sign-in-href.ts";
import type { Viewer } from "#server/domain/organization/organization/contract.ts";
import classes from "./user-menu.module.css";

/** What of the viewer the menu needs. */
export type MenuViewer = Pick<Viewer, "person" | "current" | "identities" | "isDemo">;

/** Who is signed in, whom they act as, and the way out; or the way in. */
export function UserMenu({ viewer }: { viewer: MenuViewer }) {
  const here = useHere();
  if (viewer.person === undefined) {
    return (
      <Link href={signInHref(here)} prefetch={false} className={buttonClass("outline")}>
        Sign in
      </Link>
    );
  }
  return <PersonMenu {...viewer} person={viewer.person} here={here} />;
}

/** Where the menu leads besides. */
const places = [
  { href: "/console", label: "Console" },
  { href: "/docs", label: "API reference" },
];

type PersonMenuProps = MenuViewer & { person: NonNullable<Viewer["person"]>; here: string };

function PersonMenu({ person, current, identities, isDemo, here }: PersonMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const own = identities.find(({ value }) => value === current);

  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !menu.current?.open) return;
    close();
    menu.current.querySelector("summary")?.focus();
  };
  const closeOnLeaving = ({ relatedTarget }: FocusEvent) => {
    if (!menu.current?.contains(relatedTarget)) close();
  };
  /** The page goes on once the service knows; where it cannot be reached, the menu says so. */
  const once = async (told: Promise<void>, goOn: () => void) => {
    setLeaving(true);
    setOffline(false);
    try {
      await told;
      goOn();
    } catch {
      setLeaving(false);
      setOffline(true);
    }
  };
  const become = (identity: Viewer["identities"][number]) =>
    once(chooseIdentity(identity.value), () => {
      const path = pathAs(identity, location.pathname);
      if (path === location.pathname) location.reload();
      else location.assign(path);
    });
  const leave = () => once(signOut(), () => location.assign("/"));

  return (
    <details ref={menu} className={classes.menu} onKeyDown={closeOnEscape} onBlur={closeOnLeaving}>
      <summary className={classes.who} aria-busy={isLeaving || undefined}>
        <span className={classes.initials} aria-hidden>
          {initialsOf(person.name)}
        </span>
        <span className={classes.names}>
          <span className="visually-hidden">Your menu: </span>
          <span className={classes.name}>{person.name}</span>
          {own && <span className={classes.as}>{describe(own)}</span>}
        </span>
        <IconChevronDown size={16} aria-hidden />
      </summary>
      {/* Focus that stays inside keeps the menu open, wherever in it one clicks. */}
      <div className={classes.panel} tabIndex={-1}>
        <p className={classes.person}>
          <strong>{person.name}</strong>
          <span>{person.email}</span>
        </p>
        {identities.length > 0 && (
          <ul className={classes.list} aria-label="Act as">
            {identities.map((identity) => (
              <li key={identity.value}>
                <button
                  type="button"
                  className={classes.item}
                  aria-current={identity.value === current ? "true" : undefined}
                  onClick={() => void become(identity)}
                >
                  <span>{identity.label}</span>
                  <span className={classes.as}>{describe(identity)}</span>
                  {identity.value === current && <IconCheck size={16} aria-hidden />}
                </button>
              </li>
            ))}
          </ul>
        )}
        {isOffline && (
          <p className={classes.offline} role="alert">
            The service cannot be reached. Try again.
          </p>
        )}
        <ul className={classes.list} aria-label="Go to">
          {places.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} prefetch={false} className={classes.item} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <ul className={classes.list}>
          <li>
            <Link href="/account" prefetch={false} className={classes.item} onClick={close}>
              Account
            </Link>
          </li>
          {isDemo && (
            <li>
              <Link href={signInHref(here)} prefetch={false} className={classes.item} onClick={close}>
                Be somebody else
              </Link>
            </li>
          )}
          <li>
            <button type="button" className={classes.item} onClick={() => void leave()}>
              Sign out
            </button>
          </li>
        </ul>
      </div>
    </details>
  );
}

/** What one is there: "Owner", "Customer of Nordlicht". */
function describe({ role, organizationName }: Viewer["identities"][number]): string {
  if (role === undefined) return `Customer of ${organizationName}`;
  return `${role.charAt(0).toUpperCase()}${role.slice(1)}`;
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toUpperCase();
}

"use client";

import { IconChevronDown, IconMenu2 } from "@tabler/icons-react";
import { useState } from "react";
import type { Action } from "#server/kernel/fields/actions.ts";
import classes from "./console-menu.module.css";
import { ConsoleNav } from "./console-nav.tsx";
import { SearchEverything } from "./keys/search-everything.tsx";

interface ConsoleMenuProps {
  readonly organizationName: string;
  /** As {@link ConsoleNav} shows them. */
  readonly counts: Readonly<Record<string, string>>;
  /** What the reader may do. */
  readonly may: readonly Action[];
}

/** The navigation on a phone: closed at first and after a choice. It opens without script. */
export function ConsoleMenu({ organizationName, counts, may }: ConsoleMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={classes.menu}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      onKeyDown={({ key }) => {
        if (key === "Escape") setIsOpen(false);
      }}
    >
      <summary className={classes.summary}>
        <IconMenu2 size={20} stroke={1.75} aria-hidden />
        <span>
          Menu <span className={classes.organization}>{organizationName}</span>
        </span>
        <IconChevronDown className={classes.chevron} size={18} stroke={1.75} aria-hidden />
      </summary>
      <div className={classes.rooms}>
        <SearchEverything may={may} />
        <ConsoleNav counts={counts} may={may} onNavigate={() => setIsOpen(false)} />
      </div>
    </details>
  );
}

"use client";

import { IconChevronDown, IconMenu2 } from "@tabler/icons-react";
import { useState } from "react";
import classes from "./console-menu.module.css";
import { ConsoleNav } from "./console-nav.tsx";

/** The navigation on a phone: closed at first and after a choice. It opens without script. */
export function ConsoleMenu({ organizationName }: { organizationName: string }) {
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
        <ConsoleNav onNavigate={() => setIsOpen(false)} />
      </div>
    </details>
  );
}

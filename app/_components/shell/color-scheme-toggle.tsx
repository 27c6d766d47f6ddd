"use client";

import { IconMoon, IconSun } from "@tabler/icons-react";
import { COLOR_SCHEME_ATTRIBUTE, COLOR_SCHEME_EVENT, COLOR_SCHEME_KEY } from "./color-scheme.ts";
import classes from "./color-scheme-toggle.module.css";

/** Changes between light and dark; which of its two pictures shows is decided by CSS, so it never flickers. */
export function ColorSchemeToggle() {
  return (
    <button type="button" className={classes.toggle} onClick={toggle} title="Light or dark colours">
      <IconSun className={classes.sun} size={20} stroke={1.75} aria-hidden />
      <IconMoon className={classes.moon} size={20} stroke={1.75} aria-hidden />
      <span className="visually-hidden">Switch between light and dark colours</span>
    </button>
  );
}

function toggle(): void {
  const root = document.documentElement;
  const next = root.getAttribute(COLOR_SCHEME_ATTRIBUTE) === "dark" ? "light" : "dark";
  root.setAttribute(COLOR_SCHEME_ATTRIBUTE, next);
  try {
    localStorage.setItem(COLOR_SCHEME_KEY, next);
  } catch {
    // Storage is off in this browser: the choice holds for this page.
  }
  window.dispatchEvent(new Event(COLOR_SCHEME_EVENT));
}

"use client";

import { useLinkStatus } from "next/link";
import classes from "./pending-mark.module.css";

/** Inside a link: shows that its page is on the way, where that takes longer than a blink. */
export function PendingMark() {
  const { pending } = useLinkStatus();
  return <span className={classes.mark} data-pending={pending || undefined} aria-hidden />;
}

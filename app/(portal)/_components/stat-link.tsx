import Link from "next/link";
import type { ReactNode } from "react";
import classes from "./stat-link.module.css";

interface StatLinkProps {
  label: string;
  href: string;
  /** The figure itself. */
  children: ReactNode;
  /** What it is made of, in a few words. */
  note?: ReactNode;
}

/** A figure, and the way to what it counts. */
export function StatLink({ label, href, children, note }: StatLinkProps) {
  return (
    <Link href={href} className={classes.stat}>
      <span className={classes.label}>{label}</span>
      <span className={classes.figure}>{children}</span>
      {note !== undefined && <span className={classes.note}>{note}</span>}
    </Link>
  );
}

import { type StatusKind, type StatusValue, statusLook } from "#app/_words/status.ts";
import classes from "./status-badge.module.css";

interface StatusBadgeProps<Kind extends StatusKind> {
  /** Which enumeration of the interface the value belongs to. */
  kind: Kind;
  value: StatusValue<Kind>;
  /** Says it in other words, for example "Opens on 3 Feb". */
  label?: string | undefined;
}

/** Any status of the interface: an icon and words, and a colour to find it by. */
export function StatusBadge<Kind extends StatusKind>({ kind, value, label }: StatusBadgeProps<Kind>) {
  const look = statusLook(kind, value);
  const Icon = look.icon;
  return (
    <span className={classes.badge} data-tone={look.tone}>
      <Icon size={14} stroke={2} aria-hidden />
      {label ?? look.label}
    </span>
  );
}

import type { ComponentType, ReactNode } from "react";
import classes from "./empty-state.module.css";

interface EmptyStateProps {
  title: string;
  /** One sentence: why there is nothing, and what to do about it. */
  children?: ReactNode;
  /** A tabler icon. */
  icon?: ComponentType<{ size?: number; stroke?: number; "aria-hidden"?: boolean }> | undefined;
  /** The way on: a link or a button. */
  action?: ReactNode;
}

/** What stands where a list would be. */
export function EmptyState({ title, children, icon: Icon, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      {Icon && (
        <span className={classes.icon}>
          <Icon size={28} stroke={1.5} aria-hidden />
        </span>
      )}
      <h2 className={classes.title}>{title}</h2>
      {children !== undefined && <p className={classes.text}>{children}</p>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}

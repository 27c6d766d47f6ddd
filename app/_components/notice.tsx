import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode, Ref } from "react";
import classes from "./notice.module.css";

const icons = {
  info: IconInfoCircle,
  positive: IconCircleCheck,
  warning: IconAlertTriangle,
  negative: IconAlertTriangle,
} as const;

interface NoticeProps {
  tone?: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
  /** `alert` is read out at once, `status` when there is a pause; left out, it is part of the page. */
  role?: "alert" | "status" | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A message in the flow of the page. */
export function Notice({ tone = "info", title, children, role, ref }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div ref={ref} className={classes.notice} data-tone={tone} role={role}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <div className={classes.text}>
        {title !== undefined && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  );
}

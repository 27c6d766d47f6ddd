import classes from "#app/_components/status-badge.module.css";
import type { RequestLogEntry } from "#server/platform/request-log/contract.ts";

const tones: Readonly<Record<string, string>> = { 2: "positive", 3: "info", 4: "warning", 5: "negative" };

/** How a request was answered: its status, with the code where it was refused. */
export function AnswerBadge({ status, code }: Pick<RequestLogEntry, "status" | "code">) {
  return (
    <span className={classes.badge} data-tone={tones[String(status).charAt(0)]}>
      {code === undefined ? status : `${status} ${code}`}
    </span>
  );
}

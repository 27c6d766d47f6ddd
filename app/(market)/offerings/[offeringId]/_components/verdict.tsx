import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import type { PanelVerdict } from "./use-buy-panel.ts";
import classes from "./verdict.module.css";

/** What speaks for or against the purchase as it stands in the fields; read out when it changes. */
export function Verdict({ id, verdict }: { id: string; verdict: PanelVerdict }) {
  const { problems, note, state } = verdict;
  return (
    <div id={id} className={classes.verdict} role="status">
      {note !== null && (
        <p>
          <IconInfoCircle size={16} aria-hidden />
          {note}
        </p>
      )}
      {problems.map((problem) => (
        <p key={problem} data-tone="negative">
          <IconAlertTriangle size={16} aria-hidden />
          {problem}
        </p>
      ))}
      {state === "accepted" && (
        <p data-tone="positive">
          <IconCircleCheck size={16} aria-hidden />
          Checked: you can buy this.
        </p>
      )}
      {state === "checking" && problems.length === 0 && <p data-tone="quiet">Checking…</p>}
    </div>
  );
}

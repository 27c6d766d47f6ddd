import { IconCheck, IconX } from "@tabler/icons-react";
import { DateTime } from "./date-time.tsx";
import classes from "./timeline.module.css";

/** One step of a way, and how far it got. */
export interface Step {
  readonly title: string;
  /** Left out = it happened. */
  readonly state?: "done" | "waiting" | "ahead" | "failed" | undefined;
  /** What there is to know about it, in a sentence. */
  readonly text?: string;
  /** When it happened, or by when it must. */
  readonly at?: string;
}

/** A step with its moment: what happened, or will. */
export type DatedStep = Step & { readonly at: string };

const spoken: Record<NonNullable<Step["state"]>, string> = {
  done: "done",
  waiting: "waiting for this",
  ahead: "still to come",
  failed: "failed",
};

/** How far something got, step by step. */
export function Timeline({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={classes.timeline}>
      {steps.map(({ title, state, text, at }) => (
        <li key={`${title} ${at}`} className={classes.step} data-state={state ?? "done"}>
          <span className={classes.mark} aria-hidden="true">
            {(state === undefined || state === "done") && <IconCheck size={14} stroke={3} />}
            {state === "failed" && <IconX size={14} stroke={3} />}
          </span>
          <div>
            <p className={classes.title}>
              {title} {state && <span className="visually-hidden">({spoken[state]})</span>}
            </p>
            {(text !== undefined || at !== undefined) && (
              <p className={classes.text}>
                {text} {at !== undefined && <DateTime value={at} detail="dateTime" />}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

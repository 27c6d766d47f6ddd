import { keyed } from "./keyed.ts";
import classes from "./story.module.css";

interface Entry {
  readonly when: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly isDone?: boolean | undefined;
}

/** What has happened, and what comes next. */
export function Timeline({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className={classes.timeline}>
      {keyed(entries, ({ when }) => when).map(({ key, item: { when, title, text, isDone } }) => (
        <li key={key} data-done={isDone || undefined}>
          <span className={classes.when}>
            {when}
            {isDone && <span className="visually-hidden">, done</span>}
          </span>
          <strong>{title}</strong>
          {text !== undefined && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}

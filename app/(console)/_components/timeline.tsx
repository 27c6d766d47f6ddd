import { DateTime } from "#app/_components/date-time.tsx";
import classes from "./timeline.module.css";

export interface TimelineEvent {
  readonly title: string;
  readonly at: string;
  /** Why, where the title alone does not say. */
  readonly note?: string;
  /** Still to come. */
  readonly isAhead?: boolean;
}

/** What happened, oldest first. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <ol className={classes.timeline}>
      {events.map(({ title, at, note, isAhead }) => (
        <li key={`${title} ${at}`} data-ahead={isAhead}>
          <span>{title}</span>
          {note !== undefined && <span className={classes.note}>{note}</span>}
          <span className={classes.at}>
            <DateTime value={at} detail="dateTime" />
          </span>
        </li>
      ))}
    </ol>
  );
}

import { type DateDetail, formatDate } from "#app/_words/format.ts";

interface DateTimeProps {
  /** An ISO 8601 timestamp. */
  value: string;
  detail?: DateDetail | undefined;
}

/** A moment in UTC, the same on server and browser; a pointer resting on a date shows its time. */
export function DateTime({ value, detail = "date" }: DateTimeProps) {
  return (
    <time dateTime={value} title={formatDate(value, "dateTime")}>
      {formatDate(value, detail)}
    </time>
  );
}

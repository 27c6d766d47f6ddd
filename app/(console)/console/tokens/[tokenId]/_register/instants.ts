/** The last instant of a day in UTC, `2027-01-31`. */
export function endOf(day: string): string {
  return `${day}T23:59:59.999Z`;
}

/** A past day that registers are often asked for. */
export interface QuickDay {
  readonly label: string;
  readonly day: string;
}

/** The ends of the month, the quarter and the year before `now`, each once. */
export function quickDays(now: Date): QuickDay[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const before = (first: Date) => new Date(first.getTime() - 1).toISOString().slice(0, 10);
  const days = [
    { label: "End of last month", day: before(new Date(Date.UTC(year, month, 1))) },
    { label: "End of last quarter", day: before(new Date(Date.UTC(year, month - (month % 3), 1))) },
    { label: "End of last year", day: before(new Date(Date.UTC(year, 0, 1))) },
  ];
  return days.filter(({ day }, index) => days.findIndex((other) => other.day === day) === index);
}

/** Milliseconds of a day in UTC, which has no summer time. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** The instant so many days after another; before it where they are negative. */
export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS);
}

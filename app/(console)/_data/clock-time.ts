/**
 * A field for date and time names no zone, and its seconds where it has some: on these pages it is always UTC. Undefined
 * for an empty one.
 */
export function utc(clockTime: string): string | undefined {
  return clockTime === "" ? undefined : `${clockTime.padEnd("2027-02-01T09:00:00".length, ":00")}Z`;
}

/** An instant as such a field holds it, in UTC: `2027-02-01T09:00`. */
export function clock(timestamp: string): string {
  return timestamp.slice(0, "2027-02-01T09:00".length);
}

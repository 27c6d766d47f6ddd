/** A field for date and time names no zone: on these pages it is always UTC. Undefined for an empty one. */
export function utc(clockTime: string): string | undefined {
  return clockTime === "" ? undefined : `${clockTime}:00Z`;
}

/** An instant as such a field holds it, in UTC: `2027-02-01T09:00`. */
export function clock(timestamp: string): string {
  return timestamp.slice(0, "2027-02-01T09:00".length);
}

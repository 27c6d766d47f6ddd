const DAY_MS = 24 * 60 * 60 * 1000;

/** Until when an approval holds that is given now. */
export function validUntil(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

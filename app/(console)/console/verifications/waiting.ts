const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long somebody has waited: "3 days", "5 h", "12 min". */
export function waitingFor(since: string, now: Date): string {
  const waited = Math.max(0, now.getTime() - new Date(since).getTime());
  if (waited < HOUR) return `${Math.floor(waited / MINUTE)} min`;
  if (waited < 2 * DAY) return `${Math.floor(waited / HOUR)} h`;
  return `${Math.floor(waited / DAY)} days`;
}

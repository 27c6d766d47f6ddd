import { daysAfter } from "#server/kernel/fields/days.ts";

/** The day of an instant, `2027-01-31`; nothing of what is none. */
export function dayOf(instant: string): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? "" : at.toISOString().slice(0, 10);
}

/** The instant a day begins at, in UTC. */
export function startOf(day: string): string {
  return day === "" ? "" : `${day}T00:00:00Z`;
}

export function dayAfter(day: string): string {
  return day === "" ? "" : dayOf(daysAfter(new Date(day), 1).toISOString());
}

/** The last whole day before an instant. */
export function dayBefore(instant: string): string {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? "" : dayOf(new Date(at - 1).toISOString());
}

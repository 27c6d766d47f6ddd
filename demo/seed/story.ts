import type { DaysAgo } from "./plan.ts";
import type { Random } from "./random.ts";

export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

/** When the demo starts, and the chance it runs on. */
export interface Story {
  now: Date;
  random: Random;
}

/** The moment so many days before the start; what is longer ago happened in waking hours (UTC). */
export function ago(story: Story, days: DaysAgo): Date {
  if (days < 2) return new Date(story.now.getTime() - days * DAY);
  const whole = Math.floor(days);
  return new Date(agoAt(story, whole, 20).getTime() - (days - whole) * 12 * HOUR);
}

/** That day at a full hour (UTC), as people set the dates of a period. */
export function agoAt(story: Story, days: DaysAgo, hour: number): Date {
  const day = new Date(story.now.getTime() - days * DAY);
  day.setUTCHours(hour, 0, 0, 0);
  return day;
}

/** So much later, but never in the future: then half-way between the two. */
export function later({ now }: Story, from: Date, milliseconds: number): Date {
  const until = Math.min(from.getTime() + milliseconds, (from.getTime() + now.getTime()) / 2);
  return new Date(until);
}

/** How long an approval holds, in days: as the service has it where an organization says nothing else. */
export const VALID_DAYS = 730;

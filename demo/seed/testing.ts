import { meridian } from "./meridian.ts";
import { nordlicht } from "./nordlicht.ts";
import { quinta } from "./quinta.ts";
import { randomFrom } from "./random.ts";
import { rowsOf } from "./rows.ts";
import { DAY, HOUR } from "./story.ts";

/** Every organization of the demo. */
export const organizations = [nordlicht, quinta, meridian];

/** Every hour of the day, on all days of the week, over the change of the year. */
export const starts = Array.from(
  { length: 24 },
  (_, hour) => new Date(Date.UTC(2026, 10, 21) + hour * (3 * DAY + HOUR) + hour),
);

/** The rows of every organization of the demo that starts at this moment. */
export function storyAt(now: Date) {
  const story = { now, random: randomFrom(1888) };
  return organizations.map((plan) => rowsOf(plan, story));
}

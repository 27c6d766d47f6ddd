const UNIT_MS = { W: 604_800_000, D: 86_400_000, H: 3_600_000, M: 60_000, S: 1_000 } as const;

/** The length of an ISO 8601 duration of weeks, days, hours, minutes and seconds, in milliseconds. */
export function lengthOf(duration: string): number {
  return Array.from(duration.matchAll(/(\d+)([WDHMS])/g), ([, count, unit]) => {
    return Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS];
  }).reduce((sum, length) => sum + length, 0);
}

/** How far ahead of the real time a clock may be, in milliseconds: ten years. */
export const FARTHEST_MS = 3_653 * UNIT_MS.D;

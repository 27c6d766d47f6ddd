import type { TestClock } from "#server/platform/test-clock/contract.ts";

/** How a clock's mode is called, and what it means. */
export const modeWords: Record<TestClock["mode"], { readonly name: string; readonly note: string }> = {
  REAL: { name: "Real time", note: "It was not turned." },
  RUNNING: { name: "Running", note: "It goes on from where it was set." },
  FROZEN: { name: "Frozen", note: "It stands until it is advanced." },
};

/** How far the clock is usually advanced. */
export const lengths: readonly { readonly value: string; readonly label: string }[] = [
  { value: "PT1H", label: "1 hour" },
  { value: "P1D", label: "1 day" },
  { value: "P3D", label: "3 days: a purchase expires" },
  { value: "P1W", label: "1 week" },
  { value: "P30D", label: "30 days" },
  { value: "P90D", label: "90 days" },
  { value: "P365D", label: "1 year" },
];

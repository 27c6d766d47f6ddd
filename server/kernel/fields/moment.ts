/** An instant and a day, as answers write them. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a field of an answer holds instants or days, told from its example; undefined for neither. */
export function momentOf(example: unknown): "date-time" | "date" | undefined {
  if (typeof example !== "string") return undefined;
  if (INSTANT.test(example)) return "date-time";
  return DAY.test(example) ? "date" : undefined;
}

/**
 * A number as these pages write it: at most one point, before the decimals, and commas between all thousands or none. What
 * reads as one number here and as another elsewhere is none.
 */
const WRITTEN = /^(?:(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)\.?\d*|\.\d+)$/;

/** How a number is written, for whoever wrote another. */
export const HOW_NUMBERS_ARE_WRITTEN =
  "with a point before the decimals and commas between thousands alone, for example 1,250.50.";

/** The digits of a number as typed and its point, "1,250.50" → "1250.50"; null while it is none. */
export function readDigits(text: string): string | null {
  const written = text.replaceAll(/\s/g, "");
  return WRITTEN.test(written) ? written.replaceAll(",", "") : null;
}

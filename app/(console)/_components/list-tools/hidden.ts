/** Stands between headings in an address. */
export const SEPARATOR = "~";

/** The headings of the columns that an address leaves out. */
export function hiddenIn(field: string): string[] {
  return field === "" ? [] : field.split(SEPARATOR);
}

/**
 * Whether lists and objects stand deeper in one another than so many levels; the outermost one is the first. Whatever
 * walks a client's own value whole, `JSON.stringify` too, falls over one that is deep enough: ask this before.
 */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

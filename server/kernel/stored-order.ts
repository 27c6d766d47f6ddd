/**
 * A JSON value with the members of its objects in the order that `jsonb` gives them back in: shorter names first, those
 * of one length by their bytes. So an answer that is given before anything is stored reads as those after it.
 */
export function inStoredOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inStoredOrder);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([name, inner]) => ({ name, bytes: Buffer.from(name), inner }));
  const ordered = members.sort((a, b) => a.bytes.length - b.bytes.length || Buffer.compare(a.bytes, b.bytes));
  return Object.fromEntries(ordered.map(({ name, inner }) => [name, inStoredOrder(inner)]));
}

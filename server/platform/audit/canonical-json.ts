/**
 * JSON with the members of every object in order, so that equal values give equal texts wherever they come from: from
 * a verb, out of `jsonb`, out of an export. Strings and numbers are written as `JSON.stringify` does, names are ordered
 * by UTF-16 code units (both as in RFC 8785).
 */
export function canonicalJson(value: unknown): string {
  // First through JSON once, as a value that was stored has been: dates become texts, what is undefined goes.
  return write(JSON.parse(JSON.stringify(value) ?? "null"));
}

function write(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(write).join(",")}]`;
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${write(member)}`);
  return `{${members.join(",")}}`;
}

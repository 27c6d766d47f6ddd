/**
 * JSON with the members of every object in order, so that equal values give equal texts wherever they come from: from
 * a verb, out of `jsonb`, out of an export. Strings and numbers are written as `JSON.stringify` does, names are ordered
 * by UTF-16 code units (both as in RFC 8785).
 */
export function canonicalJson(value: unknown): string {
  return write(value) ?? "null";
}

/** As `JSON.stringify` does: a date is its text, what JSON does not have is left out of an object and null in a list. */
function write(value: unknown): string | undefined {
  if (typeof value === "string") return quoted(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if ("toJSON" in value && typeof value.toJSON === "function") return write(value.toJSON());
  if (Array.isArray(value)) return `[${value.map((item) => write(item) ?? "null").join(",")}]`;
  const names = Object.keys(value);
  if (names.length > 1) names.sort();
  let members = "";
  for (const name of names) {
    const member = write((value as Readonly<Record<string, unknown>>)[name]);
    if (member === undefined) continue;
    members += `${members === "" ? "" : ","}${quoted(name)}:${member}`;
  }
  return `{${members}}`;
}

/** A text of which JSON escapes nothing. */
const PLAIN = /^[ !#-[\]-~]*$/;

function quoted(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

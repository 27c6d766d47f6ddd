import type { IgnoredField } from "#server/kernel/ignored-fields.ts";

export const IGNORED_FIELDS = "ignored-fields";

/** A body may name thousands of fields; a header holds so many of so many letters. */
const MOST = 20;
const LONGEST = 100;

/**
 * The fields of a body that were passed over, as the header `Ignored-Fields` lists them (RFC 9651):
 * `"emial";nearest="email", "nickname"`; the last carries `more` where there are more than it names.
 */
export function ignoredHeader(fields: readonly IgnoredField[]): string {
  const listed = fields.slice(0, MOST).map(({ path, nearest }) => {
    const meant = nearest === undefined ? "" : `;nearest=${quoted(nearest)}`;
    return `${quoted(path.slice(0, LONGEST))}${meant}`;
  });
  const rest = fields.length - listed.length;
  return `${listed.join(", ")}${rest > 0 ? `;more=${rest}` : ""}`;
}

/** A String, or, beyond printable ASCII, a Display String. */
function quoted(text: string): string {
  if (/^[ -~]*$/.test(text)) return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  const encoded = [...Buffer.from(text.toWellFormed())].map((byte) =>
    byte < 0x20 || byte > 0x7e || byte === 0x22 || byte === 0x25
      ? `%${byte.toString(16).padStart(2, "0")}`
      : String.fromCharCode(byte),
  );
  return `%"${encoded.join("")}"`;
}

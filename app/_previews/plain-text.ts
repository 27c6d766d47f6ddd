/** What the fonts of previews have no shape for; the library would fetch one elsewhere, by what a title says. */
const UNDRAWN =
  /\p{Extended_Pictographic}|[^\u0020-\u007e\u00a1-\u00ac\u00ae-\u024f\u0370-\u03ff\u0400-\u04ff\u2010-\u2026\u20ac]/gu;

/**
 * A text as previews draw it: one line, of letters their fonts have, cut at `most` characters; nothing where only signs
 * would be left of it.
 */
export function plainText(text: string, most: number): string {
  const drawn = text.normalize("NFC").replaceAll(/\s+/g, " ").replaceAll(UNDRAWN, "").trim();
  if (!/[\p{L}\p{N}]/u.test(drawn)) return "";
  return drawn.length > most ? `${drawn.slice(0, most - 1).trimEnd()}…` : drawn;
}

/** What stands largest in a preview, and what above it: who offers, where the fonts have no letter of the title. */
export function headOf({ title, kicker }: { title: string; kicker: string }) {
  const [heading, above] = [plainText(title, 90), plainText(kicker, 44)];
  return heading === "" ? { heading: above, above: "" } : { heading, above };
}

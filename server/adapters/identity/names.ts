/**
 * Whether a customer's name is that of a document: each has a first and a last name in common. Accents, case, order,
 * middle names and hyphens differ between documents and people; what a document does not tell counts for nothing.
 */
export function namesAgree(name: string | null, first: string | null, last: string | null): boolean {
  const own = new Set(words(name ?? ""));
  return [first, last].every((part) => {
    const shown = words(part ?? "");
    return shown.length === 0 || shown.some((word) => own.has(word));
  });
}

/** Letters that no accent was taken from, as documents write them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ł: "l",
  ð: "d",
  þ: "th",
};

function words(text: string): string[] {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßæœøđłðþ]/g, (letter) => LETTERS[letter] ?? letter)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
}

/** Stands for our own origin while a path is resolved; never shown to anybody. */
const HERE = "https://here.invalid";

/** Longer than any address of ours; what is longer was made to break something. */
const MAX_LENGTH = 2000;

/**
 * Where to go back to, from whatever a link or a form names: a path of our own, with its query, or `fallback`. Browsers
 * drop tabs and line breaks from addresses, read `\` as `/` and `//` as another host; so only what is still the same
 * plain path after it was read as an address goes through (no open redirect).
 */
export function returnPath(value: string | null | undefined, fallback = "/"): string {
  if (value === null || value === undefined || value.length > MAX_LENGTH) return fallback;
  if (!value.startsWith("/") || hasTrick(value)) return fallback;
  const url = URL.parse(value, HERE);
  if (url?.origin !== HERE || url.pathname.startsWith("//")) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** A backslash, or a character that is not printed. */
function hasTrick(value: string): boolean {
  return /[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(value);
}

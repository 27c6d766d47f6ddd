/** The longest DNS label. */
const LONGEST = 63;

/** Letters that do not take apart into a plain one and its accent. */
const spelled: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  ø: "o",
  œ: "oe",
  ł: "l",
  đ: "d",
  þ: "th",
  ð: "d",
};

/** A subdomain for a title: `Lübeck Old Town` → `lubeck-old-town`. */
export function suggestSubdomain(title: string): string {
  return title
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[ßæøœłđþð]/g, (letter) => spelled[letter] ?? letter)
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, "");
}

/** The address of an offering's own site. @param origin the service's, e.g. `http://localhost:3000` */
export function micrositeUrl(origin: string, subdomain: string): string {
  const { protocol, host } = new URL(origin);
  return `${protocol}//${subdomain}.${host}`;
}

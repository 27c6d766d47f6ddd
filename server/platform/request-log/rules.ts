/** Stands for a text that the log does not keep. */
export const MASKED = "[masked]";

/** Texts of these names say what a request was about, and nothing of a person or a secret. */
const plainNames = new Set([
  "object",
  "type",
  "status",
  "state",
  "kind",
  "mode",
  "code",
  "param",
  "currency",
  "countryCode",
  "availability",
  "purchaseStatus",
  "verificationStatus",
  "intention",
  "provider",
  "settlement",
  "sort",
  "order",
  "limit",
  "total",
  "decimals",
  "requestId",
]);
const plainEnd = /(^id|Id|Ids|Type|Types|Status|At|Date|From|To)$/;

/** Values of these are ours: identifiers, instants, enumerations, codes, dotted paths. */
const plainValue = /^[\w.:-]{1,128}$/;

/** Items of a list, and members of an object, that are kept. */
const MOST_MEMBERS = 50;
/** Levels of nesting that are kept. */
const DEEPEST = 8;

/**
 * What a request sent or was answered with, as the log keeps it: numbers, truth values and the names of fields as they
 * are; texts only where the field's name says that they are no personal data and no secret, and the text looks so;
 * `metadata` is a client's own, and not kept.
 */
export function masked(value: unknown, name = "", depth = 0): unknown {
  if (typeof value === "string") return isPlain(name, value) ? value : MASKED;
  if (typeof value !== "object" || value === null) return value;
  if (depth === DEEPEST || name === "metadata") return MASKED;
  if (Array.isArray(value)) {
    const kept = value.slice(0, MOST_MEMBERS).map((item) => masked(item, name, depth + 1));
    return value.length > MOST_MEMBERS ? [...kept, `[${value.length - MOST_MEMBERS} more]`] : kept;
  }
  const members = Object.entries(value).slice(0, MOST_MEMBERS);
  // A name that is none of ours may be anything, so it is masked as well.
  return Object.fromEntries(
    members.map(([member, inner]) => [
      /^\w{1,40}$/.test(member) ? member : MASKED,
      masked(inner, member, depth + 1),
    ]),
  );
}

function isPlain(name: string, text: string): boolean {
  return (plainNames.has(name) || plainEnd.test(name)) && plainValue.test(text);
}

/** The network of an address: an IPv4 address without its last number, an IPv6 one without all but its first three. */
export function networkOf(address: string | undefined): string | null {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, "");
  const [, three] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(plain ?? "") ?? [];
  if (three !== undefined) return `${three}.0/24`;
  if (!plain?.includes(":")) return null;
  const [head = ""] = plain.split("::");
  const groups = head.split(":").filter((group) => group !== "");
  return `${groups.slice(0, 3).join(":")}::/48`;
}

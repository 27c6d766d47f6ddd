import { type Refusal, refuse } from "#server/kernel/errors.ts";

/**
 * Every version of the interface, newest first, by the day from which it was answered. A version only adds to the one
 * before; `docs/versions` has what each of them consists of, and the changelog is printed from those
 * (docs/decisions/040-finding-and-keeping.md).
 */
export const versions = ["2026-11-22", "2026-11-01"] as const;

/** What the first version was called before versions had dates. */
const FIRST = "1.0";

const [newest] = versions;
const known: readonly string[] = [...versions, FIRST];

/** The header that names a version, in requests and answers. */
export const VERSION_HEADER = "x-api-version";

/** The version that a request asks for, which its answer names; the newest where it asks for none there is. */
export function versionOf(headers: Headers): string {
  const asked = headers.get(VERSION_HEADER);
  return asked !== null && known.includes(asked) ? asked : newest;
}

/**
 * Refuses a request that was written for a version there is not: it may count on what is not done.
 * @throws Refusal unknown_api_version
 */
export function checkVersion(headers: Headers): void {
  const asked = headers.get(VERSION_HEADER);
  if (asked !== null && !known.includes(asked)) throw unknownVersion(asked);
}

function unknownVersion(asked: string): Refusal {
  return refuse("unknown_api_version", { asked: asked.slice(0, 40), newest }, "X-Api-Version");
}

import { type Violation, violation } from "#server/kernel/errors.ts";

/** Names longer than this are told in part. */
const LONGEST = 100;

/** That a query has a member which its operation does not know, with the one that was probably meant. */
export function unknownParameter(
  given: string,
  known: readonly string[],
  nearest: string | undefined,
): Violation {
  const name = given.slice(0, LONGEST);
  return violation(
    "unknown_parameter",
    { name, nearest, known: known.join(", ") || undefined },
    name === "" ? undefined : name,
  );
}

/** That a query names a member it knows several times. */
export function repeatedParameter(given: string, times: number): Violation {
  const name = given.slice(0, LONGEST);
  return violation("unknown_parameter", { name, times }, name === "" ? undefined : name);
}

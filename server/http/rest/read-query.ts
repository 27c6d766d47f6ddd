import { repeatedParameter, unknownParameter } from "#server/http/unknown-parameter.ts";
import { Refusal, type Violation } from "#server/kernel/errors.ts";
import { gatherKeys, keyOf } from "#server/kernel/keyed-members.ts";
import { nearest } from "#server/kernel/nearest.ts";

/**
 * The query of a request, each member once and known: one that is mistyped would else be passed over, and what it was to
 * narrow down be answered whole (docs/domain.md, Interface).
 * @param known the members that are taken, each a text
 * @param keyed those that are taken by keys of the caller's own, as `metadata[userId]=42`
 * @throws Refusal unknown_parameter
 */
export function readQuery(request: Request, known: readonly string[]): Record<string, string>;
export function readQuery(
  request: Request,
  known: readonly string[],
  keyed: readonly string[],
): Record<string, string | Record<string, string>>;
export function readQuery(
  request: Request,
  known: readonly string[],
  keyed: readonly string[] = [],
): Record<string, string | Record<string, string>> {
  const { searchParams } = new URL(request.url, "http://localhost");
  const names = new Set(searchParams.keys());
  const taken = { known: [...known, ...keyed.map((name) => `${name}[key]`)], keyed };
  const wrong = [...names].flatMap((name) => wrongWith(name, searchParams.getAll(name).length, taken));
  if (wrong.length > 0) throw new Refusal("unknown_parameter", wrong);
  return gatherKeys([...searchParams], keyed);
}

/** What a query takes: members by their names, and names that stand before a key in brackets. */
interface Taken {
  readonly known: readonly string[];
  readonly keyed: readonly string[];
}

function wrongWith(given: string, times: number, { known, keyed }: Taken): Violation[] {
  if (!known.includes(given) && keyOf(given, keyed) === undefined) {
    return [unknownParameter(given, known, nearest(given.replace(/\[.*\]$/s, "[key]"), known))];
  }
  return times > 1 ? [repeatedParameter(given, times)] : [];
}

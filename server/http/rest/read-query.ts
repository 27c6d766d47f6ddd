import { Refusal, type Violation, violation } from "#server/kernel/errors.ts";
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
  const plain = [...searchParams].filter(([name]) => keyOf(name, keyed) === undefined);
  const byKey = keyed.flatMap((name) => {
    const members = [...searchParams].flatMap(([given, value]) => {
      const key = keyOf(given, [name]);
      return key === undefined ? [] : [[key, value] as const];
    });
    return members.length > 0 ? [[name, Object.fromEntries(members)] as const] : [];
  });
  return Object.fromEntries([...plain, ...byKey]);
}

/** What of a query's member stands in the brackets behind one of these names; undefined for all others. */
function keyOf(given: string, keyed: readonly string[]): string | undefined {
  const name = keyed.find((one) => given.startsWith(`${one}[`) && given.endsWith("]"));
  const key = name && given.slice(name.length + 1, -1);
  // Nothing is ever kept by this one, which objects have of their own.
  return key === "__proto__" ? undefined : key;
}

/** Names longer than this are told in part. */
const LONGEST = 100;

/** What a query takes: members by their names, and names that stand before a key in brackets. */
interface Taken {
  readonly known: readonly string[];
  readonly keyed: readonly string[];
}

function wrongWith(given: string, times: number, { known, keyed }: Taken): Violation[] {
  const name = given.slice(0, LONGEST);
  const param = name === "" ? undefined : name;
  if (!known.includes(given) && keyOf(given, keyed) === undefined) {
    const meant = nearest(given.replace(/\[.*\]$/s, "[key]"), known);
    const facts = { name, nearest: meant, known: known.join(", ") || undefined };
    return [violation("unknown_parameter", facts, param)];
  }
  return times > 1 ? [violation("unknown_parameter", { name, times }, param)] : [];
}

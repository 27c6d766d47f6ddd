import { Refusal, type Violation, violation } from "#server/kernel/errors.ts";
import { nearest } from "#server/kernel/nearest.ts";

/**
 * The query of a request, each member once and known: one that is mistyped would else be passed over, and what it was to
 * narrow down be answered whole (docs/domain.md, Interface).
 * @param known the members that are taken
 * @throws Refusal unknown_parameter
 */
export function readQuery(request: Request, known: readonly string[]): Record<string, string> {
  const { searchParams } = new URL(request.url, "http://localhost");
  const names = new Set(searchParams.keys());
  const wrong = [...names].flatMap((name) => wrongWith(name, searchParams.getAll(name).length, known));
  if (wrong.length > 0) throw new Refusal("unknown_parameter", wrong);
  return Object.fromEntries(searchParams);
}

/** Names longer than this are told in part. */
const LONGEST = 100;

function wrongWith(given: string, times: number, known: readonly string[]): Violation[] {
  const name = given.slice(0, LONGEST);
  const param = name === "" ? undefined : name;
  if (!known.includes(given)) {
    const facts = { name, nearest: nearest(given, known), known: known.join(", ") || undefined };
    return [violation("unknown_parameter", facts, param)];
  }
  return times > 1 ? [violation("unknown_parameter", { name, times }, param)] : [];
}

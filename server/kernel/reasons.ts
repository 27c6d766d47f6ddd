import { type ErrorCode, Refusal, violation } from "./errors.ts";
import type { Facts } from "./refusals/definition.ts";

/** A rule that failed where PostgreSQL decides: its code, and the facts of its sentence; amounts are decimal texts. */
export type Reason = { readonly code: ErrorCode } & Readonly<Record<string, string>>;

/** How an operation tells a failing rule: the field it concerns, and its facts as people read them. */
export interface Telling {
  readonly param: string;
  /** Left out where the sentence takes the facts as they are. */
  readonly facts?: (reason: Reason) => Facts;
}

/** The failing rules that an operation knows, each with how it is told. */
export type Tellings = Readonly<Partial<Record<ErrorCode, Telling>>>;

/**
 * The refusal that tells every reason, in the order PostgreSQL gives them; the first is its code.
 * @param reasons at least one, each with a telling
 */
export function refusalFor(reasons: readonly Reason[], tellings: Tellings): Refusal {
  const violations = reasons.map((reason) => {
    const { code, ...facts } = reason;
    const telling = tellings[code];
    if (!telling) throw new Error(`nothing says how ${code} is told`);
    return violation(code, telling.facts?.(reason) ?? facts, telling.param);
  });
  const [first] = violations;
  if (!first) throw new Error("a refusal without a reason");
  return new Refusal(first.code, violations);
}

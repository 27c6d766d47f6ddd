import { type ErrorCode, Refusal, type Violation, violation } from "./errors.ts";
import type { Facts } from "./refusals/definition.ts";

/** A rule that failed where PostgreSQL decides: its code, and the facts of its sentence; amounts are decimal texts. */
export type Reason = { readonly code: ErrorCode } & Readonly<Record<string, string>>;

/** How an operation tells a failing rule: the field it concerns, and its facts as people read them. */
export interface Telling {
  readonly param: string | ((reason: Reason) => string);
  /** Left out where the sentence takes the facts as they are. */
  readonly facts?: (reason: Reason) => Facts;
}

/** The failing rules that an operation knows, each with how it is told. */
export type Tellings = Readonly<Partial<Record<ErrorCode, Telling>>>;

/** The failing rule that a reason tells. */
export function violationOf(reason: Reason, tellings: Tellings): Violation {
  const { code, ...facts } = reason;
  const telling = tellings[code];
  if (!telling) throw new Error(`nothing says how ${code} is told`);
  const param = typeof telling.param === "string" ? telling.param : telling.param(reason);
  return violation(code, telling.facts?.(reason) ?? facts, param);
}

/**
 * The refusal that tells every reason, in the order PostgreSQL gives them; the first is its code.
 * @param reasons at least one
 */
export function refusalFor(reasons: readonly Reason[], tellings: Tellings): Refusal {
  const [first] = reasons;
  if (!first) throw new Error("a refusal without a reason");
  return new Refusal(
    first.code,
    reasons.map((reason) => violationOf(reason, tellings)),
  );
}

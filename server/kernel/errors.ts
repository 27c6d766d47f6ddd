/**
 * Every refusal the service can give: its stable code, its HTTP status and its sentence.
 * Pure, so that contracts, the OpenAPI document and the browser read the same table.
 */

import { accessRefusals } from "./refusals/access.ts";
import { businessRefusals } from "./refusals/business.ts";
import type { Facts } from "./refusals/definition.ts";
import { missingRefusals } from "./refusals/missing.ts";
import { requestRefusals } from "./refusals/request.ts";
import { stateRefusals } from "./refusals/state.ts";

/** Every refusal, by its code. */
export const errorDefinitions = {
  ...requestRefusals,
  ...accessRefusals,
  ...businessRefusals,
  ...missingRefusals,
  ...stateRefusals,
};

/** A stable code of a refusal. */
export type ErrorCode = keyof typeof errorDefinitions;

/** One failing rule: its code, its sentence and the field it concerns (dotted path, e.g. `payment.purchaseAmount`). */
export interface Violation {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly param?: string;
}

/**
 * Makes one failing rule.
 * @param facts what the sentence tells, formatted for people
 * @param param the field it concerns, as a dotted path into the request
 */
export function violation(code: ErrorCode, facts: Facts = {}, param?: string): Violation {
  const detail = errorDefinitions[code].sentence(facts);
  return param === undefined ? { code, detail } : { code, detail, param };
}

/** A declined request: one code for the whole, and all failing rules. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly violations: readonly Violation[];

  constructor(code: ErrorCode, violations: readonly Violation[]) {
    const [first] = violations;
    const tellsAll = first !== undefined && (violations.length === 1 || first.code === code);
    super(tellsAll ? first.detail : errorDefinitions[code].sentence({}));
    this.name = "Refusal";
    this.code = code;
    this.violations = violations;
  }

  get status(): number {
    return errorDefinitions[this.code].status;
  }
}

/** The refusal for a single failing rule: `throw refuse("hard_cap_exceeded", { available })`. */
export function refuse(code: ErrorCode, facts?: Facts, param?: string): Refusal {
  return new Refusal(code, [violation(code, facts, param)]);
}

/** The refusal for all rules that failed, with the code of the first; null where none did (docs/domain.md, Dry run). */
export function refusalBy(violations: readonly Violation[]): Refusal | null {
  const [first] = violations;
  return first ? new Refusal(first.code, violations) : null;
}

/** Throws the {@link refusalBy} of these. */
export function refuseAny(violations: readonly Violation[]): void {
  const refusal = refusalBy(violations);
  if (refusal) throw refusal;
}

import type { z } from "zod";
import { type ErrorCode, Refusal, type Violation } from "./errors.ts";
import { REQUIRED } from "./fields/messages.ts";

/** Input of the wrong shape: `precision_exceeded` where that is all that is wrong, else `invalid_request`. */
export function shapeRefusal(issues: readonly z.core.$ZodIssue[]): Refusal {
  const violations = issues.map(shapeViolation);
  const onlyPrecision = violations.every(({ code }) => code === "precision_exceeded");
  return new Refusal(onlyPrecision ? "precision_exceeded" : "invalid_request", violations);
}

function shapeViolation(issue: z.core.$ZodIssue): Violation {
  const param = issue.path.join(".");
  return { code: shapeCode(issue), detail: issue.message, ...(param === "" ? {} : { param }) };
}

function shapeCode(issue: z.core.$ZodIssue): ErrorCode {
  if (issue.message === REQUIRED) return "missing_field";
  if (issue.code === "custom" && issue.params?.code === "precision_exceeded") return "precision_exceeded";
  return issue.code === "invalid_type" ? "wrong_type" : "invalid_value";
}

import type { CodesOf, Statuses } from "./printed/codes.ts";
import type { Problem } from "./printed/types.ts";

/** A stable code of a refusal. */
export type ErrorCode = keyof Statuses;

/** What every error of this library is. */
export class OfferboardError extends Error {
  override name = "OfferboardError";
  /** Id of the request, to name when you contact us. */
  readonly requestId: string | undefined;

  constructor(message: string, requestId?: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.requestId = requestId;
  }
}

/** One rule that failed: its code, what to do about it, and the field of the input that it concerns. */
export type Violation = Problem["errors"][number];

/** The service declined: nothing was changed. `code` tells why, and narrows `status`. */
class Refusal<Code extends ErrorCode = ErrorCode> extends OfferboardError {
  override name = "RefusedError";
  readonly code: Code;
  readonly status: Statuses[Code];
  /** What happened, in a few words; the message says what to do. */
  readonly title: string;
  /** Every rule that failed, with the field it concerns. */
  readonly errors: readonly Violation[];
  /** The operation that was called, by its name in the document. */
  readonly operation: string;

  constructor(problem: Problem, operation: string) {
    super(problem.detail, problem.requestId);
    this.code = problem.code as Code;
    this.status = problem.status as Statuses[Code];
    this.title = problem.title;
    this.errors = problem.errors;
    this.operation = operation;
  }

  /** The fields that were refused, as dotted paths, each once. */
  get fields(): string[] {
    return [...new Set(this.errors.flatMap(({ param }) => param ?? []))];
  }
}

/** A refusal, as a union by its code. */
export type RefusedError<Code extends ErrorCode = ErrorCode> = { [C in Code]: Refusal<C> }[Code];

/** The class of refusals: `error instanceof RefusedError` gives the union by code. */
export const RefusedError: {
  new (problem: Problem, operation: string): RefusedError;
  prototype: RefusedError;
} = Refusal as never;

/** The codes that an operation can be refused with, by its name in the document. */
export type CodeOf<Name extends keyof CodesOf> = CodesOf[Name];

/** Whether an operation refused, as the union of what it can be refused with: `if (isRefusalOf("createIntent", error))`. */
export function isRefusalOf<Name extends keyof CodesOf>(
  operation: Name,
  error: unknown,
): error is RefusedError<CodesOf[Name]> {
  return error instanceof RefusedError && error.operation === operation;
}

/** No answer came, or none that the interface gives; whether something was changed is not known. */
export class ConnectionError extends OfferboardError {
  override name = "ConnectionError";
}

/** The answer took longer than `timeoutMs`. */
export class TimeoutError extends ConnectionError {
  override name = "TimeoutError";
}

/** What came is not from the service, or too old. */
export class SignatureError extends OfferboardError {
  override name = "SignatureError";
}

import { ZodError } from "zod";
import { sqlState } from "#db/client.ts";
import type { ReplyHeaders } from "#server/kernel/context.ts";
import { type ErrorCode, errorDefinitions, Refusal, refuse } from "#server/kernel/errors.ts";
import { shapeRefusal } from "#server/kernel/shape-refusal.ts";

/** The body of every error (RFC 9457 members and a stable code). */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly code: ErrorCode;
  readonly requestId: string;
  readonly errors: readonly { param: string | null; code: ErrorCode; detail: string }[];
}

/** Codes of single fields; the request as a whole is refused as `invalid_request`. */
const FIELD_CODES: readonly ErrorCode[] = ["missing_field", "wrong_type", "invalid_value"];

/** Writes a refusal as the body of an error. */
export function problem(refusal: Refusal, requestId: string, instance: string): Problem {
  const code = FIELD_CODES.includes(refusal.code) ? "invalid_request" : refusal.code;
  const { status, title } = errorDefinitions[code];
  return {
    type: `urn:offerboard:error:${code}`,
    title,
    status,
    detail: refusal.message,
    instance,
    code,
    requestId,
    errors: refusal.violations.map(({ param, code, detail }) => ({ param: param ?? null, code, detail })),
  };
}

/** Tells a client when to try again what the service could not take on; in seconds. */
export function setRetryAfter({ code }: Refusal, headers: ReplyHeaders): void {
  if (code === "unavailable" || code === "overloaded") headers.set("retry-after", "1");
}

/** SQLSTATE classes and driver codes that mean: the database is away. */
const databaseIsAway = /^(08|57P0|53[0-9])|^(CONNECT|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT)/;

/** The refusal that an error stands for; null for an unexpected error. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof ZodError) return shapeRefusal(error.issues);
  const code = databaseCode(error);
  if (code === "OVERLOADED" || code === sqlState.lockNotAvailable) return refuse("overloaded");
  if (code === sqlState.queryCanceled) return refuse("query_too_slow");
  return code !== undefined && databaseIsAway.test(code) ? refuse("unavailable") : null;
}

function databaseCode(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = (cause as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : undefined;
}

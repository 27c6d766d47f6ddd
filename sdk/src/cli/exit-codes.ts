import { ConnectionError, RefusedError } from "../errors.ts";

/** What a command ends with, for scripts. */
export const exitCodes = {
  done: 0,
  /** Something nobody foresaw. */
  failed: 1,
  /** The command is mistyped. */
  usage: 2,
  /** The service declined, and changed nothing. */
  refused: 3,
  /** There is no key, or it may not do this. */
  notAllowed: 4,
  /** What was named is not there. */
  notFound: 5,
  /** No answer came, the service is away, or there were too many calls: try again. */
  unavailable: 6,
} as const;

/** The command is mistyped; the message says how it is typed. */
export class UsageError extends Error {
  override name = "UsageError";
}

const byStatus: Readonly<Record<number, number>> = {
  401: exitCodes.notAllowed,
  404: exitCodes.notFound,
  429: exitCodes.unavailable,
  503: exitCodes.unavailable,
};

/** The code for what went wrong. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return exitCodes.usage;
  if (error instanceof ConnectionError) return exitCodes.unavailable;
  if (!(error instanceof RefusedError)) return exitCodes.failed;
  return error.code === "not_allowed" ? exitCodes.notAllowed : (byStatus[error.status] ?? exitCodes.refused);
}

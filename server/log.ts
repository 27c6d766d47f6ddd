import { type Logger, pino } from "pino";
import type { Env } from "./env.ts";

/**
 * The log of a process: one JSON object a line on standard output. Secrets and personal data never go in; what could
 * carry them by accident is blotted out.
 */
export function createLog({ logLevel }: Pick<Env, "logLevel">): Logger {
  return pino({
    level: logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ["req.headers.authorization", "req.headers.cookie", "*.password", "*.databaseUrl"],
  });
}

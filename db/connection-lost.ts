import postgres from "postgres";

/** Whether an error says that the connection is gone, and not that a statement failed. */
export function isConnectionLost(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof postgres.PostgresError)
    return cause.severity === "FATAL" || cause.code.startsWith("57P");
  const { code = "" } = cause as { code?: string };
  // What drivers say, or the network: CONNECT_TIMEOUT, ECONNRESET, EPIPE, …, and what PostgreSQL told the queue's.
  return /^(CONNECT|57P|E[A-Z]+$)/.test(code);
}

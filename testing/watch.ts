import postgres from "postgres";
import { type Connection, connectionOver } from "#db/client.ts";

/** One statement as the driver sends it. */
export interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

/** A pool of one connection that notes every statement. */
export function postgresWatching(url: string): { client: Connection; seen: Statement[] } {
  const seen: Statement[] = [];
  const pool = postgres(url, {
    max: 1,
    onnotice: () => {},
    debug: (_connection, text, params) => void seen.push({ text, params: [...params] }),
  });
  return { client: connectionOver(() => pool, 1), seen };
}

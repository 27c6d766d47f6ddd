import postgres from "postgres";
import { type Connection, connectionOver } from "#db/client.ts";
import { type Compartments, compartmentNames } from "#db/compartments.ts";

/** One statement as the driver sends it. */
export interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

/** A pool of one connection that notes every statement, as every compartment of an application. */
export function postgresWatching(url: string): {
  client: Connection & { readonly compartments: Compartments };
  seen: Statement[];
} {
  const seen: Statement[] = [];
  const pool = postgres(url, {
    max: 1,
    onnotice: () => {},
    debug: (_connection, text, params) => void seen.push({ text, params: [...params] }),
  });
  const client = connectionOver(() => pool, 1);
  const compartments = Object.fromEntries(compartmentNames.map((name) => [name, client])) as Compartments;
  return { client: { ...client, compartments }, seen };
}

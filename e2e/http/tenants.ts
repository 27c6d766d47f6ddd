/** Two issuers on the server that asks for keys, each with a key of its own. */
import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { inject } from "vitest";
import type { Scope } from "#server/kernel/fields/actions.ts";
import { makeKey } from "#testing/api-keys.ts";
import { type Answer, send } from "./client.ts";

/** Origin of the server that asks for keys; empty where there is none. */
export const keysUrl = inject("keysUrl");

/** An organization and a key that may do everything in it. */
export interface Tenant {
  readonly organizationId: string;
  readonly key: string;
  send<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<Answer<T>>;
}

/** Makes an organization with a key, in the database, as `npm run admin` would. */
export async function makeTenant(sql: postgres.Sql, scopes?: readonly Scope[]): Promise<Tenant> {
  const name = `org_http_${randomBytes(8).toString("hex")}`;
  await sql`insert into organization (id, slug, name, created_at) values (${name}, ${name}, 'An issuer', now())`;
  const { key } = await makeKey(sql, name, scopes && { scopes });
  return {
    organizationId: name,
    key,
    send: (method, path, body) =>
      send(method, `${keysUrl}/api${path}`, {
        ...(body !== undefined && { body }),
        headers: { authorization: `Bearer ${key}` },
      }),
  };
}

/** The tests' own connection to the servers' database. */
export function openDatabase(): postgres.Sql {
  return postgres(inject("databaseUrl"), { max: 2, onnotice: () => {} });
}

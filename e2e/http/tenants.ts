/** Two issuers on the server that asks for keys, each with a key of its own. */
import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { inject } from "vitest";
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
export async function makeTenant(sql: postgres.Sql, scopes?: readonly string[]): Promise<Tenant> {
  const { hashOf, newKey, prefixOf } = await import("#server/platform/api-key/key.ts");
  const { scopes: everything } = await import("#server/kernel/fields/actions.ts");
  const name = `org_http_${randomBytes(8).toString("hex")}`;
  const key = newKey("test");
  await sql`insert into organization (id, slug, name, created_at) values (${name}, ${name}, 'An issuer', now())`;
  await sql`
    insert into api_key (organization_id, id, name, mode, prefix, hash, scopes, created_at)
    values (${name}, ${`key_${name}`}, 'tests', 'test', ${prefixOf(key)}, ${hashOf(key)}, ${[...(scopes ?? everything)]}, now())`;
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

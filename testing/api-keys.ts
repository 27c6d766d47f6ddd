/** API keys for tests and drills, written into the database as the service writes them. */
import { randomUUID } from "node:crypto";
import type { Sql } from "#db/client.ts";
import { scopes as everything, type Scope } from "#server/kernel/fields/actions.ts";
import { hashOf, newKey, prefixOf } from "#server/platform/api-key/key.ts";

/** What may be said of a key; without a word it may do everything, as often as the plan allows. */
export interface KeyOptions {
  readonly name?: string;
  readonly scopes?: readonly Scope[];
  /** Requests a minute; left out, what the service allows. */
  readonly readsPerMinute?: number;
  readonly writesPerMinute?: number;
}

/**
 * Makes an API key of test mode.
 * @returns its id, and the key itself as its holder sends it
 */
export async function makeKey(
  sql: Sql,
  organizationId: string,
  options: KeyOptions = {},
): Promise<{ apiKeyId: string; key: string }> {
  const { name = "Test", scopes = everything, readsPerMinute = null, writesPerMinute = null } = options;
  const key = newKey("test");
  const apiKeyId = `key_${randomUUID()}`;
  await sql`
    insert into api_key (organization_id, id, name, mode, prefix, hash, scopes, reads_per_minute, writes_per_minute,
      created_at)
    values (${organizationId}, ${apiKeyId}, ${name}, 'test', ${prefixOf(key)}, ${hashOf(key)}, ${[...scopes]},
      ${readsPerMinute}, ${writesPerMinute}, now())`;
  return { apiKeyId, key };
}

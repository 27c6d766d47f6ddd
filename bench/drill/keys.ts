/** API keys made and revoked beside the service, and how they are counted. */

import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "#db/client.ts";
import { hashOf } from "#server/platform/api-key/key.ts";
import { makeKey } from "#testing/api-keys.ts";
import { world } from "../world.ts";
import type { Member } from "./fleet.ts";

/** More than any load here sends. */
export const UNLIMITED = 10_000_000;

/** Which server each of ten requests goes to. */
const SHARES = [0, 0, 0, 0, 0, 0, 1, 1, 1, 2];

/** Makes a key that may do everything. @param perMinute reads, and writes, it may send */
export async function issueKey(
  sql: Sql,
  perMinute = UNLIMITED,
  organizationId: string = world.organizationId,
): Promise<string> {
  const rates = { readsPerMinute: perMinute, writesPerMinute: perMinute };
  return (await makeKey(sql, organizationId, rates)).key;
}

async function statusOf({ origin }: Member, apiKey: string): Promise<number | undefined> {
  return fetch(`${origin}/api/offering?limit=1`, {
    headers: { authorization: `Bearer ${apiKey}`, connection: "close" },
  }).then(
    (answer) => answer.body?.cancel().then(() => answer.status),
    () => undefined,
  );
}

/**
 * Revokes keys that every server knows, until `isOver`, as another process would.
 * @returns how long the slowest server took to refuse one, in milliseconds, and how many were revoked
 */
export async function revoke(
  sql: Sql,
  servers: readonly Member[],
  isOver: () => boolean,
): Promise<{ revoked: number; slowest: number }> {
  let [revoked, slowest] = [0, 0];
  while (!isOver()) {
    const key = await issueKey(sql);
    await Promise.all(servers.map((server) => statusOf(server, key)));
    await sql`update api_key set revoked_at = now() where hash = ${hashOf(key)}`;
    const began = Date.now();
    let lastTaken = began;
    // Longer than it may take, so that one that is taken too late is seen.
    while (Date.now() - began < 4_000) {
      const asked = Date.now();
      const statuses = await Promise.all(servers.map((server) => statusOf(server, key)));
      if (statuses.includes(200)) lastTaken = asked;
      else if (statuses.every((status) => status === 401)) break;
      await sleep(50);
    }
    revoked += 1;
    slowest = Math.max(slowest, lastTaken - began);
  }
  return { revoked, slowest };
}

/** Sends more reads than a key may in one minute, unevenly over the servers. @returns how many were let through */
export async function overrun(sql: Sql, servers: readonly Member[], perMinute: number): Promise<number> {
  const key = await issueKey(sql, perMinute);
  // All of it has to fall into one window.
  const into = Date.now() % 60_000;
  if (into > 25_000) await sleep(60_000 - into);
  let allowed = 0;
  for (let n = 0; n < perMinute * 1.5; n += SHARES.length) {
    const statuses = await Promise.all(
      SHARES.map((place) => {
        const server = servers[place];
        return server === undefined ? undefined : statusOf(server, key);
      }),
    );
    allowed += statuses.filter((status) => status === 200).length;
  }
  return allowed;
}

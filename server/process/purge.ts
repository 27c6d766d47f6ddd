import { raw } from "#db/client.ts";
import type { Application } from "#server/kernel/application.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Removes what has served its time: counts of the rate limits, and sessions, links, keys and challenges that expired. */
export async function purge({ app, now }: { app: Application; now: Date }): Promise<void> {
  const sql = raw(app.db);
  const at = now.toISOString();
  const anHourAgo = new Date(now.getTime() - HOUR_MS).toISOString();
  await sql`select purge_expired(${at})`;
  await sql`delete from rate_use where window_start < ${anHourAgo}`;
  await sql`delete from auth_session where expires_at < ${at}`;
  await sql`delete from auth_verification where expires_at < ${at}`;
  await sql`delete from mail where sent_at < ${new Date(now.getTime() - 7 * 24 * HOUR_MS).toISOString()}`;
}

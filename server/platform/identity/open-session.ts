import { randomBytes, randomUUID } from "node:crypto";
import { type Database, raw } from "#db/client.ts";
import type { Env } from "#server/kernel/configuration.ts";
import type { Origin } from "#server/kernel/context.ts";
import { firstIdentity } from "./first-identity.ts";
import { sessionCookie, usesSecureCookies } from "./session-cookie.ts";

/** How long people stay signed in at a browser, in seconds. */
export const SESSION_SECONDS = 14 * 24 * 60 * 60;

/**
 * Signs a person in without any proof, as the demo does: opens a session as better-auth would.
 * @returns the value of the `Set-Cookie` header that hands it to the browser
 */
export async function openSession(
  { db, env }: { db: Database; env: Env },
  userId: string,
  { address, userAgent }: Origin,
  now: Date,
): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const { activeOrganizationId, activeCustomerId } = await firstIdentity(db, userId);
  const at = now.toISOString();
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString();
  await raw(db)`
    insert into auth_session (id, token, user_id, ip_address, user_agent, active_organization_id, active_customer_id,
      last_used_at, expires_at, created_at, updated_at)
    values (${randomUUID()}, ${token}, ${userId}, ${address ?? null}, ${userAgent ?? null}, ${activeOrganizationId},
      ${activeCustomerId}, ${at}, ${expiresAt}, ${at}, ${at})`;
  const attributes = ["Path=/", `Max-Age=${SESSION_SECONDS}`, "HttpOnly", "SameSite=Lax"];
  if (usesSecureCookies(env)) attributes.push("Secure");
  return [sessionCookie(token, env), ...attributes].join("; ");
}

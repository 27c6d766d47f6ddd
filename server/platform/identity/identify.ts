import { raw } from "#db/client.ts";
import type { Role } from "#db/schema/enums.ts";
import type { Actor } from "#server/kernel/access.ts";
import type { Application } from "#server/kernel/application.ts";
import type { Person } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { scopes } from "#server/kernel/fields/actions.ts";
import type { KnownKey } from "#server/platform/api-key/key-cache.ts";
import { keyCache } from "#server/platform/api-key/key-cache.ts";
import { bearerOf } from "./bearer.ts";
import { sessionTokenOf } from "./session-cookie.ts";

/** The organization that callers without a key act for where API_ACCESS is open (docs/domain.md, Access). */
export const DEMO_ORGANIZATION = "org_demo";

/** Who sends a request. */
export interface Identity {
  readonly actor: Actor;
  readonly person: Person | null;
  /** The key it was sent with; null where there is none. */
  readonly key: KnownKey | null;
}

const anonymous: Identity = { actor: { kind: "anonymous" }, person: null, key: null };

/** Anybody, where API_ACCESS is open. */
const openCaller: Actor = { kind: "apiKey", organizationId: DEMO_ORGANIZATION, keyId: null, scopes };

/** The last use of a session is written at most this often, in milliseconds. */
const USE_NOTED_MS = 60_000;

/**
 * Who calls over the interface: the key, else whoever is signed in at the browser, else, with API_ACCESS=open, anybody
 * as the demo organization (docs/domain.md, Access).
 * @param address the client's, for keys that are bound to some
 * @throws Refusal invalid_api_key
 */
export async function identifyCaller(
  app: Application,
  headers: Headers,
  address: string | undefined,
): Promise<Identity> {
  const key = keyOf(headers);
  if (key !== null) {
    const known = await keyCache(app).find(key, address, new Date());
    if (known) return { actor: known.actor, person: null, key: known };
    throw refuse("invalid_api_key");
  }
  const visitor = await identifyVisitor(app, headers);
  if (visitor.person !== null || app.env.apiAccess !== "open") return visitor;
  return { ...anonymous, actor: openCaller };
}

/** Who looks at a page: whoever is signed in at the browser, acting as the session says. */
export async function identifyVisitor(app: Application, headers: Headers): Promise<Identity> {
  const token = sessionTokenOf(headers.get("cookie"), app.env);
  return token === null ? anonymous : ((await readSession(app, token)) ?? anonymous);
}

/**
 * A key as it is sent, `Authorization: Bearer sk_…`; other kinds of authorization are not ours. A key in the wrong
 * place is returned with a prefix that no key has, so that its caller is refused and not treated as one without a key.
 */
function keyOf(headers: Headers): string | null {
  const authorization = headers.get("authorization") ?? "";
  const key = bearerOf(authorization);
  if (key !== undefined) return key;
  const misplaced = [authorization, headers.get("x-api-key") ?? ""].find((sent) =>
    /sk_(test|live)_/.test(sent),
  );
  return misplaced === undefined ? null : `misplaced: ${misplaced}`;
}

interface SessionRow {
  id: string;
  user_id: string;
  name: string;
  email: string;
  email_verified: boolean;
  active_organization_id: string | null;
  active_customer_id: string | null;
  role: Role | null;
  is_use_noted: boolean;
}

async function readSession(app: Application, token: string): Promise<Identity | null> {
  const now = new Date();
  const noted = new Date(now.getTime() - USE_NOTED_MS).toISOString();
  const [row] = await raw(app.compartments.directory.db)<SessionRow[]>`
    select s.id, s.user_id, u.name, u.email, u.email_verified, s.active_organization_id, s.active_customer_id, m.role,
           s.last_used_at > ${noted} as is_use_noted
      from auth_session s
      join auth_user u on u.id = s.user_id
      left join member m on m.organization_id = s.active_organization_id and m.user_id = s.user_id
     where s.token = ${token} and s.expires_at > ${now.toISOString()}`;
  if (!row) return null;
  if (!row.is_use_noted) noteUse(app, row.id, now);
  return {
    actor: await actorOf(app, row),
    person: {
      userId: row.user_id,
      sessionId: row.id,
      name: row.name,
      email: row.email,
      isEmailVerified: row.email_verified,
    },
    key: null,
  };
}

async function actorOf(app: Application, row: SessionRow): Promise<Actor> {
  const { active_organization_id: organizationId, active_customer_id: customerId, user_id: userId } = row;
  if (organizationId === null) return anonymous.actor;
  if (customerId !== null) {
    // Joined to the session, logins of all organizations would be brought to it on a cluster.
    const [login] = await raw(app.compartments.directory.db)`
      select from customer_login
       where organization_id = ${organizationId} and customer_id = ${customerId} and user_id = ${userId}`;
    return login === undefined ? anonymous.actor : { kind: "customer", organizationId, customerId, userId };
  }
  return row.role === null ? anonymous.actor : { kind: "member", organizationId, userId, roles: [row.role] };
}

/** Runs without being awaited; a failure is logged and harmless. */
function noteUse(app: Application, sessionId: string, now: Date): void {
  raw(
    app.compartments.directory.db,
  )`update auth_session set last_used_at = ${now.toISOString()} where id = ${sessionId}`.catch((error) =>
    app.log.warn({ err: error }, "a session's use was not noted"),
  );
}

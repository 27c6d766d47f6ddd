import { and, eq } from "drizzle-orm";
import { customer } from "#db/schema/customer.ts";
import { organization } from "#db/schema/organization.ts";
import type { Actor } from "./access.ts";
import { isStorable } from "./common/text.ts";
import type { Application } from "./compose.ts";

/** The organization that callers without a key act for where API_ACCESS is open (rules: Access). */
export const DEMO_ORGANIZATION = "org_demo";

/** The cookie of the demo's switch: `member:{organizationId}`, `customer:{organizationId}:{customerId}` or `anonymous`. */
export const ACTOR_COOKIE = "offerboard_actor";

const anonymous: Actor = { kind: "anonymous" };
const openCaller: Actor = { kind: "apiKey", organizationId: DEMO_ORGANIZATION, roles: ["owner"] };

/** Who calls over the interface: with API_ACCESS=open anybody acts for the demo organization. */
export function callerOfInterface(app: Application): Actor {
  return app.env.apiAccess === "open" ? openCaller : anonymous;
}

/**
 * Who looks at a page: whom the demo's switch chose, else whoever calls over the interface.
 * A choice that does not exist (any more) counts as none.
 */
export async function callerOfPage(app: Application, cookieHeader: string | null): Promise<Actor> {
  const choice = readCookie(cookieHeader, ACTOR_COOKIE);
  if (app.env.apiAccess !== "open" || choice === undefined) return callerOfInterface(app);
  return (await actorOf(app, choice)) ?? callerOfInterface(app);
}

/** The actor a choice of the switch stands for; null where there is none such. */
export async function actorOf(app: Application, choice: string): Promise<Actor | null> {
  if (!isStorable(choice)) return null;
  const [kind, organizationId = "", customerId = ""] = choice.split(":");
  if (kind === "anonymous") return anonymous;
  if (kind === "member") {
    const found = await app.db
      .select({ id: organization.id })
      .from(organization)
      .where(eq(organization.id, organizationId));
    return found.length > 0 ? { kind: "member", organizationId, roles: ["owner"] } : null;
  }
  if (kind === "customer") {
    const found = await app.db
      .select({ id: customer.id })
      .from(customer)
      .where(and(eq(customer.organizationId, organizationId), eq(customer.id, customerId)));
    return found.length > 0 ? { kind: "customer", organizationId, customerId } : null;
  }
  return null;
}

/** An actor as a choice of the switch. */
export function choiceOf(actor: Actor): string {
  if (actor.kind === "customer") return `customer:${actor.organizationId}:${actor.customerId}`;
  return actor.kind === "anonymous" ? "anonymous" : `member:${actor.organizationId}`;
}

function readCookie(header: string | null, name: string): string | undefined {
  for (const pair of header?.split(";") ?? []) {
    const [key, ...value] = pair.trim().split("=");
    if (key !== name) continue;
    try {
      return decodeURIComponent(value.join("="));
    } catch {
      return undefined;
    }
  }
  return undefined;
}

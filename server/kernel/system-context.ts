import { randomUUID } from "node:crypto";
import type { Database } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import type { Application } from "./application.ts";
import type { CallerContext } from "./context.ts";

/** The context in which the service itself acts for an organization. */
export function systemContext(
  app: Application,
  db: Database,
  organizationId: string,
  now: Date,
): CallerContext {
  return {
    app,
    db,
    actor: { kind: "system", organizationId },
    person: null,
    origin: { address: undefined, userAgent: undefined },
    now,
    realNow: new Date(),
    requestId: randomUUID(),
    dryRun: false,
    idempotencyKey: undefined,
    replyHeaders: new Map(),
  };
}

/** Runs `work` as the service itself, in one transaction of an organization. */
export function asSystem<T>(
  app: Application,
  organizationId: string,
  now: Date,
  work: (ctx: CallerContext) => Promise<T>,
): Promise<T> {
  return inTenant(app, organizationId, "write", (db) => work(systemContext(app, db, organizationId, now)));
}

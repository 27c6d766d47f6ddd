import { raw } from "#db/client.ts";
import type { Application } from "../compose.ts";
import type { CallerContext } from "../context.ts";
import { dueDistributions, startIfDue } from "../distribution/start-due.ts";
import { closeIfDue, dueOfferings } from "./close-due.ts";
import { dueOffers, expireOffer } from "./expire-offers.ts";
import { duePurchases, expirePurchases } from "./expire-purchases.ts";
import { dueVerifications, expireVerification } from "./expire-verifications.ts";
import { dueLocks, releaseLocks } from "./release-locks.ts";
import { asSystem } from "./system-context.ts";

/** What comes due by the clock: how it is found, and what is done to a piece of it in one transaction. */
interface Due {
  readonly find: (ctx: CallerContext) => Promise<readonly string[]>;
  readonly handle: (ctx: CallerContext, id: string) => Promise<void>;
}

const kinds: Readonly<Record<string, Due>> = {
  offerings: { find: dueOfferings, handle: closeIfDue },
  purchases: { find: duePurchases, handle: expirePurchases },
  offers: { find: dueOffers, handle: expireOffer },
  locks: { find: dueLocks, handle: releaseLocks },
  distributions: { find: dueDistributions, handle: startIfDue },
  verifications: { find: dueVerifications, handle: expireVerification },
};

/**
 * Does what has come due by the clock, in every organization. What is due follows from the rows alone, so a process that
 * is stopped anywhere leaves it due for the next; each piece is one transaction, and one that fails keeps no other from
 * being done.
 */
export async function sweep({ app, now }: { app: Application; now: Date }): Promise<void> {
  const rows = await raw(app.db)<{ organization_id: string; kind: string }[]>`
    select organization_id, kind from organizations_with_due_work(${now.toISOString()})`;
  for (const { organization_id: organizationId, kind } of rows) {
    const due = kinds[kind];
    if (!due) continue;
    const ids = await asSystem(app, organizationId, now, due.find);
    for (const id of ids) {
      try {
        await asSystem(app, organizationId, now, (ctx) => due.handle(ctx, id));
      } catch (error) {
        app.log.error({ err: error, organizationId, kind, id }, "what is due could not be done");
      }
    }
  }
}

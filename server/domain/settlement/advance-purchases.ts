import { raw } from "#db/client.ts";
import type { Application } from "#server/kernel/application.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { advanceIntents } from "./advance-intents.ts";

/** Purchases moved in one transaction. */
const BATCH = 200;

/**
 * Moves on whatever purchase has all its gates open and stands still all the same: one that was made in the moment in
 * which its customer was verified, or one that waited for tokens that are left again.
 */
export async function advancePurchases({ app, now }: { app: Application; now: Date }): Promise<void> {
  const rows = await raw(app.db)<{ organization_id: string; ids: string[] }[]>`
    select organization_id, ids from purchases_with_open_gates(${BATCH}::int)`;
  for (const { organization_id: organizationId, ids } of rows) {
    try {
      await asSystem(app, organizationId, now, (ctx) => advanceIntents(ctx, ids));
    } catch (error) {
      app.log.error({ err: error, organizationId }, "purchases could not be moved on");
    }
  }
}

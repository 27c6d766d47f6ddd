import { raw } from "#db/client.ts";
import type { Application } from "#server/kernel/application.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { timeOf } from "#server/kernel/time.ts";
import { advanceIntents } from "./advance-intents.ts";
import { lockOfferings } from "./lock-offerings.ts";

/** Purchases moved in one transaction. */
const BATCH = 200;

/**
 * Advances purchases whose gates are open but that nothing advanced: recorded while their customer was being verified,
 * or waiting for supply that is free again.
 */
export async function advancePurchases({
  app,
  now: realNow,
}: {
  app: Application;
  now: Date;
}): Promise<void> {
  const rows = await raw(app.db)<{ organization_id: string; ids: string[] }[]>`
    select organization_id, ids from purchases_with_open_gates(${BATCH}::int)`;
  for (const { organization_id: organizationId, ids } of rows) {
    try {
      const now = await timeOf(app, organizationId, realNow);
      await asSystem(app, organizationId, now, async (ctx) =>
        advanceIntents(ctx, await lockOfferings(ctx, ids)),
      );
    } catch (error) {
      app.log.error({ err: error, organizationId }, "purchases could not be moved on");
    }
  }
}

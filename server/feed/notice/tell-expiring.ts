import { raw } from "#db/client.ts";
import type { Application } from "#server/kernel/application.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { tell } from "./tell.ts";

/** Purchases told of in one transaction. */
const BATCH = 500;

/**
 * Tells buyers whose purchases end soon: within a day, or in the last third of their time where that is shorter
 * (docs/domain.md, Notices). Each is told once: the notice itself says that it was.
 */
export async function tellExpiring({ app, now }: { app: Application; now: Date }): Promise<void> {
  const rows = await raw(app.db)<{ organization_id: string }[]>`
    select organizations_with_expiring_purchases(${now.toISOString()}) as organization_id`;
  for (const { organization_id: organizationId } of rows) {
    try {
      await tellExpiringOf(app, organizationId, now);
    } catch (error) {
      app.log.error({ err: error, organizationId }, "buyers were not told that their purchases end");
    }
  }
}

/** The same for one organization. */
export async function tellExpiringOf(app: Application, organizationId: string, now: Date): Promise<void> {
  while ((await asSystem(app, organizationId, now, tellBatch)) === BATCH);
}

/** @returns how many purchases were found */
async function tellBatch(ctx: CallerContext): Promise<number> {
  const rows = await raw(ctx.db)<{ id: string }[]>`
    select e.id from expiring_purchases(${ctx.actor.organizationId}, ${ctx.now.toISOString()}, ${BATCH}) as e(id)`;
  await tell(
    ctx,
    rows.map(({ id }) => ({
      topic: "PURCHASE_EXPIRING",
      resourceId: id,
      to: { purchase: id },
      facts: {},
      at: ctx.now.toISOString(),
    })),
  );
  return rows.length;
}

import { raw } from "#db/client.ts";
import { batchesInTurn } from "#server/kernel/batches-in-turn.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import type { RoundCall } from "#server/kernel/module.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { timeOf } from "#server/kernel/time.ts";
import { PUBLISH_BATCH, publishOrganization } from "./publish.ts";

/**
 * How long notes of a resource gather, in milliseconds. What follows from other resources, such as the counters of an
 * offering that sells, changes many times a second and is told once.
 */
const GATHERING_MS = 2_000;

/** Publishes what happened since the last time, by turns of the organizations. */
export async function publishEvents({ app, signal }: Pick<RoundCall, "app" | "signal">): Promise<void> {
  await batchesInTurn(
    app,
    {
      failure: "events were not published",
      find: () =>
        raw(app.db)<{ organization_id: string }[]>`select organizations_to_publish() as organization_id`,
      run: async (organizationId) => {
        const now = await timeOf(app, organizationId);
        const publish = (ctx: CallerContext) => publishOrganization(ctx, GATHERING_MS);
        return (await asSystem(app, organizationId, now, publish)) === PUBLISH_BATCH;
      },
    },
    signal,
  );
}

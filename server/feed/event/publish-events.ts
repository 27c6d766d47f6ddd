import { raw } from "#db/client.ts";
import type { Application } from "#server/kernel/application.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { timeOf } from "#server/kernel/time.ts";
import { PUBLISH_BATCH, publishOrganization } from "./publish.ts";

/**
 * How long notes of a resource gather, in milliseconds. What follows from other resources, such as the counters of an
 * offering that sells, changes many times a second and is told once.
 */
const GATHERING_MS = 2_000;

/** Publishes what happened since the last time, an organization after the other; one that fails waits for the next. */
export async function publishEvents({ app }: { app: Application }): Promise<void> {
  const rows = await raw(app.db)<{ organization_id: string }[]>`
    select organizations_to_publish() as organization_id`;
  for (const { organization_id: organizationId } of rows) {
    try {
      const now = await timeOf(app, organizationId);
      const publish = () =>
        asSystem(app, organizationId, now, (ctx) => publishOrganization(ctx, GATHERING_MS));
      while ((await publish()) === PUBLISH_BATCH);
    } catch (error) {
      app.log.error({ err: error, organizationId }, "events were not published");
    }
  }
}

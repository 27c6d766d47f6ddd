import { publishOrganization } from "#server/feed/event/publish.ts";
import { makeExport } from "#server/feed/export/make-export.ts";
import { recordEvent } from "#server/platform/outbox/record-event.ts";
import { enqueue } from "#server/platform/queue/enqueue.ts";
import { unique } from "./testing.ts";
import { plain, type TestCall, using, type World } from "./world.ts";

/** How procedures are called that tell what happened: events, webhooks, jobs. */
export const eventCalls: Readonly<Record<string, TestCall>> = {
  "event.list": plain((caller) => caller.event.list({})),
  "event.get": using(
    async ({ suite }) => {
      await happen(suite);
      return (await suite.call().event.list({ limit: 1 })).data[0]?.eventId ?? "";
    },
    (caller, _, eventId) => caller.event.get({ eventId }),
  ),
  "export.create": using(forgetExports, (caller, { tokenId }) =>
    caller.export.create({ resource: "entries", filters: { tokenId } }),
  ),
  "export.list": plain((caller) => caller.export.list({})),
  "export.get": using(newExport, (caller, _, one) => caller.export.get(one)),
  "export.cancel": using(newExport, (caller, _, one) => caller.export.cancel(one)),
  "file.export.get": using(
    async (world) => {
      const { exportId } = await newExport(world);
      const { app, organizationId } = world.suite;
      await makeExport({ app, organizationId, payload: { exportId }, now: new Date() });
      return { exportId };
    },
    (caller, _, one) => caller.file.export.get(one),
  ),
  "webhookEndpoint.create": using(clear, (caller) =>
    caller.webhookEndpoint.create({ url: "http://127.0.0.1:9/" }),
  ),
  "webhookEndpoint.list": plain((caller) => caller.webhookEndpoint.list({})),
  "webhookEndpoint.get": using(newEndpoint, (caller, _, one) => caller.webhookEndpoint.get(one)),
  "webhookEndpoint.update": using(newEndpoint, (caller, _, one) =>
    caller.webhookEndpoint.update({ ...one, status: "DISABLED" }),
  ),
  "webhookEndpoint.delete": using(newEndpoint, (caller, _, one) => caller.webhookEndpoint.delete(one)),
  "webhookEndpoint.rotateSecret": using(newEndpoint, (caller, _, one) =>
    caller.webhookEndpoint.rotateSecret(one),
  ),
  // Nobody listens there, which is an answer too.
  "webhookEndpoint.test": using(newEndpoint, (caller, _, one) => caller.webhookEndpoint.test(one)),
  "webhookEndpoint.activity": using(newEndpoint, (caller, _, one) => caller.webhookEndpoint.activity(one)),
  "webhookDelivery.list": using(newEndpoint, (caller, _, one) => caller.webhookDelivery.list(one)),
  "webhookDelivery.get": using(newDelivery, (caller, _, one) => caller.webhookDelivery.get(one)),
  "webhookDelivery.redeliver": using(newDelivery, (caller, _, one) => caller.webhookDelivery.redeliver(one)),
  "job.list": plain((caller) => caller.job.list({})),
  "job.queue": plain((caller) => caller.job.queue({})),
  "job.retry": using(
    async ({ suite }) => {
      const refundId = unique("ref");
      await suite.asSystem((ctx) =>
        enqueue(ctx, { task: "refundPayment", key: refundId, payload: { refundId } }),
      );
      return (await suite.call().job.list({ q: refundId })).data[0]?.jobId ?? "";
    },
    (caller, _, jobId) => caller.job.retry({ jobId }),
  ),
};

/** Writes an event and publishes it. */
async function happen(suite: World["suite"]): Promise<void> {
  const resourceId = unique("trd");
  await suite.asSystem(async (ctx) => {
    await recordEvent(ctx, "trade.updated", resourceId, { resourceId });
    while ((await publishOrganization(ctx)) > 0);
  });
}

/** An organization has so many endpoints and no more. */
async function clear({ suite, organizationId }: World): Promise<true> {
  await suite.sql`delete from webhook_endpoint where organization_id = ${organizationId}`;
  return true;
}

/** The only endpoint of the organization. */
export async function newEndpoint(world: World): Promise<{ webhookEndpointId: string }> {
  await clear(world);
  const { webhookEndpointId } = await world.suite
    .call()
    .webhookEndpoint.create({ url: "http://127.0.0.1:9/" });
  return { webhookEndpointId };
}

async function newDelivery(world: World): Promise<{ webhookDeliveryId: string }> {
  const { suite } = world;
  const endpoint = await newEndpoint(world);
  await happen(suite);
  const { data } = await suite.call().webhookDelivery.list(endpoint);
  return { webhookDeliveryId: data[0]?.webhookDeliveryId ?? "" };
}

/** As many as may be made at a time would be there soon. */
async function forgetExports({ suite }: World): Promise<true> {
  await suite.sql`delete from export where organization_id = ${suite.organizationId}`;
  return true;
}

/** An export that waits for its turn. */
async function newExport(world: World): Promise<{ exportId: string }> {
  await forgetExports(world);
  const { suite, tokenId } = world;
  const { exportId } = await suite.call().export.create({ resource: "entries", filters: { tokenId } });
  return { exportId };
}

import { raw } from "#db/client.ts";
import { wakeEndpoint } from "#server/feed/event/wake-endpoint.ts";
import type { Application } from "#server/kernel/application.ts";
import type { TaskCall } from "#server/kernel/module.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { timeOf } from "#server/kernel/time.ts";
import { type Claimed, claimDeliveries, nextDue, type Place, type Taken } from "./claim-deliveries.ts";
import { keepOutcome } from "./keep-outcome.ts";
import { sendEvent } from "./send-event.ts";

/** How long one job goes on taking deliveries, in milliseconds: others have their turn, and a stop is soon done. */
const TURN_MS = 2_000;

/**
 * Sends what is due to an endpoint, and plans the next time. Everything is taken, sent and kept in steps that stand
 * alone, so a process that dies in between loses nothing; an event may then arrive twice.
 */
export async function deliverWebhooks({ app, organizationId, payload }: TaskCall): Promise<void> {
  const endpointId = String(payload.webhookEndpointId);
  const end = Date.now() + TURN_MS;
  const take = async (after: Place | null): Promise<Taken> =>
    asSystem(app, organizationId, await timeOf(app, organizationId), (ctx) =>
      claimDeliveries(ctx, endpointId, after),
    );
  let after: Place | null = null;
  do {
    const { claimed, behind } = await take(after);
    await Promise.all(claimed.map((delivery) => deliver(app, organizationId, delivery)));
    if (claimed.length === 0 && behind === null) break;
    after = behind;
  } while (Date.now() <= end);
  await planNext(app, organizationId, endpointId);
}

async function deliver(app: Application, organizationId: string, delivery: Claimed): Promise<void> {
  const outcome = await sendEvent(app, delivery.target, delivery.event);
  await asSystem(app, organizationId, await timeOf(app, organizationId), (ctx) =>
    keepOutcome(ctx, delivery, outcome),
  );
}

/**
 * The endpoint is locked meanwhile: whoever plans a delivery for it holds it too, so that the earlier of the two moments
 * is the one that stays.
 */
async function planNext(app: Application, organizationId: string, endpointId: string): Promise<void> {
  await asSystem(app, organizationId, await timeOf(app, organizationId), async (ctx) => {
    await raw(ctx.db)`
      select from webhook_endpoint where organization_id = ${organizationId} and id = ${endpointId} for no key update`;
    const due = await nextDue(ctx, endpointId);
    if (due !== null) await wakeEndpoint(ctx, endpointId, due);
  });
}

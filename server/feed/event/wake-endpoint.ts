import type { TenantContext } from "#server/kernel/context.ts";
import { enqueueAll } from "#server/platform/queue/enqueue.ts";

/** Schedules the job that sends an endpoint's deliveries: at a moment, or at once. */
export async function wakeEndpoint(ctx: TenantContext, webhookEndpointId: string, at?: Date): Promise<void> {
  await wakeEndpoints(ctx, [webhookEndpointId], at);
}

/** The same for several, in the order of their ids, as everybody locks them. */
export async function wakeEndpoints(ctx: TenantContext, ids: readonly string[], at?: Date): Promise<void> {
  await enqueueAll(
    ctx,
    [...ids].sort().map((webhookEndpointId) => ({
      task: "deliverWebhooks",
      key: webhookEndpointId,
      payload: { webhookEndpointId },
      ...(at && { runAt: at }),
    })),
  );
}

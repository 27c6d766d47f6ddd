import { raw } from "#db/client.ts";
import { auditedEndpoint } from "#server/feed/webhook-endpoint/read-endpoints.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { changeIf } from "#server/platform/audit/change.ts";
import type { Claimed } from "./claim-deliveries.ts";
import { GONE, waitAfter } from "./rules.ts";
import type { Outcome } from "./send-event.ts";

/**
 * Keeps what came of sending a delivery: it succeeded, is tried again later, or is given up. An address that is gone is
 * sent nothing any more. If the delivery was requested again in the meantime, only the attempt is logged.
 */
export async function keepOutcome(ctx: CallerContext, claimed: Claimed, outcome: Outcome): Promise<void> {
  const { organizationId } = ctx.actor;
  const sql = raw(ctx.db);
  const at = ctx.now.toISOString();
  const wait = waitAfter(claimed.attempts + 1, Math.random());
  const began = new Date(ctx.now.getTime() - outcome.durationMs);
  const isGone = outcome.statusCode === GONE;
  const again = outcome.error === null || isGone || wait === null ? null : new Date(ctx.now.getTime() + wait);
  const unsuccessful = again ? "PENDING" : "FAILED";
  const status = outcome.error === null ? "SUCCEEDED" : unsuccessful;
  const [ended] = await sql<{ resource_id: string }[]>`
    update webhook_delivery
       set status = ${status}, attempts = attempts + 1, last_status_code = ${outcome.statusCode},
           last_error = ${outcome.error}, due_at = coalesce(${again?.toISOString() ?? null}, due_at),
           completed_at = ${again ? null : at}
     where organization_id = ${organizationId} and id = ${claimed.id} and status = 'PENDING'
       and attempts = ${claimed.attempts}
    returning resource_id`;
  await sql`
    insert into webhook_attempt as a (organization_id, id, webhook_delivery_id, at, status_code, duration_ms, error, response)
    select d.organization_id, ${newId("wha", ctx.now)}, d.id, ${began.toISOString()}, ${outcome.statusCode},
           ${outcome.durationMs}, ${outcome.error}, ${outcome.response}
      from webhook_delivery d where d.organization_id = ${organizationId} and d.id = ${claimed.id}
    returning a.id`;
  const { endpointId } = claimed.target;
  if (ended && !again) await wakeNext(ctx, endpointId, ended.resource_id);
  if (isGone) await disable(ctx, endpointId);
}

/** Has the next event of a resource go, which waited behind the one that ended (`claim-deliveries.ts`). */
async function wakeNext(
  { db, actor, now }: CallerContext,
  endpointId: string,
  resourceId: string,
): Promise<void> {
  const { organizationId } = actor;
  await raw(db)`
    update webhook_delivery set due_at = ${now.toISOString()}
     where organization_id = ${organizationId} and due_at > ${now.toISOString()} and id = (
       select n.id from webhook_delivery n
        where n.organization_id = ${organizationId} and n.webhook_endpoint_id = ${endpointId}
          and n.resource_id = ${resourceId} and n.status = 'PENDING'
        order by n.position limit 1)`;
}

async function disable(ctx: CallerContext, endpointId: string): Promise<void> {
  await changeIf(ctx, auditedEndpoint, endpointId, { action: "updateWebhookEndpoint" }, async () => {
    const disabled = await raw(ctx.db)`
      update webhook_endpoint set status = 'DISABLED', updated_at = ${ctx.now.toISOString()}
       where organization_id = ${ctx.actor.organizationId} and id = ${endpointId} and status = 'ENABLED'`;
    return disabled.count > 0;
  });
}

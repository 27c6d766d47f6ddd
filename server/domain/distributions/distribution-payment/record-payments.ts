import { raw } from "#db/client.ts";
import type { EventType } from "#db/schema/enums.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { readPayments } from "./read-payments.ts";

/** Writes an event for each of these payments in one statement, in the transaction of their change. */
export async function emitPayments(
  ctx: CallerContext,
  type: EventType,
  ids: readonly string[],
): Promise<void> {
  const payments = await readPayments(ctx, { ids });
  const events = payments.map((payment) => ({
    id: newId("evt", ctx.now),
    resource_id: payment.distributionPaymentId,
    data: payment,
  }));
  await raw(ctx.db)`
    insert into event (organization_id, id, type, resource_type, resource_id, data, created_at)
    select ${ctx.actor.organizationId}, e.id, ${type}, 'distribution_payment', e.resource_id, e.data, ${ctx.now.toISOString()}
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e(id text, resource_id text, data jsonb)`;
}

import type { EventType } from "#db/schema/enums.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { recordEvents } from "#server/platform/outbox/record-event.ts";
import { readPayments } from "./read-payments.ts";

/** Writes an event for each of these payments in one statement, in the transaction of their change. */
export async function recordPayments(
  ctx: CallerContext,
  type: EventType,
  ids: readonly string[],
): Promise<void> {
  const payments = await readPayments(ctx, { ids });
  await recordEvents(ctx, type, new Map(payments.map((payment) => [payment.distributionPaymentId, payment])));
}

import { raw } from "#db/client.ts";
import type { CheckoutProvider } from "#db/schema/enums.ts";
import type { RefundState } from "#server/adapters/payments/port.ts";
import { confirmRefunds } from "#server/domain/settlement/api.ts";
import { type CallerContext, logOf } from "#server/kernel/context.ts";
import { changeIf } from "#server/platform/audit/change.ts";
import { auditedRefund, readRefundsByIds } from "./read-refunds.ts";

/** Writes what became of a refund that was handed to a provider: booked once, or failed for a person to look at. */
export async function applyRefundState(
  ctx: CallerContext,
  provider: CheckoutProvider,
  refundId: string,
  state: RefundState,
): Promise<void> {
  const known = (await readRefundsByIds(ctx, [refundId])).get(refundId);
  if (known?.provider !== provider) {
    logOf(ctx).warn({ provider, refundId }, "a provider told of a refund that is not there");
    return;
  }
  await changeIf(ctx, auditedRefund, refundId, { action: "receiveNotification" }, async ({ status }) => {
    if (state.status !== "FAILED" || status !== "SUCCEEDED") return writeRefundState(ctx, refundId, state);
    // It is booked, and what is booked stays; the money is back at the provider, for a person to send another way.
    logOf(ctx).error({ provider, refundId, code: state.code }, "a refund that was sent came back");
    return false;
  });
}

/** @returns whether it changed anything */
async function writeRefundState(ctx: CallerContext, refundId: string, state: RefundState): Promise<boolean> {
  if (state.status === "SUCCEEDED")
    return (await confirmRefunds(ctx, [refundId], state.reference)).length > 0;
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  const reference = state.reference ?? null;
  const [code, reason] = state.status === "FAILED" ? [state.code, state.reason] : [null, null];
  const moved = await sql`
    update refund set status = ${state.status}, failure_code = ${code}, failure_reason = ${reason},
           provider_reference = coalesce(${reference}, provider_reference), updated_at = ${at}
     where organization_id = ${organizationId} and id = ${refundId} and status in ('DUE', 'PROCESSING')
       and (status, provider_reference, failure_code)
           is distinct from (${state.status}::refund_status, coalesce(${reference}, provider_reference), ${code}::text)
    returning id`;
  return moved.length > 0;
}

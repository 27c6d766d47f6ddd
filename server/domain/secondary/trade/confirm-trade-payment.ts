import { raw } from "#db/client.ts";
import { authorize, type Caller } from "#server/kernel/access.ts";
import { asOrganization } from "#server/kernel/as-organization.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { record } from "#server/platform/audit/record.ts";
import { confirmTradePayment as operation, type Trade } from "./contract.ts";
import { readTrade } from "./read-trades.ts";

/**
 * Notes that the buyer has paid: DUE → PAID, once. The seller knows best, so it may say so itself.
 * @throws Refusal trade_not_found, invalid_transition
 */
export async function confirmTradePayment({ ctx, input }: Call<typeof operation>): Promise<Trade> {
  const { tradeId } = input;
  const whole = asOrganization(ctx);
  const before = await readTrade(whole, tradeId);
  authorizeConfirmation(ctx.actor, before);
  const at = ctx.now.toISOString();
  const [paid] = await raw(ctx.db)`
    update trade set payment_status = 'PAID', paid_at = ${at}, updated_at = ${at}
     where organization_id = ${ctx.actor.organizationId} and id = ${tradeId} and payment_status = 'DUE'
    returning id`;
  const after = await readTrade(whole, tradeId);
  if (!paid) throw refuse("invalid_transition", { from: after.payment?.status, to: "PAID" }, "tradeId");
  await record(ctx, {
    action: operation.name,
    resource: "trade",
    id: tradeId,
    before,
    after,
    event: "trade.updated",
  });
  return readTrade(ctx, tradeId);
}

function authorizeConfirmation(actor: Caller, { seller }: Trade): void {
  if (actor.kind === "customer" && actor.customerId === seller.id) return;
  authorize(actor, "payment:write");
}

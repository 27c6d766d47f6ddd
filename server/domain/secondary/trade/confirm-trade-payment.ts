import { raw } from "#db/client.ts";
import type { Caller } from "#server/kernel/access.ts";
import { asOrganization } from "#server/kernel/as-organization.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { type Audited, change, lockRow } from "#server/platform/audit/change.ts";
import { confirmTradePayment as operation, type Trade } from "./contract.ts";
import { readTrade } from "./read-trades.ts";

/** How changes of a trade are recorded: whole, whoever of the two calls. */
const auditedTrade: Audited<Trade> = {
  type: "trade",
  lock: lockRow("trade"),
  read: (ctx, tradeId) => readTrade(asOrganization(ctx), tradeId),
};

/**
 * Notes that the buyer has paid: DUE → PAID, once. The seller knows best, so it may say so itself.
 * @throws Refusal trade_not_found, not_allowed, invalid_transition
 */
export async function confirmTradePayment({ ctx, input }: Call<typeof operation>): Promise<Trade> {
  const { tradeId } = input;
  const at = ctx.now.toISOString();
  const kind = { action: operation.name, event: "trade.updated" } as const;
  await change(ctx, auditedTrade, tradeId, kind, async (trade) => {
    requireSeller(ctx.actor, trade);
    const [paid] = await raw(ctx.db)`
    update trade set payment_status = 'PAID', paid_at = ${at}, updated_at = ${at}
     where organization_id = ${ctx.actor.organizationId} and id = ${tradeId} and payment_status = 'DUE'
    returning id`;
    if (!paid) throw refuse("invalid_transition", { from: trade.payment?.status, to: "PAID" }, "tradeId");
  });
  return readTrade(ctx, tradeId);
}

/** Of the customers, the seller alone knows that it was paid. */
function requireSeller(actor: Caller, { seller }: Trade): void {
  if (actor.kind === "customer" && actor.customerId !== seller.id) {
    throw refuse("not_allowed", { action: "payment:write", kind: actor.kind });
  }
}

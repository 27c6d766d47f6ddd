import { Decimal } from "decimal.js";
import { raw } from "#db/client.ts";
import type { SettlementContext } from "#server/kernel/context.ts";
import { confirmRefunds } from "./confirm-refunds.ts";
import { lockedBefore } from "./lock-offerings.ts";
import { makeRefunds } from "./make-refunds.ts";
import { releaseIntents } from "./release-intents.ts";

/** Money that a bank took back from the issuer; the amount is a decimal text in the payment's currency. */
export interface ChargeBack {
  readonly paymentId: string;
  readonly intentId: string | undefined;
  /** What the provider calls it. */
  readonly reference: string;
  readonly amount: string;
}

/**
 * Books a charge-back (docs/domain.md, Payments). Refunds of the payment that nobody has sent are sent by it; what is
 * left of the payment goes back by it, and a purchase that is not delivered fails and gives its room back. The lock of
 * the payment's refunds and of its purchase's offering is held.
 * @returns what the issuer is out of, as a decimal text: tokens were delivered for it, or it had gone back before
 */
export async function takeBack(ctx: SettlementContext, chargeBack: ChargeBack): Promise<string> {
  const { paymentId, intentId, reference } = chargeBack;
  const answered = await answerRefunds(ctx, chargeBack);
  const rest = new Decimal(chargeBack.amount).minus(answered);
  if (intentId !== undefined && (await isDelivered(ctx, intentId))) return rest.toFixed(2);
  const taken = Decimal.min(rest, await leftOf(ctx, paymentId));
  if (taken.gt(0)) {
    const refunds = await makeRefunds(ctx, { paymentId, amount: taken.toFixed(2), reason: "CHARGED_BACK" });
    if (intentId !== undefined) {
      await releaseIntents(ctx, lockedBefore([intentId]), {
        to: "FAILED",
        from: ["PENDING", "COMPLETED"],
        code: "payment_charged_back",
        reason: "The payment was charged back by the bank. Whatever else was paid is paid back.",
        refund: "PURCHASE_CANCELLED",
      });
    }
    await confirmRefunds(ctx, refunds, reference);
  }
  return rest.minus(taken).toFixed(2);
}

/**
 * Books refunds of the payment as sent by the charge-back, the oldest first, as far as its amount goes: they would be
 * sent twice otherwise. One that the provider is sending is left to what that tells.
 * @returns their sum
 */
async function answerRefunds(
  ctx: SettlementContext,
  { paymentId, reference, amount }: ChargeBack,
): Promise<Decimal> {
  const rows = await raw(ctx.db)<{ id: string; running: string }[]>`
    select id, sum(amount) over (order by created_at, id)::text as running from refund
     where organization_id = ${ctx.actor.organizationId} and payment_id = ${paymentId} and status in ('DUE', 'FAILED')
     order by created_at, id`;
  const answered = rows.filter(({ running }) => new Decimal(running).lte(amount));
  await confirmRefunds(
    ctx,
    answered.map(({ id }) => id),
    reference,
  );
  return new Decimal(answered.at(-1)?.running ?? 0);
}

async function isDelivered(ctx: SettlementContext, intentId: string): Promise<boolean> {
  const rows = await raw(ctx.db)`
    select from offering_purchase_intent
     where organization_id = ${ctx.actor.organizationId} and id = ${intentId} and settlement_status = 'DELIVERED'`;
  return rows.length > 0;
}

/** What of a payment has neither gone back nor is due. */
async function leftOf(ctx: SettlementContext, paymentId: string): Promise<string> {
  const [row] = await raw(ctx.db)<{ left: string }[]>`
    select (amount - refunded)::text as left from payment
     where organization_id = ${ctx.actor.organizationId} and id = ${paymentId}`;
  return row?.left ?? "0";
}

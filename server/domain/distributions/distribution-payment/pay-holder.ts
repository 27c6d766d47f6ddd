import { Decimal } from "decimal.js";
import { raw } from "#db/client.ts";
import type { PayoutOutcome } from "#server/adapters/payout/port.ts";
import { postCash } from "#server/domain/settlement/api.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import type { TaskCall } from "#server/kernel/module.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { timeOf } from "#server/kernel/time.ts";
import { changePaymentIf } from "./change-payment.ts";
import type { DistributionPayment } from "./contract.ts";
import { readPayment } from "./read-payments.ts";

/**
 * Has the provider make a payment to a holder: noted as begun, asked for outside any transaction, and written down if
 * nobody did meanwhile. A process that dies in between leaves it PROCESSING, and the same order is sent again: the
 * provider knows it by its key.
 */
export async function payHolder({ app, organizationId, payload, now }: TaskCall): Promise<void> {
  const id = String(payload.distributionPaymentId);
  const begun = await asSystem(app, organizationId, now, (ctx) => begin(ctx, id));
  if (begun === null) return;
  const outcome = await app.payouts.pay({
    idempotencyKey: `${id}_${begun.attempts}`,
    amount: new Decimal(begun.amount).toFixed(2),
    currency: begun.currency,
    payeeName: begun.payeeName ?? begun.customerId,
    description: begun.title,
  });
  await asSystem(app, organizationId, await timeOf(app, organizationId), (ctx) =>
    storeOutcome(ctx, begun, outcome),
  );
}

/** Notes that the provider is asked; null where there is nothing (any more) to be asked. */
async function begin(ctx: CallerContext, id: string): Promise<DistributionPayment | null> {
  const begun = await changePaymentIf(ctx, "payHolder", id, async ({ provider }) => {
    if (provider === "BANK_TRANSFER") return false;
    const asked = await raw(ctx.db)`
      update distribution_payment set status = 'PROCESSING', attempts = attempts + 1, updated_at = ${ctx.now.toISOString()}
       where organization_id = ${ctx.actor.organizationId} and id = ${id} and status = 'DUE'`;
    return asked.count > 0;
  });
  const current = begun ?? (await readPayment(ctx, id));
  return current.status === "PROCESSING" ? current : null;
}

async function storeOutcome(
  ctx: CallerContext,
  begun: DistributionPayment,
  outcome: PayoutOutcome,
): Promise<void> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  const isStill = sql`organization_id = ${organizationId} and id = ${begun.distributionPaymentId}
    and status = 'PROCESSING' and attempts = ${begun.attempts}`;
  await changePaymentIf(ctx, "payHolder", begun.distributionPaymentId, async () => {
    const changed =
      outcome.status === "PAID"
        ? await sql`
          with paid as (
            update distribution_payment set status = 'PAID', paid_at = ${at}, updated_at = ${at},
                   provider_reference = ${outcome.reference}
             where ${isStill} returning id, amount
          )
          ${postCash(ctx, {
            reason: "PAYOUT",
            currency: begun.currency,
            amount: sql`amount`,
            reference: sql`id`,
            from: sql`from paid`,
          })}`
        : await sql`
          update distribution_payment set status = 'FAILED', failure_code = ${outcome.code},
                 failure_reason = ${outcome.reason}, updated_at = ${at}
           where ${isStill} returning id`;
    return changed.length > 0;
  });
}

import { raw } from "#db/client.ts";
import { authorize } from "../access.ts";
import { record } from "../audit/record.ts";
import { newId } from "../common/id.ts";
import type { Call } from "../context.ts";
import { refuse } from "../errors.ts";
import { type Offer, cancelOffer as operation } from "./contract.ts";
import { readOffer } from "./read-offers.ts";

/**
 * Cancels an open offer of its maker and frees its tokens: once, whoever races
 * (spec: POST /bulletin-board/offer/{offerId}/cancel; rules: Bulletin board).
 * @throws Refusal offer_not_found, not_offer_maker, offer_not_open
 */
export async function cancelOffer({
  ctx,
  input,
}: Call<(typeof operation)["input"]["_output"]>): Promise<Offer> {
  authorize(ctx.actor, "offer:write");
  const { organizationId } = ctx.actor;
  // A signed-in customer acts as itself alone, whatever id the request names.
  const mayActAs = ctx.actor.kind !== "customer" || ctx.actor.customerId === input.customerId;
  const at = ctx.now.toISOString();
  const [cancelled] = await raw(ctx.db)`
    with cancelled as (
      update offer set status = 'CANCELLED', cancel_reason = 'MAKER', updated_at = ${at}
       where organization_id = ${organizationId} and id = ${input.offerId} and status = 'OPEN'
         and maker_customer_id = ${input.customerId} and ${mayActAs}::boolean
      returning *
    ), released as (
      insert into ledger_entry (organization_id, id, token_id, debit_account_id, debit_bucket,
        credit_account_id, credit_bucket, amount, reason, reference, created_at)
      select a.organization_id, ${newId("led", ctx.now)}, a.token_id, a.id, 'FROZEN', a.id, 'AVAILABLE',
             c.amount, 'RELEASE', c.id, ${at}
        from cancelled c
        join ledger_account a on a.organization_id = c.organization_id and a.token_id = c.token_id
         and a.customer_id = c.maker_customer_id and a.wallet_address = c.maker_wallet_address
       where c.intention = 'SELL'
    )
    select id from cancelled`;
  const now = await readOffer(ctx, input.offerId);
  if (cancelled) {
    const before = { ...now, status: "OPEN", cancelReason: undefined };
    await record(ctx, {
      action: operation.name,
      resource: "offer",
      id: input.offerId,
      before,
      after: now,
      event: "offer.cancelled",
    });
    return now;
  }
  if (!mayActAs || now.maker.id !== input.customerId) throw refuse("not_offer_maker", {}, "customerId");
  throw refuse("offer_not_open", { status: now.status }, "offerId");
}

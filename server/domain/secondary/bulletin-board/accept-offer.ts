import { isDatabaseError, sqlState } from "#db/client.ts";
import { requireCustomer } from "#server/domain/investors/api.ts";
import { readTrade } from "#server/domain/secondary/trade/read-trades.ts";
import { asOrganization } from "#server/kernel/as-organization.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse, refuseAny } from "#server/kernel/errors.ts";
import { record } from "#server/platform/audit/record.ts";
import { acceptanceViolations } from "./accept-rules.ts";
import { type Offer, acceptOffer as operation } from "./contract.ts";
import { fillOffer } from "./fill-offer.ts";
import { type Acceptance, holdParties, readAcceptanceFacts } from "./judge-acceptance.ts";
import { readOffer } from "./read-offers.ts";

/**
 * Takes a whole offer of another customer: tokens, trade and payment due come to be in one transaction, once, whoever
 * races (docs/domain.md, Bulletin board).
 * @throws Refusal offer_not_found, customer_not_found, and every rule that fails
 */
export async function acceptOffer({ ctx, input }: Call<typeof operation>): Promise<Offer> {
  const { offerId, customerId } = input;
  const whole = asOrganization(ctx);
  const before = await readOffer(whole, offerId);
  await requireCustomer(ctx, customerId);
  const acceptance = { offerId, customerId, walletAddress: input.takerWalletAddress.toLowerCase() };
  await holdParties(ctx, acceptance);
  refuseAny(await judge(ctx, acceptance));
  const tradeId = await fill(ctx, acceptance);
  await record(ctx, {
    action: operation.name,
    resource: "offer",
    id: offerId,
    before,
    after: await readOffer(whole, offerId),
    event: "offer.filled",
  });
  await record(ctx, {
    action: operation.name,
    resource: "trade",
    id: tradeId,
    after: await readTrade(whole, tradeId),
    event: "trade.created",
  });
  return readOffer(ctx, offerId);
}

/** Every rule the acceptance breaks. */
async function judge(ctx: CallerContext, acceptance: Acceptance) {
  return acceptanceViolations(await readAcceptanceFacts(ctx, acceptance), ctx.now);
}

async function fill(ctx: CallerContext, acceptance: Acceptance): Promise<string> {
  try {
    // A savepoint: refused tokens must not end the request's transaction.
    const tradeId = await ctx.db.transaction((tx) => fillOffer({ ...ctx, db: tx }, acceptance));
    if (tradeId !== null) return tradeId;
  } catch (error) {
    if (!isDatabaseError(error, sqlState.checkViolation, "ledger_account_available")) throw error;
  }
  // Another request was faster: the rules are checked again for the reason.
  refuseAny(await judge(ctx, acceptance));
  throw refuse("offer_not_open", { wish: "accepted" }, "offerId");
}

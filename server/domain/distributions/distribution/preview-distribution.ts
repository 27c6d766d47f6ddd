import { readToken } from "#server/domain/register/api.ts";
import type { Call } from "#server/kernel/context.ts";
import { Exact } from "#server/kernel/fields/decimal.ts";
import { instant } from "#server/kernel/fields/text.ts";
import { toAmountText, toNumber } from "#server/kernel/format.ts";
import type { DistributionPreview, previewDistribution as operation } from "./contract.ts";
import { readHoldings } from "./read-holdings.ts";
import { shareOut } from "./rules.ts";

/** Shares that are listed; the sums are over all. */
const LISTED = 1_000;

/**
 * What each holder would get, by the register at the record date or now, whichever is earlier.
 * @throws Refusal token_not_found
 */
export async function previewDistribution({
  ctx,
  input,
}: Call<typeof operation>): Promise<DistributionPreview> {
  const { tokenId, currency } = input;
  await readToken(ctx, tokenId);
  const recordDate = instant(input.recordDate);
  const isFinal = recordDate <= ctx.now;
  const holdings = await readHoldings(ctx, tokenId, isFinal ? recordDate.toISOString() : null);
  const amount = new Exact(input.amount).toFixed(2);
  const shares = shareOut(amount, holdings);
  const names = new Map(holdings.map(({ customerId, name }) => [customerId, name]));
  const total = holdings.reduce((sum, { tokenAmount }) => sum.plus(tokenAmount), new Exact(0));
  return {
    object: "distribution_preview",
    asOf: (isFinal ? recordDate : ctx.now).toISOString(),
    isFinal,
    holders: shares.length,
    tokenAmount: total.toFixed(),
    amount: input.amount,
    currency,
    rounded: shares.filter(({ isRoundedUp }) => isRoundedUp).length,
    unpaid: shares.filter((share) => share.amount === "0.00").length,
    shares: shares.slice(0, LISTED).map((share) => {
      const name = names.get(share.customerId);
      return {
        customerId: share.customerId,
        ...(name && { name }),
        tokenAmount: toAmountText(share.tokenAmount),
        amount: toNumber(share.amount),
      };
    }),
  };
}

import { Decimal } from "decimal.js";
import { formatMoney } from "#app/_words/format.ts";
import type { Currency } from "#db/schema/enums.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { leftIn } from "./funding.ts";
import { type PurchaseDraft, readDraft } from "./purchase-draft.ts";

/** What of an offering decides how much one can buy. */
export interface BuyTerms {
  readonly pricePerToken: number;
  readonly symbol: string;
  readonly decimals: number;
  readonly minPayableAmount: number;
  readonly maxPayableAmount: number;
  /** What can still be bought. */
  readonly left: number;
}

export function buyTerms({ pricePerToken, token, fundingLimits }: Offering): BuyTerms {
  const { minPayableAmount, maxPayableAmount } = fundingLimits;
  const { symbol, decimals } = token;
  return { pricePerToken, symbol, decimals, minPayableAmount, maxPayableAmount, left: leftIn(fundingLimits) };
}

/** The least one purchase may pay: the minimum, or all of a last remainder that is smaller. */
const leastOf = ({ minPayableAmount, left }: BuyTerms) => Math.min(minPayableAmount, left);

/** Where the panel begins: with the least one can buy, and no less than that where tokens are whole. */
export function startingDraft(terms: BuyTerms): PurchaseDraft {
  const least = new Decimal(leastOf(terms));
  const draft: PurchaseDraft = { typed: "amount", text: least.toFixed(2) };
  if (readDraft(draft, terms).roundedFrom === null) return draft;
  const step = new Decimal(10).pow(-terms.decimals);
  const tokens = least.div(terms.pricePerToken).div(step).ceil().times(step);
  return { typed: "tokens", text: tokens.toFixed() };
}

/** The rules on an amount that the browser can check itself. */
export function objectionsTo(
  terms: BuyTerms,
  purchaseAmount: number,
  currency: Currency | undefined,
): string[] {
  const money = (sum: number) => formatMoney(sum, currency);
  const least = leastOf(terms);
  return [
    purchaseAmount < least && `Buy for at least ${money(least)}.`,
    purchaseAmount > terms.maxPayableAmount &&
      `A customer may buy for at most ${money(terms.maxPayableAmount)} in this offering.`,
    purchaseAmount > terms.left &&
      `Only ${money(terms.left)} is left in this offering. Buy for at most that.`,
  ].filter((objection) => objection !== false);
}

import { type PurchaseDraft, readDraft, type Terms } from "#app/_data/purchase-draft.ts";
import { problemOf, type RouterInputs } from "#app/_trpc/client.tsx";
import { dryRunClient } from "#app/_trpc/dry-run-client.ts";
import { formatMoney, formatTokens } from "#app/_words/format.ts";
import type { Currency } from "#db/schema/enums.ts";
import { purchaseTellings } from "#server/domain/primary/purchase-intent/tellings.ts";
import { MONEY_DECIMALS } from "#server/kernel/fields/amount.ts";
import { type Reason, violationOf } from "#server/kernel/reasons.ts";

type Purchase = RouterInputs["offeringPurchaseIntent"]["create"];

/** What converts between money and tokens, the tokens' symbol, and how much can be bought. */
export interface BuyTerms extends Terms {
  readonly symbol: string;
  /** The least and the most that one customer may pay, and what is left for all. */
  readonly limits: { readonly minimum: number; readonly maximum: number; readonly left: number };
}

/** What was typed, converted and read by the contract. */
export interface Appraisal {
  readonly amountText: string;
  readonly tokensText: string;
  readonly payment: { readonly tokenAmount: number; readonly purchaseAmount: number } | null;
  /** Why it cannot be sent; what can be sent is for the server to judge. */
  readonly problems: readonly string[];
  /** Says what the amount becomes where the token's steps make it another one. */
  readonly note: string | null;
}

/** Converts between money and tokens, exactly. */
export function appraise(terms: BuyTerms, draft: PurchaseDraft, currency: Currency): Appraisal {
  const { payment, roundedFrom, errors, ...texts } = readDraft(draft, terms);
  return {
    ...texts,
    payment,
    problems: Object.values(errors),
    note:
      payment === null || roundedFrom === null
        ? null
        : `You pay ${formatMoney(payment.purchaseAmount, currency)} for ${formatTokens(payment.tokenAmount)} ${terms.symbol}.`,
  };
}

/** What anybody can tell beforehand of why a sum would be refused, in the words in which the server refuses it. */
export function beyondLimits(amount: number, { limits }: BuyTerms, currency: Currency): string[] {
  const { maximum, left } = limits;
  const minimum = Math.min(limits.minimum, left);
  const sum = (money: number) => money.toFixed(MONEY_DECIMALS);
  const reasons: readonly (Reason | false)[] = [
    amount < minimum && { code: "below_minimum", currency, minimum: sum(minimum) },
    amount > maximum && {
      code: "above_maximum",
      currency,
      maximum: sum(maximum),
      available: sum(maximum),
    },
    amount > left && { code: "hard_cap_exceeded", currency, available: sum(left) },
  ];
  return reasons
    .filter((reason) => reason !== false)
    .map((reason) => violationOf(reason, purchaseTellings).detail);
}

/** Tries a purchase without buying: every rule it would break. Without an answer nothing is said; the summary asks again. */
export async function tryPurchase(purchase: Purchase, signal: AbortSignal) {
  try {
    await dryRunClient.offeringPurchaseIntent.create.mutate(purchase, { signal });
    return { state: "accepted" as const, problems: [] };
  } catch (error) {
    const reasons = problemOf(error)?.errors.map(({ detail }) => detail);
    return { state: "unknown" as const, problems: [...new Set(reasons)] };
  }
}

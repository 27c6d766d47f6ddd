import { type PurchaseDraft, readDraft, type Terms } from "#app/_data/purchase-draft.ts";
import { problemOf, type RouterInputs } from "#app/_trpc/client.tsx";
import { dryRunClient } from "#app/_trpc/dry-run-client.ts";
import { formatMoney, formatTokens } from "#app/_words/format.ts";
import type { Currency } from "#db/schema/enums.ts";

type Purchase = RouterInputs["offeringPurchaseIntent"]["create"];

/** What converts between money and tokens, and the tokens' symbol. */
export interface BuyTerms extends Terms {
  readonly symbol: string;
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

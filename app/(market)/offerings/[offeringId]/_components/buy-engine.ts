import { type BuyTerms, objectionsTo } from "#app/_data/buy-terms.ts";
import { readDraft } from "#app/_data/purchase-draft.ts";
import { problemOf, type RouterInputs } from "#app/_trpc/client.tsx";
import { dryRunClient } from "#app/_trpc/dry-run-client.ts";
import { formatMoney, formatTokens } from "#app/_words/format.ts";
import type { Currency } from "#db/schema/enums.ts";

type Purchase = RouterInputs["offeringPurchaseIntent"]["create"];
type Draft = Parameters<typeof readDraft>[0];

/** What was typed, converted and judged by what the page knows. */
export interface Appraisal {
  readonly amountText: string;
  readonly tokensText: string;
  readonly payment: { readonly tokenAmount: number; readonly purchaseAmount: number } | null;
  readonly problems: readonly string[];
  /** Says what the amount becomes where the token's steps make it another one. */
  readonly note: string | null;
}

/** Converts between money and tokens, exactly, and tells what speaks against the sum. */
export function appraise(terms: BuyTerms, draft: Draft, currency: Currency): Appraisal {
  const { payment, roundedFrom, errors, ...texts } = readDraft(draft, terms);
  if (payment === null) return { ...texts, payment, problems: Object.values(errors), note: null };
  const { purchaseAmount, tokenAmount } = payment;
  return {
    ...texts,
    payment,
    problems: objectionsTo(terms, purchaseAmount, currency),
    note:
      roundedFrom === null
        ? null
        : `You pay ${formatMoney(purchaseAmount, currency)} for ${formatTokens(tokenAmount)} ${terms.symbol}.`,
  };
}

/** Tries a purchase without buying: every rule it would break. Without an answer nothing is said; the summary asks again. */
export async function tryPurchase(purchase: Purchase, signal: AbortSignal) {
  try {
    await dryRunClient.offeringPurchaseIntent.create.mutate(purchase, { signal });
    return { state: "accepted" as const, problems: [] };
  } catch (error) {
    const reasons = problemOf(error)?.errors.map(({ detail }) => detail);
    return { state: "unknown" as const, ...(reasons && { problems: [...new Set(reasons)] }) };
  }
}

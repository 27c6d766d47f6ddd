import { Decimal } from "decimal.js";
import { leftIn } from "#app/_data/funding.ts";
import { fieldMessage } from "#app/_words/field-message.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { createIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import { MONEY_DECIMALS } from "#server/kernel/fields/amount.ts";
import { costOf, tokensFor } from "./quote.ts";
import { readDecimal, readNumber } from "./typed-number.ts";

/** What a buyer typed: a quantity of tokens or a sum of money; the other one follows from it. */
export interface PurchaseDraft {
  readonly typed: "tokens" | "amount";
  readonly text: string;
}

/** The terms a draft is read by. */
export interface Terms {
  readonly pricePerToken: number;
  /** The token's own. */
  readonly decimals: number;
}

const { purchaseAmount, tokenAmount } = createIntent.input.shape.payment.shape;

/** What of an offering a draft is read by. */
export function termsOf({ pricePerToken, token }: Pick<Offering, "pricePerToken" | "token">): Terms {
  return { pricePerToken, decimals: token.decimals };
}

/** A draft as both fields show it, and as it would be sent. */
export interface ReadDraft {
  readonly tokensText: string;
  readonly amountText: string;
  /** Tokens and what they cost, to the cent; null while something is wrong. */
  readonly payment: { readonly tokenAmount: number; readonly purchaseAmount: number } | null;
  /** The sum typed, where the token's steps make it another one. */
  readonly roundedFrom: number | null;
  /** What is wrong with the field that was typed into. */
  readonly errors: { readonly tokens?: string; readonly amount?: string };
}

const TOO_LITTLE = {
  amount: "This does not pay for the smallest part of a token. Type a larger amount.",
  tokens: "These tokens cost less than one cent. Type more.",
};

/** Reads what was typed: exactly, and by the contract. */
export function readDraft({ typed, text }: PurchaseDraft, { pricePerToken, decimals }: Terms): ReadDraft {
  const decimal = readDecimal(text);
  const tokens = decimal && typed === "amount" ? tokensFor(decimal, pricePerToken, decimals) : decimal;
  const cost = tokens && costOf(tokens, pricePerToken);
  const tokensText = typed === "tokens" ? text : (tokens?.toFixed() ?? "");
  const amountText = typed === "amount" ? text : (cost?.toFixed(MONEY_DECIMALS) ?? "");
  const shape = typed === "amount" ? purchaseAmount : tokenAmount;
  const wrong = whatIsWrong(text, shape) ?? (cost?.isZero() ? TOO_LITTLE[typed] : undefined);
  const { number } = readNumber(tokensText);
  const isRight = wrong === undefined && cost !== null && number !== undefined;
  return {
    tokensText,
    amountText,
    payment: isRight ? { tokenAmount: number, purchaseAmount: cost.toNumber() } : null,
    roundedFrom: isRight && typed === "amount" && decimal && !cost.eq(decimal) ? decimal.toNumber() : null,
    errors: wrong === undefined ? {} : { [typed]: wrong },
  };
}

function whatIsWrong(text: string, schema: typeof purchaseAmount): string | undefined {
  const { number, error } = readNumber(text);
  const refused = schema.safeParse(number).error?.issues[0];
  return error ?? (refused && fieldMessage(refused.message));
}

/**
 * What the fields hold before anybody types: the least one can buy, which is the minimum or all of a smaller remainder,
 * and no less than that where tokens are whole.
 */
export function startingDraft(
  offering: Pick<Offering, "pricePerToken" | "token" | "fundingLimits">,
): PurchaseDraft {
  const { fundingLimits } = offering;
  const terms = termsOf(offering);
  const least = new Decimal(Math.min(fundingLimits.minPayableAmount, leftIn(fundingLimits)));
  const draft: PurchaseDraft = { typed: "amount", text: least.toFixed(MONEY_DECIMALS) };
  if (readDraft(draft, terms).roundedFrom === null) return draft;
  const step = new Decimal(10).pow(-terms.decimals);
  const tokens = least.div(terms.pricePerToken).div(step).ceil().times(step);
  return { typed: "tokens", text: tokens.toFixed() };
}

/** The draft an address asks for, its tokens before its amount; undefined where it says neither. */
export function draftOf(asked: {
  tokens?: string | undefined;
  amount?: string | undefined;
}): PurchaseDraft | undefined {
  if (asked.tokens !== undefined) return { typed: "tokens", text: asked.tokens };
  return asked.amount === undefined ? undefined : { typed: "amount", text: asked.amount };
}

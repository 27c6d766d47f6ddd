import type { Decimal } from "decimal.js";
import { z } from "zod";
import { costOf } from "#app/_data/quote.ts";
import { readDecimal, readNumber } from "#app/_data/typed-number.ts";
import type { Intention } from "#db/schema/enums.ts";
import { createOffer } from "#server/domain/secondary/bulletin-board/contract.ts";

/** How a price is typed. */
export const pricings = ["EACH", "TOTAL"] as const;
export type Pricing = (typeof pricings)[number];

/** What the form holds, as typed; fields are called as in the contract, where refusals name them. */
export interface OfferValues {
  readonly intention: Intention;
  readonly tokenId: string;
  readonly makerWalletAddress: string;
  readonly amount: string;
  /** What the price is of: one token, or all of them. */
  readonly pricing: Pricing;
  readonly priceInEuro: string;
  /** The last day, `2027-03-01`; empty = until it is cancelled. */
  readonly expiresAt: string;
}

/** The fields, whose refusals are shown at them. */
export const offerFields: readonly string[] = [
  "intention",
  "tokenId",
  "makerWalletAddress",
  "amount",
  "priceInEuro",
  "expiresAt",
] satisfies (keyof OfferValues)[];

const typedNumber = z.string().transform((text, context) => {
  const { number, error } = readNumber(text);
  if (error === undefined) return number;
  context.addIssue({ code: "custom", message: error });
  return z.NEVER;
});

const { amount, priceInEuro } = createOffer.input.shape;

/** The contract's own schema, whose numbers are read as they were typed. */
export const typedOffer = createOffer.input.extend({
  amount: typedNumber.pipe(amount),
  priceInEuro: typedNumber.pipe(priceInEuro),
});

/** The price of all tokens, to the cent; null while it cannot be told from what was typed. */
export function totalOf({ pricing, amount, priceInEuro }: OfferValues): Decimal | null {
  const price = readDecimal(priceInEuro);
  if (pricing === "TOTAL") return price;
  const tokens = readDecimal(amount);
  return price && tokens && costOf(tokens, price);
}

/** What the form sends for what was typed. */
export function toOffer(values: OfferValues, customerId: string): z.input<typeof typedOffer> {
  const { expiresAt, pricing, ...offer } = values;
  return {
    ...offer,
    ...(pricing === "EACH" && { priceInEuro: totalOf(values)?.toFixed() ?? offer.priceInEuro }),
    customerId,
    // Days end in UTC, as every time on the pages is told.
    ...(expiresAt !== "" && { expiresAt: `${expiresAt}T23:59:59Z` }),
  };
}

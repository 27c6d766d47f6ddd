import { z } from "zod";
import { readNumber } from "#app/_data/typed-number.ts";
import type { Intention } from "#db/schema/enums.ts";
import { createOffer } from "#server/domain/secondary/bulletin-board/contract.ts";

/** What the form holds, as typed; fields are called as in the contract, where refusals name them. */
export interface OfferValues {
  readonly intention: Intention;
  readonly tokenId: string;
  readonly makerWalletAddress: string;
  readonly amount: string;
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

/** What the form sends for what was typed. */
export function toOffer(values: OfferValues, customerId: string): z.input<typeof typedOffer> {
  const { expiresAt, ...offer } = values;
  return {
    ...offer,
    customerId,
    // Days end in UTC, as every time on the pages is told.
    ...(expiresAt !== "" && { expiresAt: `${expiresAt}T23:59:59Z` }),
  };
}

import { Decimal } from "decimal.js";
import type { Currency } from "#db/schema/enums.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { numberFormat } from "./format.ts";

/** What a token was last sold for by its issuer. */
export interface IssuePrice {
  readonly amount: number;
  /** Absent where the price stands in whichever currency a payment names. */
  readonly currency: Currency | undefined;
}

/** Asks for the newest offering of a token, whose price {@link issuePriceOf} tells. */
export const lastIssueOf = (tokenId: string) => ({ tokenId, limit: 1 });

/** What a token was last sold for by its issuer. @param newest its newest offering */
export function issuePriceOf(newest: Pick<Offering, "pricePerToken" | "currency">): IssuePrice {
  return { amount: newest.pricePerToken, currency: newest.currency };
}

const percent = numberFormat({ style: "percent", maximumFractionDigits: 1 });

/** Writes the price of one token, in euros unless told, with all the decimals it has: "€12.80", "€3.333333". */
export function formatUnitPrice(price: number, currency: Currency = "EUR"): string {
  return numberFormat({
    style: "currency",
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  }).format(price);
}

/** The issue price where it can be compared with the board's euros. */
export function issuePriceInEuro(price: IssuePrice | undefined): number | undefined {
  return price === undefined || price.currency === "USD" ? undefined : price.amount;
}

/** How a price compares with the issue price: "2.4% above issue". */
export function comparedWithIssue(unitPrice: number, issuePrice: number): string {
  const difference = new Decimal(unitPrice).div(issuePrice).minus(1);
  if (difference.abs().lt("0.0005")) return "at issue price";
  const side = difference.isPositive() ? "above" : "below";
  return `${percent.format(difference.abs().toNumber())} ${side} issue`;
}

import { Decimal } from "decimal.js";
import { formatMoney, formatShare, formatTokens } from "#app/_words/format.ts";
import { typedNumber } from "#app/(console)/_data/typed.ts";
import type { Currency } from "#db/schema/enums.ts";
import type { RegisteredToken } from "#server/domain/register/token/contract.ts";
import { DAY_MS } from "#server/kernel/fields/days.ts";
import type { OfferingValues } from "./values.ts";

/** What the terms come to, in a sentence; a warning is worth a second look, and does not stand in the way. */
export interface Finding {
  readonly tone: "info" | "warning";
  readonly text: string;
}

/** Reads the terms as typed so far and says what they mean together. @param now the moment it is read */
export function checkTerms(values: OfferingValues, token: RegisteredToken | undefined, now: Date): Finding[] {
  return [...checkAmounts(values, token), ...checkPeriod(values, now)];
}

/** The same of price and limits alone. */
export function checkAmounts(values: OfferingValues, token: RegisteredToken | undefined): Finding[] {
  return [
    ...(token ? checkSupply(values, token) : []),
    ...(token ? checkSmallest(values, token) : []),
    ...checkGoal(values),
  ];
}

function amountOf(text: string): Decimal | null {
  const typed = typedNumber(text);
  return typeof typed === "number" && typed > 0 ? new Decimal(typed) : null;
}

function checkSupply(values: OfferingValues, token: RegisteredToken): Finding[] {
  const price = amountOf(values.pricePerToken);
  const hardCap = amountOf(values.fundingLimits.hardCap);
  if (price === null || hardCap === null) return [];
  const sold = hardCap.div(price).toDecimalPlaces(Math.min(token.decimals, 6));
  const left = new Decimal(token.totalSupply).minus(token.issuedSupply);
  const share = formatShare(sold.toNumber(), token.totalSupply);
  const tokens = (amount: Decimal) => `${formatTokens(amount.toFixed())} ${token.symbol}`;
  if (sold.gt(left)) {
    return [
      {
        tone: "warning",
        text: `At the hard cap ${tokens(sold)} would be sold, but only ${tokens(left)} are left to issue. Lower the hard cap or raise the price.`,
      },
    ];
  }
  return [{ tone: "info", text: `At the hard cap ${tokens(sold)} are sold, ${share} of the supply.` }];
}

function checkSmallest(values: OfferingValues, token: RegisteredToken): Finding[] {
  const price = amountOf(values.pricePerToken);
  const minimum = amountOf(values.fundingLimits.minPayableAmount);
  if (price === null || minimum === null) return [];
  const tokens = minimum.div(price);
  if (token.decimals === 0 && !tokens.isInteger()) {
    const next = tokens.ceil();
    return [
      {
        tone: "warning",
        text: `${token.symbol} is sold in whole tokens, so the least one can buy is ${formatTokens(next.toFixed())} for ${money(next.times(price), values.currency)}.`,
      },
    ];
  }
  const smallest = formatTokens(tokens.toDecimalPlaces(Math.min(token.decimals, 6)).toFixed());
  return [{ tone: "info", text: `The smallest purchase is ${smallest} ${token.symbol}.` }];
}

function checkGoal(values: OfferingValues): Finding[] {
  const softCap = amountOf(values.fundingLimits.softCap);
  const hardCap = amountOf(values.fundingLimits.hardCap);
  if (hardCap === null) return [];
  if (softCap === null) {
    return values.fundingLimits.softCap.trim() === ""
      ? []
      : [{ tone: "info", text: "There is no soft cap: whatever is raised, the offering succeeds." }];
  }
  const share = formatShare(softCap.toNumber(), hardCap.toNumber());
  return [
    {
      tone: "info",
      text: `It succeeds from ${money(softCap, values.currency)} on, ${share} of the hard cap; below that every buyer is refunded.`,
    },
  ];
}

function checkPeriod({ offeringPeriod }: OfferingValues, now: Date): Finding[] {
  const start = Date.parse(`${offeringPeriod.startDate}Z`);
  const end = Date.parse(`${offeringPeriod.endDate}Z`);
  if (Number.isNaN(end)) return [];
  if (end <= now.getTime())
    return [{ tone: "warning", text: "The period has ended already: nobody could buy." }];
  if (Number.isNaN(start) || end <= start) return [];
  const days = Math.max(1, Math.round((end - start) / DAY_MS));
  return [{ tone: "info", text: `It runs for ${days} ${days === 1 ? "day" : "days"}.` }];
}

function money(amount: Decimal, currency: Currency | ""): string {
  return formatMoney(amount.toNumber(), currency === "" ? undefined : currency, { short: true });
}

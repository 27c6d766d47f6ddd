import type { Decimal } from "decimal.js";
import type { CustomerType, OfferingState } from "#db/schema/enums.ts";
import { type Violation, violation } from "#server/kernel/errors.ts";
import { countryName } from "#server/kernel/fields/country.ts";
import { Exact } from "#server/kernel/fields/decimal.ts";

/** How long a PENDING intent holds its room (docs/domain.md, Purchase intent). */
export const INTENT_LIFETIME_MS = 72 * 60 * 60 * 1000;

/** How far purchaseAmount may be from tokenAmount × pricePerToken. */
const PRICE_TOLERANCE = new Exact("0.01");

/** Who may buy, as an offering says; null = everybody. */
export interface EligibilityFacts {
  readonly allowedCountries: readonly string[] | null;
  readonly blockedCountries: readonly string[];
  readonly customerTypes: readonly CustomerType[] | null;
  readonly verifiedOnly: boolean;
  readonly maxInvestors: number | null;
}

/** What a purchase is judged by; amounts are decimal texts. */
export interface PurchaseFacts {
  readonly state: OfferingState;
  readonly startDate: Date;
  readonly endDate: Date;
  readonly pricePerToken: string;
  readonly currency: string | null;
  readonly minPayableAmount: string;
  readonly maxPayableAmount: string;
  readonly hardCap: string;
  readonly raised: string;
  readonly reserved: string;
  readonly tokenIsPaused: boolean;
  readonly tokenDecimals: number;
  readonly customerIsBlocked: boolean;
  readonly customerCountry: string;
  readonly customerType: CustomerType;
  readonly customerIsVerified: boolean;
  readonly eligibility: EligibilityFacts;
  /** Customers with a PENDING or COMPLETED purchase. */
  readonly investors: number;
  readonly ownsWallet: boolean;
  /** PENDING and COMPLETED purchases of this customer in this offering, over all its wallets. */
  readonly held: string;
}

/** What is asked for. */
export interface PurchaseRequest {
  readonly purchaseAmount: number;
  readonly tokenAmount: number;
  readonly currency: string;
}

/**
 * Every rule that a purchase breaks, in the order they are told; none means it would be accepted.
 * `place_purchase_intents` decides by the same rules under the offering's lock (docs/domain.md, Purchase intent).
 */
export function purchaseViolations(facts: PurchaseFacts, request: PurchaseRequest, now: Date): Violation[] {
  const amount = new Exact(request.purchaseAmount);
  const tokens = new Exact(request.tokenAmount);
  const show = (value: Decimal) => `${value.toFixed(2)} ${facts.currency ?? request.currency}`;

  const hardCap = new Exact(facts.hardCap);
  const room = hardCap.minus(facts.raised).minus(facts.reserved);
  const minimum = Exact.min(facts.minPayableAmount, room);
  const left = new Exact(facts.maxPayableAmount).minus(facts.held);
  const expected = tokens.times(facts.pricePerToken);
  const closed = whyNotOpen(facts, now);

  return [
    tokens.decimalPlaces() <= facts.tokenDecimals ||
      violation("precision_exceeded", { decimals: facts.tokenDecimals }, "payment.tokenAmount"),
    facts.ownsWallet || violation("wallet_not_owned", {}, "walletAddress"),
    !closed || violation("offering_not_open", { reason: closed }, "offeringId"),
    !facts.customerIsBlocked || violation("customer_blocked", {}, "customerId"),
    ...eligibilityViolations(facts),
    !facts.tokenIsPaused || violation("token_paused", {}, "offeringId"),
    facts.currency === null ||
      facts.currency === request.currency ||
      violation("currency_not_accepted", { currency: facts.currency }, "payment.currency"),
    expected.minus(amount).abs().lte(PRICE_TOLERANCE) ||
      violation("price_mismatch", { expected: show(expected) }, "payment.purchaseAmount"),
    amount.gte(minimum) || violation("below_minimum", { minimum: show(minimum) }, "payment.purchaseAmount"),
    amount.lte(left) ||
      violation(
        "above_maximum",
        { maximum: show(new Exact(facts.maxPayableAmount)), available: show(Exact.max(left, 0)) },
        "payment.purchaseAmount",
      ),
    amount.lte(room) || violation("hard_cap_exceeded", { available: show(room) }, "payment.purchaseAmount"),
  ].filter((verdict) => verdict !== true);
}

/** Every eligibility rule of the offering that the customer does not meet. */
export function eligibilityViolations(
  facts: Pick<
    PurchaseFacts,
    "eligibility" | "customerCountry" | "customerType" | "customerIsVerified" | "investors" | "held"
  >,
): Violation[] {
  const { eligibility: rules, customerCountry: country } = facts;
  const isAllowed = rules.allowedCountries?.includes(country) ?? true;
  const isNewcomer = new Exact(facts.held).isZero();
  return [
    (isAllowed && !rules.blockedCountries.includes(country)) ||
      violation("country_not_allowed", { country: countryName(country) }, "customerId"),
    (rules.customerTypes?.includes(facts.customerType) ?? true) ||
      violation("customer_type_not_allowed", { type: facts.customerType }, "customerId"),
    !rules.verifiedOnly || facts.customerIsVerified || violation("verification_required", {}, "customerId"),
    !isNewcomer ||
      rules.maxInvestors === null ||
      facts.investors < rules.maxInvestors ||
      violation("investor_limit_reached", { maximum: rules.maxInvestors }, "offeringId"),
  ].filter((verdict) => verdict !== true);
}

function whyNotOpen({ state, startDate, endDate }: PurchaseFacts, now: Date): string | null {
  if (state === "DRAFT") return "The offering is not published yet.";
  if (state === "PAUSED") return "The offering is paused; try again later.";
  if (state !== "PUBLISHED") return "The offering is closed.";
  if (now < startDate) return `The offering opens on ${startDate.toISOString()}.`;
  if (now >= endDate) return `The offering ended on ${endDate.toISOString()}.`;
  return null;
}

import { Decimal } from "decimal.js";
import type { CustomerType, Intention, OfferStatus } from "#db/schema/enums.ts";
import { type Balance, balanceViolation } from "#server/domain/register/api.ts";
import { type Violation, violation } from "#server/kernel/errors.ts";
import { countryName } from "#server/kernel/fields/country.ts";

/** One side of a trade. */
export interface Side {
  readonly isVerified: boolean;
  readonly isBlocked: boolean;
  readonly country: string;
  readonly type: CustomerType;
  /** Whether the wallet it trades with is its own. */
  readonly ownsWallet: boolean;
}

/** Whom an offering of the token sells to; null = everybody. */
export interface OfferingRules {
  readonly allowedCountries: readonly string[] | null;
  readonly blockedCountries: readonly string[];
  readonly customerTypes: readonly CustomerType[] | null;
}

/** What an acceptance is judged by; amounts are decimal texts. */
export interface AcceptanceFacts {
  readonly status: OfferStatus;
  readonly intention: Intention;
  readonly amount: string;
  readonly expiresAt: Date | null;
  readonly tokenIsPaused: boolean;
  readonly isOwnOffer: boolean;
  readonly maker: Side;
  readonly taker: Side;
  /** What the taker's wallet holds of the token; it sells where the maker wants to buy. */
  readonly takerBalance: Balance;
  readonly offerings: readonly OfferingRules[];
}

/** Who the maker is, in sentences for the taker. */
const MAKER = "The customer who made this offer";

/**
 * Every rule that an acceptance breaks, in the order they are told (docs/domain.md, Bulletin board). Whether the tokens
 * are there is asked of an open offer alone: they may be gone because it was filled.
 */
export function acceptanceViolations(facts: AcceptanceFacts, now: Date): Violation[] {
  const { maker, taker, isOwnOffer } = facts;
  const isSale = facts.intention === "SELL";
  const buyer = isSale ? taker : maker;
  const closed = whyNotOpen(facts, now);
  return [
    !isOwnOffer || violation("own_offer", {}, "customerId"),
    taker.ownsWallet || violation("wallet_not_owned", {}, "takerWalletAddress"),
    taker.isVerified || violation("verification_required", {}, "customerId"),
    isOwnOffer || maker.isVerified || violation("verification_required", { who: MAKER }, "offerId"),
    !taker.isBlocked || violation("customer_blocked", {}, "customerId"),
    isOwnOffer || !maker.isBlocked || violation("customer_blocked", { who: MAKER }, "offerId"),
    maker.ownsWallet ||
      violation("wallet_not_owned", { whose: "the customer who made this offer" }, "offerId"),
    !facts.tokenIsPaused || violation("token_paused", {}, "offerId"),
    ...buyerViolations(buyer, facts.offerings, isSale ? "customerId" : "offerId"),
    closed === null || violation("offer_not_open", { status: closed, wish: "accepted" }, "offerId"),
    isSale ||
      closed !== null ||
      (balanceViolation(facts.takerBalance, new Decimal(facts.amount), "takerWalletAddress") ?? true),
  ].filter((verdict) => verdict !== true);
}

/** What the token's offerings say about its buyers holds for those who buy it second hand too. */
function buyerViolations(buyer: Side, offerings: readonly OfferingRules[], param: string): Violation[] {
  const isCountryAllowed = offerings.every(
    ({ allowedCountries, blockedCountries }) =>
      (allowedCountries?.includes(buyer.country) ?? true) && !blockedCountries.includes(buyer.country),
  );
  const isTypeAllowed = offerings.every(({ customerTypes }) => customerTypes?.includes(buyer.type) ?? true);
  const what = "This token";
  return [
    isCountryAllowed ||
      violation("country_not_allowed", { country: countryName(buyer.country), what }, param),
    isTypeAllowed || violation("customer_type_not_allowed", { type: buyer.type, what }, param),
  ].filter((verdict) => verdict !== true);
}

/** How an offer stands that cannot be accepted; null for one that can. An offer is over at its end, swept or not. */
function whyNotOpen({ status, expiresAt }: AcceptanceFacts, now: Date): string | null {
  if (status !== "OPEN") return status;
  return expiresAt !== null && expiresAt <= now ? "expired" : null;
}

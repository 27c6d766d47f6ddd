import { countryName } from "#server/kernel/fields/country.ts";
import type { Reason, Tellings } from "#server/kernel/reasons.ts";

/**
 * How each rule that `place_purchase_intents` decides is told: the field it concerns, and its facts for the sentence
 * (docs/domain.md, Purchase intent).
 */
export const purchaseTellings = {
  wallet_not_owned: { param: "walletAddress" },
  offering_not_open: { param: "offeringId", facts: (reason) => ({ reason: whyNotOpen(reason) }) },
  below_minimum: { param: "payment.purchaseAmount", facts: inItsCurrency },
  above_maximum: { param: "payment.purchaseAmount", facts: inItsCurrency },
  hard_cap_exceeded: { param: "payment.purchaseAmount", facts: inItsCurrency },
  currency_not_accepted: { param: "payment.currency" },
  price_mismatch: { param: "payment.purchaseAmount", facts: inItsCurrency },
  customer_blocked: { param: "customerId" },
  country_not_allowed: {
    param: "customerId",
    facts: ({ country = "" }) => ({ country: countryName(country) }),
  },
  customer_type_not_allowed: { param: "customerId" },
  verification_required: { param: "customerId" },
  investor_limit_reached: { param: "offeringId" },
  token_paused: { param: "offeringId" },
  customer_not_found: { param: "customerId" },
  offering_not_found: { param: "offeringId" },
  precision_exceeded: { param: "payment.tokenAmount" },
} satisfies Tellings;

/** The codes of all these rules. */
export const purchaseErrors = Object.keys(purchaseTellings) as (keyof typeof purchaseTellings)[];

/** Every sum among the facts as people read it: `1250.00 EUR`. */
function inItsCurrency({ code: _, currency, ...sums }: Reason) {
  return Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, `${sum} ${currency}`]));
}

function whyNotOpen({ because, startDate = "", endDate = "" }: Reason): string {
  if (because === "DRAFT") return "The offering is not published yet.";
  if (because === "PAUSED") return "The offering is paused; try again later.";
  if (because === "UPCOMING") return `The offering opens on ${new Date(startDate).toISOString()}.`;
  if (because === "ENDED") return `The offering ended on ${new Date(endDate).toISOString()}.`;
  return "The offering is closed.";
}

import { balanceTellings } from "#server/domain/register/token/tellings.ts";
import { countryName } from "#server/kernel/fields/country.ts";
import type { Reason, Tellings } from "#server/kernel/reasons.ts";

const isMaker = ({ party }: Reason) => party === "MAKER";
const customerOf = (reason: Reason) => (isMaker(reason) ? "offerId" : "customerId");

/** Who the maker is, in sentences for the taker. */
const whoOf = (reason: Reason) => (isMaker(reason) ? { who: "The customer who made this offer" } : {});

/** Whose wallet it is. */
const walletTelling = {
  param: (reason: Reason) => (isMaker(reason) ? "offerId" : "takerWalletAddress"),
  facts: (reason: Reason) => (isMaker(reason) ? { whose: "the customer who made this offer" } : {}),
};

/** What buyers of a token's offerings have to be, those who buy it second hand have to be as well. */
const what = "This token";

/** How each rule that `judge_offer` decides is told (docs/domain.md, Bulletin board). */
export const offerTellings = {
  token_not_found: { param: "tokenId" },
  customer_not_found: { param: "customerId" },
  precision_exceeded: { param: "amount" },
  invalid_value: {
    param: "expiresAt",
    facts: () => ({ reason: "The offer would have expired already. Send a later date." }),
  },
  wallet_not_owned: { param: "makerWalletAddress" },
  customer_blocked: { param: "customerId" },
  token_paused: { param: "tokenId" },
  ...balanceTellings("amount"),
} satisfies Tellings;

/** How each rule that `judge_acceptance` decides is told (docs/domain.md, Bulletin board). */
export const acceptanceTellings = {
  offer_not_found: { param: "offerId" },
  customer_not_found: { param: "customerId" },
  offer_not_acceptable: { param: "offerId" },
  own_offer: { param: "customerId" },
  wallet_not_owned: walletTelling,
  wallet_not_proven: walletTelling,
  wallet_not_registered: walletTelling,
  verification_required: { param: customerOf, facts: whoOf },
  customer_blocked: { param: customerOf, facts: whoOf },
  token_paused: { param: "offerId" },
  country_not_allowed: {
    param: customerOf,
    facts: ({ country = "" }) => ({ country: countryName(country), what }),
  },
  customer_type_not_allowed: { param: customerOf, facts: ({ type }) => ({ type, what }) },
  offer_not_open: { param: "offerId", facts: ({ status }) => ({ status, wish: "accepted" }) },
  ...balanceTellings("takerWalletAddress"),
} satisfies Tellings;

import { type ErrorDefinition, say } from "./definition.ts";

/** What the rules of an offering, a wallet or a token refuse (docs/domain.md, Purchase intent; Bulletin board). */
export const businessRefusals = {
  wallet_not_owned: {
    status: 403,
    title: "Wallet not owned",
    sentence: ({ whose }) =>
      whose === undefined
        ? "This wallet does not belong to the customer. Use one of the customer's wallets."
        : `This wallet no longer belongs to ${whose}: somebody else has proven it.`,
  },
  wallet_not_proven: {
    status: 403,
    title: "Wallet not proven",
    sentence: ({ whose }) =>
      `Tokens of this token's chain go to proven wallets alone. ${whose === undefined ? "Prove the wallet by its signature first." : `Try again once ${whose} has proven the wallet.`}`,
  },
  wallet_not_registered: {
    status: 403,
    title: "Wallet not registered",
    sentence: ({ whose }) =>
      `The registry of this token's chain does not know the wallet${whose === undefined ? "" : ` of ${whose}`} yet. Proven wallets of verified customers are registered by themselves: try again in a few minutes.`,
  },
  offering_not_open: {
    status: 403,
    title: "Offering not open",
    sentence: ({ reason }) => `${reason ?? "The offering does not take purchases now."}`,
  },
  below_minimum: {
    status: 403,
    title: "Below the minimum",
    sentence: ({ minimum }) => `Buy for at least ${minimum ?? "the offering's minimum"}.`,
  },
  above_maximum: {
    status: 403,
    title: "Above the maximum",
    sentence: ({ maximum, available }) =>
      `A customer may buy for at most ${maximum ?? "the offering's maximum"} in this offering; ${available ?? "less"} is left for this customer.`,
  },
  hard_cap_exceeded: {
    status: 403,
    title: "Hard cap exceeded",
    sentence: ({ available }) =>
      `Only ${available ?? "less than this amount"} is left in this offering. Buy for at most that.`,
  },
  currency_not_accepted: {
    status: 403,
    title: "Currency not accepted",
    sentence: ({ currency }) => `This offering is paid in ${currency ?? "another currency"}.`,
  },
  price_mismatch: {
    status: 403,
    title: "Price mismatch",
    sentence: ({ expected }) =>
      `The purchaseAmount is not tokenAmount × pricePerToken; the amount expected is ${expected ?? "their product"}.`,
  },
  customer_blocked: {
    status: 403,
    title: "Customer blocked",
    sentence: ({ who }) => `${who ?? "This customer"} may not trade at the moment. Contact the issuer.`,
  },
  country_not_allowed: {
    status: 403,
    title: "Country not allowed",
    sentence: ({ country, what }) =>
      `${what ?? "This offering"} is not available to customers in ${country ?? "this country"}.`,
  },
  customer_type_not_allowed: {
    status: 403,
    title: "Type of customer not allowed",
    sentence: ({ type, what }) =>
      type === "ORGANIZATION"
        ? `${what ?? "This offering"} is for individuals. Buy as a person instead of as an organization.`
        : `${what ?? "This offering"} is for organizations. Buy as an organization instead of as a person.`,
  },
  verification_required: {
    status: 403,
    title: "Verification required",
    sentence: ({ who }) =>
      who === undefined
        ? "This is for verified customers only. Complete the identity check first, then try again."
        : `${who} is not verified at the moment. Try again once their identity check is complete.`,
  },
  investor_limit_reached: {
    status: 403,
    title: "Investor limit reached",
    sentence: ({ maximum }) =>
      `The number of investors of this offering is limited${maximum === undefined ? "" : ` to ${maximum}`}, and all places are taken.`,
  },
  tokens_locked: {
    status: 403,
    title: "Tokens locked",
    sentence: ({ locked, until }) =>
      `${locked ?? "Some"} of these tokens cannot be sold before ${until ?? "their lock-up ends"}. Offer fewer, or wait until then.`,
  },
  offer_not_acceptable: {
    status: 403,
    title: "Offer not acceptable",
    sentence: say("This offer cannot be accepted at the moment. Look for another one on the board."),
  },
  own_offer: {
    status: 403,
    title: "Own offer",
    sentence: say("This is the customer's own offer. Cancel it, or leave it to another customer to accept."),
  },
  token_paused: {
    status: 403,
    title: "Token paused",
    sentence: say("The token is paused by its issuer. Try again when it is active."),
  },
  insufficient_balance: {
    status: 403,
    title: "Insufficient balance",
    sentence: ({ available }) =>
      `Only ${available ?? "less than this amount"} is available in this wallet. Use at most that.`,
  },
  no_holders: {
    status: 403,
    title: "No holders",
    sentence: ({ at }) =>
      `Nobody held this token ${at === undefined ? "at the record date" : `on ${at}`}. Choose a record date on which wallets hold some.`,
  },
  supply_exceeded: {
    status: 403,
    title: "Supply exceeded",
    sentence: ({ available }) =>
      `Only ${available ?? "less than this amount"} of the token's supply is left to issue.`,
  },
  not_offer_maker: {
    status: 403,
    title: "Not the maker",
    sentence: say("Only the customer who made this offer may cancel it."),
  },
  invalid_signature: {
    status: 403,
    title: "Invalid signature",
    sentence: say(
      "This is not the wallet's signature of the message. Ask for a new message and sign it, unchanged, with that wallet.",
    ),
  },
} as const satisfies Record<string, ErrorDefinition>;

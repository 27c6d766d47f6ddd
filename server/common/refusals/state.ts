import { type ErrorDefinition, say } from "./definition.ts";

/** What is in another state than it would have to be, or taken. */
export const stateRefusals = {
  offer_not_open: {
    status: 409,
    title: "Offer not open",
    sentence: ({ status }) =>
      `The offer is ${status ?? "no longer OPEN"}; only an open offer can be cancelled.`,
  },
  offering_not_editable: {
    status: 409,
    title: "Offering not editable",
    sentence: ({ fields }) => `Purchases have begun, so ${fields ?? "these terms"} can no longer change.`,
  },
  invalid_transition: {
    status: 409,
    title: "Invalid transition",
    sentence: ({ from, to }) =>
      `This is ${from ?? "in another state"} and cannot become ${to ?? "what was asked"}.`,
  },
  subdomain_taken: {
    status: 409,
    title: "Subdomain taken",
    sentence: say("Another offering uses this subdomain. Choose another one."),
  },
  wallet_taken: {
    status: 409,
    title: "Wallet taken",
    sentence: say("Another customer has proven that this wallet is its own. Use another wallet."),
  },
  wallet_exists: {
    status: 409,
    title: "Wallet exists",
    sentence: say("The customer has this wallet already."),
  },
  too_many_wallets: {
    status: 409,
    title: "Too many wallets",
    sentence: ({ limit }) => `A customer has at most ${limit ?? "50"} wallets.`,
  },
  already_customer: {
    status: 409,
    title: "Already a customer",
    sentence: ({ organization }) =>
      `You are a customer of ${organization ?? "this issuer"} already. Continue as that customer.`,
  },
  slug_taken: {
    status: 409,
    title: "Short name taken",
    sentence: say("Another organization uses this short name. Choose another one."),
  },
  last_owner: {
    status: 409,
    title: "Last owner",
    sentence: say("An organization needs an owner. Make another member owner first."),
  },
  already_member: {
    status: 409,
    title: "Member already",
    sentence: say("This person belongs to the organization already. Change their role instead."),
  },
  already_invited: {
    status: 409,
    title: "Invited already",
    sentence: say(
      "This address has an invitation that is still open. Send that one again, or cancel it first.",
    ),
  },
  invitation_not_open: {
    status: 409,
    title: "Invitation not open",
    sentence: ({ status }) =>
      `This invitation is ${status ?? "no longer open"}. Ask the organization for a new one.`,
  },
  token_exists: {
    status: 409,
    title: "Token exists",
    sentence: say(
      "A token with this id or address is registered already. Use that one, or choose another id.",
    ),
  },
  idempotency_key_in_flight: {
    status: 409,
    title: "Idempotency key in flight",
    sentence: say("A request with this Idempotency-Key is still being worked on. Try again in a moment."),
  },
  idempotency_key_reused: {
    status: 422,
    title: "Idempotency key reused",
    sentence: say("This Idempotency-Key was used with another body. Use a new key for a new request."),
  },
} as const satisfies Record<string, ErrorDefinition>;

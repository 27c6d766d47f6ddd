import { type ErrorDefinition, say } from "./definition.ts";

/** What is in another state than it would have to be, or taken. */
export const stateRefusals = {
  offer_not_open: {
    status: 409,
    title: "Offer not open",
    sentence: ({ status, wish }) =>
      `The offer is ${status ?? "no longer OPEN"}; only an open offer can be ${wish ?? "cancelled"}.`,
  },
  offering_not_editable: {
    status: 409,
    title: "Offering not editable",
    sentence: ({ field }) =>
      `Purchases have begun, so ${field ?? "price, start, token, currency, limits and lock-up"} can no longer change. Leave it as it is.`,
  },
  offering_ended: {
    status: 409,
    title: "Offering ended",
    sentence: ({ end }) =>
      `The offering's end${end === undefined ? "" : `, ${end},`} has passed. Move offeringPeriod.endDate of a draft into the future first; a running offering closes at its end.`,
  },
  offering_not_started: {
    status: 409,
    title: "Offering not started",
    sentence: ({ start }) =>
      `The offering opens ${start === undefined ? "later" : `on ${start}`}. Before that it has nothing to close; cancel it instead.`,
  },
  investor_limit_too_low: {
    status: 409,
    title: "Investor limit too low",
    sentence: ({ investors }) =>
      `${investors ?? "More"} customers have bought already. Send at least that many as maxInvestors, or null for no limit.`,
  },
  invalid_transition: {
    status: 409,
    title: "Invalid transition",
    sentence: ({ from, to, instead }) =>
      `This is ${from ?? "in another state"} and cannot become ${to ?? "what was asked"}. ${instead ?? "Reload it and go on from what it is now."}`,
  },
  verification_incomplete: {
    status: 409,
    title: "Verification incomplete",
    sentence: say("The check needs more of this customer. Send the fields that are listed first."),
  },
  verification_document_submitted: {
    status: 409,
    title: "Document submitted",
    sentence: say(
      "This document was submitted for a check, so it stays with it. Upload a better one beside it instead.",
    ),
  },
  too_many_documents: {
    status: 409,
    title: "Too many documents",
    sentence: ({ limit }) =>
      `A customer has at most ${limit ?? "20"} documents. Delete one that was not submitted yet.`,
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
  no_transfers_due: {
    status: 409,
    title: "No transfers due",
    sentence: ({ reason }) =>
      `${reason ?? "This distribution has no transfers that are due. Retry those that failed first."}`,
  },
  webhook_endpoint_disabled: {
    status: 409,
    title: "Webhook endpoint disabled",
    sentence: say("This webhook endpoint is disabled, so nothing is sent to it. Enable it first."),
  },
  too_many_webhook_endpoints: {
    status: 409,
    title: "Too many webhook endpoints",
    sentence: ({ limit }) =>
      `An organization has at most ${limit ?? "20"} webhook endpoints. Delete one that is no longer used.`,
  },
  job_running: {
    status: 409,
    title: "Job running",
    sentence: say("This job is running right now. Wait until it has ended, then look again."),
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

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
  legal_version_not_in_force: {
    status: 409,
    title: "Version not in force",
    sentence: ({ inForce }) =>
      `This text has changed: ${inForce === undefined ? "another version" : `version ${inForce}`} is in force. Read that one, and accept it.`,
  },
  offering_form_changed: {
    status: 409,
    title: "Form changed",
    sentence: say("This form was saved elsewhere since you opened it. Get it again, and go on from there."),
  },
  purchase_not_awaiting_payment: {
    status: 409,
    title: "Nothing to be paid",
    sentence: ({ status }) =>
      `This purchase is ${status ?? "not PENDING"}, so its customer has nothing to pay. Remind of PENDING purchases that are not paid.`,
  },
  customer_without_email: {
    status: 409,
    title: "Customer without e-mail address",
    sentence: say("This customer has no e-mail address. Add one to the customer first."),
  },
  already_reminded: {
    status: 409,
    title: "Already reminded",
    sentence: say("This customer was reminded of this purchase today. Wait until tomorrow (UTC)."),
  },
  verification_taken: {
    status: 409,
    title: "Check taken",
    sentence: ({ by }) =>
      `${by ?? "Somebody else"} has this check now. Reload it, then name who has it in \`from\` to hand it over.`,
  },
  invalid_transition: {
    status: 409,
    title: "Invalid transition",
    sentence: ({ from, to, instead }) => {
      const what =
        from !== undefined && from === to
          ? `This is ${from} already.`
          : `This is ${from ?? "in another state"} and cannot become ${to ?? "what was asked"}.`;
      return `${what} ${instead ?? "Reload it and go on from what it is now."}`;
    },
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
  too_many_updates: {
    status: 409,
    title: "Too many updates",
    sentence: ({ limit }) =>
      `An offering has at most ${limit ?? "500"} updates. Withdraw one that is no longer needed.`,
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
  resolution_not_possible: {
    status: 409,
    title: "Resolution not possible",
    sentence: ({ instead }) => `This difference cannot end so. ${instead ?? "Choose another resolution."}`,
  },
  chain_wallet_unknown: {
    status: 409,
    title: "Wallet unknown",
    sentence: ({ wallet }) =>
      `No customer is registered with the wallet ${wallet ?? "there"}, so the register cannot follow. Register its owner first, or choose CORRECT.`,
  },
  register_cannot_follow: {
    status: 409,
    title: "Register cannot follow",
    sentence: say(
      "The register does not have these tokens free: they are offered, locked up, or no longer unissued. Free them first, or choose CORRECT.",
    ),
  },
  chain_not_configured: {
    status: 409,
    title: "No chain configured",
    sentence: say(
      "This installation has no chain. Use settlement LEDGER, or ask whoever runs it to set CHAIN_ID, CHAIN_RPC_URLS and CHAIN_SIGNER.",
    ),
  },
  token_on_chain: {
    status: 409,
    title: "On a chain already",
    sentence: say("This token is on a chain already. Detach it first to attach another contract."),
  },
  token_not_on_chain: {
    status: 409,
    title: "On no chain",
    sentence: say("This token is kept in the register alone. Attach a contract first."),
  },
  contract_not_there_then: {
    status: 409,
    title: "Contract not there then",
    sentence: say(
      "This token's contract is in no block up to then that stays for good. Ask for a later instant, or wait until it is live.",
    ),
  },
  chain_state_unavailable: {
    status: 409,
    title: "State not kept",
    sentence: ({ block }) =>
      `No node of this installation keeps what contracts held at block ${block ?? "of then"}. Ask for a later instant, or have a node connected that keeps all of it (an archive).`,
  },
  tokens_in_wallets: {
    status: 409,
    title: "Tokens in wallets",
    sentence: ({ issued }) =>
      `Wallets hold ${issued ?? "some"} of this token already, and the contract holds none of them. Ask whoever runs the service to take it over: npm run admin -- chain replay.`,
  },
  contract_taken: {
    status: 409,
    title: "Contract taken",
    sentence: say("Another token is attached to this contract. Use a contract of its own for each token."),
  },
  contract_decimals_differ: {
    status: 409,
    title: "Decimals differ",
    sentence: ({ contract, register }) =>
      `The contract has ${contract ?? "other"} decimals and the register's token ${register ?? "others"}. Register a token with the contract's decimals and attach that one.`,
  },
  contract_agent_missing: {
    status: 409,
    title: "Agent role missing",
    sentence: ({ agent }) =>
      `The register's agent may not move this contract's tokens. As its owner, call addAgent(${agent ?? "the agent's address"}) on the contract, then try again.`,
  },
  contract_registrar_missing: {
    status: 409,
    title: "Registry closed to the agent",
    sentence: ({ agent, registry }) =>
      `The agent ${agent ?? "of this organization"} may not write into the contract's identity registry ${registry ?? ""}, so no holder could be registered. Have its owner call addAgent there.`,
  },
  contract_not_served: {
    status: 409,
    title: "Contract not served",
    sentence: ({ agent, owner }) =>
      `The register's agent ${agent ?? ""} was not told to serve this contract. It is made with the organization's first token of settlement ERC3643; once it is there, have its owner ${owner ?? ""} call serve with the contract's address and a daily limit.`,
  },
  contract_not_paused: {
    status: 409,
    title: "Contract not paused",
    sentence: say(
      "Holders can move this contract's tokens past the register. Pause the contract first: the agent can still do everything.",
    ),
  },
  contract_supply_exists: {
    status: 409,
    title: "Contract has tokens",
    sentence: ({ supply }) =>
      `${supply ?? "Some"} tokens exist in this contract that the register does not know. Burn them first, or use a fresh contract.`,
  },
  chain_not_settled: {
    status: 409,
    title: "Operations under way",
    sentence: ({ count }) =>
      `${count ?? "Some"} of this token's operations are not final on the chain yet. Wait until they are, and see to those that were refused.`,
  },
  chain_not_in_sync: {
    status: 409,
    title: "Not in sync",
    sentence: ({ reason }) =>
      `${reason ?? "Chain and register differ."} Detach the token once they were compared and agree.`,
  },
  no_contract_note: {
    status: 409,
    title: "No contract note",
    sentence: say("There is a contract note once the purchase is completed. Print its agreement until then."),
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
  too_many_views: {
    status: 409,
    title: "Too many views",
    sentence: ({ limit }) =>
      `You can keep ${limit ?? "20"} views of a list at most. Remove one, or replace one by its name.`,
  },
  too_many_exports: {
    status: 409,
    title: "Too many exports",
    sentence: ({ limit }) =>
      `An organization has at most ${limit ?? "5"} exports made at a time. Wait until one is ready, or cancel one.`,
  },
  export_not_ready: {
    status: 409,
    title: "Export not ready",
    sentence: ({ status }) =>
      status === "PENDING" || status === "RUNNING"
        ? "This export is being made. Come back once it is COMPLETED."
        : `This export is ${status ?? "not COMPLETED"}, so there is no file. Ask for it anew.`,
  },
  organization_is_live: {
    status: 409,
    title: "Organization is live",
    sentence: say(
      "This organization has had a live key, so its time is the real one. Make an organization of its own for trying things out.",
    ),
  },
  test_clock_turned: {
    status: 409,
    title: "Test clock turned",
    sentence: say(
      "This organization has turned its clock, so it takes no live key. Reset the clock first, or make the key in an organization of its own.",
    ),
  },
  test_clock_advancing: {
    status: 409,
    title: "Test clock advancing",
    sentence: ({ to }) =>
      `The clock is on its way to ${to ?? "a later moment"}. Wait until GET /test-clock says READY, then try again.`,
  },
  clock_cannot_go_back: {
    status: 409,
    title: "Clock cannot go back",
    sentence: ({ now, reason }) =>
      reason === undefined
        ? `The clock stands at ${now ?? "a later moment"}, and time never runs backwards. Name a moment after that.`
        : `The clock is ahead, at ${now ?? "a later moment"}, and time never runs backwards. ${reason}`,
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

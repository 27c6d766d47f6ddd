// Printed by `npm run sdk` from the operations of the interface. What is changed here is lost.

/** A part of the story. */
export type StoryBlockRequest = {
  type: "TEXT";
  /**
   * Its heading; left out = the usual one of its type.
   * @example "The house"
   */
  title?: string;
  /**
   * Markdown: paragraphs, headings, lists, quotes, emphasis and links (https, mailto); no HTML, no pictures.
   * @example "Built in **1888** to store coffee."
   */
  text: string;
} | {
  type: "HIGHLIGHTS";
  /**
   * Its heading; left out = the usual one of its type.
   * @example "The house"
   */
  title?: string;
  /** Planned yield, term, rank and other figures: one to four. */
  items: ({
    kind: "YIELD";
    /**
     * Percent a year, at most 2 decimals.
     * @example 4.1
     */
    percent: number;
  } | {
    kind: "TERM";
    /**
     * How long it runs, in months.
     * @example 144
     */
    months: number;
  } | {
    kind: "RANK";
    /**
     * Who is served before whom.
     * @example "SUBORDINATED"
     */
    rank: "SENIOR" | "MEZZANINE" | "SUBORDINATED" | "EQUITY";
  } | {
    kind: "OTHER";
    /**
     * What it is.
     * @example "Let"
     */
    label: string;
    /**
     * How much.
     * @example "10 of 12 apartments"
     */
    value: string;
  })[];
} | {
  type: "GALLERY";
  /**
   * Its heading; left out = the usual one of its type.
   * @example "The house"
   */
  title?: string;
  /** Its pictures, in this order. */
  pictures: {
    /**
     * The `url` of a picture that was uploaded.
     * @example "/image/img_9f86d081884c7d659a2feaa0c55ad015"
     */
    url: string;
    /**
     * What it shows, for whoever does not see it.
     * @example "The brick front at dusk"
     */
    alt: string;
  }[];
} | {
  type: "USE_OF_FUNDS";
  /**
   * Its heading; left out = the usual one of its type.
   * @example "The house"
   */
  title?: string;
  /** What the money is for. */
  items: {
    /**
     * What for.
     * @example "Geothermal heating"
     */
    label: string;
    /**
     * How much, in the offering's currency.
     * @example 180000
     */
    amount: number;
  }[];
} | {
  type: "TEAM";
  /**
   * Its heading; left out = the usual one of its type.
   * @example "The house"
   */
  title?: string;
  /** Who stands behind it. */
  people: {
    /**
     * Their name.
     * @example "Henrike Voss"
     */
    name: string;
    /**
     * What they do.
     * @example "Managing director"
     */
    role: string;
    /**
     * A few words about them.
     * @example "Architect; twenty years of brick."
     */
    text?: string;
    /**
     * The `url` of a picture that was uploaded.
     * @example "/image/img_9f86d081884c7d659a2feaa0c55ad015"
     */
    picture?: string;
  }[];
} | {
  type: "LOCATION";
  /**
   * Its heading; left out = the usual one of its type.
   * @example "The house"
   */
  title?: string;
  /**
   * Where it is.
   * @example "Brooktorkai 12, 20457 Hamburg"
   */
  address: string;
  /**
   * What there is around it.
   * @example "Six minutes from the underground."
   */
  text?: string;
  /** A picture. */
  picture?: {
    /**
     * The `url` of a picture that was uploaded.
     * @example "/image/img_9f86d081884c7d659a2feaa0c55ad015"
     */
    url: string;
    /**
     * What it shows, for whoever does not see it.
     * @example "The brick front at dusk"
     */
    alt: string;
  };
} | {
  type: "TIMELINE";
  /**
   * Its heading; left out = the usual one of its type.
   * @example "The house"
   */
  title?: string;
  /** What happens when, in this order. */
  entries: {
    /**
     * When, in words.
     * @example "April 2027"
     */
    when: string;
    /**
     * What happens.
     * @example "First distribution"
     */
    title: string;
    /**
     * More of it.
     * @example "For half a year."
     */
    text?: string;
    /**
     * Whether it has happened.
     * @default false
     * @example false
     */
    isDone?: boolean;
  }[];
} | {
  type: "QUESTIONS";
  /**
   * Its heading; left out = the usual one of its type.
   * @example "The house"
   */
  title?: string;
  /** Questions with their answers. */
  items: {
    /**
     * The question.
     * @example "Can I sell earlier?"
     */
    question: string;
    /**
     * Markdown: paragraphs, headings, lists, quotes, emphasis and links (https, mailto); no HTML, no pictures.
     * @example "Built in **1888** to store coffee."
     */
    answer: string;
  }[];
} | {
  type: "RISKS";
  /**
   * Its heading; left out = the usual one of its type.
   * @example "The house"
   */
  title?: string;
  /** What may go wrong. */
  items: {
    /**
     * The risk in a few words.
     * @example "Vacancy"
     */
    title: string;
    /**
     * What may happen, and what it means.
     * @example "An empty apartment pays no rent."
     */
    text: string;
  }[];
} | {
  type: "DOCUMENTS";
  /**
   * Its heading; left out = the usual one of its type.
   * @example "The house"
   */
  title?: string;
};
/** An error (RFC 9457 members and a stable code). */
export interface Problem {
  /**
   * A URN that names the code.
   * @example "urn:offerboard:error:offer_not_open"
   */
  type: string;
  /**
   * What happened, in a few words.
   * @example "Offer not open"
   */
  title: string;
  /**
   * HTTP status.
   * @example 409
   */
  status: number;
  /**
   * A sentence that tells what to do.
   * @example "The offer is CANCELLED; only an open offer can be cancelled."
   */
  detail: string;
  /**
   * Path of the request.
   * @example "/api/bulletin-board/offer/bbo_0198/cancel"
   */
  instance: string;
  /**
   * Stable code.
   * @example "offer_not_open"
   */
  code: "malformed_json" | "malformed_url" | "invalid_request" | "unknown_parameter" | "unknown_api_version" | "missing_field" | "wrong_type" | "invalid_value" | "accent_unreadable" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "method_not_allowed" | "body_too_large" | "unsupported_media_type" | "image_too_large" | "unsupported_image" | "too_many_rows" | "past_register_too_large" | "document_too_large" | "unsupported_document" | "verification_document_too_large" | "verification_document_unsupported" | "bank_statement_too_large" | "bank_statement_unreadable" | "bank_statement_other_account" | "invalid_webhook_signature" | "address_checksum_wrong" | "chain_address_given" | "chain_unavailable" | "payment_provider_unavailable" | "rate_limited" | "internal_error" | "unavailable" | "overloaded" | "query_too_slow" | "authentication_required" | "invalid_api_key" | "sign_in_required" | "not_allowed" | "live_key" | "second_person_required" | "owner_required" | "email_not_verified" | "invitation_not_yours" | "cross_site_request" | "document_storage_full" | "image_storage_full" | "wallet_not_owned" | "wallet_not_proven" | "wallet_not_registered" | "offering_not_open" | "below_minimum" | "above_maximum" | "hard_cap_exceeded" | "currency_not_accepted" | "price_mismatch" | "customer_blocked" | "country_not_allowed" | "customer_type_not_allowed" | "verification_required" | "investor_limit_reached" | "tokens_locked" | "offer_not_acceptable" | "own_offer" | "token_paused" | "insufficient_balance" | "no_holders" | "supply_exceeded" | "not_offer_maker" | "invalid_signature" | "route_not_found" | "organization_not_found" | "offering_update_not_found" | "unsubscribe_link_invalid" | "member_not_found" | "invitation_not_found" | "api_key_not_found" | "identity_not_found" | "session_not_found" | "customer_not_found" | "customer_invitation_not_found" | "login_not_found" | "verification_document_not_found" | "wallet_not_found" | "challenge_not_found" | "offering_not_found" | "offering_document_not_found" | "offering_purchase_intent_not_found" | "payment_not_found" | "refund_not_found" | "bank_statement_not_found" | "bank_entry_not_found" | "offer_not_found" | "statement_not_found" | "trade_not_found" | "audit_event_not_found" | "event_not_found" | "webhook_endpoint_not_found" | "webhook_delivery_not_found" | "job_not_found" | "distribution_not_found" | "distribution_payment_not_found" | "token_not_found" | "offering_form_not_found" | "saved_view_not_found" | "request_log_entry_not_found" | "export_not_found" | "export_expired" | "chain_difference_not_found" | "chain_operation_not_found" | "chain_transaction_not_found" | "contract_not_found" | "image_not_found" | "offer_not_open" | "offering_not_editable" | "offering_ended" | "offering_not_started" | "investor_limit_too_low" | "legal_version_not_in_force" | "offering_form_changed" | "purchase_not_awaiting_payment" | "customer_without_email" | "already_reminded" | "verification_taken" | "invalid_transition" | "verification_incomplete" | "verification_document_submitted" | "too_many_updates" | "too_many_documents" | "subdomain_taken" | "wallet_taken" | "wallet_exists" | "too_many_wallets" | "already_customer" | "slug_taken" | "last_owner" | "already_member" | "already_invited" | "invitation_not_open" | "token_exists" | "resolution_not_possible" | "chain_wallet_unknown" | "register_cannot_follow" | "chain_not_configured" | "token_on_chain" | "token_not_on_chain" | "contract_not_there_then" | "chain_state_unavailable" | "tokens_in_wallets" | "contract_taken" | "contract_decimals_differ" | "contract_agent_missing" | "contract_registrar_missing" | "contract_not_served" | "contract_not_paused" | "contract_supply_exists" | "chain_not_settled" | "chain_not_in_sync" | "no_contract_note" | "no_transfers_due" | "webhook_endpoint_disabled" | "too_many_webhook_endpoints" | "too_many_views" | "too_many_exports" | "export_not_ready" | "organization_is_live" | "test_clock_turned" | "test_clock_advancing" | "clock_cannot_go_back" | "job_running" | "idempotency_key_in_flight" | "idempotency_key_reused";
  /**
   * Id of the request, also in the X-Request-Id header.
   * @example "5d0f2b3e"
   */
  requestId: string;
  /** Every rule that failed. */
  errors: ({
    /**
     * The field it concerns, as a dotted path.
     * @example "offerId"
     */
    param: string | null;
    /**
     * Code of this rule.
     * @example "offer_not_open"
     */
    code: "malformed_json" | "malformed_url" | "invalid_request" | "unknown_parameter" | "unknown_api_version" | "missing_field" | "wrong_type" | "invalid_value" | "accent_unreadable" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "method_not_allowed" | "body_too_large" | "unsupported_media_type" | "image_too_large" | "unsupported_image" | "too_many_rows" | "past_register_too_large" | "document_too_large" | "unsupported_document" | "verification_document_too_large" | "verification_document_unsupported" | "bank_statement_too_large" | "bank_statement_unreadable" | "bank_statement_other_account" | "invalid_webhook_signature" | "address_checksum_wrong" | "chain_address_given" | "chain_unavailable" | "payment_provider_unavailable" | "rate_limited" | "internal_error" | "unavailable" | "overloaded" | "query_too_slow" | "authentication_required" | "invalid_api_key" | "sign_in_required" | "not_allowed" | "live_key" | "second_person_required" | "owner_required" | "email_not_verified" | "invitation_not_yours" | "cross_site_request" | "document_storage_full" | "image_storage_full" | "wallet_not_owned" | "wallet_not_proven" | "wallet_not_registered" | "offering_not_open" | "below_minimum" | "above_maximum" | "hard_cap_exceeded" | "currency_not_accepted" | "price_mismatch" | "customer_blocked" | "country_not_allowed" | "customer_type_not_allowed" | "verification_required" | "investor_limit_reached" | "tokens_locked" | "offer_not_acceptable" | "own_offer" | "token_paused" | "insufficient_balance" | "no_holders" | "supply_exceeded" | "not_offer_maker" | "invalid_signature" | "route_not_found" | "organization_not_found" | "offering_update_not_found" | "unsubscribe_link_invalid" | "member_not_found" | "invitation_not_found" | "api_key_not_found" | "identity_not_found" | "session_not_found" | "customer_not_found" | "customer_invitation_not_found" | "login_not_found" | "verification_document_not_found" | "wallet_not_found" | "challenge_not_found" | "offering_not_found" | "offering_document_not_found" | "offering_purchase_intent_not_found" | "payment_not_found" | "refund_not_found" | "bank_statement_not_found" | "bank_entry_not_found" | "offer_not_found" | "statement_not_found" | "trade_not_found" | "audit_event_not_found" | "event_not_found" | "webhook_endpoint_not_found" | "webhook_delivery_not_found" | "job_not_found" | "distribution_not_found" | "distribution_payment_not_found" | "token_not_found" | "offering_form_not_found" | "saved_view_not_found" | "request_log_entry_not_found" | "export_not_found" | "export_expired" | "chain_difference_not_found" | "chain_operation_not_found" | "chain_transaction_not_found" | "contract_not_found" | "image_not_found" | "offer_not_open" | "offering_not_editable" | "offering_ended" | "offering_not_started" | "investor_limit_too_low" | "legal_version_not_in_force" | "offering_form_changed" | "purchase_not_awaiting_payment" | "customer_without_email" | "already_reminded" | "verification_taken" | "invalid_transition" | "verification_incomplete" | "verification_document_submitted" | "too_many_updates" | "too_many_documents" | "subdomain_taken" | "wallet_taken" | "wallet_exists" | "too_many_wallets" | "already_customer" | "slug_taken" | "last_owner" | "already_member" | "already_invited" | "invitation_not_open" | "token_exists" | "resolution_not_possible" | "chain_wallet_unknown" | "register_cannot_follow" | "chain_not_configured" | "token_on_chain" | "token_not_on_chain" | "contract_not_there_then" | "chain_state_unavailable" | "tokens_in_wallets" | "contract_taken" | "contract_decimals_differ" | "contract_agent_missing" | "contract_registrar_missing" | "contract_not_served" | "contract_not_paused" | "contract_supply_exists" | "chain_not_settled" | "chain_not_in_sync" | "no_contract_note" | "no_transfers_due" | "webhook_endpoint_disabled" | "too_many_webhook_endpoints" | "too_many_views" | "too_many_exports" | "export_not_ready" | "organization_is_live" | "test_clock_turned" | "test_clock_advancing" | "clock_cannot_go_back" | "job_running" | "idempotency_key_in_flight" | "idempotency_key_reused";
    /**
     * What to do about it.
     * @example "The offer is CANCELLED; only an open offer can be cancelled."
     */
    detail: string;
  })[];
}
/** An offering of a token. */
export interface Offering {
  /**
   * Always `offering`.
   * @default "offering"
   * @example "offering"
   */
  object: "offering";
  /**
   * Unique identifier, assigned by the service.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
  /**
   * Title of the offering.
   * @example "Harbour Lofts Hamburg"
   */
  title: string;
  /** The token of the offering. */
  token: Token;
  /**
   * Identifier of that token.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * Price per token.
   * @example 12.5
   */
  pricePerToken: number;
  /** The period during which the offering is available. */
  offeringPeriod: {
    /**
     * When the offering opens.
     * @example "2027-02-01T09:00:00.000Z"
     */
    startDate: string;
    /**
     * When the offering ends.
     * @example "2027-04-30T22:00:00.000Z"
     */
    endDate: string;
  };
  /** What was raised, and the limits. */
  fundingLimits: {
    /**
     * Sum of the COMPLETED purchases.
     * @example 187500
     */
    raised: number;
    /**
     * Sum that PENDING purchases hold.
     * @example 12500
     */
    reserved: number;
    /**
     * The least one purchase may pay.
     * @example 100
     */
    minPayableAmount: number;
    /**
     * The most one customer may pay in all.
     * @example 25000
     */
    maxPayableAmount: number;
    /**
     * The most the offering may raise.
     * @example 500000
     */
    hardCap: number;
    /**
     * What it must raise to succeed.
     * @example 150000
     */
    softCap: number;
  };
  /**
   * Customers with a COMPLETED purchase.
   * @example 42
   */
  participants: number;
  /**
   * Customers with a PENDING or COMPLETED purchase.
   * @example 45
   */
  investors: number;
  /** Who may buy, decided for new purchases alone. */
  eligibility: {
    /** Countries whose customers may buy; absent = all but the blocked ones. */
    allowedCountries?: string[];
    /** Countries whose customers may not buy. */
    blockedCountries: string[];
    /** Types of customer that may buy; absent = all. */
    customerTypes?: ("INDIVIDUAL" | "ORGANIZATION")[];
    /**
     * Whether only customers whose identity check is done may buy.
     * @example false
     */
    verifiedOnly: boolean;
    /**
     * The most customers that may hold a PENDING or COMPLETED purchase; absent = no limit.
     * @example 149
     */
    maxInvestors?: number;
    /**
     * Days after delivery during which the tokens cannot be sold on; 0 = none.
     * @example 365
     */
    lockUpDays: number;
  };
  /**
   * The organization that owns the offering.
   * @example "org_demo"
   */
  organizationId: string;
  /**
   * Name of that organization.
   * @example "Nordlicht Real Assets"
   */
  organizationName: string;
  /**
   * The offering's own subdomain.
   * @example "harbour-lofts"
   */
  subdomain: string;
  /**
   * Short tagline.
   * @example "Twelve apartments above the old harbour"
   */
  subtitle?: string;
  /**
   * Detailed description.
   * @example "A converted warehouse with twelve let apartments."
   */
  description?: string;
  /**
   * URL of the image, as it was sent.
   * @example "https://example.com/harbour-lofts.jpg"
   */
  imageUrl?: string;
  /** The highlights of its story, for its card. */
  highlights?: ({
    kind: "YIELD";
    /**
     * Percent a year, at most 2 decimals.
     * @example 4.1
     */
    percent: number;
  } | {
    kind: "TERM";
    /**
     * How long it runs, in months.
     * @example 144
     */
    months: number;
  } | {
    kind: "RANK";
    /**
     * Who is served before whom.
     * @example "SUBORDINATED"
     */
    rank: "SENIOR" | "MEZZANINE" | "SUBORDINATED" | "EQUITY";
  } | {
    kind: "OTHER";
    /**
     * What it is.
     * @example "Let"
     */
    label: string;
    /**
     * How much.
     * @example "10 of 12 apartments"
     */
    value: string;
  })[];
  /** What its page tells, in blocks; absent in lists and events, and where only `description` is told. */
  story?: StoryBlock[];
  /**
   * Type of the offering.
   * @example "Real estate"
   */
  type?: string;
  /** Data of your own; absent where there is none, or the caller may not see it. */
  metadata?: Record<string, unknown>;
  /**
   * Currency of the price; absent = whichever a payment names.
   * @example "EUR"
   */
  currency?: "USD" | "EUR";
  /**
   * Lifecycle state.
   * @example "PUBLISHED"
   */
  state: "DRAFT" | "PUBLISHED" | "PAUSED" | "CLOSED_SUCCESSFUL" | "CLOSED_UNSUCCESSFUL" | "CANCELLED";
  /**
   * What a buyer can do now; RESIDUAL = what is left is under the minimum.
   * @example "OPEN"
   */
  availability: "UPCOMING" | "OPEN" | "SOLD_OUT" | "RESIDUAL" | "ENDED";
  /**
   * When it was closed or cancelled.
   * @example "2027-04-30T22:00:00.000Z"
   */
  closedAt?: string;
  /**
   * What had been raised when it was closed; one that failed gives everything back.
   * @example 187500
   */
  raisedAtClose?: number;
  /**
   * When it was created.
   * @example "2027-01-10T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it last changed.
   * @example "2027-01-10T09:00:00.000Z"
   */
  updatedAt: string;
}
/** The token of an offering: what names it, and all of it where `expand=token` asks for that. */
export interface Token {
  /**
   * Always `token`.
   * @default "token"
   * @example "token"
   */
  object: "token";
  /**
   * Name of the token.
   * @example "Harbour Lofts Hamburg"
   */
  name: string;
  /**
   * Ticker symbol of the token.
   * @example "HLH"
   */
  symbol: string;
  /**
   * Address of the token contract.
   * @example "0x52908400098527886E0F7030069857D2E4169EE7"
   */
  address: string;
  /**
   * Decimals an amount of this token may have.
   * @example 18
   */
  decimals: number;
  /**
   * Whether transfers are paused.
   * @example false
   */
  isPaused: boolean;
  /**
   * All tokens there are: those held in wallets and those still to be issued.
   * @example 50000
   */
  totalSupply: number;
  /**
   * When the token was created.
   * @example "2027-01-04T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Identifier of the token, as offerings and offers name it.
   * @example "harbour-lofts"
   */
  tokenId?: string;
  /**
   * The organization that registered it.
   * @example "org_demo"
   */
  organizationId?: string;
  /**
   * Tokens held in wallets, a part of totalSupply.
   * @example 12500
   */
  issuedSupply?: number;
  /**
   * Number of customers that hold some.
   * @example 14
   */
  holders?: number;
  /**
   * Where its movements are carried out: `LEDGER` = in the register alone; `ERC3643` = in a contract on a chain that follows the register.
   * @example "LEDGER"
   */
  settlement?: "LEDGER" | "ERC3643";
  /** The contract of a token whose settlement is `ERC3643`. */
  chain?: {
    /**
     * The chain's number (EIP-155).
     * @example 1
     */
    chainId: number;
    /**
     * `DEPLOYING` = the contract is being made; `LIVE` = it follows the register; `HALTED` = nothing is sent until somebody has looked.
     * @example "LIVE"
     */
    status: "DEPLOYING" | "LIVE" | "HALTED" | "DETACHED";
    /**
     * Whether chain and register agreed when they were last compared.
     * @example true
     */
    inSync: boolean;
    /**
     * The explorer of this installation, where it has one: contracts stand there at /token/{address}, transactions at /tx/{hash}.
     * @example "https://etherscan.io"
     */
    explorerUrl?: string;
  };
  /** Data of your own; absent where there is none, or the caller may not see it. */
  metadata?: Record<string, unknown>;
}
/** How many rows of a list match, and their sums. */
export interface ListTotal {
  /**
   * Rows that match.
   * @example 240
   */
  count: number;
  /**
   * Whether there are just as many; otherwise there are more, as no more than 10,000 are counted.
   * @example true
   */
  isExact: boolean;
  /** Sums of the rows by currency, where they have amounts and all are counted. */
  sums: {
    /**
     * Currency.
     * @example "EUR"
     */
    currency: string;
    /**
     * Sum of the rows in it.
     * @example 120000
     */
    amount: number;
  }[];
}
/** An offering that was ended, and what became of its purchases. */
export interface EndedOffering {
  /**
   * Always `offering`.
   * @default "offering"
   * @example "offering"
   */
  object: "offering";
  /**
   * Unique identifier, assigned by the service.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
  /**
   * Title of the offering.
   * @example "Harbour Lofts Hamburg"
   */
  title: string;
  /** The token of the offering. */
  token: Token;
  /**
   * Identifier of that token.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * Price per token.
   * @example 12.5
   */
  pricePerToken: number;
  /** The period during which the offering is available. */
  offeringPeriod: {
    /**
     * When the offering opens.
     * @example "2027-02-01T09:00:00.000Z"
     */
    startDate: string;
    /**
     * When the offering ends.
     * @example "2027-04-30T22:00:00.000Z"
     */
    endDate: string;
  };
  /** What was raised, and the limits. */
  fundingLimits: {
    /**
     * Sum of the COMPLETED purchases.
     * @example 187500
     */
    raised: number;
    /**
     * Sum that PENDING purchases hold.
     * @example 12500
     */
    reserved: number;
    /**
     * The least one purchase may pay.
     * @example 100
     */
    minPayableAmount: number;
    /**
     * The most one customer may pay in all.
     * @example 25000
     */
    maxPayableAmount: number;
    /**
     * The most the offering may raise.
     * @example 500000
     */
    hardCap: number;
    /**
     * What it must raise to succeed.
     * @example 150000
     */
    softCap: number;
  };
  /**
   * Customers with a COMPLETED purchase.
   * @example 42
   */
  participants: number;
  /**
   * Customers with a PENDING or COMPLETED purchase.
   * @example 45
   */
  investors: number;
  /** Who may buy, decided for new purchases alone. */
  eligibility: {
    /** Countries whose customers may buy; absent = all but the blocked ones. */
    allowedCountries?: string[];
    /** Countries whose customers may not buy. */
    blockedCountries: string[];
    /** Types of customer that may buy; absent = all. */
    customerTypes?: ("INDIVIDUAL" | "ORGANIZATION")[];
    /**
     * Whether only customers whose identity check is done may buy.
     * @example false
     */
    verifiedOnly: boolean;
    /**
     * The most customers that may hold a PENDING or COMPLETED purchase; absent = no limit.
     * @example 149
     */
    maxInvestors?: number;
    /**
     * Days after delivery during which the tokens cannot be sold on; 0 = none.
     * @example 365
     */
    lockUpDays: number;
  };
  /**
   * The organization that owns the offering.
   * @example "org_demo"
   */
  organizationId: string;
  /**
   * Name of that organization.
   * @example "Nordlicht Real Assets"
   */
  organizationName: string;
  /**
   * The offering's own subdomain.
   * @example "harbour-lofts"
   */
  subdomain: string;
  /**
   * Short tagline.
   * @example "Twelve apartments above the old harbour"
   */
  subtitle?: string;
  /**
   * Detailed description.
   * @example "A converted warehouse with twelve let apartments."
   */
  description?: string;
  /**
   * URL of the image, as it was sent.
   * @example "https://example.com/harbour-lofts.jpg"
   */
  imageUrl?: string;
  /** The highlights of its story, for its card. */
  highlights?: ({
    kind: "YIELD";
    /**
     * Percent a year, at most 2 decimals.
     * @example 4.1
     */
    percent: number;
  } | {
    kind: "TERM";
    /**
     * How long it runs, in months.
     * @example 144
     */
    months: number;
  } | {
    kind: "RANK";
    /**
     * Who is served before whom.
     * @example "SUBORDINATED"
     */
    rank: "SENIOR" | "MEZZANINE" | "SUBORDINATED" | "EQUITY";
  } | {
    kind: "OTHER";
    /**
     * What it is.
     * @example "Let"
     */
    label: string;
    /**
     * How much.
     * @example "10 of 12 apartments"
     */
    value: string;
  })[];
  /** What its page tells, in blocks; absent in lists and events, and where only `description` is told. */
  story?: StoryBlock[];
  /**
   * Type of the offering.
   * @example "Real estate"
   */
  type?: string;
  /** Data of your own; absent where there is none, or the caller may not see it. */
  metadata?: Record<string, unknown>;
  /**
   * Currency of the price; absent = whichever a payment names.
   * @example "EUR"
   */
  currency?: "USD" | "EUR";
  /**
   * Lifecycle state.
   * @example "PUBLISHED"
   */
  state: "DRAFT" | "PUBLISHED" | "PAUSED" | "CLOSED_SUCCESSFUL" | "CLOSED_UNSUCCESSFUL" | "CANCELLED";
  /**
   * What a buyer can do now; RESIDUAL = what is left is under the minimum.
   * @example "OPEN"
   */
  availability: "UPCOMING" | "OPEN" | "SOLD_OUT" | "RESIDUAL" | "ENDED";
  /**
   * When it was closed or cancelled.
   * @example "2027-04-30T22:00:00.000Z"
   */
  closedAt?: string;
  /**
   * What had been raised when it was closed; one that failed gives everything back.
   * @example 187500
   */
  raisedAtClose?: number;
  /**
   * When it was created.
   * @example "2027-01-10T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it last changed.
   * @example "2027-01-10T09:00:00.000Z"
   */
  updatedAt: string;
  /** What became of its purchases. */
  outcome: {
    /**
     * Purchases whose tokens were delivered with the end.
     * @example 38
     */
    delivered: number;
    /**
     * Purchases beyond the first thousand, whose tokens are delivered in the minutes after the end.
     * @example 0
     */
    inDelivery: number;
    /**
     * Purchases whose tokens are delivered once their wallet is proven.
     * @example 4
     */
    awaitingWallet: number;
    /**
     * PENDING purchases that keep their room until they are paid or expire.
     * @example 2
     */
    awaitingPayment: number;
    /**
     * Purchases that were cancelled with the offering.
     * @example 0
     */
    released: number;
    /** Money that goes back to those who paid it, by currency. */
    refunds: ({
      /**
       * Currency of the refunds.
       * @example "EUR"
       */
      currency: "USD" | "EUR";
      /**
       * Payments that go back.
       * @example 12
       */
      count: number;
      /**
       * Their sum.
       * @example 15000
       */
      amount: number;
    })[];
  };
}
/** A customer with completed purchases from an offering. */
export interface Participant {
  /**
   * Always `participant`.
   * @default "participant"
   * @example "participant"
   */
  object: "participant";
  /**
   * The offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
  /**
   * The customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * Its name or username, where it has one.
   * @example "Ada Lindqvist"
   */
  name?: string;
  /**
   * Its country.
   * @example "DE"
   */
  countryCode: string;
  /**
   * Purchases that are completed.
   * @example 2
   */
  purchases: number;
  /**
   * What they come to; of an offering in either currency, in both together.
   * @example 2500
   */
  purchaseAmount: number;
  /** The same by currency. */
  paid: ({
    /**
     * Currency of the sum.
     * @example "EUR"
     */
    currency: "USD" | "EUR";
    /**
     * Sum in it.
     * @example 2500
     */
    amount: number;
  })[];
  /**
   * What its pending purchases hold beside that.
   * @example 0
   */
  reservedAmount: number;
  /**
   * Tokens it bought by completed purchases, as decimal text.
   * @example "200"
   */
  tokenAmount: string;
  /**
   * When the newest of them was made.
   * @example "2027-02-01T09:00:00.000Z"
   */
  lastPurchaseAt: string;
}
/** What somebody has typed of an offering that is not made yet. */
export interface OfferingForm {
  /**
   * Always `offering_form`.
   * @default "offering_form"
   * @example "offering_form"
   */
  object: "offering_form";
  /**
   * Unique identifier.
   * @example "ofm_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringFormId: string;
  /** What was typed so far, as the form keeps it; nothing of it is checked. */
  values: Record<string, unknown>;
  /**
   * Counts the savings; name it with the next one.
   * @example 3
   */
  revision: number;
  /**
   * When it was saved.
   * @example "2027-01-10T08:40:00.000Z"
   */
  savedAt: string;
}
export interface MarketOfferingList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: Offering[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
}
/** What an issuer tells about an offering. */
export interface OfferingUpdate {
  /**
   * Always `offering_update`.
   * @default "offering_update"
   * @example "offering_update"
   */
  object: "offering_update";
  /**
   * Unique identifier, assigned by the service.
   * @example "upd_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringUpdateId: string;
  /**
   * The offering it is about.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
  /**
   * Its title.
   * @example "The roof is on"
   */
  title: string;
  /**
   * What it says, as Markdown.
   * @example "The roof was closed on **3 March**, two weeks early."
   */
  text: string;
  /**
   * Who reads it: `PUBLIC` = anybody; `HOLDERS` = customers alone who hold the token or have a completed purchase.
   * @example "PUBLIC"
   */
  audience: "PUBLIC" | "HOLDERS";
  /**
   * `DRAFT` = nobody reads it yet; `SCHEDULED` = it is published at `publishAt`; `WITHDRAWN` = it is shown no more.
   * @example "PUBLISHED"
   */
  status: "DRAFT" | "SCHEDULED" | "PUBLISHED" | "WITHDRAWN";
  /**
   * When it is, or was, to be published; absent where no time was set.
   * @example "2027-03-05T09:00:00.000Z"
   */
  publishAt?: string;
  /**
   * When it was published; absent until then.
   * @example "2027-03-05T09:00:00.000Z"
   */
  publishedAt?: string;
  /**
   * When it was written.
   * @example "2027-03-04T15:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it last changed.
   * @example "2027-03-05T09:00:00.000Z"
   */
  updatedAt: string;
}
/** A version of a document of an offering. */
export interface OfferingDocument {
  /**
   * Always `offering_document`.
   * @default "offering_document"
   * @example "offering_document"
   */
  object: "offering_document";
  /**
   * Unique identifier of this version, assigned by the service.
   * @example "doc_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringDocumentId: string;
  /**
   * What it is.
   * @example "PROSPECTUS"
   */
  kind: "PROSPECTUS" | "TERMS" | "KEY_INFORMATION" | "OTHER";
  /**
   * Its title.
   * @example "Prospectus"
   */
  title: string;
  /**
   * 1 for the first of this kind and title, and on.
   * @example 2
   */
  version: number;
  /**
   * SHA-256 of the file, as hex: proves what was read and accepted.
   * @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
   */
  sha256: string;
  /**
   * Where the file is.
   * @example "/offering-document/doc_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  url: string;
  /**
   * The offering it belongs to.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
  /**
   * Name of the file.
   * @example "prospectus-2027.pdf"
   */
  fileName: string;
  /**
   * Always a PDF.
   * @example "application/pdf"
   */
  mediaType: string;
  /**
   * Bytes.
   * @example 482133
   */
  size: number;
  /**
   * When it was added.
   * @example "2027-01-10T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When a newer version replaced it, or it was withdrawn; absent while it is in force.
   * @example "2027-01-20T09:00:00.000Z"
   */
  replacedAt?: string;
}
/** An issuer, its brand and its track record. */
export interface Issuer {
  /**
   * Always `issuer`.
   * @default "issuer"
   * @example "issuer"
   */
  object: "issuer";
  /**
   * Identifier of the organization.
   * @example "org_demo"
   */
  organizationId: string;
  /**
   * Short name, unique.
   * @example "nordlicht"
   */
  slug: string;
  /**
   * Name of the organization.
   * @example "Nordlicht Real Assets"
   */
  name: string;
  /** How it shows itself; absent until it is set. */
  brand?: Brand;
  /**
   * When it joined.
   * @example "2027-01-02T09:00:00.000Z"
   */
  since: string;
  /** What it has done so far. */
  trackRecord: {
    /**
     * Offerings it has published.
     * @example 8
     */
    offerings: number;
    /**
     * Those that closed with their goal reached.
     * @example 3
     */
    funded: number;
    /**
     * Those of the funded ones whose tokens are all delivered.
     * @example 2
     */
    delivered: number;
    /** What was raised, by currency. */
    raised: ({
      /**
       * Currency.
       * @example "EUR"
       */
      currency: "USD" | "EUR";
      /**
       * Sum of completed purchases.
       * @example 420000
       */
      amount: number;
    })[];
    /** What was distributed, by currency. */
    distributed: ({
      /**
       * Currency.
       * @example "EUR"
       */
      currency: "USD" | "EUR";
      /**
       * Sum of the distributions that are paid in full.
       * @example 12500
       */
      amount: number;
      /**
       * How many there were.
       * @example 2
       */
      count: number;
    })[];
  };
}
/** How an issuer shows itself. */
export interface Brand {
  /**
   * The `url` of a picture that was uploaded; addresses on other hosts are refused.
   * @example "/image/img_9f86d081884c7d659a2feaa0c55ad015"
   */
  logoUrl?: string;
  /**
   * Colour of buttons and links on light pages; text of this colour has to be readable there.
   * @example "#1f4e79"
   */
  accentColor?: string;
  /**
   * The same on dark pages; left out, it is the accentColor, made as light as it takes to be read.
   * @example "#7fb2e5"
   */
  accentColorDark?: string;
  /**
   * Name as the register has it.
   * @example "Nordlicht Real Assets GmbH"
   */
  legalName?: string;
  /**
   * Register and number.
   * @example "Amtsgericht Hamburg, HRB 123456"
   */
  registerNumber?: string;
  /**
   * Who is responsible: address, management, supervision. Plain text with line breaks.
   * @example "Am Sandtorkai 1, 20457 Hamburg"
   */
  imprint?: string;
  /** Where customers get help. */
  support?: {
    /**
     * Where customers write to.
     * @example "support@example.com"
     */
    email?: string;
    /**
     * Where customers call.
     * @example "+49 40 1234567"
     */
    phone?: string;
    /**
     * Where customers find help.
     * @example "https://example.com/help"
     */
    url?: string;
  };
  /** Further pages of the issuer, at most 6. */
  links?: {
    /**
     * What the link says.
     * @example "Annual reports"
     */
    label: string;
    /**
     * Where it leads: https alone.
     * @example "https://example.com/reports"
     */
    url: string;
  }[];
}
/** A document's version that was accepted with a purchase. */
export interface DocumentAcceptance {
  /**
   * Always `document_acceptance`.
   * @default "document_acceptance"
   * @example "document_acceptance"
   */
  object: "document_acceptance";
  /**
   * Unique identifier of this version, assigned by the service.
   * @example "doc_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringDocumentId: string;
  /**
   * What it is.
   * @example "PROSPECTUS"
   */
  kind: "PROSPECTUS" | "TERMS" | "KEY_INFORMATION" | "OTHER";
  /**
   * Its title.
   * @example "Prospectus"
   */
  title: string;
  /**
   * 1 for the first of this kind and title, and on.
   * @example 2
   */
  version: number;
  /**
   * SHA-256 of the file, as hex: proves what was read and accepted.
   * @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
   */
  sha256: string;
  /**
   * Where the file is.
   * @example "/offering-document/doc_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  url: string;
  /**
   * When the buyer did.
   * @example "2027-02-01T09:00:00.000Z"
   */
  acceptedAt: string;
  /**
   * The person at the browser; absent where another program said so.
   * @example "usr_demo_owner"
   */
  acceptedBy?: string;
}
/** A person or an organization with wallets. */
export interface Customer {
  /**
   * Unique identifier, assigned by the service.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  id: string;
  /**
   * Always `customer`.
   * @example "customer"
   */
  object: "customer";
  /**
   * A person or an organization.
   * @example "INDIVIDUAL"
   */
  type: "INDIVIDUAL" | "ORGANIZATION";
  /**
   * ISO 3166-1 alpha-2 code of the address.
   * @example "DE"
   */
  countryCode: string;
  /** Wallets of the customer. */
  wallets: Wallet[];
  /**
   * Where the identity check stands.
   * @example "INCOMPLETE"
   */
  verificationStatus: "INCOMPLETE" | "IN_PROGRESS" | "COMPLETED";
  /** What the identity check needs, and how far it is. */
  verification: {
    /** Fields the check still needs. */
    currentlyDue: string[];
    /** Why the last check was refused. */
    lastError?: {
      /**
       * Code of the refusal.
       * @example "name_mismatch"
       */
      code: string;
      /**
       * Why it was refused.
       * @example "The name does not match the document."
       */
      reason: string;
    };
    /**
     * Who decides the last check, or decided it; absent while there was none.
     * @example "MANUAL"
     */
    provider?: "MANUAL" | "SANDBOX" | "STRIPE_IDENTITY";
    /**
     * When the last check began.
     * @example "2027-01-12T09:05:00.000Z"
     */
    submittedAt?: string;
    /**
     * When the customer was verified.
     * @example "2027-01-12T10:00:00.000Z"
     */
    verifiedAt?: string;
    /**
     * Until when that holds; a new check is needed then.
     * @example "2029-01-11T10:00:00.000Z"
     */
    validUntil?: string;
    /** Who sees to the check that runs; for the issuer alone, absent inside offers. */
    assignee?: {
      /**
       * Identifier of the person.
       * @example "usr_demo_owner"
       */
      userId: string;
      /**
       * Its name.
       * @example "Clara Winter"
       */
      name: string;
    };
  };
  /**
   * Whether the issuer keeps the customer from buying and trading at the moment.
   * @example false
   */
  isBlocked: boolean;
  /**
   * Since when; absent otherwise.
   * @example "2027-01-12T09:00:00.000Z"
   */
  blockedAt?: string;
  /**
   * Whether the setup at the payment provider is complete.
   * @example false
   */
  hasCompletedProviderSetup: boolean;
  /**
   * Unique referral code.
   * @example "K7WQ2M9X"
   */
  referralCode: string;
  /**
   * Creation time.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Time of the last change.
   * @example "2027-01-12T09:00:00.000Z"
   */
  updatedAt: string;
  /**
   * Username.
   * @example "ada"
   */
  username?: string;
  /**
   * Name.
   * @example "Ada Lindqvist"
   */
  name?: string;
  /**
   * E-mail address.
   * @example "ada@example.com"
   */
  email?: string;
  /**
   * Telephone number.
   * @example "+49 40 1234567"
   */
  phone?: string;
  /** Data of your own; absent where there is none, or the caller may not see it. */
  metadata?: Record<string, unknown>;
  /** Postal address. */
  address?: {
    /**
     * Street and number.
     * @example "Sandtorkai 12"
     */
    line1?: string;
    /**
     * What else the address needs.
     * @example "3rd floor"
     */
    line2?: string;
    /**
     * City.
     * @example "Hamburg"
     */
    city?: string;
    /**
     * State or region.
     * @example "Hamburg"
     */
    state?: string;
    /**
     * Postal code.
     * @example "20457"
     */
    postalCode?: string;
  };
  /** All tokens of all wallets. */
  holdings: Holding[];
}
/** A wallet of a customer. */
export interface Wallet {
  /**
   * Wallet address with its EIP-55 checksum.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  address: string;
  /**
   * Always `wallet`.
   * @example "wallet"
   */
  object: "wallet";
  /**
   * Whether the customer has proven by a signature that the wallet is its own.
   * @example false
   */
  isProven: boolean;
  /**
   * When it did; absent until then.
   * @example "2027-01-12T09:05:00.000Z"
   */
  provenAt?: string;
  /** Balance of the token in question: an offer's, otherwise the organization's first. */
  balances: {
    /**
     * Address of the token the balance is of.
     * @example "0x52908400098527886E0F7030069857D2E4169EE7"
     */
    token: string;
    /**
     * All tokens of the wallet.
     * @example "250"
     */
    total: string;
    /** What is free to move. */
    available: {
      /**
       * Tokens that can be offered or transferred.
       * @example "200"
       */
      amount: string;
    };
    /** What open offers hold, and what is locked up. */
    frozen: {
      /**
       * Tokens held by open offers and lock-ups.
       * @example "50"
       */
      amount: string;
    };
  };
}
/** What one wallet holds of one token. */
export interface Holding {
  /**
   * Always `holding`.
   * @default "holding"
   * @example "holding"
   */
  object: "holding";
  /**
   * The token held.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * Its name.
   * @example "Harbour Lofts Hamburg"
   */
  name: string;
  /**
   * Its symbol.
   * @example "HLH"
   */
  symbol: string;
  /**
   * The wallet that holds it.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  walletAddress: string;
  /**
   * All tokens of the wallet.
   * @example "250"
   */
  total: string;
  /** What is free to move. */
  available: {
    /**
     * Tokens that can be offered or transferred.
     * @example "200"
     */
    amount: string;
  };
  /** What open offers hold, and what is locked up. */
  frozen: {
    /**
     * Tokens held by open offers and lock-ups.
     * @example "50"
     */
    amount: string;
  };
  /** What is locked up after a purchase, the next to be free first; absent without. */
  lockedUp?: {
    /**
     * Tokens of the frozen ones.
     * @example "25"
     */
    amount: string;
    /**
     * When they become available.
     * @example "2027-10-30T22:00:00.000Z"
     */
    until: string;
  }[];
  /** The wallet on the token's chain; absent where the token is on none. */
  chain?: {
    /**
     * Tokens of the wallet there, as far as it is final.
     * @example "200"
     */
    total: string;
    /**
     * Those of them that are held back there.
     * @example "50"
     */
    frozen: string;
    /**
     * The final block that last moved some; absent before the first.
     * @example 19482113
     */
    block?: number;
    /**
     * Whether the chain has what the register says, and nothing is on its way.
     * @example false
     */
    inSync: boolean;
  };
}
/** What became of the customers of one call. */
export interface CustomerBulk {
  /**
   * Always `customer_bulk`.
   * @default "customer_bulk"
   * @example "customer_bulk"
   */
  object: "customer_bulk";
  /**
   * Customers that were onboarded.
   * @example 1
   */
  created: number;
  /**
   * Customers that were refused.
   * @example 1
   */
  failed: number;
  /** What became of each, in the order of the call. */
  results: BulkCustomer[];
}
/** What became of one customer of a call for many. */
export interface BulkCustomer {
  /**
   * Always `bulk_customer`.
   * @default "bulk_customer"
   * @example "bulk_customer"
   */
  object: "bulk_customer";
  /**
   * Its place in the call, from 0 on.
   * @example 0
   */
  index: number;
  /**
   * Identifier of the customer; absent where it was refused.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId?: string;
  /** Why it was refused; absent where the customer was onboarded. */
  error?: {
    /**
     * Stable code.
     * @example "invalid_request"
     */
    code: "malformed_json" | "malformed_url" | "invalid_request" | "unknown_parameter" | "unknown_api_version" | "missing_field" | "wrong_type" | "invalid_value" | "accent_unreadable" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "method_not_allowed" | "body_too_large" | "unsupported_media_type" | "image_too_large" | "unsupported_image" | "too_many_rows" | "past_register_too_large" | "document_too_large" | "unsupported_document" | "verification_document_too_large" | "verification_document_unsupported" | "bank_statement_too_large" | "bank_statement_unreadable" | "bank_statement_other_account" | "invalid_webhook_signature" | "address_checksum_wrong" | "chain_address_given" | "chain_unavailable" | "payment_provider_unavailable" | "rate_limited" | "internal_error" | "unavailable" | "overloaded" | "query_too_slow" | "authentication_required" | "invalid_api_key" | "sign_in_required" | "not_allowed" | "live_key" | "second_person_required" | "owner_required" | "email_not_verified" | "invitation_not_yours" | "cross_site_request" | "document_storage_full" | "image_storage_full" | "wallet_not_owned" | "wallet_not_proven" | "wallet_not_registered" | "offering_not_open" | "below_minimum" | "above_maximum" | "hard_cap_exceeded" | "currency_not_accepted" | "price_mismatch" | "customer_blocked" | "country_not_allowed" | "customer_type_not_allowed" | "verification_required" | "investor_limit_reached" | "tokens_locked" | "offer_not_acceptable" | "own_offer" | "token_paused" | "insufficient_balance" | "no_holders" | "supply_exceeded" | "not_offer_maker" | "invalid_signature" | "route_not_found" | "organization_not_found" | "offering_update_not_found" | "unsubscribe_link_invalid" | "member_not_found" | "invitation_not_found" | "api_key_not_found" | "identity_not_found" | "session_not_found" | "customer_not_found" | "customer_invitation_not_found" | "login_not_found" | "verification_document_not_found" | "wallet_not_found" | "challenge_not_found" | "offering_not_found" | "offering_document_not_found" | "offering_purchase_intent_not_found" | "payment_not_found" | "refund_not_found" | "bank_statement_not_found" | "bank_entry_not_found" | "offer_not_found" | "statement_not_found" | "trade_not_found" | "audit_event_not_found" | "event_not_found" | "webhook_endpoint_not_found" | "webhook_delivery_not_found" | "job_not_found" | "distribution_not_found" | "distribution_payment_not_found" | "token_not_found" | "offering_form_not_found" | "saved_view_not_found" | "request_log_entry_not_found" | "export_not_found" | "export_expired" | "chain_difference_not_found" | "chain_operation_not_found" | "chain_transaction_not_found" | "contract_not_found" | "image_not_found" | "offer_not_open" | "offering_not_editable" | "offering_ended" | "offering_not_started" | "investor_limit_too_low" | "legal_version_not_in_force" | "offering_form_changed" | "purchase_not_awaiting_payment" | "customer_without_email" | "already_reminded" | "verification_taken" | "invalid_transition" | "verification_incomplete" | "verification_document_submitted" | "too_many_updates" | "too_many_documents" | "subdomain_taken" | "wallet_taken" | "wallet_exists" | "too_many_wallets" | "already_customer" | "slug_taken" | "last_owner" | "already_member" | "already_invited" | "invitation_not_open" | "token_exists" | "resolution_not_possible" | "chain_wallet_unknown" | "register_cannot_follow" | "chain_not_configured" | "token_on_chain" | "token_not_on_chain" | "contract_not_there_then" | "chain_state_unavailable" | "tokens_in_wallets" | "contract_taken" | "contract_decimals_differ" | "contract_agent_missing" | "contract_registrar_missing" | "contract_not_served" | "contract_not_paused" | "contract_supply_exists" | "chain_not_settled" | "chain_not_in_sync" | "no_contract_note" | "no_transfers_due" | "webhook_endpoint_disabled" | "too_many_webhook_endpoints" | "too_many_views" | "too_many_exports" | "export_not_ready" | "organization_is_live" | "test_clock_turned" | "test_clock_advancing" | "clock_cannot_go_back" | "job_running" | "idempotency_key_in_flight" | "idempotency_key_reused";
    /**
     * A sentence that tells what to do.
     * @example "Send an e-mail address, for example ada@example.com."
     */
    detail: string;
    /** Every rule that failed. */
    errors: ({
      /**
       * The field it concerns, as a dotted path into the customer.
       * @example "wallets.0.address"
       */
      param: string | null;
      /**
       * Code of this rule.
       * @example "invalid_value"
       */
      code: "malformed_json" | "malformed_url" | "invalid_request" | "unknown_parameter" | "unknown_api_version" | "missing_field" | "wrong_type" | "invalid_value" | "accent_unreadable" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "method_not_allowed" | "body_too_large" | "unsupported_media_type" | "image_too_large" | "unsupported_image" | "too_many_rows" | "past_register_too_large" | "document_too_large" | "unsupported_document" | "verification_document_too_large" | "verification_document_unsupported" | "bank_statement_too_large" | "bank_statement_unreadable" | "bank_statement_other_account" | "invalid_webhook_signature" | "address_checksum_wrong" | "chain_address_given" | "chain_unavailable" | "payment_provider_unavailable" | "rate_limited" | "internal_error" | "unavailable" | "overloaded" | "query_too_slow" | "authentication_required" | "invalid_api_key" | "sign_in_required" | "not_allowed" | "live_key" | "second_person_required" | "owner_required" | "email_not_verified" | "invitation_not_yours" | "cross_site_request" | "document_storage_full" | "image_storage_full" | "wallet_not_owned" | "wallet_not_proven" | "wallet_not_registered" | "offering_not_open" | "below_minimum" | "above_maximum" | "hard_cap_exceeded" | "currency_not_accepted" | "price_mismatch" | "customer_blocked" | "country_not_allowed" | "customer_type_not_allowed" | "verification_required" | "investor_limit_reached" | "tokens_locked" | "offer_not_acceptable" | "own_offer" | "token_paused" | "insufficient_balance" | "no_holders" | "supply_exceeded" | "not_offer_maker" | "invalid_signature" | "route_not_found" | "organization_not_found" | "offering_update_not_found" | "unsubscribe_link_invalid" | "member_not_found" | "invitation_not_found" | "api_key_not_found" | "identity_not_found" | "session_not_found" | "customer_not_found" | "customer_invitation_not_found" | "login_not_found" | "verification_document_not_found" | "wallet_not_found" | "challenge_not_found" | "offering_not_found" | "offering_document_not_found" | "offering_purchase_intent_not_found" | "payment_not_found" | "refund_not_found" | "bank_statement_not_found" | "bank_entry_not_found" | "offer_not_found" | "statement_not_found" | "trade_not_found" | "audit_event_not_found" | "event_not_found" | "webhook_endpoint_not_found" | "webhook_delivery_not_found" | "job_not_found" | "distribution_not_found" | "distribution_payment_not_found" | "token_not_found" | "offering_form_not_found" | "saved_view_not_found" | "request_log_entry_not_found" | "export_not_found" | "export_expired" | "chain_difference_not_found" | "chain_operation_not_found" | "chain_transaction_not_found" | "contract_not_found" | "image_not_found" | "offer_not_open" | "offering_not_editable" | "offering_ended" | "offering_not_started" | "investor_limit_too_low" | "legal_version_not_in_force" | "offering_form_changed" | "purchase_not_awaiting_payment" | "customer_without_email" | "already_reminded" | "verification_taken" | "invalid_transition" | "verification_incomplete" | "verification_document_submitted" | "too_many_updates" | "too_many_documents" | "subdomain_taken" | "wallet_taken" | "wallet_exists" | "too_many_wallets" | "already_customer" | "slug_taken" | "last_owner" | "already_member" | "already_invited" | "invitation_not_open" | "token_exists" | "resolution_not_possible" | "chain_wallet_unknown" | "register_cannot_follow" | "chain_not_configured" | "token_on_chain" | "token_not_on_chain" | "contract_not_there_then" | "chain_state_unavailable" | "tokens_in_wallets" | "contract_taken" | "contract_decimals_differ" | "contract_agent_missing" | "contract_registrar_missing" | "contract_not_served" | "contract_not_paused" | "contract_supply_exists" | "chain_not_settled" | "chain_not_in_sync" | "no_contract_note" | "no_transfers_due" | "webhook_endpoint_disabled" | "too_many_webhook_endpoints" | "too_many_views" | "too_many_exports" | "export_not_ready" | "organization_is_live" | "test_clock_turned" | "test_clock_advancing" | "clock_cannot_go_back" | "job_running" | "idempotency_key_in_flight" | "idempotency_key_reused";
      /**
       * What to do about it.
       * @example "Send an e-mail address, for example ada@example.com."
       */
      detail: string;
    })[];
  };
}
/** A text that proves a wallet once it is signed with it. */
export interface WalletChallenge {
  /**
   * Always `wallet_challenge`.
   * @example "wallet_challenge"
   */
  object: "wallet_challenge";
  /**
   * Names the message; good for one proof.
   * @example "u3kq0w9d2m8x1z7b"
   */
  nonce: string;
  /**
   * The text to be signed (EIP-4361), exactly as it is, with `personal_sign`.
   * @example "offerboard.example wants you to sign in with your Ethereum account:\n0x8617E340B3D01FA5F11F306F4090FD50E238070D\n\n…"
   */
  message: string;
  /**
   * Until when a proof is taken.
   * @example "2027-01-12T09:10:00.000Z"
   */
  expiresAt: string;
}
/** One check of a customer's identity. */
export interface Verification {
  /**
   * Unique identifier.
   * @example "ver_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  verificationId: string;
  /**
   * Always `verification`.
   * @example "verification"
   */
  object: "verification";
  /**
   * The customer that is checked.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * Who decides: a member of the organization, or a provider.
   * @example "MANUAL"
   */
  provider: "MANUAL" | "SANDBOX" | "STRIPE_IDENTITY";
  /**
   * Where the check stands.
   * @example "REJECTED"
   */
  status: "IN_PROGRESS" | "APPROVED" | "REJECTED" | "CANCELLED" | "EXPIRED";
  /** Why it was refused; absent otherwise. */
  error?: {
    /**
     * Code of the refusal.
     * @example "name_mismatch"
     */
    code: string;
    /**
     * Why it was refused.
     * @example "The name does not match the document."
     */
    reason: string;
  };
  /**
   * Where the customer goes on while the provider waits for it. It is for the customer alone: never share or log it.
   * @example "https://verify.stripe.com/start/test_YWNjdF8x"
   */
  url?: string;
  /** The person who decided; for the issuer alone. */
  decidedBy?: {
    /**
     * Identifier of the person.
     * @example "usr_demo_owner"
     */
    userId: string;
    /**
     * Its name, as long as there is one.
     * @example "Clara Winter"
     */
    name?: string;
  };
  /**
   * When the check began.
   * @example "2027-01-12T09:05:00.000Z"
   */
  submittedAt: string;
  /**
   * When it ended; absent while it runs.
   * @example "2027-01-12T10:00:00.000Z"
   */
  decidedAt?: string;
  /**
   * Until when an approval holds.
   * @example "2029-01-11T10:00:00.000Z"
   */
  validUntil?: string;
}
/** A document that a customer is checked by. */
export interface VerificationDocument {
  /**
   * Unique identifier.
   * @example "vdo_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  verificationDocumentId: string;
  /**
   * Always `verification_document`.
   * @example "verification_document"
   */
  object: "verification_document";
  /**
   * Whose it is.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * What it is to show.
   * @example "IDENTITY_DOCUMENT"
   */
  kind: "IDENTITY_DOCUMENT" | "PROOF_OF_ADDRESS" | "COMPANY_EXTRACT" | "BENEFICIAL_OWNERS" | "OTHER";
  /**
   * Name of the file.
   * @example "passport.jpg"
   */
  fileName: string;
  /**
   * What it is by its content.
   * @example "image/jpeg"
   */
  mediaType: "application/pdf" | "image/jpeg" | "image/png" | "image/webp";
  /**
   * Bytes.
   * @example 184320
   */
  size: number;
  /**
   * SHA-256 of the file, as hex.
   * @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
   */
  sha256: string;
  /**
   * Whether it can still be deleted: until it is submitted.
   * @example true
   */
  isDeletable: boolean;
  /**
   * When it was uploaded.
   * @example "2027-01-12T09:02:00.000Z"
   */
  createdAt: string;
}
/** Who signs in as a customer, and who was asked to. */
export interface CustomerAccess {
  /**
   * Always `customer_access`.
   * @example "customer_access"
   */
  object: "customer_access";
  /** The people, in the order they came. */
  logins: CustomerLogin[];
  /** Links that were sent and can still be used, newest first. */
  invitations: CustomerInvitation[];
}
/** A person who signs in as a customer. */
export interface CustomerLogin {
  /**
   * Always `customer_login`.
   * @default "customer_login"
   * @example "customer_login"
   */
  object: "customer_login";
  /**
   * Identifier of the person.
   * @example "k3Fq9ZtVwX1yB7cD"
   */
  userId: string;
  /**
   * Name of the person.
   * @example "Ada Lindqvist"
   */
  name: string;
  /**
   * E-mail address they sign in with.
   * @example "ada@example.com"
   */
  email: string;
  /**
   * Since when they do.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
}
/** A link, sent by mail, to sign in as a customer. */
export interface CustomerInvitation {
  /**
   * Always `customer_invitation`.
   * @example "customer_invitation"
   */
  object: "customer_invitation";
  /**
   * Unique identifier.
   * @example "inv_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  invitationId: string;
  /**
   * The customer one is to sign in as.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * Where the link was sent.
   * @example "ada@example.com"
   */
  email: string;
  /**
   * Until when the link works.
   * @example "2027-01-26T09:00:00.000Z"
   */
  expiresAt: string;
  /**
   * When it was made.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
}
/** A customer that a person can sign in as. */
export interface LinkedCustomer {
  /**
   * Always `linked_customer`.
   * @default "linked_customer"
   * @example "linked_customer"
   */
  object: "linked_customer";
  /**
   * What `chooseIdentity` takes.
   * @example "customer:org_demo:cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  value: string;
  /**
   * The issuer.
   * @example "org_demo"
   */
  organizationId: string;
  /**
   * Its name.
   * @example "Nordlicht Real Assets"
   */
  organizationName: string;
  /**
   * The customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * Its name.
   * @example "Ada Lindqvist"
   */
  customerName: string;
}
/** A customer's purchase of tokens from an offering. */
export interface OfferingPurchaseIntent {
  /**
   * Always `offering_purchase_intent`.
   * @default "offering_purchase_intent"
   * @example "offering_purchase_intent"
   */
  object: "offering_purchase_intent";
  /**
   * Unique identifier, assigned by the service.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId: string;
  /**
   * The offering bought from.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
  /**
   * The wallet that receives the tokens.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  walletAddress: string;
  /**
   * The customer who buys.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /** The payment. */
  payment: {
    /**
     * What is paid.
     * @example 1250
     */
    purchaseAmount: number;
    /**
     * Tokens bought.
     * @example 100
     */
    tokenAmount: number;
    /**
     * Where the purchase stands.
     * @example "PENDING"
     */
    purchaseStatus: "COMPLETED" | "FAILED" | "PENDING" | "CANCELLED";
    /**
     * Currency of the payment.
     * @example "EUR"
     */
    currency: "USD" | "EUR";
  };
  /** Settlement of the purchase. */
  settlement: {
    /**
     * What became of tokens and money.
     * @example "NONE"
     */
    status: "NONE" | "ALLOCATED" | "DELIVERED" | "REFUND_DUE" | "REFUNDED";
    /** What it waits for: the payment, the customer's identity check, the wallet's proof, tokens left to issue, the wallet's registration on the token's chain. */
    blockedBy: ("PAYMENT" | "VERIFICATION" | "WALLET" | "SUPPLY" | "IDENTITY")[];
    /**
     * Hash of the transaction that delivered the tokens; absent until it is in a block, and for a token that is on no chain.
     * @example "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060"
     */
    txHash?: string;
    /** How far the delivery is on the token's chain; absent where it is on none. */
    chain?: {
      /**
       * How far it is on the token's chain: `QUEUED` = to be sent; `SENT` = handed to the chain; `MINED` = in a block that may still go; `FINAL` = there for good; `REFUSED` = the contract would not do it, and the issuer has to look.
       * @example "FINAL"
       */
      status: "QUEUED" | "SENT" | "MINED" | "FINAL" | "REFUSED";
      /**
       * Blocks from the one it is in to the newest; in the answer for one purchase alone.
       * @example 64
       */
      confirmations?: number;
    };
    /**
     * What of the price has come in, in the payment's currency.
     * @example 0
     */
    receivedAmount: number;
    /**
     * When it was completed: paid and the customer verified.
     * @example "2027-02-02T09:00:00.000Z"
     */
    completedAt?: string;
    /**
     * When its tokens were delivered, or its money was back.
     * @example "2027-05-01T09:00:00.000Z"
     */
    settledAt?: string;
  };
  /** Why it FAILED or was CANCELLED. */
  failure?: {
    /**
     * Stable code of the reason.
     * @example "expired"
     */
    code: string;
    /**
     * The reason, for people.
     * @example "It was not paid by 4 February 2027."
     */
    reason: string;
  };
  /** How to pay, while the purchase is PENDING and not all of its price has come in. */
  paymentInstructions?: {
    /**
     * Creditor reference (ISO 11649) to pay with.
     * @example "RF18539007547034"
     */
    reference: string;
    /**
     * Amount to pay: what of the price has not come in yet.
     * @example 1250
     */
    amount: number;
    /**
     * Currency to pay in.
     * @example "EUR"
     */
    currency: "USD" | "EUR";
    /** The issuer's account for transfers; absent where it has set none. */
    bankAccount?: {
      /**
       * Who holds the account, as the bank knows it.
       * @example "Nordlicht Real Assets GmbH"
       */
      accountHolder: string;
      /**
       * IBAN, without spaces.
       * @example "DE89370400440532013000"
       */
      iban: string;
      /**
       * BIC of the bank.
       * @example "COBADEFFXXX"
       */
      bic?: string;
    };
    /**
     * Text of the QR code that banks' apps read (EPC069-12); for euros, where there is an account.
     * @example "BCD\n002\n1\nSCT\n\nNordlicht Real Assets GmbH\nDE89370400440532013000\nEUR1250\n\nRF18539007547034"
     */
    epcQrCode?: string;
  };
  /** Data of your own; absent where there is none, or the caller may not see it. */
  metadata?: Record<string, unknown>;
  /** The customer, where `expand` asks for it. */
  customer?: Customer;
  /** The offering, where `expand` asks for it. */
  offering?: Offering;
  /**
   * When a PENDING purchase fails.
   * @example "2027-02-04T09:00:00.000Z"
   */
  expiresAt: string;
  /**
   * When it was created.
   * @example "2027-02-01T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it last changed.
   * @example "2027-02-01T09:00:00.000Z"
   */
  updatedAt: string;
}
/** A purchase in a list, with the names of its customer, offering and token. */
export interface ListedOfferingPurchaseIntent {
  /**
   * Always `offering_purchase_intent`.
   * @default "offering_purchase_intent"
   * @example "offering_purchase_intent"
   */
  object: "offering_purchase_intent";
  /**
   * Unique identifier, assigned by the service.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId: string;
  /**
   * The offering bought from.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
  /**
   * The wallet that receives the tokens.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  walletAddress: string;
  /**
   * The customer who buys.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /** The payment. */
  payment: {
    /**
     * What is paid.
     * @example 1250
     */
    purchaseAmount: number;
    /**
     * Tokens bought.
     * @example 100
     */
    tokenAmount: number;
    /**
     * Where the purchase stands.
     * @example "PENDING"
     */
    purchaseStatus: "COMPLETED" | "FAILED" | "PENDING" | "CANCELLED";
    /**
     * Currency of the payment.
     * @example "EUR"
     */
    currency: "USD" | "EUR";
  };
  /** Settlement of the purchase. */
  settlement: {
    /**
     * What became of tokens and money.
     * @example "NONE"
     */
    status: "NONE" | "ALLOCATED" | "DELIVERED" | "REFUND_DUE" | "REFUNDED";
    /** What it waits for: the payment, the customer's identity check, the wallet's proof, tokens left to issue, the wallet's registration on the token's chain. */
    blockedBy: ("PAYMENT" | "VERIFICATION" | "WALLET" | "SUPPLY" | "IDENTITY")[];
    /**
     * Hash of the transaction that delivered the tokens; absent until it is in a block, and for a token that is on no chain.
     * @example "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060"
     */
    txHash?: string;
    /** How far the delivery is on the token's chain; absent where it is on none. */
    chain?: {
      /**
       * How far it is on the token's chain: `QUEUED` = to be sent; `SENT` = handed to the chain; `MINED` = in a block that may still go; `FINAL` = there for good; `REFUSED` = the contract would not do it, and the issuer has to look.
       * @example "FINAL"
       */
      status: "QUEUED" | "SENT" | "MINED" | "FINAL" | "REFUSED";
      /**
       * Blocks from the one it is in to the newest; in the answer for one purchase alone.
       * @example 64
       */
      confirmations?: number;
    };
    /**
     * What of the price has come in, in the payment's currency.
     * @example 0
     */
    receivedAmount: number;
    /**
     * When it was completed: paid and the customer verified.
     * @example "2027-02-02T09:00:00.000Z"
     */
    completedAt?: string;
    /**
     * When its tokens were delivered, or its money was back.
     * @example "2027-05-01T09:00:00.000Z"
     */
    settledAt?: string;
  };
  /** Why it FAILED or was CANCELLED. */
  failure?: {
    /**
     * Stable code of the reason.
     * @example "expired"
     */
    code: string;
    /**
     * The reason, for people.
     * @example "It was not paid by 4 February 2027."
     */
    reason: string;
  };
  /** How to pay, while the purchase is PENDING and not all of its price has come in. */
  paymentInstructions?: {
    /**
     * Creditor reference (ISO 11649) to pay with.
     * @example "RF18539007547034"
     */
    reference: string;
    /**
     * Amount to pay: what of the price has not come in yet.
     * @example 1250
     */
    amount: number;
    /**
     * Currency to pay in.
     * @example "EUR"
     */
    currency: "USD" | "EUR";
    /** The issuer's account for transfers; absent where it has set none. */
    bankAccount?: {
      /**
       * Who holds the account, as the bank knows it.
       * @example "Nordlicht Real Assets GmbH"
       */
      accountHolder: string;
      /**
       * IBAN, without spaces.
       * @example "DE89370400440532013000"
       */
      iban: string;
      /**
       * BIC of the bank.
       * @example "COBADEFFXXX"
       */
      bic?: string;
    };
    /**
     * Text of the QR code that banks' apps read (EPC069-12); for euros, where there is an account.
     * @example "BCD\n002\n1\nSCT\n\nNordlicht Real Assets GmbH\nDE89370400440532013000\nEUR1250\n\nRF18539007547034"
     */
    epcQrCode?: string;
  };
  /** Data of your own; absent where there is none, or the caller may not see it. */
  metadata?: Record<string, unknown>;
  /** The customer, where `expand` asks for it. */
  customer?: Customer;
  /** The offering, where `expand` asks for it. */
  offering?: Offering;
  /**
   * When a PENDING purchase fails.
   * @example "2027-02-04T09:00:00.000Z"
   */
  expiresAt: string;
  /**
   * When it was created.
   * @example "2027-02-01T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it last changed.
   * @example "2027-02-01T09:00:00.000Z"
   */
  updatedAt: string;
  /**
   * The customer's name or username, where it has one and the caller may see it.
   * @example "Ada Lindqvist"
   */
  customerName?: string;
  /**
   * The customer's country.
   * @example "DE"
   */
  countryCode: string;
  /**
   * Title of the offering.
   * @example "Harbour Lofts Hamburg"
   */
  offeringTitle: string;
  /**
   * Symbol of the token bought.
   * @example "HLH"
   */
  tokenSymbol: string;
}
/** Money that came in for a purchase, or is about to. */
export interface PaymentReceived {
  /**
   * Always `payment`.
   * @default "payment"
   * @example "payment"
   */
  object: "payment";
  /**
   * Unique identifier, assigned by the service.
   * @example "pay_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  paymentId: string;
  /**
   * The purchase it pays; absent while it is assigned to none.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId?: string;
  /**
   * How it is paid.
   * @example "BANK_TRANSFER"
   */
  provider: "BANK_TRANSFER" | "STRIPE" | "SANDBOX";
  /**
   * What the provider or the bank calls it.
   * @example "2027020100017"
   */
  providerReference: string;
  /**
   * OPEN = begun at the provider; PROCESSING = the provider does not know yet.
   * @example "SUCCEEDED"
   */
  status: "OPEN" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "EXPIRED";
  /**
   * Amount paid, or to be paid.
   * @example 1250
   */
  amount: number;
  /**
   * Its currency.
   * @example "EUR"
   */
  currency: "USD" | "EUR";
  /**
   * What of it goes back, refunds that are due included.
   * @example 0
   */
  refundedAmount: number;
  /**
   * In lists alone: name or username of the customer whose purchase it belongs to.
   * @example "Ada Lindqvist"
   */
  customerName?: string;
  /**
   * Who paid.
   * @example "Ada Lindqvist"
   */
  payerName?: string;
  /**
   * The account it came from.
   * @example "DE75512108001245126199"
   */
  payerAccount?: string;
  /**
   * Where the customer pays, while it is OPEN.
   * @example "https://checkout.stripe.com/c/pay/cs_test_a1"
   */
  checkoutUrl?: string;
  /** Why it FAILED. */
  failure?: {
    /**
     * Stable code of the reason.
     * @example "payment_refused"
     */
    code: string;
    /**
     * The reason, for people.
     * @example "The bank refused it."
     */
    reason: string;
  };
  /**
   * When the money came in.
   * @example "2027-02-02T09:00:00.000Z"
   */
  receivedAt?: string;
  /** That the payer had its bank take the money back, where that happened. */
  chargeBack?: {
    /**
     * OPEN = the bank took the money and still hears the issuer, at the provider; WON = it gave it back; LOST = it keeps it.
     * @example "OPEN"
     */
    status: "OPEN" | "WON" | "LOST";
    /**
     * What was taken.
     * @example 1250
     */
    amount: number;
    /**
     * Why, in the provider's words.
     * @example "fraudulent"
     */
    reason: string;
    /**
     * What the provider calls it.
     * @example "dp_1OaBcD"
     */
    reference: string;
    /**
     * What the issuer is out of, as tokens were delivered for it or it had gone back before; absent once somebody has seen to it.
     * @example 1250
     */
    openClaim?: number;
    /**
     * When it was told.
     * @example "2027-03-02T09:00:00.000Z"
     */
    chargedBackAt: string;
  };
  /** The purchase, where `expand` asks for it. */
  offeringPurchaseIntent?: OfferingPurchaseIntent;
  /**
   * When it was begun or told.
   * @example "2027-02-02T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it last changed.
   * @example "2027-02-02T09:00:00.000Z"
   */
  updatedAt: string;
}
/** A way to pay for a purchase. */
export interface PaymentMethod {
  /**
   * Always `payment_method`.
   * @default "payment_method"
   * @example "payment_method"
   */
  object: "payment_method";
  /**
   * How it is paid.
   * @example "STRIPE"
   */
  provider: "BANK_TRANSFER" | "STRIPE" | "SANDBOX";
}
/** A payment that was begun at a provider. */
export interface Checkout {
  /**
   * Always `checkout`.
   * @example "checkout"
   */
  object: "checkout";
  /**
   * The payment that was begun.
   * @example "pay_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  paymentId: string;
  /**
   * Where it is paid.
   * @example "STRIPE"
   */
  provider: "STRIPE" | "SANDBOX";
  /**
   * Where the customer pays; in a dry run, where it comes back to.
   * @example "https://checkout.stripe.com/c/pay/cs_test_a1"
   */
  url: string;
}
/** Money that goes back to who paid it. */
export interface Refund {
  /**
   * Always `refund`.
   * @default "refund"
   * @example "refund"
   */
  object: "refund";
  /**
   * Unique identifier, assigned by the service.
   * @example "ref_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  refundId: string;
  /**
   * The payment it is made of.
   * @example "pay_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  paymentId: string;
  /**
   * The purchase that was paid, where there was one.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId?: string;
  /**
   * Who sends it; a transfer is sent by a person.
   * @example "BANK_TRANSFER"
   */
  provider: "BANK_TRANSFER" | "STRIPE" | "SANDBOX";
  /**
   * What the provider or the bank calls it, once sent.
   * @example "re_3OaBcD"
   */
  providerReference?: string;
  /**
   * Reference (ISO 11649) for a transfer: a statement in which it stands books the refund.
   * @example "RF60539007547034"
   */
  reference: string;
  /**
   * Where it stands; DUE from the moment it is owed.
   * @example "DUE"
   */
  status: "DUE" | "PROCESSING" | "SUCCEEDED" | "FAILED";
  /**
   * Why it goes back.
   * @example "OFFERING_UNSUCCESSFUL"
   */
  reason: "OFFERING_UNSUCCESSFUL" | "OFFERING_CANCELLED" | "PURCHASE_CANCELLED" | "PURCHASE_EXPIRED" | "PAYMENT_LATE" | "OVERPAID" | "UNMATCHED" | "CHARGED_BACK";
  /**
   * Amount to pay back.
   * @example 1250
   */
  amount: number;
  /**
   * Its currency.
   * @example "EUR"
   */
  currency: "USD" | "EUR";
  /**
   * Name or username of the customer whose purchase it belongs to; not in events.
   * @example "Ada Lindqvist"
   */
  customerName?: string;
  /**
   * Who paid, and gets it back.
   * @example "Ada Lindqvist"
   */
  payeeName?: string;
  /**
   * The account it came from.
   * @example "DE75512108001245126199"
   */
  payeeAccount?: string;
  /**
   * How often the provider was asked to send it.
   * @example 0
   */
  attempts: number;
  /** Why the provider did not send it. */
  failure?: {
    /**
     * Stable code of the reason.
     * @example "charge_disputed"
     */
    code: string;
    /**
     * The reason, for people.
     * @example "The charge is disputed."
     */
    reason: string;
  };
  /** The purchase, where `expand` asks for it. */
  offeringPurchaseIntent?: OfferingPurchaseIntent;
  /** The payment, where `expand` asks for it. */
  payment?: PaymentReceived;
  /**
   * When it became due.
   * @example "2027-05-01T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it last changed.
   * @example "2027-05-01T09:00:00.000Z"
   */
  updatedAt: string;
  /**
   * When it was sent.
   * @example "2027-05-02T09:00:00.000Z"
   */
  refundedAt?: string;
}
/** A file of the bank that was imported. */
export interface BankStatement {
  /**
   * Always `bank_statement`.
   * @default "bank_statement"
   * @example "bank_statement"
   */
  object: "bank_statement";
  /**
   * Unique identifier, assigned by the service.
   * @example "bst_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  bankStatementId: string;
  /**
   * Name of the file.
   * @example "camt053-2027-02-02.xml"
   */
  fileName: string;
  /**
   * What the file is.
   * @example "CAMT053"
   */
  format: "CAMT053" | "CSV";
  /**
   * The account, where the file names it.
   * @example "DE89370400440532013000"
   */
  iban?: string;
  /**
   * Entries in the file.
   * @example 12
   */
  entries: number;
  /**
   * Entries of them that no statement before had.
   * @example 10
   */
  newEntries: number;
  /**
   * New entries that paid a purchase or a refund.
   * @example 8
   */
  matched: number;
  /**
   * New entries that wait for somebody now.
   * @example 1
   */
  open: number;
  /**
   * New entries that concern nobody's purchase, such as fees.
   * @example 1
   */
  ignored: number;
  /**
   * When it was imported.
   * @example "2027-02-02T09:00:00.000Z"
   */
  createdAt: string;
}
/** One movement of a bank statement. */
export interface BankEntry {
  /**
   * Always `bank_entry`.
   * @default "bank_entry"
   * @example "bank_entry"
   */
  object: "bank_entry";
  /**
   * Unique identifier, assigned by the service.
   * @example "bke_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  bankEntryId: string;
  /**
   * The statement it stands in.
   * @example "bst_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  bankStatementId: string;
  /**
   * Day the bank booked it.
   * @example "2027-02-02"
   */
  bookingDate: string;
  /**
   * What came in; negative for what went out.
   * @example 1000
   */
  amount: number;
  /**
   * Its currency, as the bank writes it.
   * @example "EUR"
   */
  currency: string;
  /**
   * Who paid, or was paid.
   * @example "Ada Lindqvist"
   */
  counterpartyName?: string;
  /**
   * Their account.
   * @example "DE75512108001245126199"
   */
  counterpartyAccount?: string;
  /**
   * What they wrote.
   * @example "RF18539007547034 Harbour Lofts"
   */
  remittance?: string;
  /**
   * Where it stands.
   * @example "OPEN"
   */
  status: "MATCHED" | "OPEN" | "RESOLVED" | "IGNORED";
  /**
   * Why it needed, or needs, somebody.
   * @example "UNDERPAID"
   */
  problem?: "UNMATCHED" | "UNDERPAID" | "OVERPAID" | "WRONG_CURRENCY" | "WRONG_PAYER" | "LATE";
  /** What can be done with it now. */
  resolutions: ("ASSIGN" | "ACCEPT" | "REFUND" | "IGNORE")[];
  /**
   * What was done with it.
   * @example "ACCEPT"
   */
  resolution?: "ASSIGN" | "ACCEPT" | "REFUND" | "IGNORE";
  /**
   * When it was done.
   * @example "2027-02-03T09:00:00.000Z"
   */
  resolvedAt?: string;
  /**
   * The purchase it names, or was assigned to.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId?: string;
  /**
   * In lists alone: name or username of the customer whose purchase that is.
   * @example "Ada Lindqvist"
   */
  customerName?: string;
  /**
   * In lists alone: what of that purchase's price has not come in, while it is PENDING and not paid.
   * @example 250
   */
  openAmount?: number;
  /**
   * The payment it is.
   * @example "pay_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  paymentId?: string;
  /**
   * The refund it is, or led to.
   * @example "ref_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  refundId?: string;
  /**
   * When it was imported.
   * @example "2027-02-02T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it last changed.
   * @example "2027-02-02T09:00:00.000Z"
   */
  updatedAt: string;
}
/** How an organization wants things done. */
export interface Settings {
  /**
   * Always `settings`.
   * @default "settings"
   * @example "settings"
   */
  object: "settings";
  /** The account that bank transfers go to; absent until it is set. */
  bankAccount?: {
    /**
     * Who holds the account, as the bank knows it.
     * @example "Nordlicht Real Assets GmbH"
     */
    accountHolder: string;
    /**
     * IBAN, without spaces.
     * @example "DE89370400440532013000"
     */
    iban: string;
    /**
     * BIC of the bank.
     * @example "COBADEFFXXX"
     */
    bic?: string;
  };
  /**
   * Who checks customers' identity.
   * @example "MANUAL"
   */
  verificationProvider: "MANUAL" | "SANDBOX" | "STRIPE_IDENTITY";
  /**
   * How many days an approved identity check holds.
   * @example 730
   */
  verificationValidDays: number;
  /**
   * Whether the payment between buyer and seller of a bulletin-board offer is tracked.
   * @example false
   */
  tracksTradePayments: boolean;
  /**
   * When they last changed; absent while all are the defaults.
   * @example "2027-01-12T09:00:00.000Z"
   */
  updatedAt?: string;
}
/** An offer on the bulletin board. */
export interface Offer {
  /**
   * Always `offer`.
   * @default "offer"
   * @example "offer"
   */
  object: "offer";
  /**
   * Unique identifier, assigned by the service.
   * @example "bbo_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offerId: string;
  /**
   * The token offered to be traded.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * Symbol of that token.
   * @example "HLH"
   */
  tokenSymbol: string;
  /**
   * Wallet of the customer who made the offer.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  makerWalletAddress: string;
  /**
   * Wallet of the customer who accepted it; absent until then.
   * @example "0xde709f2102306220921060314715629080e2fb77"
   */
  takerWalletAddress?: string;
  /**
   * Quantity of tokens.
   * @example 50
   */
  amount: number;
  /**
   * Total price in euros.
   * @example 640
   */
  priceInEuro: number;
  /**
   * Price of one token in euros, rounded to 6 decimals.
   * @example 12.8
   */
  unitPriceInEuro: number;
  /**
   * Where the offer stands.
   * @example "OPEN"
   */
  status: "OPEN" | "CANCELLED" | "FILLED";
  /**
   * What the maker wants to do.
   * @example "SELL"
   */
  intention: "BUY" | "SELL";
  /** The customer who made the offer. */
  maker: EmbeddedCustomer;
  /** The customer who accepted it; absent until then. */
  taker?: EmbeddedCustomer;
  /**
   * Why it was cancelled.
   * @example "MAKER"
   */
  cancelReason?: "MAKER" | "EXPIRED";
  /**
   * The trade it came to; absent until it is accepted.
   * @example "trd_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  tradeId?: string;
  /** Data of your own; absent where there is none, or the caller may not see it. */
  metadata?: Record<string, unknown>;
  /** The token, where `expand` asks for it. */
  token?: RegisteredToken;
  /**
   * When it expires, if it does.
   * @example "2027-03-01T00:00:00.000Z"
   */
  expiresAt?: string;
  /**
   * When it was made.
   * @example "2027-02-10T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it last changed.
   * @example "2027-02-10T09:00:00.000Z"
   */
  updatedAt: string;
}
/** A customer inside an offer; personal data only where the caller may see it. */
export interface EmbeddedCustomer {
  /**
   * Unique identifier, assigned by the service.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  id: string;
  /**
   * Always `customer`.
   * @example "customer"
   */
  object: "customer";
  /**
   * A person or an organization.
   * @example "INDIVIDUAL"
   */
  type: "INDIVIDUAL" | "ORGANIZATION";
  /**
   * ISO 3166-1 alpha-2 code of the address.
   * @example "DE"
   */
  countryCode: string;
  /** Wallets of the customer. */
  wallets: Wallet[];
  /**
   * Where the identity check stands.
   * @example "INCOMPLETE"
   */
  verificationStatus?: "INCOMPLETE" | "IN_PROGRESS" | "COMPLETED";
  /** What the identity check needs, and how far it is. */
  verification?: {
    /** Fields the check still needs. */
    currentlyDue: string[];
    /** Why the last check was refused. */
    lastError?: {
      /**
       * Code of the refusal.
       * @example "name_mismatch"
       */
      code: string;
      /**
       * Why it was refused.
       * @example "The name does not match the document."
       */
      reason: string;
    };
    /**
     * Who decides the last check, or decided it; absent while there was none.
     * @example "MANUAL"
     */
    provider?: "MANUAL" | "SANDBOX" | "STRIPE_IDENTITY";
    /**
     * When the last check began.
     * @example "2027-01-12T09:05:00.000Z"
     */
    submittedAt?: string;
    /**
     * When the customer was verified.
     * @example "2027-01-12T10:00:00.000Z"
     */
    verifiedAt?: string;
    /**
     * Until when that holds; a new check is needed then.
     * @example "2029-01-11T10:00:00.000Z"
     */
    validUntil?: string;
    /** Who sees to the check that runs; for the issuer alone, absent inside offers. */
    assignee?: {
      /**
       * Identifier of the person.
       * @example "usr_demo_owner"
       */
      userId: string;
      /**
       * Its name.
       * @example "Clara Winter"
       */
      name: string;
    };
  };
  /**
   * Whether the issuer keeps the customer from buying and trading at the moment.
   * @example false
   */
  isBlocked?: boolean;
  /**
   * Since when; absent otherwise.
   * @example "2027-01-12T09:00:00.000Z"
   */
  blockedAt?: string;
  /**
   * Whether the setup at the payment provider is complete.
   * @example false
   */
  hasCompletedProviderSetup?: boolean;
  /**
   * Unique referral code.
   * @example "K7WQ2M9X"
   */
  referralCode?: string;
  /**
   * Creation time.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt?: string;
  /**
   * Time of the last change.
   * @example "2027-01-12T09:00:00.000Z"
   */
  updatedAt?: string;
  /**
   * Username.
   * @example "ada"
   */
  username?: string;
  /**
   * Name.
   * @example "Ada Lindqvist"
   */
  name?: string;
  /**
   * E-mail address.
   * @example "ada@example.com"
   */
  email?: string;
  /**
   * Telephone number.
   * @example "+49 40 1234567"
   */
  phone?: string;
  /** Data of your own; absent where there is none, or the caller may not see it. */
  metadata?: Record<string, unknown>;
  /** Postal address. */
  address?: {
    /**
     * Street and number.
     * @example "Sandtorkai 12"
     */
    line1?: string;
    /**
     * What else the address needs.
     * @example "3rd floor"
     */
    line2?: string;
    /**
     * City.
     * @example "Hamburg"
     */
    city?: string;
    /**
     * State or region.
     * @example "Hamburg"
     */
    state?: string;
    /**
     * Postal code.
     * @example "20457"
     */
    postalCode?: string;
  };
  /** All tokens of all wallets. */
  holdings?: Holding[];
}
/** A token in the register. */
export interface RegisteredToken {
  /**
   * Always `token`.
   * @default "token"
   * @example "token"
   */
  object: "token";
  /**
   * Name of the token.
   * @example "Harbour Lofts Hamburg"
   */
  name: string;
  /**
   * Ticker symbol of the token.
   * @example "HLH"
   */
  symbol: string;
  /**
   * Address of the token contract.
   * @example "0x52908400098527886E0F7030069857D2E4169EE7"
   */
  address: string;
  /**
   * Decimals an amount of this token may have.
   * @example 18
   */
  decimals: number;
  /**
   * Whether transfers are paused.
   * @example false
   */
  isPaused: boolean;
  /**
   * All tokens there are: those held in wallets and those still to be issued.
   * @example 50000
   */
  totalSupply: number;
  /**
   * When the token was created.
   * @example "2027-01-04T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Identifier of the token, as offerings and offers name it.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * The organization that registered it.
   * @example "org_demo"
   */
  organizationId: string;
  /**
   * Tokens held in wallets, a part of totalSupply.
   * @example 12500
   */
  issuedSupply: number;
  /**
   * Number of customers that hold some.
   * @example 14
   */
  holders: number;
  /**
   * Where its movements are carried out: `LEDGER` = in the register alone; `ERC3643` = in a contract on a chain that follows the register.
   * @example "LEDGER"
   */
  settlement: "LEDGER" | "ERC3643";
  /** The contract of a token whose settlement is `ERC3643`. */
  chain?: {
    /**
     * The chain's number (EIP-155).
     * @example 1
     */
    chainId: number;
    /**
     * `DEPLOYING` = the contract is being made; `LIVE` = it follows the register; `HALTED` = nothing is sent until somebody has looked.
     * @example "LIVE"
     */
    status: "DEPLOYING" | "LIVE" | "HALTED" | "DETACHED";
    /**
     * Whether chain and register agreed when they were last compared.
     * @example true
     */
    inSync: boolean;
    /**
     * The explorer of this installation, where it has one: contracts stand there at /token/{address}, transactions at /tx/{hash}.
     * @example "https://etherscan.io"
     */
    explorerUrl?: string;
  };
  /** Data of your own; absent where there is none, or the caller may not see it. */
  metadata?: Record<string, unknown>;
}
/** A token's part of the bulletin board. */
export interface TokenBoard {
  /**
   * Always `token_board`.
   * @default "token_board"
   * @example "token_board"
   */
  object: "token_board";
  token: BoardToken;
  /** What others sell, the cheapest first. */
  toSell: BoardOffer[];
  /** What others buy, the dearest first. */
  toBuy: BoardOffer[];
}
/** How a token stands on the bulletin board. */
export interface BoardToken {
  /**
   * Always `board_token`.
   * @default "board_token"
   * @example "board_token"
   */
  object: "board_token";
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * Its name.
   * @example "Harbour Lofts Hamburg"
   */
  tokenName: string;
  /**
   * Its ticker symbol.
   * @example "HLH"
   */
  tokenSymbol: string;
  /**
   * Whether its issuer has paused it.
   * @example false
   */
  isPaused: boolean;
  /** The last trade; absent where there was none. */
  lastTrade?: {
    /**
     * When it was traded, or the day it was.
     * @example "2027-02-12T09:00:00.000Z"
     */
    at: string;
    /**
     * Price of one token; of a day, their average by amount.
     * @example 12.8
     */
    unitPriceInEuro: number;
    /**
     * Tokens that changed hands.
     * @example 50
     */
    amount: number;
  };
  /**
   * The last price against that of the last trade 30 days ago or before, as a share: 0.024 is 2.4 % more; absent where there was none then.
   * @example 0.024
   */
  change?: number;
  /** The open offer to sell with the lowest price of one token. */
  bestToSell?: {
    /**
     * Price of one token.
     * @example 12.8
     */
    unitPriceInEuro: number;
    /**
     * Quantity of tokens.
     * @example 50
     */
    amount: number;
  };
  /** The open offer to buy with the highest price of one token. */
  bestToBuy?: {
    /**
     * Price of one token.
     * @example 12.8
     */
    unitPriceInEuro: number;
    /**
     * Quantity of tokens.
     * @example 50
     */
    amount: number;
  };
}
/** An open offer, as one customer sees it. */
export interface BoardOffer {
  /**
   * Unique identifier, assigned by the service.
   * @example "bbo_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offerId: string;
  /**
   * Quantity of tokens.
   * @example 50
   */
  amount: number;
  /**
   * Total price in euros.
   * @example 640
   */
  priceInEuro: number;
  /**
   * Price of one token in euros, rounded to 6 decimals.
   * @example 12.8
   */
  unitPriceInEuro: number;
  /**
   * When it expires, if it does.
   * @example "2027-03-01T00:00:00.000Z"
   */
  expiresAt?: string;
  /**
   * When it was made.
   * @example "2027-02-10T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Whether the customer named made it.
   * @example false
   */
  isOwn: boolean;
  /**
   * Whether the customer named could accept it now with one of its wallets.
   * @example true
   */
  canAccept: boolean;
}
/** What one wallet holds of a token. */
export interface Holder {
  /**
   * Always `holder`.
   * @default "holder"
   * @example "holder"
   */
  object: "holder";
  /**
   * The customer who holds.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * The customer's name, where it has one.
   * @example "Ada Lindqvist"
   */
  name?: string;
  /**
   * The wallet that holds.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  walletAddress: string;
  /**
   * Tokens that are free to move.
   * @example "200"
   */
  available: string;
  /**
   * Tokens that open offers and lock-ups hold.
   * @example "50"
   */
  frozen: string;
  /**
   * All tokens of the wallet.
   * @example "250"
   */
  total: string;
  /**
   * Percent of all tokens that wallets hold, rounded to 6 decimals.
   * @example 62.5
   */
  share: number;
}
/** A movement in a token's register; it never changes. */
export interface LedgerEntry {
  /**
   * Always `ledger_entry`.
   * @default "ledger_entry"
   * @example "ledger_entry"
   */
  object: "ledger_entry";
  /**
   * Unique identifier.
   * @example "led_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  ledgerEntryId: string;
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * Why the tokens moved.
   * @example "TRANSFER"
   */
  reason: "ISSUE" | "MINT" | "FREEZE" | "RELEASE" | "TRANSFER" | "ALLOCATE" | "CHAIN";
  /**
   * How many moved.
   * @example "25"
   */
  amount: string;
  /** Where they left. */
  from: {
    /**
     * `WALLET`, `UNISSUED` for what no wallet holds yet, or `SUPPLY` for the token itself.
     * @example "WALLET"
     */
    kind: "SUPPLY" | "UNISSUED" | "WALLET";
    /**
     * Whether it is free to move there.
     * @example "AVAILABLE"
     */
    bucket: "AVAILABLE" | "FROZEN";
    /**
     * Whose wallet it is.
     * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
     */
    customerId?: string;
    /**
     * That customer's name.
     * @example "Ada Lindqvist"
     */
    name?: string;
    /**
     * The wallet.
     * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
     */
    walletAddress?: string;
  };
  /** Where they went. */
  to: {
    /**
     * `WALLET`, `UNISSUED` for what no wallet holds yet, or `SUPPLY` for the token itself.
     * @example "WALLET"
     */
    kind: "SUPPLY" | "UNISSUED" | "WALLET";
    /**
     * Whether it is free to move there.
     * @example "AVAILABLE"
     */
    bucket: "AVAILABLE" | "FROZEN";
    /**
     * Whose wallet it is.
     * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
     */
    customerId?: string;
    /**
     * That customer's name.
     * @example "Ada Lindqvist"
     */
    name?: string;
    /**
     * The wallet.
     * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
     */
    walletAddress?: string;
  };
  /**
   * What caused it: an offer, a purchase.
   * @example "bbo_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  reference?: string;
  /**
   * The reason given.
   * @example "Inheritance"
   */
  note?: string;
  /** How far it is on the token's chain; absent where it is on none, and for what moves no tokens of wallets. */
  chain?: {
    /**
     * How far it is on the token's chain: `QUEUED` = to be sent; `SENT` = handed to the chain; `MINED` = in a block that may still go; `FINAL` = there for good; `REFUSED` = the contract would not do it, and the issuer has to look.
     * @example "FINAL"
     */
    status: "QUEUED" | "SENT" | "MINED" | "FINAL" | "REFUSED";
    /**
     * Hash of the transaction that carried it out; absent until it is in a block.
     * @example "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060"
     */
    txHash?: string;
    /**
     * The block it is in; absent until then.
     * @example 19482113
     */
    blockNumber?: number;
  };
  /**
   * When they moved.
   * @example "2027-03-01T09:00:00.000Z"
   */
  createdAt: string;
}
/** The chain of an installation's ERC-3643 tokens, as it was last seen. */
export interface Chain {
  /**
   * Always `chain`.
   * @example "chain"
   */
  object: "chain";
  /**
   * Whether this installation has a chain; without, tokens are kept in the register alone.
   * @example true
   */
  isConfigured: boolean;
  /**
   * The chain's number (EIP-155).
   * @example 1
   */
  chainId?: number;
  /**
   * Where people look at the chain, where there is such a place.
   * @example "https://etherscan.io"
   */
  explorerUrl?: string;
  /**
   * The newest block that was seen.
   * @example 19482177
   */
  latestBlock?: number;
  /**
   * The newest block that stays for good.
   * @example 19482113
   */
  finalBlock?: number;
  /** Who signs there. */
  signer?: {
    /**
     * The account that signs and pays for gas.
     * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
     */
    address: string;
    /**
     * What it can pay, in the chain's own coin; absent until it was looked up.
     * @example "1.482"
     */
    balance?: string;
    /**
     * Why nothing is sent: `wrong_chain` = the nodes are of another chain; `fee_cap` = fees are above the limit set; `unfunded` = the account cannot pay for gas; `finality_violated` = a final block changed; `role_lost` = the agent's role is gone; `code_missing` = the contract is gone. Absent while it sends.
     * @example "unfunded"
     */
    haltReason?: "wrong_chain" | "fee_cap" | "unfunded" | "finality_violated" | "role_lost" | "code_missing";
    /**
     * Since when; absent otherwise.
     * @example "2027-02-12T09:00:00.000Z"
     */
    haltedAt?: string;
    /**
     * When the chain was last looked at.
     * @example "2027-02-12T09:00:00.000Z"
     */
    checkedAt?: string;
  };
  /** The organization's operations that are not final. */
  queue: {
    /**
     * Operations in line, to be sent.
     * @example 12
     */
    waiting: number;
    /**
     * Operations that are sent and not final.
     * @example 50
     */
    sent: number;
    /**
     * Operations that the contract refused; somebody has to look.
     * @example 0
     */
    refused: number;
    /**
     * How long the oldest operation has been in line; absent where none is.
     * @example 4
     */
    oldestSeconds?: number;
  };
  /** The organization's tokens on the chain. */
  tokens: {
    /**
     * Tokens whose contract follows the register.
     * @example 2
     */
    live: number;
    /**
     * Tokens whose contract is being made.
     * @example 0
     */
    deploying: number;
    /**
     * Tokens for which nothing is sent.
     * @example 0
     */
    halted: number;
    /**
     * Tokens whose contract differs from the register.
     * @example 0
     */
    outOfSync: number;
  };
}
/** How a token's contract follows the register. */
export interface TokenOnChain {
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * Always `chain_token`.
   * @example "chain_token"
   */
  object: "chain_token";
  /**
   * The token's `settlement`: `LEDGER` = in the register alone, and all else is absent.
   * @example "ERC3643"
   */
  mode: "LEDGER" | "ERC3643";
  /** The contract. */
  contract?: {
    /**
     * The chain's number (EIP-155).
     * @example 1
     */
    chainId: number;
    /**
     * Where people look at the chain, where there is such a place.
     * @example "https://etherscan.io"
     */
    explorerUrl?: string;
    /**
     * How far the contract is; see `token.chain.status`.
     * @example "LIVE"
     */
    status: "DEPLOYING" | "LIVE" | "HALTED" | "DETACHED";
    /**
     * Why nothing is sent for this token; absent while it is.
     * @example "role_lost"
     */
    haltReason?: "wrong_chain" | "fee_cap" | "unfunded" | "finality_violated" | "role_lost" | "code_missing";
    /**
     * Who moves tokens there: `CLOSED` = the register's agent alone.
     * @example "CLOSED"
     */
    policy: "CLOSED" | "OPEN";
    /**
     * Whether it was there before and attached; false where the service made it.
     * @example false
     */
    isAttached: boolean;
    /**
     * The token's contract.
     * @example "0x52908400098527886E0F7030069857D2E4169EE7"
     */
    address: string;
    /**
     * The contract that moves its tokens, each movement once.
     * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
     */
    agent: string;
    /**
     * The contract that knows the wallets which may hold some.
     * @example "0xde709f2102306220921060314715629080e2fb77"
     */
    identityRegistry: string;
    /**
     * Who names the agent's operators.
     * @example "0xde709f2102306220921060314715629080e2fb77"
     */
    owner: string;
    /**
     * The block it was made in; absent until then.
     * @example 19400000
     */
    deployedBlock?: number;
    /**
     * The final block up to which it was compared with the register; absent before the first time.
     * @example 19482100
     */
    reconciledBlock?: number;
    /**
     * Whether the two agreed when they were last compared.
     * @example true
     */
    inSync: boolean;
    /**
     * Differences that wait for somebody's decision.
     * @example 0
     */
    openDifferences: number;
    /**
     * Since when it follows the register; absent until then.
     * @example "2027-02-12T09:00:00.000Z"
     */
    liveAt?: string;
  };
  /**
   * The newest block that was seen.
   * @example 19482177
   */
  latestBlock?: number;
  /**
   * The newest block that stays for good.
   * @example 19482113
   */
  finalBlock?: number;
  /** The token's operations that are not final. */
  queue?: {
    /**
     * Operations in line, to be sent.
     * @example 12
     */
    waiting: number;
    /**
     * Operations that are sent and not final.
     * @example 50
     */
    sent: number;
    /**
     * Operations that the contract refused; somebody has to look.
     * @example 0
     */
    refused: number;
    /**
     * How long the oldest operation has been in line; absent where none is.
     * @example 4
     */
    oldestSeconds?: number;
  };
  /** Who signs for it. */
  signer?: {
    /**
     * The account that signs and pays for gas.
     * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
     */
    address: string;
    /**
     * What it can pay, in the chain's own coin; absent until it was looked up.
     * @example "1.482"
     */
    balance?: string;
    /**
     * Why nothing is sent: `wrong_chain` = the nodes are of another chain; `fee_cap` = fees are above the limit set; `unfunded` = the account cannot pay for gas; `finality_violated` = a final block changed; `role_lost` = the agent's role is gone; `code_missing` = the contract is gone. Absent while it sends.
     * @example "unfunded"
     */
    haltReason?: "wrong_chain" | "fee_cap" | "unfunded" | "finality_violated" | "role_lost" | "code_missing";
    /**
     * Since when; absent otherwise.
     * @example "2027-02-12T09:00:00.000Z"
     */
    haltedAt?: string;
    /**
     * When the chain was last looked at.
     * @example "2027-02-12T09:00:00.000Z"
     */
    checkedAt?: string;
  };
}
/** What a wallet held of a token, in the register and on the chain. */
export interface ChainProof {
  /**
   * Always `chain_proof`.
   * @example "chain_proof"
   */
  object: "chain_proof";
  /**
   * The customer who holds.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * The wallet.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  walletAddress: string;
  /** What the register had when the block was made. */
  register: {
    /**
     * All tokens of the wallet.
     * @example "250"
     */
    total: string;
    /**
     * Those of them that are held back.
     * @example "50"
     */
    frozen: string;
  };
  /** What of it the register takes for carried out on the chain by that block; the rest was on its way. */
  carriedOut: {
    /**
     * All tokens of the wallet.
     * @example "250"
     */
    total: string;
    /**
     * Those of them that are held back.
     * @example "50"
     */
    frozen: string;
  };
  /** What the contract had at that block, as the chain's nodes say. */
  chain: {
    /**
     * All tokens of the wallet.
     * @example "250"
     */
    total: string;
    /**
     * Those of them that are held back.
     * @example "50"
     */
    frozen: string;
  };
  /**
   * Whether the contract had exactly what was carried out.
   * @example true
   */
  agrees: boolean;
}
/** Where a token's contract differs from the register. */
export interface ChainDifference {
  /**
   * Unique identifier.
   * @example "cdf_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  chainDifferenceId: string;
  /**
   * Always `chain_difference`.
   * @example "chain_difference"
   */
  object: "chain_difference";
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * In what they differ: `EXTERNAL_…` = somebody minted, burned, moved or froze tokens past the register; `MISSING_ON_CHAIN` = the chain lacks what was final there; `UNKNOWN_OPERATION` = the agent did what the register does not know; `ROLE_LOST`, `OWNER_CHANGED`, `UNPAUSED` = the contract itself was changed.
   * @example "EXTERNAL_MINT"
   */
  kind: "EXTERNAL_MINT" | "EXTERNAL_BURN" | "EXTERNAL_TRANSFER" | "EXTERNAL_FREEZE" | "MISSING_ON_CHAIN" | "UNKNOWN_OPERATION" | "ROLE_LOST" | "OWNER_CHANGED" | "UNPAUSED";
  /**
   * What became of it: `OPEN`; `ADOPTED` = the register took it over; `CORRECTED` = the chain was put right; `IGNORED`.
   * @example "OPEN"
   */
  status: "OPEN" | "ADOPTED" | "CORRECTED" | "IGNORED";
  /**
   * The wallet it concerns; absent where it concerns the token as a whole.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  walletAddress?: string;
  /**
   * The other wallet of a movement between two.
   * @example "0x52908400098527886E0F7030069857D2E4169EE7"
   */
  otherAddress?: string;
  /**
   * What it is known by: the contract's name for the operation, or the transaction and place of what the contract told.
   * @example "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060"
   */
  operationId?: string;
  /**
   * The transaction it happened in, where the contract told of it.
   * @example "0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b"
   */
  txHash?: string;
  /** What the chain has done beyond the register, in its order. */
  movements: ({
    /**
     * What was done.
     * @example "MINT"
     */
    kind: "MINT" | "BURN" | "TRANSFER" | "FREEZE" | "UNFREEZE";
    /**
     * The wallet that lost tokens, or whose tokens were frozen or released.
     * @example "0x52908400098527886E0F7030069857D2E4169EE7"
     */
    from?: string;
    /**
     * The wallet that got tokens.
     * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
     */
    to?: string;
    /**
     * How many tokens.
     * @example "1"
     */
    amount: string;
  })[];
  /** How it can be ended; none where it ends by itself, once the contract is as it was. */
  resolutions: ("ADOPT" | "CORRECT" | "IGNORE")[];
  /** How somebody wants to end it, until another one, who is a member, agrees. */
  proposal?: {
    /**
     * The end that is proposed.
     * @example "CORRECT"
     */
    resolution: "ADOPT" | "CORRECT" | "IGNORE";
    /**
     * Who proposes it: a member's user id, an API key's id, or `api` where no key is needed.
     * @example "usr_0198c2e8f2a07c3d"
     */
    by: string;
  };
  /**
   * Tokens that the register has; absent where it is not about tokens.
   * @example "250"
   */
  register?: string;
  /**
   * Tokens that the chain has; absent where it is not about tokens.
   * @example "251"
   */
  chain?: string;
  /**
   * The final block at which it was seen.
   * @example 19482113
   */
  blockNumber: number;
  /**
   * Why it was ended as it was; absent until then.
   * @example "Agreed with the owner."
   */
  reason?: string;
  /**
   * When it was found.
   * @example "2027-02-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it was ended; absent until then.
   * @example "2027-02-12T09:00:00.000Z"
   */
  resolvedAt?: string;
}
/** What a token's contract is to do, once. */
export interface ChainOperation {
  /**
   * Unique identifier.
   * @example "cop_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  chainOperationId: string;
  /**
   * Always `chain_operation`.
   * @example "chain_operation"
   */
  object: "chain_operation";
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * Its symbol.
   * @example "HLH"
   */
  tokenSymbol: string;
  /**
   * What is done: the first eight move tokens as an entry of the register did, the others prepare the contracts.
   * @example "MINT"
   */
  kind: "MINT" | "MINT_FROZEN" | "FREEZE" | "UNFREEZE" | "TRANSFER" | "TRANSFER_FROZEN" | "BURN" | "BURN_FROZEN" | "DEPLOY" | "REGISTER" | "SET_COUNTRY" | "SET_IDENTITY" | "REMOVE" | "PAUSE" | "UNPAUSE";
  /**
   * How far it is: `QUEUED` = in line; `SENT` = in a transaction; `MINED` = in a block that may still go; `FINAL` = there for good; `REFUSED` = the contract would not do it, and somebody has to look.
   * @example "FINAL"
   */
  status: "QUEUED" | "SENT" | "MINED" | "FINAL" | "REFUSED";
  /**
   * Tokens that it moves; absent where it moves none.
   * @example "250"
   */
  amount?: string;
  /**
   * The wallet they leave, or are held back in; absent without.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  fromWalletAddress?: string;
  /**
   * The wallet they go to, or that is registered; absent without.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  toWalletAddress?: string;
  /**
   * The register's entry it follows; absent where it follows none.
   * @example "led_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  ledgerEntryId?: string;
  /**
   * What caused that: a purchase, an offer.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  reference?: string;
  /**
   * The transaction it is in; absent until it is in one.
   * @example "ctx_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  chainTransactionId?: string;
  /**
   * Hash of that transaction, once it is in a block.
   * @example "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060"
   */
  txHash?: string;
  /**
   * That block.
   * @example 19482113
   */
  blockNumber?: number;
  /**
   * Why the contract refused it, in its own words; of one in line, why it would: the token's daily limit is used up, and it goes once there is room. Absent otherwise.
   * @example "WalletNotRegistered(0x8617E340B3D01FA5F11F306F4090FD50E238070D)"
   */
  reason?: string;
  /**
   * When it got in line.
   * @example "2027-02-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it was there for good; absent until then.
   * @example "2027-02-12T09:00:00.000Z"
   */
  finalAt?: string;
}
/** Operations of a token on their way to its chain together. */
export interface ChainTransaction {
  /**
   * Unique identifier.
   * @example "ctx_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  chainTransactionId: string;
  /**
   * Always `chain_transaction`.
   * @example "chain_transaction"
   */
  object: "chain_transaction";
  /**
   * The token whose operations it carries.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * The chain's number (EIP-155).
   * @example 1
   */
  chainId: number;
  /**
   * The account that signs it.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  signer: string;
  /**
   * Its place among that account's transactions.
   * @example 118
   */
  nonce: number;
  /**
   * How far it is: `RESERVED` = it has its nonce; `SIGNED`; `BROADCAST` = handed to the chain; `MINED` = in a block that may still go; `FINAL` = there for good; `VOIDED` = its nonce was used up by something else, and its operations are sent anew.
   * @example "FINAL"
   */
  status: "RESERVED" | "SIGNED" | "BROADCAST" | "MINED" | "FINAL" | "VOIDED";
  /**
   * Whether its nonce is being used up by a transfer of nothing.
   * @example false
   */
  isVoiding: boolean;
  /**
   * How many operations it carries.
   * @example 50
   */
  operations: number;
  /**
   * How often it was signed; each time after the first with higher fees.
   * @example 1
   */
  attempts: number;
  /**
   * The most that its last attempt pays for a unit of gas.
   * @example "24.5"
   */
  maxFeeInGwei?: string;
  /**
   * Its hash: of what is in a block, else of the last attempt; absent until it is signed.
   * @example "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060"
   */
  txHash?: string;
  /**
   * The block it is in; absent until then.
   * @example 19482113
   */
  blockNumber?: number;
  /**
   * When it was handed to the chain first; absent until then.
   * @example "2027-02-12T09:00:00.000Z"
   */
  firstBroadcastAt?: string;
  /**
   * When it got its nonce.
   * @example "2027-02-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it was there for good; absent until then.
   * @example "2027-02-12T09:00:00.000Z"
   */
  finalAt?: string;
}
/** An offer that changed hands. */
export interface Trade {
  /**
   * Always `trade`.
   * @default "trade"
   * @example "trade"
   */
  object: "trade";
  /**
   * Unique identifier, assigned by the service.
   * @example "trd_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  tradeId: string;
  /**
   * The offer that was accepted.
   * @example "bbo_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offerId: string;
  /**
   * The token that changed hands.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * Symbol of that token.
   * @example "HLH"
   */
  tokenSymbol: string;
  /**
   * Quantity of tokens.
   * @example 50
   */
  amount: number;
  /**
   * Total price in euros.
   * @example 640
   */
  priceInEuro: number;
  /**
   * Price of one token in euros, rounded to 6 decimals.
   * @example 12.8
   */
  unitPriceInEuro: number;
  /**
   * Wallet the tokens left.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  sellerWalletAddress: string;
  /**
   * Wallet the tokens went to.
   * @example "0xde709f2102306220921060314715629080e2fb77"
   */
  buyerWalletAddress: string;
  /** The customer who sold. */
  seller: EmbeddedCustomer;
  /** The customer who bought. */
  buyer: EmbeddedCustomer;
  /** The payment between the two; absent for everybody else's eyes. */
  payment?: {
    /**
     * Whether the buyer has paid; `NOT_TRACKED` where the organization leaves that to the two.
     * @example "DUE"
     */
    status: "NOT_TRACKED" | "DUE" | "PAID";
    /**
     * Creditor reference (ISO 11649) that the buyer names in the payment; only where it is tracked.
     * @example "RF03E7C3D9F1E2A3B4C5D6E7F"
     */
    reference?: string;
    /**
     * Whom to pay: the seller's name; only where it is tracked.
     * @example "Ada Lindqvist"
     */
    payeeName?: string;
    /**
     * When the payment was confirmed.
     * @example "2027-02-14T10:00:00.000Z"
     */
    paidAt?: string;
  };
  /** How far it is on the token's chain; absent where it is on none. */
  chain?: {
    /**
     * How far it is on the token's chain: `QUEUED` = to be sent; `SENT` = handed to the chain; `MINED` = in a block that may still go; `FINAL` = there for good; `REFUSED` = the contract would not do it, and the issuer has to look.
     * @example "FINAL"
     */
    status: "QUEUED" | "SENT" | "MINED" | "FINAL" | "REFUSED";
    /**
     * Hash of the transaction that carried it out; absent until it is in a block.
     * @example "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060"
     */
    txHash?: string;
    /**
     * The block it is in; absent until then.
     * @example 19482113
     */
    blockNumber?: number;
  };
  /** The offer, where `expand` asks for it. */
  offer?: Offer;
  /** The token, where `expand` asks for it. */
  token?: RegisteredToken;
  /**
   * When the tokens moved.
   * @example "2027-02-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it last changed.
   * @example "2027-02-12T09:00:00.000Z"
   */
  updatedAt: string;
}
/** What a token was traded at. */
export interface PricePoint {
  /**
   * Always `price_point`.
   * @default "price_point"
   * @example "price_point"
   */
  object: "price_point";
  /**
   * When it was traded, or the day it was.
   * @example "2027-02-12T09:00:00.000Z"
   */
  at: string;
  /**
   * Price of one token; of a day, their average by amount.
   * @example 12.8
   */
  unitPriceInEuro: number;
  /**
   * Tokens that changed hands.
   * @example 50
   */
  amount: number;
  /**
   * How many trades this is made of.
   * @example 1
   */
  trades: number;
}
/** A dividend or interest for the holders of a token. */
export interface Distribution {
  /**
   * Always `distribution`.
   * @default "distribution"
   * @example "distribution"
   */
  object: "distribution";
  /**
   * Unique identifier, assigned by the service.
   * @example "dst_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  distributionId: string;
  /**
   * The token whose holders are paid.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * Its name.
   * @example "Harbour Lofts Hamburg"
   */
  tokenName: string;
  /**
   * Its ticker symbol.
   * @example "HLH"
   */
  tokenSymbol: string;
  /**
   * What is paid.
   * @example "DIVIDEND"
   */
  kind: "DIVIDEND" | "INTEREST";
  /**
   * What holders read on it.
   * @example "Rent, second half of 2027"
   */
  title: string;
  /**
   * The sum that is shared among the holders.
   * @example 2500
   */
  amount: number;
  /**
   * Its currency.
   * @example "EUR"
   */
  currency: "USD" | "EUR";
  /**
   * Who holds the token at this moment is paid.
   * @example "2027-07-31T22:00:00.000Z"
   */
  recordDate: string;
  /**
   * SCHEDULED until the record date has come, PROCESSING while payments are under way, COMPLETED once all are paid.
   * @example "PROCESSING"
   */
  status: "SCHEDULED" | "PROCESSING" | "COMPLETED" | "CANCELLED";
  /**
   * Holders at the record date, once it has come.
   * @example 14
   */
  holders?: number;
  /** Payments that are paid. */
  paid: {
    /**
     * Their sum.
     * @example 1600
     */
    amount: number;
    /**
     * How many.
     * @example 10
     */
    payments: number;
  };
  /** Payments that are due, or under way at a provider. */
  due: {
    /**
     * Their sum.
     * @example 700
     */
    amount: number;
    /**
     * How many.
     * @example 3
     */
    payments: number;
  };
  /** Payments that failed, and wait for a person or a retry. */
  failed: {
    /**
     * Their sum.
     * @example 200
     */
    amount: number;
    /**
     * How many.
     * @example 1
     */
    payments: number;
  };
  /** The token, where `expand` asks for it. */
  token?: RegisteredToken;
  /**
   * When it was created.
   * @example "2027-07-20T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it last changed.
   * @example "2027-08-02T09:00:00.000Z"
   */
  updatedAt: string;
  /**
   * When the last holder was paid.
   * @example "2027-08-03T09:00:00.000Z"
   */
  completedAt?: string;
}
/** What each holder would get. */
export interface DistributionPreview {
  /**
   * Always `distribution_preview`.
   * @example "distribution_preview"
   */
  object: "distribution_preview";
  /**
   * The moment whose holders are shown: the record date, or now where that is still to come.
   * @example "2027-07-20T09:00:00.000Z"
   */
  asOf: string;
  /**
   * Whether the record date has passed, so that nothing can change any more.
   * @example false
   */
  isFinal: boolean;
  /**
   * Holders there are.
   * @example 2
   */
  holders: number;
  /**
   * Tokens they hold, as decimal text.
   * @example "3"
   */
  tokenAmount: string;
  /**
   * The sum that is shared.
   * @example 100
   */
  amount: number;
  /**
   * Its currency.
   * @example "EUR"
   */
  currency: "USD" | "EUR";
  /**
   * Holders who get one cent more than the whole cents of their share, so that all sum up.
   * @example 1
   */
  rounded: number;
  /**
   * Holders whose share comes to less than a cent.
   * @example 0
   */
  unpaid: number;
  /** What each holder gets, the largest first; at most 1,000 are listed. */
  shares: {
    /**
     * The holder.
     * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
     */
    customerId: string;
    /**
     * Its name.
     * @example "Ada Lindqvist"
     */
    name?: string;
    /**
     * What it holds over all its wallets, as decimal text.
     * @example "2"
     */
    tokenAmount: string;
    /**
     * What it gets.
     * @example 66.67
     */
    amount: number;
  }[];
}
/** What one holder gets of a distribution. */
export interface DistributionPayment {
  /**
   * Always `distribution_payment`.
   * @default "distribution_payment"
   * @example "distribution_payment"
   */
  object: "distribution_payment";
  /**
   * Unique identifier, assigned by the service.
   * @example "dsp_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  distributionPaymentId: string;
  /**
   * The distribution it is a part of.
   * @example "dst_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  distributionId: string;
  /**
   * The token that was held.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * Its ticker symbol.
   * @example "HLH"
   */
  tokenSymbol: string;
  /**
   * What is paid.
   * @example "DIVIDEND"
   */
  kind: "DIVIDEND" | "INTEREST";
  /**
   * Title of the distribution.
   * @example "Rent, second half of 2027"
   */
  title: string;
  /**
   * The moment whose holders are paid.
   * @example "2027-07-31T22:00:00.000Z"
   */
  recordDate: string;
  /**
   * The holder.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * Its name.
   * @example "Ada Lindqvist"
   */
  payeeName?: string;
  /**
   * The account it paid from last, where one is known.
   * @example "DE75512108001245126199"
   */
  payeeAccount?: string;
  /**
   * What it held at the record date over all its wallets, as decimal text.
   * @example "120"
   */
  tokenAmount: string;
  /**
   * What it gets.
   * @example 162.5
   */
  amount: number;
  /**
   * Its currency.
   * @example "EUR"
   */
  currency: "USD" | "EUR";
  /**
   * DUE from the record date on; PROCESSING = the provider does not know yet.
   * @example "PAID"
   */
  status: "DUE" | "PROCESSING" | "PAID" | "FAILED";
  /**
   * How it is paid: the way the customer paid last; a transfer is made by a person.
   * @example "BANK_TRANSFER"
   */
  provider: "BANK_TRANSFER" | "STRIPE" | "SANDBOX";
  /**
   * Reference (ISO 11649) that stands on a transfer.
   * @example "RF60539007547034"
   */
  reference: string;
  /**
   * What the provider or the bank calls it, once paid.
   * @example "2027080200017"
   */
  providerReference?: string;
  /**
   * How often it was tried.
   * @example 1
   */
  attempts: number;
  /** Why it failed. */
  failure?: {
    /**
     * Stable code of the reason.
     * @example "returned"
     */
    code: string;
    /**
     * The reason, for people.
     * @example "The account is closed."
     */
    reason: string;
  };
  /**
   * When it was paid.
   * @example "2027-08-02T09:00:00.000Z"
   */
  paidAt?: string;
  /** The distribution, where `expand` asks for it. */
  distribution?: Distribution;
  /**
   * When it became due.
   * @example "2027-07-31T22:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it last changed.
   * @example "2027-08-02T09:00:00.000Z"
   */
  updatedAt: string;
}
/** What holders of a token were paid in a year. */
export interface DistributionSum {
  /**
   * Always `distribution_sum`.
   * @default "distribution_sum"
   * @example "distribution_sum"
   */
  object: "distribution_sum";
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * Its name.
   * @example "Harbour Lofts Hamburg"
   */
  tokenName: string;
  /**
   * Year of the record dates (UTC).
   * @example 2027
   */
  year: number;
  /**
   * Currency of the sums.
   * @example "EUR"
   */
  currency: "USD" | "EUR";
  /**
   * Distributions there were.
   * @example 2
   */
  distributions: number;
  /**
   * What was to be paid.
   * @example 5000
   */
  amount: number;
  /**
   * What of it is paid.
   * @example 4800
   */
  paid: number;
}
/** What a customer put into tokens, and what became of it. */
export interface Portfolio {
  /**
   * Always `portfolio`.
   * @default "portfolio"
   * @example "portfolio"
   */
  object: "portfolio";
  /**
   * Whose it is.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * The instant it is true at.
   * @example "2027-02-14T09:00:00.000Z"
   */
  asOf: string;
  /** All tokens together, by currency. */
  figures: PortfolioFigures[];
  /** Every token that is held, awaited or was traded; the most valuable first. */
  tokens: PortfolioToken[];
  /** Paid and not delivered yet, the first to close first; 100 at most. */
  awaiting: AwaitedPurchase[];
  /** Distributions to come, the next record date first; 100 at most. */
  coming: ComingDistribution[];
  /** From the first token or payment until now, at equal distances; empty where there was none. */
  line: PortfolioPoint[];
}
/** What one currency comes to. */
export interface PortfolioFigures {
  /**
   * All figures beside it are in it; nothing is converted.
   * @example "EUR"
   */
  currency: "USD" | "EUR";
  /**
   * What is held and what is awaited, together.
   * @example 1920
   */
  value: number;
  /**
   * What is held, at its price.
   * @example 1280
   */
  held: number;
  /**
   * What is paid and not delivered yet, at what was paid.
   * @example 640
   */
  awaiting: number;
  /**
   * What was paid for purchases, and for tokens bought on the bulletin board.
   * @example 1890
   */
  putIn: number;
  /**
   * What distributions paid, and what tokens were sold for on the bulletin board.
   * @example 45.5
   */
  received: number;
  /**
   * Value and received less put in; absent where a token has no price, or money of it stands in two currencies.
   * @example 75.5
   */
  gain?: number;
}
/** What one token comes to. */
export interface PortfolioToken {
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * Its name.
   * @example "Harbour Lofts Hamburg"
   */
  tokenName: string;
  /**
   * Its ticker symbol.
   * @example "HLH"
   */
  tokenSymbol: string;
  /**
   * Tokens held over all wallets, as a decimal text.
   * @example "100"
   */
  total: string;
  /** Absent where it was neither traded nor offered. */
  price?: PortfolioPrice;
  /** By currency. */
  figures: PortfolioFigures[];
}
/** What one token is valued at. */
export interface PortfolioPrice {
  /**
   * Price of one token, rounded to 6 decimals.
   * @example 12.8
   */
  amount: number;
  /**
   * Its currency.
   * @example "EUR"
   */
  currency: "USD" | "EUR";
  /**
   * The last trade on the bulletin board, or the price of the token's newest offering.
   * @example "LAST_TRADE"
   */
  source: "LAST_TRADE" | "ISSUE";
  /**
   * When it was traded.
   * @example "2027-02-12T09:00:00.000Z"
   */
  at?: string;
}
/** A purchase that is paid and not delivered yet. */
export interface AwaitedPurchase {
  /**
   * The purchase.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId: string;
  /**
   * Its offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
  /**
   * Title of the offering.
   * @example "Harbour Lofts"
   */
  offeringTitle: string;
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * Its name.
   * @example "Harbour Lofts Hamburg"
   */
  tokenName: string;
  /**
   * Its ticker symbol.
   * @example "HLH"
   */
  tokenSymbol: string;
  /**
   * Tokens to come, as a decimal text.
   * @example "50"
   */
  tokenAmount: string;
  /**
   * What was paid.
   * @example 640
   */
  amount: number;
  /**
   * Its currency.
   * @example "EUR"
   */
  currency: "USD" | "EUR";
  /**
   * When the offering closed or closes: tokens are delivered after it, or the money goes back.
   * @example "2027-03-01T00:00:00.000Z"
   */
  closesAt: string;
}
/** A distribution that a customer has not been paid yet. */
export interface ComingDistribution {
  /**
   * The distribution.
   * @example "dst_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  distributionId: string;
  /**
   * What holders read on it.
   * @example "Rent, second half of 2027"
   */
  title: string;
  /**
   * What is paid.
   * @example "DIVIDEND"
   */
  kind: "DIVIDEND" | "INTEREST";
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * Its name.
   * @example "Harbour Lofts Hamburg"
   */
  tokenName: string;
  /**
   * Its ticker symbol.
   * @example "HLH"
   */
  tokenSymbol: string;
  /**
   * Who holds the token then is paid.
   * @example "2027-07-31T22:00:00.000Z"
   */
  recordDate: string;
  /**
   * SCHEDULED until the record date, then DUE until it is paid.
   * @example "SCHEDULED"
   */
  status: "SCHEDULED" | "DUE";
  /**
   * What the customer gets; while it is SCHEDULED, the part of what it holds now in all that is issued now, rounded down.
   * @example 45.5
   */
  amount: number;
  /**
   * Its currency.
   * @example "EUR"
   */
  currency: "USD" | "EUR";
}
/** A portfolio at an instant. */
export interface PortfolioPoint {
  /**
   * The instant.
   * @example "2027-02-12T09:00:00.000Z"
   */
  at: string;
  /** What the portfolio was worth then at the prices of then, and what was put in by then. */
  figures: ({
    /**
     * All figures beside it are in it; nothing is converted.
     * @example "EUR"
     */
    currency: "USD" | "EUR";
    /**
     * What is held and what is awaited, together.
     * @example 1920
     */
    value: number;
    /**
     * What was paid for purchases, and for tokens bought on the bulletin board.
     * @example 1890
     */
    putIn: number;
  })[];
}
/** Something that moved a customer's tokens, or paid for them. */
export interface PortfolioMovement {
  /**
   * Always `portfolio_movement`.
   * @default "portfolio_movement"
   * @example "portfolio_movement"
   */
  object: "portfolio_movement";
  /**
   * The purchase, trade, distribution payment or register entry.
   * @example "trd_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  movementId: string;
  /**
   * A purchase that is paid, a trade on the bulletin board, a distribution that was paid, or tokens moved by the issuer's hand.
   * @example "BOUGHT"
   */
  kind: "PURCHASE" | "BOUGHT" | "SOLD" | "DISTRIBUTION" | "RECEIVED" | "GIVEN";
  /**
   * When it happened.
   * @example "2027-02-12T09:00:00.000Z"
   */
  at: string;
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * Its name.
   * @example "Harbour Lofts Hamburg"
   */
  tokenName: string;
  /**
   * Its ticker symbol.
   * @example "HLH"
   */
  tokenSymbol: string;
  /**
   * Tokens that moved, or that a distribution was paid for, as a decimal text.
   * @example "50"
   */
  tokenAmount: string;
  /**
   * The money; absent where none moved.
   * @example 640
   */
  amount?: number;
  /**
   * Its currency.
   * @example "EUR"
   */
  currency?: "USD" | "EUR";
  /**
   * Of the offering or distribution, or the reason given.
   * @example "Harbour Lofts"
   */
  title?: string;
  /**
   * When purchased tokens were delivered; absent until then.
   * @example "2027-03-01T09:00:00.000Z"
   */
  deliveredAt?: string;
}
/** A year there is a statement for. */
export interface PortfolioStatement {
  /**
   * Always `portfolio_statement`.
   * @default "portfolio_statement"
   * @example "portfolio_statement"
   */
  object: "portfolio_statement";
  /**
   * The calendar year, in UTC.
   * @example 2027
   */
  year: number;
  /**
   * Whether the year is over; until then a statement goes up to now.
   * @example false
   */
  isComplete: boolean;
  /**
   * Movements in it.
   * @example 7
   */
  movements: number;
}
/** Something that somebody is told, once. */
export interface Notice {
  /**
   * Always `notice`.
   * @default "notice"
   * @example "notice"
   */
  object: "notice";
  /**
   * Unique identifier, assigned by the service.
   * @example "ntc_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  noticeId: string;
  /**
   * What it is about.
   * @example "PAYMENT_RECEIVED"
   */
  topic: "PAYMENT_RECEIVED" | "PAYMENT_SHORT" | "PURCHASE_COMPLETED" | "PURCHASE_FAILED" | "PURCHASE_DELIVERED" | "PURCHASE_EXPIRING" | "PURCHASE_REMINDER" | "REFUND_DUE" | "REFUND_SENT" | "DISTRIBUTION_PAID" | "OFFERING_UPDATE" | "OFFER_FILLED" | "MONEY_UNMATCHED" | "REFUND_FAILED" | "DISTRIBUTION_FAILED" | "CHECK_WAITING" | "OFFERING_CLOSED" | "CHAIN_REFUSED";
  /**
   * The news in a few words.
   * @example "€1,250.00 received"
   */
  title: string;
  /**
   * The news in a sentence or two.
   * @example "Your payment of €1,250.00 for Harbour Lofts has come in."
   */
  text: string;
  /**
   * The page of this service that shows it, from the first slash on.
   * @example "/portal/purchases/opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  path: string;
  /**
   * When it happened.
   * @example "2027-02-02T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it was read; absent until then.
   * @example "2027-02-02T10:00:00.000Z"
   */
  readAt?: string;
}
/** Which mails a customer wants, besides those about its money, which always go. */
export interface MailChoices {
  /**
   * Always `mail_choices`.
   * @default "mail_choices"
   * @example "mail_choices"
   */
  object: "mail_choices";
  /**
   * The customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * Whether updates of issuers are mailed.
   * @example true
   */
  offeringUpdates: boolean;
  /**
   * Whether it is mailed that an offer was accepted.
   * @example true
   */
  filledOffers: boolean;
}
/** That a customer was reminded of a payment. */
export interface PurchaseReminder {
  /**
   * Always `purchase_reminder`.
   * @default "purchase_reminder"
   * @example "purchase_reminder"
   */
  object: "purchase_reminder";
  /**
   * The purchase that was reminded of.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId: string;
  /**
   * Who was told.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * When it was told.
   * @example "2027-02-02T09:00:00.000Z"
   */
  remindedAt: string;
}
/** A file of many rows that is made beside requests. */
export interface Export {
  /**
   * Unique identifier, assigned by the service.
   * @example "exp_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  exportId: string;
  /**
   * Always `export`.
   * @example "export"
   */
  object: "export";
  /**
   * What is exported: `holders` or `entries` of a token's register, `distributionPayments` of a distribution, `auditEvents`, or the rows of a list.
   * @example "entries"
   */
  resource: "holders" | "entries" | "distributionPayments" | "auditEvents" | "customers" | "purchases" | "participants" | "offerings" | "payments" | "refunds" | "bankEntries" | "offers" | "trades" | "distributions" | "tokens" | "chainOperations" | "chainTransactions" | "registerHolders" | "ledgerEntries" | "payouts" | "bankStatements" | "events" | "requests" | "webhookDeliveries" | "webhookEndpoints";
  /**
   * How the file is written: `csv`; `xlsx` for holders, entries and lists, up to as many rows as a workbook takes; `ndjson` for audit events.
   * @example "csv"
   */
  format: "csv" | "ndjson" | "xlsx";
  /** What narrows it: the members of path and query of the direct download, for example `tokenId` and `asOf` of holders, or `metadata[userId]` of customers. */
  filters: Record<string, string>;
  /**
   * `PENDING` = it waits for its turn; `RUNNING` = it is being made; `COMPLETED` = the file can be downloaded; `EXPIRED` = it could be, and is gone.
   * @example "RUNNING"
   */
  status: "PENDING" | "RUNNING" | "COMPLETED" | "FAILED" | "CANCELLED" | "EXPIRED";
  /** How far it is. */
  progress: {
    /**
     * Rows that the file has so far.
     * @example 2500000
     */
    rows: number;
    /**
     * Rows that it is expected to have; null where nobody counted.
     * @example 10000000
     */
    total: number | null;
  };
  /**
   * Bytes that the file has so far.
   * @example 875000000
   */
  size: number;
  /**
   * What the file is called.
   * @example "register-harbour-lofts-2027-03-31.csv"
   */
  fileName: string;
  /**
   * Why there is no file, where it failed.
   * @example "There is no token with this id."
   */
  failure?: string;
  /** Who asked for it. */
  requestedBy: {
    /**
     * Kind of caller.
     * @example "member"
     */
    kind: "apiKey" | "member" | "customer" | "system";
    /**
     * The person, or the API key.
     * @example "usr_demo_owner"
     */
    id?: string;
    /**
     * The name of either as it is now.
     * @example "Clara Winter"
     */
    name?: string;
  };
  /**
   * When it was asked for: it holds what there was then.
   * @example "2027-03-31T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it was completed, failed or was cancelled.
   * @example "2027-03-31T09:03:20.000Z"
   */
  completedAt?: string;
  /**
   * Until when its file is kept.
   * @example "2027-04-07T09:00:00.000Z"
   */
  expiresAt: string;
}
/** How somebody wants to see a list again. */
export interface SavedView {
  /**
   * Always `saved_view`.
   * @default "saved_view"
   * @example "saved_view"
   */
  object: "saved_view";
  /**
   * Unique identifier.
   * @example "svw_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  savedViewId: string;
  /**
   * The page of the list.
   * @example "/console/purchases"
   */
  list: string;
  /**
   * What the person calls it.
   * @example "Waiting for money"
   */
  name: string;
  /**
   * Filters, order and columns, as the address has them.
   * @example "purchaseStatus=PENDING&sort=purchaseAmount"
   */
  query: string;
  /**
   * When it was kept.
   * @example "2027-03-01T09:00:00.000Z"
   */
  createdAt: string;
}
/** Something that happened, with the resource as it was afterwards. */
export type Event = OfferingCreatedEvent | OfferingUpdatedEvent | OfferingPublishedEvent | OfferingPausedEvent | OfferingResumedEvent | OfferingClosedEvent | OfferingCancelledEvent | OfferingDocumentCreatedEvent | OfferingDocumentUpdatedEvent | OfferingUpdateCreatedEvent | OfferingUpdateUpdatedEvent | OfferingUpdatePublishedEvent | CustomerCreatedEvent | CustomerUpdatedEvent | CustomerVerificationUpdatedEvent | PurchaseIntentCreatedEvent | PurchaseIntentUpdatedEvent | PurchaseIntentCompletedEvent | PurchaseIntentFailedEvent | PurchaseIntentCancelledEvent | PurchaseIntentDeliveredEvent | PurchaseIntentRefundedEvent | PaymentUpdatedEvent | RefundUpdatedEvent | BankStatementImportedEvent | BankStatementUpdatedEvent | BankEntryUpdatedEvent | OfferCreatedEvent | OfferCancelledEvent | OfferFilledEvent | TradeCreatedEvent | TradeUpdatedEvent | TokenCreatedEvent | TokenUpdatedEvent | TokenChainDifferenceEvent | DistributionCreatedEvent | DistributionUpdatedEvent | DistributionCompletedEvent | DistributionPaymentCreatedEvent | DistributionPaymentUpdatedEvent | TokenChainHaltedEvent | ChainOperationRefusedEvent | OfferUpdatedEvent | WebhookEndpointTestEvent;
/** A webhook endpoint with its new secret. */
export interface WebhookEndpointWithSecret {
  /**
   * Unique identifier, assigned by the service.
   * @example "whe_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  webhookEndpointId: string;
  /**
   * Always `webhook_endpoint`.
   * @example "webhook_endpoint"
   */
  object: "webhook_endpoint";
  /**
   * Where events are sent.
   * @example "https://example.com/webhooks/offerboard"
   */
  url: string;
  /**
   * What it is for.
   * @example "Back office"
   */
  description?: string;
  /** The types of event it is sent; null = all. */
  eventTypes: ("offering.created" | "offering.updated" | "offering.published" | "offering.paused" | "offering.resumed" | "offering.closed" | "offering.cancelled" | "offering_document.created" | "offering_document.updated" | "offering_update.created" | "offering_update.updated" | "offering_update.published" | "customer.created" | "customer.updated" | "customer.verification_updated" | "purchase_intent.created" | "purchase_intent.updated" | "purchase_intent.completed" | "purchase_intent.failed" | "purchase_intent.cancelled" | "purchase_intent.delivered" | "purchase_intent.refunded" | "payment.updated" | "refund.updated" | "bank_statement.imported" | "bank_statement.updated" | "bank_entry.updated" | "offer.created" | "offer.cancelled" | "offer.filled" | "trade.created" | "trade.updated" | "token.created" | "token.updated" | "token.chain_difference" | "distribution.created" | "distribution.updated" | "distribution.completed" | "distribution_payment.created" | "distribution_payment.updated" | "token.chain_halted" | "chain_operation.refused" | "offer.updated")[] | null;
  /**
   * `DISABLED` endpoints are sent nothing: somebody disabled it, or it answered 410 Gone.
   * @example "ENABLED"
   */
  status: "ENABLED" | "DISABLED";
  /**
   * Events that are still to be delivered; no more than 10,000 are counted.
   * @example 0
   */
  pendingDeliveries: number;
  /**
   * Whether it is enabled and does not answer as it should: a delivery has been tried three times or more, or was given up in the last seven days.
   * @example false
   */
  isFailing: boolean;
  /**
   * Until when the secret before signs as well; absent = only the present one signs.
   * @example "2027-01-13T09:00:00.000Z"
   */
  previousSecretExpiresAt?: string;
  /**
   * When it was made.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it was last changed.
   * @example "2027-01-12T09:00:00.000Z"
   */
  updatedAt: string;
  /**
   * What signatures are checked with. It is shown in this answer alone: absent in a replay of the answer and in a dry run.
   * @example "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD"
   */
  secret?: string;
}
/** Where events are sent, without its secret. */
export interface WebhookEndpoint {
  /**
   * Unique identifier, assigned by the service.
   * @example "whe_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  webhookEndpointId: string;
  /**
   * Always `webhook_endpoint`.
   * @example "webhook_endpoint"
   */
  object: "webhook_endpoint";
  /**
   * Where events are sent.
   * @example "https://example.com/webhooks/offerboard"
   */
  url: string;
  /**
   * What it is for.
   * @example "Back office"
   */
  description?: string;
  /** The types of event it is sent; null = all. */
  eventTypes: ("offering.created" | "offering.updated" | "offering.published" | "offering.paused" | "offering.resumed" | "offering.closed" | "offering.cancelled" | "offering_document.created" | "offering_document.updated" | "offering_update.created" | "offering_update.updated" | "offering_update.published" | "customer.created" | "customer.updated" | "customer.verification_updated" | "purchase_intent.created" | "purchase_intent.updated" | "purchase_intent.completed" | "purchase_intent.failed" | "purchase_intent.cancelled" | "purchase_intent.delivered" | "purchase_intent.refunded" | "payment.updated" | "refund.updated" | "bank_statement.imported" | "bank_statement.updated" | "bank_entry.updated" | "offer.created" | "offer.cancelled" | "offer.filled" | "trade.created" | "trade.updated" | "token.created" | "token.updated" | "token.chain_difference" | "distribution.created" | "distribution.updated" | "distribution.completed" | "distribution_payment.created" | "distribution_payment.updated" | "token.chain_halted" | "chain_operation.refused" | "offer.updated")[] | null;
  /**
   * `DISABLED` endpoints are sent nothing: somebody disabled it, or it answered 410 Gone.
   * @example "ENABLED"
   */
  status: "ENABLED" | "DISABLED";
  /**
   * Events that are still to be delivered; no more than 10,000 are counted.
   * @example 0
   */
  pendingDeliveries: number;
  /**
   * Whether it is enabled and does not answer as it should: a delivery has been tried three times or more, or was given up in the last seven days.
   * @example false
   */
  isFailing: boolean;
  /**
   * Until when the secret before signs as well; absent = only the present one signs.
   * @example "2027-01-13T09:00:00.000Z"
   */
  previousSecretExpiresAt?: string;
  /**
   * When it was made.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it was last changed.
   * @example "2027-01-12T09:00:00.000Z"
   */
  updatedAt: string;
}
/** One time an event was sent, and what came back. */
export interface WebhookAttempt {
  /**
   * Always `webhook_attempt`.
   * @default "webhook_attempt"
   * @example "webhook_attempt"
   */
  object: "webhook_attempt";
  /**
   * When it was sent.
   * @example "2027-01-12T09:00:00.000Z"
   */
  at: string;
  /**
   * Status of the answer; absent where none came.
   * @example 503
   */
  statusCode?: number;
  /**
   * How long it took, in milliseconds.
   * @example 120
   */
  durationMs: number;
  /**
   * What was wrong; absent where nothing was.
   * @example "The answer was 503."
   */
  error?: string;
  /**
   * The beginning of the answer's body.
   * @example "maintenance"
   */
  response?: string;
}
/** What became of an endpoint's deliveries, by the hour. */
export interface WebhookActivity {
  /**
   * Always `webhook_activity`.
   * @example "webhook_activity"
   */
  object: "webhook_activity";
  /** The last 24 hours, oldest first; of busy endpoints the newest 5,000 deliveries. */
  hours: {
    /**
     * Beginning of the hour.
     * @example "2027-01-12T09:00:00.000Z"
     */
    at: string;
    /**
     * Deliveries that succeeded.
     * @example 41
     */
    succeeded: number;
    /**
     * Deliveries still on their way.
     * @example 2
     */
    pending: number;
    /**
     * Deliveries given up.
     * @example 0
     */
    failed: number;
  }[];
}
/** A delivery with every attempt. */
export interface WebhookDeliveryWithAttempts {
  /**
   * Unique identifier, assigned by the service.
   * @example "whd_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  webhookDeliveryId: string;
  /**
   * Always `webhook_delivery`.
   * @example "webhook_delivery"
   */
  object: "webhook_delivery";
  /**
   * The endpoint it goes to.
   * @example "whe_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  webhookEndpointId: string;
  /**
   * The event it carries.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Type of that event.
   * @example "offering.published"
   */
  eventType: string;
  /**
   * The event's resource.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * The event's position.
   * @example 17
   */
  position: number;
  /**
   * `PENDING` = it is to be sent, or sent again; `SUCCEEDED` = a 2xx answer came; `FAILED` = it was given up.
   * @example "FAILED"
   */
  status: "PENDING" | "SUCCEEDED" | "FAILED";
  /**
   * How often it was sent.
   * @example 11
   */
  attempts: number;
  /**
   * When it is sent next; behind an earlier event of the same resource, as soon as that was delivered or given up. Absent once it is completed.
   * @example "2027-01-12T09:00:00.000Z"
   */
  nextAttemptAt?: string;
  /**
   * Status of the last answer; absent where none came.
   * @example 503
   */
  lastStatusCode?: number;
  /**
   * What was wrong the last time.
   * @example "The answer was 503."
   */
  lastError?: string;
  /**
   * When the event was published.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it succeeded or was given up.
   * @example "2027-01-15T08:12:05.000Z"
   */
  completedAt?: string;
  /** Every attempt, newest first. */
  attemptLog: WebhookAttempt[];
}
/** An event on its way to an endpoint. */
export interface WebhookDelivery {
  /**
   * Unique identifier, assigned by the service.
   * @example "whd_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  webhookDeliveryId: string;
  /**
   * Always `webhook_delivery`.
   * @example "webhook_delivery"
   */
  object: "webhook_delivery";
  /**
   * The endpoint it goes to.
   * @example "whe_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  webhookEndpointId: string;
  /**
   * The event it carries.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Type of that event.
   * @example "offering.published"
   */
  eventType: string;
  /**
   * The event's resource.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * The event's position.
   * @example 17
   */
  position: number;
  /**
   * `PENDING` = it is to be sent, or sent again; `SUCCEEDED` = a 2xx answer came; `FAILED` = it was given up.
   * @example "FAILED"
   */
  status: "PENDING" | "SUCCEEDED" | "FAILED";
  /**
   * How often it was sent.
   * @example 11
   */
  attempts: number;
  /**
   * When it is sent next; behind an earlier event of the same resource, as soon as that was delivered or given up. Absent once it is completed.
   * @example "2027-01-12T09:00:00.000Z"
   */
  nextAttemptAt?: string;
  /**
   * Status of the last answer; absent where none came.
   * @example 503
   */
  lastStatusCode?: number;
  /**
   * What was wrong the last time.
   * @example "The answer was 503."
   */
  lastError?: string;
  /**
   * When the event was published.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it succeeded or was given up.
   * @example "2027-01-15T08:12:05.000Z"
   */
  completedAt?: string;
}
/** Work that is done beside requests. What is done is gone from the list. */
export interface Job {
  /**
   * Identifier of the job.
   * @example "1017"
   */
  jobId: string;
  /**
   * Always `job`.
   * @example "job"
   */
  object: "job";
  /**
   * What is to be done.
   * @example "refundPayment"
   */
  task: string;
  /**
   * `WAITING` = not tried yet; `RUNNING` = right now; `FAILING` = it failed and is tried again; `DEAD` = it failed as often as it may, and somebody has to look.
   * @example "FAILING"
   */
  state: "WAITING" | "RUNNING" | "FAILING" | "DEAD";
  /** What it is about. */
  payload: Record<string, unknown>;
  /**
   * How often it was tried.
   * @example 3
   */
  attempts: number;
  /**
   * How often it is tried at most.
   * @example 25
   */
  maxAttempts: number;
  /**
   * What went wrong the last time.
   * @example "The provider does not answer."
   */
  lastError?: string;
  /**
   * When it runs next; absent where it runs, or will not.
   * @example "2027-01-12T09:00:00.000Z"
   */
  runAt?: string;
  /**
   * When it was asked for.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it was last touched.
   * @example "2027-01-12T09:00:00.000Z"
   */
  updatedAt: string;
}
/** How the work beside requests stands. */
export interface JobQueue {
  /**
   * Always `job_queue`.
   * @example "job_queue"
   */
  object: "job_queue";
  /**
   * Jobs not tried yet.
   * @example 2
   */
  waiting: number;
  /**
   * Jobs that run right now.
   * @example 1
   */
  running: number;
  /**
   * Jobs that failed and are tried again.
   * @example 1
   */
  failing: number;
  /**
   * Jobs that were given up.
   * @example 0
   */
  dead: number;
  /**
   * Events that are to be published yet, normally for half a second; no more than 10,000 are counted.
   * @example 0
   */
  unpublishedEvents: number;
  /** Processes that run jobs, of all organizations. */
  workers: {
    /**
     * Names the process.
     * @example "b4ad36de"
     */
    workerId: string;
    /**
     * Since when it runs.
     * @example "2027-01-12T09:00:00.000Z"
     */
    startedAt: string;
    /**
     * Its last sign of life.
     * @example "2027-01-12T09:00:00.000Z"
     */
    aliveAt: string;
  }[];
}
/** A change: who did what, when, from where, and what differs. */
export interface AuditEvent {
  /**
   * Always `audit_event`.
   * @default "audit_event"
   * @example "audit_event"
   */
  object: "audit_event";
  /**
   * Unique identifier, assigned by the service.
   * @example "aud_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  auditEventId: string;
  /**
   * When it was done.
   * @example "2027-01-12T09:00:00.000Z"
   */
  at: string;
  /** Who did it. */
  actor: {
    /**
     * Kind of caller.
     * @example "member"
     */
    kind: "apiKey" | "member" | "customer" | "system";
    /**
     * The person, or the API key; absent for a caller without a key, where none is needed.
     * @example "usr_demo_owner"
     */
    id?: string;
    /**
     * The name of the person or key as it is now; absent once there is none.
     * @example "Clara Winter"
     */
    name?: string;
    /**
     * The customer acted for, where a customer acted.
     * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
     */
    customerId?: string;
  };
  /**
   * The operation.
   * @example "updateOffering"
   */
  action: string;
  /**
   * Kind of what was changed.
   * @example "offering"
   */
  resourceType: "offering" | "offering_purchase_intent" | "customer" | "offer" | "token" | "organization" | "member" | "invitation" | "api_key" | "image" | "person" | "settings" | "payment" | "refund" | "bank_statement" | "bank_entry" | "verification" | "verification_document" | "offering_document" | "trade" | "distribution" | "distribution_payment" | "webhook_endpoint" | "job" | "export" | "test_clock" | "chain_operation" | "chain_difference" | "chain_transaction" | "offering_update";
  /**
   * Identifier of what was changed.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * Identifier of the request, as its answer and the log name it.
   * @example "0b6a4f0e-5a3f-4a55-9c1f-7d1f6a3f0b51"
   */
  requestId: string;
  /** Where it came from; empty once it is erased. */
  origin: {
    /**
     * Network address of the caller.
     * @example "203.0.113.7"
     */
    address?: string;
    /**
     * The caller's program, readable.
     * @example "Firefox on Windows"
     */
    device?: string;
  };
  /** What differs, field by field. */
  changes: {
    /**
     * Path of the field in the resource.
     * @example "title"
     */
    field: string;
    /**
     * Its value before; absent where it had none.
     * @example "Harbour Lofts"
     */
    from?: unknown;
    /**
     * Its value after; absent where it has none.
     * @example "Harbour Lofts Hamburg"
     */
    to?: unknown;
    /**
     * Whether it can identify a person, and goes when that is erased.
     * @example false
     */
    isPersonal: boolean;
  }[];
  /**
   * Whether its personal data was erased: the caller's address and the personal changes.
   * @example false
   */
  isErased: boolean;
  /**
   * Its place in the organization's chain; null until it is sealed.
   * @example 17
   */
  sequence: number | null;
  /**
   * SHA-256 over the row before and this one; null until it is sealed.
   * @example "5f0c2b6f2c4d4f2ab0a7a1c7a1a7e35e2c1d0f4b3a29187f6e5d4c3b2a190807"
   */
  hash: string | null;
}
/** The end of an organization's chain of changes. */
export interface AuditChain {
  /**
   * Always `audit_chain`.
   * @default "audit_chain"
   * @example "audit_chain"
   */
  object: "audit_chain";
  /**
   * How many changes are sealed.
   * @example 17
   */
  sequence: number;
  /**
   * Hash of the last one; keep it elsewhere, and nothing before it can change unnoticed.
   * @example "5f0c2b6f2c4d4f2ab0a7a1c7a1a7e35e2c1d0f4b3a29187f6e5d4c3b2a190807"
   */
  hash: string;
  /**
   * Changes that are to be sealed yet; no more than 10,000 are counted.
   * @example 1
   */
  unsealed: number;
}
/** What was erased. */
export interface Erasure {
  /**
   * Always `erasure`.
   * @default "erasure"
   * @example "erasure"
   */
  object: "erasure";
  /**
   * Changes whose personal data went; those erased before do not count.
   * @example 4
   */
  erased: number;
}
/** An organization at a glance. */
export interface Dashboard {
  /**
   * Always `dashboard`.
   * @default "dashboard"
   * @example "dashboard"
   */
  object: "dashboard";
  /** Counts. */
  totals: {
    /**
     * Offerings.
     * @example 8
     */
    offerings: number;
    /**
     * Offerings open for purchases now.
     * @example 3
     */
    openOfferings: number;
    /**
     * Customers.
     * @example 40
     */
    customers: number;
    /**
     * Customers who joined in the last 30 days.
     * @example 6
     */
    newCustomers: number;
    /**
     * Open offers on the bulletin board.
     * @example 5
     */
    openOffers: number;
  };
  /** Sums by currency. */
  raised: ({
    /**
     * Currency.
     * @example "EUR"
     */
    currency: "USD" | "EUR";
    /**
     * Sum of COMPLETED purchases.
     * @example 420000
     */
    completed: number;
    /**
     * Sum of PENDING purchases.
     * @example 18000
     */
    pending: number;
    /**
     * Number of PENDING purchases.
     * @example 7
     */
    pendingCount: number;
  })[];
  /** The offerings that raised most, at most 12. */
  offerings: ({
    /**
     * The offering.
     * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
     */
    offeringId: string;
    /**
     * Its title.
     * @example "Harbour Lofts Hamburg"
     */
    title: string;
    /**
     * Its currency; absent where it takes every one.
     * @example "EUR"
     */
    currency?: "USD" | "EUR";
    /**
     * Sum of its COMPLETED purchases.
     * @example 187500
     */
    raised: number;
    /**
     * Sum its PENDING purchases hold.
     * @example 12500
     */
    reserved: number;
    /**
     * Its soft cap.
     * @example 150000
     */
    softCap: number;
    /**
     * Its hard cap.
     * @example 500000
     */
    hardCap: number;
    /**
     * Customers with a COMPLETED purchase.
     * @example 42
     */
    participants: number;
  })[];
  /** What came in the period, beside the one before. */
  period: {
    /**
     * Its first day (UTC).
     * @example "2027-01-01"
     */
    from: string;
    /**
     * Its last day (UTC).
     * @example "2027-03-31"
     */
    to: string;
    /** Sums by currency. */
    raised: ({
      /**
       * Currency.
       * @example "EUR"
       */
      currency: "USD" | "EUR";
      /**
       * What COMPLETED purchases of the period brought.
       * @example 120000
       */
      amount: number;
      /**
       * The same of as many days right before it.
       * @example 90000
       */
      amountBefore: number;
    })[];
    /**
     * COMPLETED purchases made in the period.
     * @example 31
     */
    purchases: number;
    /**
     * The same of as many days right before it.
     * @example 27
     */
    purchasesBefore: number;
    /**
     * Customers who joined in the period.
     * @example 14
     */
    newCustomers: number;
    /**
     * The same of as many days right before it.
     * @example 11
     */
    newCustomersBefore: number;
  };
  /** One entry for each day of the period. */
  raisedOverTime: {
    /**
     * A day (UTC).
     * @example "2027-02-01"
     */
    date: string;
    /**
     * Euros COMPLETED purchases brought that day.
     * @example 12000
     */
    EUR: number;
    /**
     * Dollars COMPLETED purchases brought that day.
     * @example 0
     */
    USD: number;
  }[];
  /** How many purchases stand where. */
  purchasesByStatus: ({
    /**
     * Status.
     * @example "PENDING"
     */
    purchaseStatus: "COMPLETED" | "FAILED" | "PENDING" | "CANCELLED";
    /**
     * Purchases that stand there.
     * @example 7
     */
    count: number;
  })[];
  /** The newest PENDING purchases, at most 5. */
  latestPending: ListedOfferingPurchaseIntent[];
  /** Who joined last, at most 5. */
  latestCustomers: {
    /**
     * The customer.
     * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
     */
    id: string;
    /**
     * Name or username.
     * @example "Ada Lindqvist"
     */
    name: string;
    /**
     * A person or an organization.
     * @example "INDIVIDUAL"
     */
    type: string;
    /**
     * Country.
     * @example "DE"
     */
    countryCode: string;
    /**
     * Where its check stands.
     * @example "COMPLETED"
     */
    verificationStatus: string;
    /**
     * When it joined.
     * @example "2027-01-12T09:00:00.000Z"
     */
    createdAt: string;
  }[];
}
/** What waits for a person of the organization. */
export interface Attention {
  /**
   * Always `attention`.
   * @default "attention"
   * @example "attention"
   */
  object: "attention";
  /** What waits for a person, where there is any; of what the caller may read. */
  items: ({
    /**
     * `UNMATCHED_MONEY` = entries of a bank statement that nobody has assigned; `REFUNDS_DUE` = refunds to be sent by transfer; `REFUNDS_FAILED` = refunds that their provider did not send; `CLAIMS_OPEN` = charge-backs that left the issuer out of money; `CHECKS_WAITING` = identity checks to be decided; `DISTRIBUTIONS_FAILED` = payments to holders that failed; `CHAIN_REFUSED` = movements that a contract refused; `OFFERINGS_ENDING` = offerings that end within seven days; `WEBHOOKS_FAILING` = endpoints whose deliveries fail.
     * @example "CHECKS_WAITING"
     */
    kind: "UNMATCHED_MONEY" | "REFUNDS_DUE" | "REFUNDS_FAILED" | "CLAIMS_OPEN" | "CHECKS_WAITING" | "DISTRIBUTIONS_FAILED" | "CHAIN_REFUSED" | "OFFERINGS_ENDING" | "WEBHOOKS_FAILING";
    /**
     * How many there are, counted up to 999.
     * @example 3
     */
    count: number;
    /**
     * Whether there are more than that.
     * @example false
     */
    isMore: boolean;
    /**
     * Since when the oldest waits, where that is known.
     * @example "2027-02-08T09:00:00.000Z"
     */
    since?: string;
  })[];
  /** What a new organization does first, in its order. */
  checklist: ({
    /**
     * The step.
     * @example "BANK_ACCOUNT"
     */
    step: "BANK_ACCOUNT" | "BRAND" | "TOKEN" | "OFFERING" | "DOCUMENTS" | "PUBLISHED";
    /**
     * Whether it is done.
     * @example true
     */
    isDone: boolean;
    /**
     * The only draft, where the step is one of an offering and there is exactly one.
     * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
     */
    offeringId?: string;
  })[];
}
/** What an offering raised, by day. */
export interface Funding {
  /**
   * Always `funding`.
   * @default "funding"
   * @example "funding"
   */
  object: "funding";
  /** One entry for each day, the last one today or its end. */
  days: {
    /**
     * A day (UTC).
     * @example "2027-02-01"
     */
    date: string;
    /**
     * Euros COMPLETED purchases brought that day.
     * @example 12000
     */
    EUR: number;
    /**
     * Dollars COMPLETED purchases brought that day.
     * @example 0
     */
    USD: number;
  }[];
}
/** An issuer. */
export interface Organization {
  /**
   * Always `organization`.
   * @default "organization"
   * @example "organization"
   */
  object: "organization";
  /**
   * Identifier of the organization.
   * @example "org_demo"
   */
  organizationId: string;
  /**
   * Short name, unique.
   * @example "nordlicht"
   */
  slug: string;
  /**
   * Name of the organization.
   * @example "Nordlicht Real Assets"
   */
  name: string;
  /** How it shows itself; absent until it is set. */
  brand?: Brand;
  /**
   * When it was created.
   * @example "2027-01-02T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When its name or brand last changed.
   * @example "2027-02-08T09:00:00.000Z"
   */
  updatedAt: string;
}
/** Who is asking. */
export interface Viewer {
  /**
   * Always `viewer`.
   * @default "viewer"
   * @example "viewer"
   */
  object: "viewer";
  /**
   * Kind of caller.
   * @example "member"
   */
  kind: "apiKey" | "member" | "customer" | "anonymous" | "system";
  /**
   * The organization acted for; absent for anybody.
   * @example "org_demo"
   */
  organizationId?: string;
  /**
   * Its name.
   * @example "Nordlicht Real Assets"
   */
  organizationName?: string;
  /** Roles of a member. */
  roles: ("owner" | "admin" | "compliance" | "operator" | "auditor")[];
  /** What the caller may do there. */
  may: ("offering:read" | "offering:write" | "customer:read" | "customer:write" | "purchase_intent:read" | "purchase_intent:write" | "offer:read" | "offer:write" | "token:read" | "token:write" | "register:read" | "chain:read" | "chain:write" | "payment:read" | "payment:write" | "verification:write" | "distribution:read" | "distribution:write" | "event:read" | "webhook:read" | "webhook:write" | "organization:read" | "test_clock:write" | "audit:read" | "request_log:read" | "organization:write" | "member:read" | "member:write" | "api_key:read" | "api_key:write" | "job:read" | "job:write")[];
  /**
   * The customer acted as.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId?: string;
  /**
   * That customer's name.
   * @example "Ada Lindqvist"
   */
  customerName?: string;
  /** Who signed in at this browser; absent for anybody and for keys. */
  person?: {
    /**
     * Name of who signed in.
     * @example "Clara Winter"
     */
    name: string;
    /**
     * Their e-mail address.
     * @example "clara@example.com"
     */
    email: string;
    /**
     * Whether it is confirmed.
     * @example true
     */
    isEmailVerified: boolean;
    /** The platform's texts in force that they have not accepted yet. */
    consentsDue: ({
      /**
       * The terms, or the privacy notice.
       * @example "TERMS"
       */
      document: "TERMS" | "PRIVACY";
      /**
       * The version in force.
       * @example "2026-11-01"
       */
      version: string;
    })[];
  };
  /**
   * The identity the person acts as; absent while none.
   * @example "member:org_demo"
   */
  current?: string;
  /** Whom the person can act as: organizations they belong to, customers they are. */
  identities: ({
    /**
     * What `chooseIdentity` takes: `member:{organizationId}` or `customer:{organizationId}:{customerId}`.
     * @example "member:org_demo"
     */
    value: string;
    /**
     * Name to show.
     * @example "Nordlicht Real Assets"
     */
    label: string;
    /**
     * Identifier of the organization.
     * @example "org_demo"
     */
    organizationId: string;
    /**
     * Its name.
     * @example "Nordlicht Real Assets"
     */
    organizationName: string;
    /**
     * Role in the organization; absent for a customer.
     * @example "owner"
     */
    role?: "owner" | "admin" | "compliance" | "operator" | "auditor";
  })[];
  /**
   * Whether this is a demo.
   * @example true
   */
  isDemo: boolean;
  /** Whom one can sign in as by one click; empty where this is no demo. */
  demoPeople: ({
    /**
     * What the demo's sign-in takes.
     * @example "owner"
     */
    value: string;
    /**
     * Name to show.
     * @example "Clara Winter"
     */
    name: string;
    /**
     * What they may do.
     * @example "Owner: may do everything"
     */
    description: string;
    /**
     * What they are to it.
     * @example "member"
     */
    kind: "member" | "customer";
    /**
     * Identifier of their organization.
     * @example "org_demo"
     */
    organizationId: string;
  })[];
}
/** Somebody who belongs to an organization. */
export interface Member {
  /**
   * Always `member`.
   * @default "member"
   * @example "member"
   */
  object: "member";
  /**
   * Identifier of the member.
   * @example "mem_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  memberId: string;
  /**
   * Identifier of the person.
   * @example "usr_0198c2e8"
   */
  userId: string;
  /**
   * Name of the person.
   * @example "Mira Stein"
   */
  name: string;
  /**
   * E-mail address they sign in with.
   * @example "mira@example.com"
   */
  email: string;
  /**
   * What they may do; see the table of roles.
   * @example "auditor"
   */
  role: "owner" | "admin" | "compliance" | "operator" | "auditor";
  /**
   * Whether they confirm signing in with an authenticator app.
   * @example true
   */
  hasSecondFactor: boolean;
  /**
   * When they joined.
   * @example "2027-01-02T09:00:00.000Z"
   */
  createdAt: string;
}
/** An invitation to become a member. */
export interface Invitation {
  /**
   * Always `invitation`.
   * @default "invitation"
   * @example "invitation"
   */
  object: "invitation";
  /**
   * Identifier of the invitation.
   * @example "inv_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  invitationId: string;
  /**
   * The role it gives.
   * @example "auditor"
   */
  role: "owner" | "admin" | "compliance" | "operator" | "auditor";
  /**
   * Where it stands.
   * @example "PENDING"
   */
  status: "PENDING" | "ACCEPTED" | "DECLINED" | "CANCELLED" | "EXPIRED";
  /**
   * Who invited.
   * @example "Clara Winter"
   */
  inviterName: string;
  /**
   * Until when it can be accepted.
   * @example "2027-01-09T09:00:00.000Z"
   */
  expiresAt: string;
  /**
   * The address it was sent to.
   * @example "mira@example.com"
   */
  email: string;
  /**
   * When it was made.
   * @example "2027-01-02T09:00:00.000Z"
   */
  createdAt: string;
}
/** An invitation as its receiver sees it. */
export interface ReceivedInvitation {
  /**
   * Always `invitation`.
   * @default "invitation"
   * @example "invitation"
   */
  object: "invitation";
  /**
   * Identifier of the invitation.
   * @example "inv_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  invitationId: string;
  /**
   * The role it gives.
   * @example "auditor"
   */
  role: "owner" | "admin" | "compliance" | "operator" | "auditor";
  /**
   * Where it stands.
   * @example "PENDING"
   */
  status: "PENDING" | "ACCEPTED" | "DECLINED" | "CANCELLED" | "EXPIRED";
  /**
   * Who invited.
   * @example "Clara Winter"
   */
  inviterName: string;
  /**
   * Until when it can be accepted.
   * @example "2027-01-09T09:00:00.000Z"
   */
  expiresAt: string;
  /**
   * The organization that invites.
   * @example "org_demo"
   */
  organizationId: string;
  /**
   * Its name.
   * @example "Nordlicht Real Assets"
   */
  organizationName: string;
  /**
   * The address it was sent to; masked unless it is the signed-in person's own.
   * @example "m•••@example.com"
   */
  email: string;
  /**
   * Whether it is for the person who signed in.
   * @example false
   */
  isYours: boolean;
}
/** A key that was just made, with its secret. */
export interface CreatedApiKey {
  /**
   * Always `api_key`.
   * @default "api_key"
   * @example "api_key"
   */
  object: "api_key";
  /**
   * Identifier of the key.
   * @example "key_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  apiKeyId: string;
  /**
   * What it is for.
   * @example "Website"
   */
  name: string;
  /**
   * `test` or `live`.
   * @example "test"
   */
  mode: "test" | "live";
  /**
   * How the key begins, to tell keys apart.
   * @example "sk_test_4fQz"
   */
  prefix: string;
  /** What it may do. */
  scopes: ("offering:read" | "offering:write" | "customer:read" | "customer:write" | "purchase_intent:read" | "purchase_intent:write" | "offer:read" | "offer:write" | "token:read" | "token:write" | "register:read" | "chain:read" | "chain:write" | "payment:read" | "payment:write" | "verification:write" | "distribution:read" | "distribution:write" | "event:read" | "webhook:read" | "webhook:write" | "organization:read" | "test_clock:write" | "audit:read" | "request_log:read")[];
  /**
   * Whether it can be used.
   * @example "ACTIVE"
   */
  status: "ACTIVE" | "EXPIRED" | "REVOKED";
  /** Where it may be used from; absent = anywhere. */
  allowedAddresses?: string[];
  /**
   * Reads it may make a minute.
   * @example 600
   */
  readsPerMinute: number;
  /**
   * Writes it may make a minute.
   * @example 120
   */
  writesPerMinute: number;
  /**
   * Who made it; absent where it was made at the command line.
   * @example "Clara Winter"
   */
  createdByName?: string;
  /**
   * When it was made.
   * @example "2027-01-02T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * From when it is refused; absent = never.
   * @example "2028-01-01T00:00:00.000Z"
   */
  expiresAt?: string;
  /**
   * When it was revoked.
   * @example "2027-03-01T09:00:00.000Z"
   */
  revokedAt?: string;
  /**
   * When it was used last, to the minute or so; absent = never.
   * @example "2027-02-10T12:00:00.000Z"
   */
  lastUsedAt?: string;
  /**
   * The key itself. It is shown in this answer alone: absent in a replay of the answer and in a dry run.
   * @example "sk_test_4fQzN8vR2mXkT7pLwYcJ5hGdB3sEaUqV6nZrM9xK"
   */
  key?: string;
}
/** A key of an outside client, without its secret. */
export interface ApiKey {
  /**
   * Always `api_key`.
   * @default "api_key"
   * @example "api_key"
   */
  object: "api_key";
  /**
   * Identifier of the key.
   * @example "key_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  apiKeyId: string;
  /**
   * What it is for.
   * @example "Website"
   */
  name: string;
  /**
   * `test` or `live`.
   * @example "test"
   */
  mode: "test" | "live";
  /**
   * How the key begins, to tell keys apart.
   * @example "sk_test_4fQz"
   */
  prefix: string;
  /** What it may do. */
  scopes: ("offering:read" | "offering:write" | "customer:read" | "customer:write" | "purchase_intent:read" | "purchase_intent:write" | "offer:read" | "offer:write" | "token:read" | "token:write" | "register:read" | "chain:read" | "chain:write" | "payment:read" | "payment:write" | "verification:write" | "distribution:read" | "distribution:write" | "event:read" | "webhook:read" | "webhook:write" | "organization:read" | "test_clock:write" | "audit:read" | "request_log:read")[];
  /**
   * Whether it can be used.
   * @example "ACTIVE"
   */
  status: "ACTIVE" | "EXPIRED" | "REVOKED";
  /** Where it may be used from; absent = anywhere. */
  allowedAddresses?: string[];
  /**
   * Reads it may make a minute.
   * @example 600
   */
  readsPerMinute: number;
  /**
   * Writes it may make a minute.
   * @example 120
   */
  writesPerMinute: number;
  /**
   * Who made it; absent where it was made at the command line.
   * @example "Clara Winter"
   */
  createdByName?: string;
  /**
   * When it was made.
   * @example "2027-01-02T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * From when it is refused; absent = never.
   * @example "2028-01-01T00:00:00.000Z"
   */
  expiresAt?: string;
  /**
   * When it was revoked.
   * @example "2027-03-01T09:00:00.000Z"
   */
  revokedAt?: string;
  /**
   * When it was used last, to the minute or so; absent = never.
   * @example "2027-02-10T12:00:00.000Z"
   */
  lastUsedAt?: string;
}
/** A request that came with an API key, and how it was answered. */
export interface RequestLogEntry {
  /**
   * Always `request_log_entry`.
   * @default "request_log_entry"
   * @example "request_log_entry"
   */
  object: "request_log_entry";
  /**
   * Unique identifier, assigned by the service.
   * @example "rql_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  requestLogEntryId: string;
  /**
   * The answer's `X-Request-Id`.
   * @example "5d0f2b3e-7c1a-4e0b-9c55-2f1f6c1d8a01"
   */
  requestId: string;
  /**
   * The key it came with; absent where access is open and it came without one.
   * @example "key_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  apiKeyId?: string;
  /**
   * What that key is for; absent without one.
   * @example "Website"
   */
  apiKeyName?: string;
  /**
   * HTTP method.
   * @example "POST"
   */
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /**
   * The path with its parameters by name.
   * @example "/offering-purchase-intent"
   */
  route: string;
  /**
   * HTTP status of the answer.
   * @example 403
   */
  status: number;
  /**
   * The code it was refused with; absent where it was not.
   * @example "hard_cap_exceeded"
   */
  code?: string;
  /**
   * How long it took, in milliseconds.
   * @example 12
   */
  durationMs: number;
  /**
   * The network it came from: the address without its last part; absent where it is not known.
   * @example "203.0.113.0/24"
   */
  network?: string;
  /**
   * The answer's `Ignored-Fields`; absent where nothing was passed over.
   * @example "\"emial\";nearest=\"email\""
   */
  ignoredFields?: string;
  /**
   * When it came.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
}
/** A request with what was sent and answered. */
export interface RequestLogEntryWithBodies {
  /**
   * Always `request_log_entry`.
   * @default "request_log_entry"
   * @example "request_log_entry"
   */
  object: "request_log_entry";
  /**
   * Unique identifier, assigned by the service.
   * @example "rql_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  requestLogEntryId: string;
  /**
   * The answer's `X-Request-Id`.
   * @example "5d0f2b3e-7c1a-4e0b-9c55-2f1f6c1d8a01"
   */
  requestId: string;
  /**
   * The key it came with; absent where access is open and it came without one.
   * @example "key_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  apiKeyId?: string;
  /**
   * What that key is for; absent without one.
   * @example "Website"
   */
  apiKeyName?: string;
  /**
   * HTTP method.
   * @example "POST"
   */
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /**
   * The path with its parameters by name.
   * @example "/offering-purchase-intent"
   */
  route: string;
  /**
   * HTTP status of the answer.
   * @example 403
   */
  status: number;
  /**
   * The code it was refused with; absent where it was not.
   * @example "hard_cap_exceeded"
   */
  code?: string;
  /**
   * How long it took, in milliseconds.
   * @example 12
   */
  durationMs: number;
  /**
   * The network it came from: the address without its last part; absent where it is not known.
   * @example "203.0.113.0/24"
   */
  network?: string;
  /**
   * The answer's `Ignored-Fields`; absent where nothing was passed over.
   * @example "\"emial\";nearest=\"email\""
   */
  ignoredFields?: string;
  /**
   * When it came.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /** What was sent, in path, query and body, with secrets and personal data masked; absent where it was a file or too large. */
  request?: unknown;
  /** What was answered, masked likewise; absent where it was a file, too large, or what a read found. */
  response?: unknown;
}
/** What time it is for an organization that tries things out. */
export interface TestClock {
  /**
   * Always `test_clock`.
   * @default "test_clock"
   * @example "test_clock"
   */
  object: "test_clock";
  /**
   * `REAL` = it was not turned; `RUNNING` = it goes on from where it was set; `FROZEN` = it stands until it is advanced.
   * @example "RUNNING"
   */
  mode: "REAL" | "RUNNING" | "FROZEN";
  /**
   * `READY` = everything due by `now` is done; `ADVANCING` = it is on its way to `advancingTo`, from one moment that something falls due to the next.
   * @example "READY"
   */
  state: "READY" | "ADVANCING";
  /**
   * The organization's time.
   * @example "2027-02-13T12:00:00.000Z"
   */
  now: string;
  /**
   * The real time.
   * @example "2027-02-10T12:00:00.000Z"
   */
  realNow: string;
  /**
   * Where it is on its way to; absent once it is there.
   * @example "2027-02-13T12:00:00.000Z"
   */
  advancingTo?: string;
}
/** Somebody who signs in. */
export interface Person {
  /**
   * Always `person`.
   * @default "person"
   * @example "person"
   */
  object: "person";
  /**
   * Their name.
   * @example "Clara Winter"
   */
  name: string;
  /**
   * Their e-mail address.
   * @example "clara@example.com"
   */
  email: string;
  /**
   * Whether it is confirmed.
   * @example true
   */
  isEmailVerified: boolean;
  /**
   * Whether they can sign in with a password.
   * @example true
   */
  hasPassword: boolean;
  /**
   * Whether passwords and links need a code too.
   * @example false
   */
  hasSecondFactor: boolean;
  /** Their passkeys, oldest first. */
  passkeys: {
    /**
     * Identifier of the passkey.
     * @example "kJ3vXb0d"
     */
    passkeyId: string;
    /**
     * What its owner calls it.
     * @example "MacBook"
     */
    name: string;
    /**
     * When it was added.
     * @example "2027-02-09T08:00:00.000Z"
     */
    createdAt?: string;
  }[];
  /** What they have agreed to, newest first. */
  consents: ({
    /**
     * The terms, or the privacy notice.
     * @example "TERMS"
     */
    document: "TERMS" | "PRIVACY";
    /**
     * Its version.
     * @example "2026-11-01"
     */
    version: string;
    /**
     * When it was accepted.
     * @example "2027-01-02T09:00:00.000Z"
     */
    acceptedAt: string;
  })[];
  /** The texts in force that they have not agreed to yet: they changed since, or came later. */
  consentsDue: ({
    /**
     * The terms, or the privacy notice.
     * @example "TERMS"
     */
    document: "TERMS" | "PRIVACY";
    /**
     * The version in force.
     * @example "2026-11-01"
     */
    version: string;
  })[];
  /**
   * When they signed up.
   * @example "2027-01-02T09:00:00.000Z"
   */
  createdAt: string;
}
/** A browser at which a person is signed in. */
export interface Session {
  /**
   * Always `session`.
   * @default "session"
   * @example "session"
   */
  object: "session";
  /**
   * Identifier of the session.
   * @example "1f9d1c0a-6c1c-4a52-9a43-1a2f0b1c7d3e"
   */
  sessionId: string;
  /**
   * The browser and its system, as it says.
   * @example "Chrome on Windows"
   */
  device: string;
  /**
   * Where it signed in from; absent where unknown.
   * @example "203.0.113.7"
   */
  address?: string;
  /**
   * Whether it is the one that asks.
   * @example true
   */
  isCurrent: boolean;
  /**
   * When it was used last, to the minute.
   * @example "2027-02-10T12:00:00.000Z"
   */
  lastUsedAt: string;
  /**
   * When one signed in there.
   * @example "2027-02-09T08:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it ends by itself.
   * @example "2027-02-23T08:00:00.000Z"
   */
  expiresAt: string;
}
/** A mail as the sandbox keeps it. */
export interface Mail {
  /**
   * Always `mail`.
   * @default "mail"
   * @example "mail"
   */
  object: "mail";
  /**
   * Identifier of the mail.
   * @example "mail_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  mailId: string;
  /**
   * Whom it is for.
   * @example "clara@example.com"
   */
  recipient: string;
  /**
   * Its subject.
   * @example "Confirm your e-mail address"
   */
  subject: string;
  /**
   * What it says.
   * @example "Open this link to confirm."
   */
  text: string;
  /**
   * The same as programs that show pages have it; absent where an earlier release wrote it.
   * @example "<!doctype html><html><body><p>Open this link to confirm.</p></body></html>"
   */
  html?: string;
  /**
   * When it was written.
   * @example "2027-02-10T12:00:00.000Z"
   */
  createdAt: string;
}
/** A picture that was uploaded. */
export interface Image {
  /**
   * Always `image`.
   * @default "image"
   * @example "image"
   */
  object: "image";
  /**
   * Identifier; the same picture has the same one.
   * @example "img_9f86d081884c7d659a2feaa0c55ad015"
   */
  imageId: string;
  /**
   * What to send as `imageUrl` of an offering.
   * @example "/image/img_9f86d081884c7d659a2feaa0c55ad015"
   */
  url: string;
  /**
   * What it is by its content.
   * @example "image/jpeg"
   */
  mediaType: "image/png" | "image/jpeg" | "image/webp" | "image/avif";
  /**
   * Bytes.
   * @example 184320
   */
  size: number;
  /**
   * Pixels.
   * @example 1600
   */
  width: number;
  /**
   * Pixels.
   * @example 900
   */
  height: number;
}
/** How a process is. */
export interface Health {
  /**
   * How the process is.
   * @example "ok"
   */
  status: "ok" | "unavailable" | "starting" | "draining";
  /**
   * Whether the database answers within two seconds.
   * @example "up"
   */
  database: "up" | "down" | "unknown";
  /**
   * Version of the interface.
   * @example "1.0"
   */
  version: string;
}
/** An event of the type `offering.created`. */
export interface OfferingCreatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "offering.created"
   */
  type: "offering.created";
  /**
   * Kind of the resource inside.
   * @example "offering"
   */
  resourceType: "offering";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: Offering;
}
/** An event of the type `offering.updated`. */
export interface OfferingUpdatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "offering.updated"
   */
  type: "offering.updated";
  /**
   * Kind of the resource inside.
   * @example "offering"
   */
  resourceType: "offering";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: Offering;
}
/** An event of the type `offering.published`. */
export interface OfferingPublishedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "offering.published"
   */
  type: "offering.published";
  /**
   * Kind of the resource inside.
   * @example "offering"
   */
  resourceType: "offering";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: Offering;
}
/** An event of the type `offering.paused`. */
export interface OfferingPausedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "offering.paused"
   */
  type: "offering.paused";
  /**
   * Kind of the resource inside.
   * @example "offering"
   */
  resourceType: "offering";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: Offering;
}
/** An event of the type `offering.resumed`. */
export interface OfferingResumedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "offering.resumed"
   */
  type: "offering.resumed";
  /**
   * Kind of the resource inside.
   * @example "offering"
   */
  resourceType: "offering";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: Offering;
}
/** An event of the type `offering.closed`. */
export interface OfferingClosedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "offering.closed"
   */
  type: "offering.closed";
  /**
   * Kind of the resource inside.
   * @example "offering"
   */
  resourceType: "offering";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: Offering;
}
/** An event of the type `offering.cancelled`. */
export interface OfferingCancelledEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "offering.cancelled"
   */
  type: "offering.cancelled";
  /**
   * Kind of the resource inside.
   * @example "offering"
   */
  resourceType: "offering";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: Offering;
}
/** An event of the type `offering_document.created`. */
export interface OfferingDocumentCreatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "offering_document.created"
   */
  type: "offering_document.created";
  /**
   * Kind of the resource inside.
   * @example "offering_document"
   */
  resourceType: "offering_document";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: OfferingDocument;
}
/** An event of the type `offering_document.updated`. */
export interface OfferingDocumentUpdatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "offering_document.updated"
   */
  type: "offering_document.updated";
  /**
   * Kind of the resource inside.
   * @example "offering_document"
   */
  resourceType: "offering_document";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: OfferingDocument;
}
/** An event of the type `offering_update.created`. */
export interface OfferingUpdateCreatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "offering_update.created"
   */
  type: "offering_update.created";
  /**
   * Kind of the resource inside.
   * @example "offering_update"
   */
  resourceType: "offering_update";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: OfferingUpdate;
}
/** An event of the type `offering_update.updated`. */
export interface OfferingUpdateUpdatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "offering_update.updated"
   */
  type: "offering_update.updated";
  /**
   * Kind of the resource inside.
   * @example "offering_update"
   */
  resourceType: "offering_update";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: OfferingUpdate;
}
/** An event of the type `offering_update.published`. */
export interface OfferingUpdatePublishedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "offering_update.published"
   */
  type: "offering_update.published";
  /**
   * Kind of the resource inside.
   * @example "offering_update"
   */
  resourceType: "offering_update";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: OfferingUpdate;
}
/** An event of the type `customer.created`. */
export interface CustomerCreatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "customer.created"
   */
  type: "customer.created";
  /**
   * Kind of the resource inside.
   * @example "customer"
   */
  resourceType: "customer";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: Customer;
}
/** An event of the type `customer.updated`. */
export interface CustomerUpdatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "customer.updated"
   */
  type: "customer.updated";
  /**
   * Kind of the resource inside.
   * @example "customer"
   */
  resourceType: "customer";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: Customer;
}
/** An event of the type `customer.verification_updated`. */
export interface CustomerVerificationUpdatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "customer.verification_updated"
   */
  type: "customer.verification_updated";
  /**
   * Kind of the resource inside.
   * @example "customer"
   */
  resourceType: "customer";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: Customer;
}
/** An event of the type `purchase_intent.created`. */
export interface PurchaseIntentCreatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "purchase_intent.created"
   */
  type: "purchase_intent.created";
  /**
   * Kind of the resource inside.
   * @example "offering_purchase_intent"
   */
  resourceType: "offering_purchase_intent";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: OfferingPurchaseIntent;
}
/** An event of the type `purchase_intent.updated`. */
export interface PurchaseIntentUpdatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "purchase_intent.updated"
   */
  type: "purchase_intent.updated";
  /**
   * Kind of the resource inside.
   * @example "offering_purchase_intent"
   */
  resourceType: "offering_purchase_intent";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: OfferingPurchaseIntent;
}
/** An event of the type `purchase_intent.completed`. */
export interface PurchaseIntentCompletedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "purchase_intent.completed"
   */
  type: "purchase_intent.completed";
  /**
   * Kind of the resource inside.
   * @example "offering_purchase_intent"
   */
  resourceType: "offering_purchase_intent";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: OfferingPurchaseIntent;
}
/** An event of the type `purchase_intent.failed`. */
export interface PurchaseIntentFailedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "purchase_intent.failed"
   */
  type: "purchase_intent.failed";
  /**
   * Kind of the resource inside.
   * @example "offering_purchase_intent"
   */
  resourceType: "offering_purchase_intent";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: OfferingPurchaseIntent;
}
/** An event of the type `purchase_intent.cancelled`. */
export interface PurchaseIntentCancelledEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "purchase_intent.cancelled"
   */
  type: "purchase_intent.cancelled";
  /**
   * Kind of the resource inside.
   * @example "offering_purchase_intent"
   */
  resourceType: "offering_purchase_intent";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: OfferingPurchaseIntent;
}
/** An event of the type `purchase_intent.delivered`. */
export interface PurchaseIntentDeliveredEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "purchase_intent.delivered"
   */
  type: "purchase_intent.delivered";
  /**
   * Kind of the resource inside.
   * @example "offering_purchase_intent"
   */
  resourceType: "offering_purchase_intent";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: OfferingPurchaseIntent;
}
/** An event of the type `purchase_intent.refunded`. */
export interface PurchaseIntentRefundedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "purchase_intent.refunded"
   */
  type: "purchase_intent.refunded";
  /**
   * Kind of the resource inside.
   * @example "offering_purchase_intent"
   */
  resourceType: "offering_purchase_intent";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: OfferingPurchaseIntent;
}
/** An event of the type `payment.updated`. */
export interface PaymentUpdatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "payment.updated"
   */
  type: "payment.updated";
  /**
   * Kind of the resource inside.
   * @example "payment"
   */
  resourceType: "payment";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: PaymentReceived;
}
/** An event of the type `refund.updated`. */
export interface RefundUpdatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "refund.updated"
   */
  type: "refund.updated";
  /**
   * Kind of the resource inside.
   * @example "refund"
   */
  resourceType: "refund";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: Refund;
}
/** An event of the type `bank_statement.imported`. */
export interface BankStatementImportedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "bank_statement.imported"
   */
  type: "bank_statement.imported";
  /**
   * Kind of the resource inside.
   * @example "bank_statement"
   */
  resourceType: "bank_statement";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: BankStatement;
}
/** An event of the type `bank_statement.updated`. */
export interface BankStatementUpdatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "bank_statement.updated"
   */
  type: "bank_statement.updated";
  /**
   * Kind of the resource inside.
   * @example "bank_statement"
   */
  resourceType: "bank_statement";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: BankStatement;
}
/** An event of the type `bank_entry.updated`. */
export interface BankEntryUpdatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "bank_entry.updated"
   */
  type: "bank_entry.updated";
  /**
   * Kind of the resource inside.
   * @example "bank_entry"
   */
  resourceType: "bank_entry";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: BankEntry;
}
/** An event of the type `offer.created`. */
export interface OfferCreatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "offer.created"
   */
  type: "offer.created";
  /**
   * Kind of the resource inside.
   * @example "offer"
   */
  resourceType: "offer";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: ToldOffer;
}
/** An offer as listeners are told it: with its customers whole. */
export interface ToldOffer {
  /**
   * Always `offer`.
   * @default "offer"
   * @example "offer"
   */
  object: "offer";
  /**
   * Unique identifier, assigned by the service.
   * @example "bbo_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offerId: string;
  /**
   * The token offered to be traded.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * Symbol of that token.
   * @example "HLH"
   */
  tokenSymbol: string;
  /**
   * Wallet of the customer who made the offer.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  makerWalletAddress: string;
  /**
   * Wallet of the customer who accepted it; absent until then.
   * @example "0xde709f2102306220921060314715629080e2fb77"
   */
  takerWalletAddress?: string;
  /**
   * Quantity of tokens.
   * @example 50
   */
  amount: number;
  /**
   * Total price in euros.
   * @example 640
   */
  priceInEuro: number;
  /**
   * Price of one token in euros, rounded to 6 decimals.
   * @example 12.8
   */
  unitPriceInEuro: number;
  /**
   * Where the offer stands.
   * @example "OPEN"
   */
  status: "OPEN" | "CANCELLED" | "FILLED";
  /**
   * What the maker wants to do.
   * @example "SELL"
   */
  intention: "BUY" | "SELL";
  maker: Customer;
  taker?: Customer;
  /**
   * Why it was cancelled.
   * @example "MAKER"
   */
  cancelReason?: "MAKER" | "EXPIRED";
  /**
   * The trade it came to; absent until it is accepted.
   * @example "trd_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  tradeId?: string;
  /** Data of your own; absent where there is none, or the caller may not see it. */
  metadata?: Record<string, unknown>;
  /** The token, where `expand` asks for it. */
  token?: RegisteredToken;
  /**
   * When it expires, if it does.
   * @example "2027-03-01T00:00:00.000Z"
   */
  expiresAt?: string;
  /**
   * When it was made.
   * @example "2027-02-10T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it last changed.
   * @example "2027-02-10T09:00:00.000Z"
   */
  updatedAt: string;
}
/** An event of the type `offer.cancelled`. */
export interface OfferCancelledEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "offer.cancelled"
   */
  type: "offer.cancelled";
  /**
   * Kind of the resource inside.
   * @example "offer"
   */
  resourceType: "offer";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: ToldOffer;
}
/** An event of the type `offer.filled`. */
export interface OfferFilledEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "offer.filled"
   */
  type: "offer.filled";
  /**
   * Kind of the resource inside.
   * @example "offer"
   */
  resourceType: "offer";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: ToldOffer;
}
/** An event of the type `trade.created`. */
export interface TradeCreatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "trade.created"
   */
  type: "trade.created";
  /**
   * Kind of the resource inside.
   * @example "trade"
   */
  resourceType: "trade";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: ToldTrade;
}
/** A trade as listeners are told it: with its customers whole. */
export interface ToldTrade {
  /**
   * Always `trade`.
   * @default "trade"
   * @example "trade"
   */
  object: "trade";
  /**
   * Unique identifier, assigned by the service.
   * @example "trd_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  tradeId: string;
  /**
   * The offer that was accepted.
   * @example "bbo_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offerId: string;
  /**
   * The token that changed hands.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * Symbol of that token.
   * @example "HLH"
   */
  tokenSymbol: string;
  /**
   * Quantity of tokens.
   * @example 50
   */
  amount: number;
  /**
   * Total price in euros.
   * @example 640
   */
  priceInEuro: number;
  /**
   * Price of one token in euros, rounded to 6 decimals.
   * @example 12.8
   */
  unitPriceInEuro: number;
  /**
   * Wallet the tokens left.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  sellerWalletAddress: string;
  /**
   * Wallet the tokens went to.
   * @example "0xde709f2102306220921060314715629080e2fb77"
   */
  buyerWalletAddress: string;
  seller: Customer;
  buyer: Customer;
  /** The payment between the two; absent for everybody else's eyes. */
  payment: {
    /**
     * Whether the buyer has paid; `NOT_TRACKED` where the organization leaves that to the two.
     * @example "DUE"
     */
    status: "NOT_TRACKED" | "DUE" | "PAID";
    /**
     * Creditor reference (ISO 11649) that the buyer names in the payment; only where it is tracked.
     * @example "RF03E7C3D9F1E2A3B4C5D6E7F"
     */
    reference?: string;
    /**
     * Whom to pay: the seller's name; only where it is tracked.
     * @example "Ada Lindqvist"
     */
    payeeName?: string;
    /**
     * When the payment was confirmed.
     * @example "2027-02-14T10:00:00.000Z"
     */
    paidAt?: string;
  };
  /** How far it is on the token's chain; absent where it is on none. */
  chain?: {
    /**
     * How far it is on the token's chain: `QUEUED` = to be sent; `SENT` = handed to the chain; `MINED` = in a block that may still go; `FINAL` = there for good; `REFUSED` = the contract would not do it, and the issuer has to look.
     * @example "FINAL"
     */
    status: "QUEUED" | "SENT" | "MINED" | "FINAL" | "REFUSED";
    /**
     * Hash of the transaction that carried it out; absent until it is in a block.
     * @example "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060"
     */
    txHash?: string;
    /**
     * The block it is in; absent until then.
     * @example 19482113
     */
    blockNumber?: number;
  };
  /** The offer, where `expand` asks for it. */
  offer?: Offer;
  /** The token, where `expand` asks for it. */
  token?: RegisteredToken;
  /**
   * When the tokens moved.
   * @example "2027-02-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * When it last changed.
   * @example "2027-02-12T09:00:00.000Z"
   */
  updatedAt: string;
}
/** An event of the type `trade.updated`. */
export interface TradeUpdatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "trade.updated"
   */
  type: "trade.updated";
  /**
   * Kind of the resource inside.
   * @example "trade"
   */
  resourceType: "trade";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: ToldTrade;
}
/** An event of the type `token.created`. */
export interface TokenCreatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "token.created"
   */
  type: "token.created";
  /**
   * Kind of the resource inside.
   * @example "token"
   */
  resourceType: "token";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: RegisteredToken;
}
/** An event of the type `token.updated`. */
export interface TokenUpdatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "token.updated"
   */
  type: "token.updated";
  /**
   * Kind of the resource inside.
   * @example "token"
   */
  resourceType: "token";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: RegisteredToken;
}
/** An event of the type `token.chain_difference`. */
export interface TokenChainDifferenceEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "token.chain_difference"
   */
  type: "token.chain_difference";
  /**
   * Kind of the resource inside.
   * @example "token"
   */
  resourceType: "token";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: RegisteredToken;
}
/** An event of the type `distribution.created`. */
export interface DistributionCreatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "distribution.created"
   */
  type: "distribution.created";
  /**
   * Kind of the resource inside.
   * @example "distribution"
   */
  resourceType: "distribution";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: Distribution;
}
/** An event of the type `distribution.updated`. */
export interface DistributionUpdatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "distribution.updated"
   */
  type: "distribution.updated";
  /**
   * Kind of the resource inside.
   * @example "distribution"
   */
  resourceType: "distribution";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: Distribution;
}
/** An event of the type `distribution.completed`. */
export interface DistributionCompletedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "distribution.completed"
   */
  type: "distribution.completed";
  /**
   * Kind of the resource inside.
   * @example "distribution"
   */
  resourceType: "distribution";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: Distribution;
}
/** An event of the type `distribution_payment.created`. */
export interface DistributionPaymentCreatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "distribution_payment.created"
   */
  type: "distribution_payment.created";
  /**
   * Kind of the resource inside.
   * @example "distribution_payment"
   */
  resourceType: "distribution_payment";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: DistributionPayment;
}
/** An event of the type `distribution_payment.updated`. */
export interface DistributionPaymentUpdatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "distribution_payment.updated"
   */
  type: "distribution_payment.updated";
  /**
   * Kind of the resource inside.
   * @example "distribution_payment"
   */
  resourceType: "distribution_payment";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: DistributionPayment;
}
/** An event of the type `token.chain_halted`. */
export interface TokenChainHaltedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "token.chain_halted"
   */
  type: "token.chain_halted";
  /**
   * Kind of the resource inside.
   * @example "token"
   */
  resourceType: "token";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: RegisteredToken;
}
/** An event of the type `chain_operation.refused`. */
export interface ChainOperationRefusedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "chain_operation.refused"
   */
  type: "chain_operation.refused";
  /**
   * Kind of the resource inside.
   * @example "chain_operation"
   */
  resourceType: "chain_operation";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: ChainOperation;
}
/** An event of the type `offer.updated`. */
export interface OfferUpdatedEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "offer.updated"
   */
  type: "offer.updated";
  /**
   * Kind of the resource inside.
   * @example "offer"
   */
  resourceType: "offer";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: ToldOffer;
}
/** An event of the type `webhook_endpoint.test`. */
export interface WebhookEndpointTestEvent {
  /**
   * Unique identifier, assigned by the service.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
  /**
   * Always `event`.
   * @example "event"
   */
  object: "event";
  /**
   * What happened.
   * @example "webhook_endpoint.test"
   */
  type: "webhook_endpoint.test";
  /**
   * Kind of the resource inside.
   * @example "webhook_endpoint"
   */
  resourceType: "webhook_endpoint";
  /**
   * Identifier of the resource inside.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId: string;
  /**
   * When it happened.
   * @example "2027-01-12T09:00:00.000Z"
   */
  createdAt: string;
  /**
   * Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.
   * @example 17
   */
  position: number;
  /** The resource after the change. */
  data: WebhookEndpoint;
}
/** A part of the story. */
export type StoryBlock = {
  type: "TEXT";
  /**
   * Its heading; left out = the usual one of its type.
   * @example "The house"
   */
  title?: string;
  /**
   * Markdown: paragraphs, headings, lists, quotes, emphasis and links (https, mailto); no HTML, no pictures.
   * @example "Built in **1888** to store coffee."
   */
  text: string;
} | {
  type: "HIGHLIGHTS";
  /**
   * Its heading; left out = the usual one of its type.
   * @example "The house"
   */
  title?: string;
  /** Planned yield, term, rank and other figures: one to four. */
  items: ({
    kind: "YIELD";
    /**
     * Percent a year, at most 2 decimals.
     * @example 4.1
     */
    percent: number;
  } | {
    kind: "TERM";
    /**
     * How long it runs, in months.
     * @example 144
     */
    months: number;
  } | {
    kind: "RANK";
    /**
     * Who is served before whom.
     * @example "SUBORDINATED"
     */
    rank: "SENIOR" | "MEZZANINE" | "SUBORDINATED" | "EQUITY";
  } | {
    kind: "OTHER";
    /**
     * What it is.
     * @example "Let"
     */
    label: string;
    /**
     * How much.
     * @example "10 of 12 apartments"
     */
    value: string;
  })[];
} | {
  type: "GALLERY";
  /**
   * Its heading; left out = the usual one of its type.
   * @example "The house"
   */
  title?: string;
  /** Its pictures, in this order. */
  pictures: {
    /**
     * The `url` of a picture that was uploaded.
     * @example "/image/img_9f86d081884c7d659a2feaa0c55ad015"
     */
    url: string;
    /**
     * What it shows, for whoever does not see it.
     * @example "The brick front at dusk"
     */
    alt: string;
  }[];
} | {
  type: "USE_OF_FUNDS";
  /**
   * Its heading; left out = the usual one of its type.
   * @example "The house"
   */
  title?: string;
  /** What the money is for. */
  items: {
    /**
     * What for.
     * @example "Geothermal heating"
     */
    label: string;
    /**
     * How much, in the offering's currency.
     * @example 180000
     */
    amount: number;
  }[];
} | {
  type: "TEAM";
  /**
   * Its heading; left out = the usual one of its type.
   * @example "The house"
   */
  title?: string;
  /** Who stands behind it. */
  people: {
    /**
     * Their name.
     * @example "Henrike Voss"
     */
    name: string;
    /**
     * What they do.
     * @example "Managing director"
     */
    role: string;
    /**
     * A few words about them.
     * @example "Architect; twenty years of brick."
     */
    text?: string;
    /**
     * The `url` of a picture that was uploaded.
     * @example "/image/img_9f86d081884c7d659a2feaa0c55ad015"
     */
    picture?: string;
  }[];
} | {
  type: "LOCATION";
  /**
   * Its heading; left out = the usual one of its type.
   * @example "The house"
   */
  title?: string;
  /**
   * Where it is.
   * @example "Brooktorkai 12, 20457 Hamburg"
   */
  address: string;
  /**
   * What there is around it.
   * @example "Six minutes from the underground."
   */
  text?: string;
  /** A picture. */
  picture?: {
    /**
     * The `url` of a picture that was uploaded.
     * @example "/image/img_9f86d081884c7d659a2feaa0c55ad015"
     */
    url: string;
    /**
     * What it shows, for whoever does not see it.
     * @example "The brick front at dusk"
     */
    alt: string;
  };
} | {
  type: "TIMELINE";
  /**
   * Its heading; left out = the usual one of its type.
   * @example "The house"
   */
  title?: string;
  /** What happens when, in this order. */
  entries: {
    /**
     * When, in words.
     * @example "April 2027"
     */
    when: string;
    /**
     * What happens.
     * @example "First distribution"
     */
    title: string;
    /**
     * More of it.
     * @example "For half a year."
     */
    text?: string;
    /**
     * Whether it has happened.
     * @default false
     * @example false
     */
    isDone: boolean;
  }[];
} | {
  type: "QUESTIONS";
  /**
   * Its heading; left out = the usual one of its type.
   * @example "The house"
   */
  title?: string;
  /** Questions with their answers. */
  items: {
    /**
     * The question.
     * @example "Can I sell earlier?"
     */
    question: string;
    /**
     * Markdown: paragraphs, headings, lists, quotes, emphasis and links (https, mailto); no HTML, no pictures.
     * @example "Built in **1888** to store coffee."
     */
    answer: string;
  }[];
} | {
  type: "RISKS";
  /**
   * Its heading; left out = the usual one of its type.
   * @example "The house"
   */
  title?: string;
  /** What may go wrong. */
  items: {
    /**
     * The risk in a few words.
     * @example "Vacancy"
     */
    title: string;
    /**
     * What may happen, and what it means.
     * @example "An empty apartment pays no rent."
     */
    text: string;
  }[];
} | {
  type: "DOCUMENTS";
  /**
   * Its heading; left out = the usual one of its type.
   * @example "The house"
   */
  title?: string;
};
export interface CreateOfferingRequest {
  /**
   * Prefix that is added to the service's domain for this offering; unique.
   * @example "harbour-lofts"
   */
  subdomain: string;
  /**
   * The token offered.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * Title of the offering.
   * @example "Harbour Lofts Hamburg"
   */
  title: string;
  /**
   * Price of one token, in `currency`.
   * @example 12.5
   */
  pricePerToken: number;
  /** The period during which the offering is available. */
  offeringPeriod: {
    /**
     * When the offering opens.
     * @example "2027-02-01T09:00:00Z"
     */
    startDate: string;
    /**
     * When the offering ends.
     * @example "2027-04-30T22:00:00Z"
     */
    endDate: string;
  };
  /** What one may pay and what the offering may raise. */
  fundingLimits: {
    /**
     * The least one purchase may pay.
     * @example 100
     */
    minPayableAmount: number;
    /**
     * The most one customer may pay in all.
     * @example 25000
     */
    maxPayableAmount: number;
    /**
     * The most the offering may raise.
     * @example 500000
     */
    hardCap: number;
    /**
     * What it must raise to succeed.
     * @example 150000
     */
    softCap: number;
  };
  /**
   * URL of the image; pages have one on another host through this service.
   * @example "https://example.com/harbour-lofts.jpg"
   */
  imageUrl?: string;
  /**
   * Short tagline.
   * @example "Twelve apartments above the old harbour"
   */
  subtitle?: string;
  /**
   * Detailed description.
   * @example "A converted warehouse with twelve let apartments."
   */
  description?: string;
  /**
   * Type of the offering, a free label.
   * @example "Real estate"
   */
  type?: string;
  /**
   * Currency of the price; left out = the price stands in whichever of the two a payment names.
   * @example "EUR"
   */
  currency?: "USD" | "EUR";
  /** What the offering's page tells, in blocks; without it the page tells `description`. An empty list removes it. */
  story?: StoryBlockRequest[];
  /** Who may buy: decided for new purchases alone, so that it may change at any time; only lockUpDays freezes with the first purchase. */
  eligibility?: {
    /** Countries whose customers may buy; null = all. */
    allowedCountries?: string[] | null;
    /** Countries whose customers may not buy; null = none. */
    blockedCountries?: string[] | null;
    /** Types of customer that may buy; null = all. */
    customerTypes?: ("INDIVIDUAL" | "ORGANIZATION")[] | null;
    /**
     * Whether only customers whose identity check is done may buy.
     * @example false
     */
    verifiedOnly?: boolean;
    /**
     * The most customers that may hold a purchase; null = no limit.
     * @example 149
     */
    maxInvestors?: number | null;
    /**
     * Days after delivery during which the tokens cannot be sold on; it freezes with the terms.
     * @example 365
     */
    lockUpDays?: number;
  };
  /** Data of your own: 50 keys and 16 KiB at most. */
  metadata?: Record<string, unknown>;
  /** The token, where it is to be registered with the offering, under `tokenId`. */
  newToken?: {
    /**
     * Name of the token.
     * @example "Harbour Lofts Hamburg"
     */
    name: string;
    /**
     * Ticker symbol.
     * @example "HLH"
     */
    symbol: string;
    /**
     * Decimals an amount may have, 0 to 18.
     * @default 18
     * @example 18
     */
    decimals?: number;
    /**
     * All tokens there will be.
     * @example 50000
     */
    totalSupply: number;
    /**
     * Address of an existing token contract; the sandbox chain makes one when left out. Not with `ERC3643`, whose contract gets its own.
     * @example "0x52908400098527886E0F7030069857D2E4169EE7"
     */
    address?: string;
    /**
     * `LEDGER` = in the register alone; `ERC3643` = in a contract that follows it.
     * @default "LEDGER"
     * @example "LEDGER"
     */
    settlement?: "LEDGER" | "ERC3643";
    /** Data of your own: 50 keys and 16 KiB at most. */
    metadata?: Record<string, unknown>;
  };
  /**
   * false keeps it a draft.
   * @default true
   * @example true
   */
  publish?: boolean;
}
export interface OfferingList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: Offering[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /** How many match in all, where `total` asks for it. */
  total?: ListTotal;
}
export interface UpdateOfferingRequest {
  /**
   * Prefix that is added to the service's domain for this offering; unique.
   * @example "harbour-lofts"
   */
  subdomain?: string;
  /**
   * The token offered.
   * @example "harbour-lofts"
   */
  tokenId?: string;
  /**
   * Title of the offering.
   * @example "Harbour Lofts Hamburg"
   */
  title?: string;
  /**
   * Price of one token, in `currency`.
   * @example 12.5
   */
  pricePerToken?: number;
  /** What changes of the period. */
  offeringPeriod?: {
    /**
     * When the offering opens.
     * @example "2027-02-01T09:00:00Z"
     */
    startDate?: string;
    /**
     * When the offering ends.
     * @example "2027-04-30T22:00:00Z"
     */
    endDate?: string;
  };
  /** What changes of the limits. */
  fundingLimits?: {
    /**
     * The least one purchase may pay.
     * @example 100
     */
    minPayableAmount?: number;
    /**
     * The most one customer may pay in all.
     * @example 25000
     */
    maxPayableAmount?: number;
    /**
     * The most the offering may raise.
     * @example 500000
     */
    hardCap?: number;
    /**
     * What it must raise to succeed.
     * @example 150000
     */
    softCap?: number;
  };
  /**
   * URL of the image; pages have one on another host through this service.
   * @example "https://example.com/harbour-lofts.jpg"
   */
  imageUrl?: string;
  /**
   * Short tagline.
   * @example "Twelve apartments above the old harbour"
   */
  subtitle?: string;
  /**
   * Detailed description.
   * @example "A converted warehouse with twelve let apartments."
   */
  description?: string;
  /**
   * Type of the offering, a free label.
   * @example "Real estate"
   */
  type?: string;
  /**
   * Currency of the price; left out = the price stands in whichever of the two a payment names.
   * @example "EUR"
   */
  currency?: "USD" | "EUR";
  /** What the offering's page tells, in blocks; without it the page tells `description`. An empty list removes it. */
  story?: StoryBlockRequest[];
  /** Who may buy: decided for new purchases alone, so that it may change at any time; only lockUpDays freezes with the first purchase. */
  eligibility?: {
    /** Countries whose customers may buy; null = all. */
    allowedCountries?: string[] | null;
    /** Countries whose customers may not buy; null = none. */
    blockedCountries?: string[] | null;
    /** Types of customer that may buy; null = all. */
    customerTypes?: ("INDIVIDUAL" | "ORGANIZATION")[] | null;
    /**
     * Whether only customers whose identity check is done may buy.
     * @example false
     */
    verifiedOnly?: boolean;
    /**
     * The most customers that may hold a purchase; null = no limit.
     * @example 149
     */
    maxInvestors?: number | null;
    /**
     * Days after delivery during which the tokens cannot be sold on; it freezes with the terms.
     * @example 365
     */
    lockUpDays?: number;
  };
  /** What changes of your own data: the keys that are sent are set, those sent as null are removed, all others stay; null removes everything. */
  metadata?: Record<string, unknown> | null;
}
export interface CancelOfferingRequest {
  /**
   * Why, in a sentence that buyers read with their cancelled purchases.
   * @example "The seller withdrew from the sale of the building."
   */
  reason?: string;
}
export interface ParticipantList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: Participant[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /** How many match in all, where `total` asks for it. */
  total?: ListTotal;
}
export interface CreateOfferingFormRequest {
  /** What was typed so far, as the form keeps it; nothing of it is checked. */
  values: Record<string, unknown>;
}
export interface OfferingFormList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** All of them. */
  data: OfferingForm[];
  /**
   * Always false.
   * @example false
   */
  hasMore: boolean;
  /** Always null. */
  nextCursor: string | null;
}
export interface UpdateOfferingFormRequest {
  /** What was typed so far, as the form keeps it; nothing of it is checked. */
  values: Record<string, unknown>;
  /**
   * The revision that was read or saved last.
   * @example 2
   */
  revision: number;
}
export interface OfferingUpdateList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: OfferingUpdate[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
}
export interface OfferingDocumentList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: OfferingDocument[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
}
export interface CreateOfferingUpdateRequest {
  /**
   * Its title.
   * @example "The roof is on"
   */
  title: string;
  /**
   * Markdown: paragraphs, headings, lists, quotes, emphasis and links (https, mailto); no HTML, no pictures.
   * @example "Built in **1888** to store coffee."
   */
  text: string;
  /**
   * Who reads it: `PUBLIC` = anybody; `HOLDERS` = customers alone who hold the token or have a completed purchase.
   * @default "PUBLIC"
   * @example "PUBLIC"
   */
  audience?: "PUBLIC" | "HOLDERS";
  /**
   * When to publish it, in the future; left out = it stays a draft.
   * @example "2027-03-05T09:00:00Z"
   */
  publishAt?: string;
}
export interface UpdateOfferingUpdateRequest {
  /**
   * Its title.
   * @example "The roof is on"
   */
  title?: string;
  /**
   * Markdown: paragraphs, headings, lists, quotes, emphasis and links (https, mailto); no HTML, no pictures.
   * @example "Built in **1888** to store coffee."
   */
  text?: string;
  /**
   * Who reads it: `PUBLIC` = anybody; `HOLDERS` = customers alone who hold the token or have a completed purchase.
   * @example "PUBLIC"
   */
  audience?: "PUBLIC" | "HOLDERS";
  /** When to publish it, in the future; null = it becomes a draft. */
  publishAt?: string | null;
}
export interface DocumentAcceptanceList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: DocumentAcceptance[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
}
export interface CreateCustomerRequest {
  /** Wallets of the customer, at least one. */
  wallets: {
    /**
     * Wallet address.
     * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
     */
    address: string;
  }[];
  /**
   * A person or an organization.
   * @example "INDIVIDUAL"
   */
  type: "INDIVIDUAL" | "ORGANIZATION";
  /**
   * ISO 3166-1 alpha-2 code of the address.
   * @example "DE"
   */
  countryCode: string;
  /**
   * Username.
   * @example "ada"
   */
  username?: string;
  /**
   * Name.
   * @example "Ada Lindqvist"
   */
  name?: string;
  /**
   * E-mail address.
   * @example "ada@example.com"
   */
  email?: string;
  /**
   * Telephone number.
   * @example "+49 40 1234567"
   */
  phone?: string;
  /** Data of your own: 50 keys and 16 KiB at most. */
  metadata?: Record<string, unknown>;
  /** Postal address. */
  address?: {
    /**
     * Street and number.
     * @example "Sandtorkai 12"
     */
    line1?: string;
    /**
     * What else the address needs.
     * @example "3rd floor"
     */
    line2?: string;
    /**
     * City.
     * @example "Hamburg"
     */
    city?: string;
    /**
     * State or region.
     * @example "Hamburg"
     */
    state?: string;
    /**
     * Postal code.
     * @example "20457"
     */
    postalCode?: string;
  };
}
export interface CustomerList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: Customer[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /** How many match in all, where `total` asks for it. */
  total?: ListTotal;
}
export interface CreateCustomersRequest {
  /** The customers, each as for one. */
  customers: ({
    /** Wallets of the customer, at least one. */
    wallets: {
      /**
       * Wallet address.
       * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
       */
      address: string;
    }[];
    /**
     * A person or an organization.
     * @example "INDIVIDUAL"
     */
    type: "INDIVIDUAL" | "ORGANIZATION";
    /**
     * ISO 3166-1 alpha-2 code of the address.
     * @example "DE"
     */
    countryCode: string;
    /**
     * Username.
     * @example "ada"
     */
    username?: string;
    /**
     * Name.
     * @example "Ada Lindqvist"
     */
    name?: string;
    /**
     * E-mail address.
     * @example "ada@example.com"
     */
    email?: string;
    /**
     * Telephone number.
     * @example "+49 40 1234567"
     */
    phone?: string;
    /** Data of your own: 50 keys and 16 KiB at most. */
    metadata?: Record<string, unknown>;
    /** Postal address. */
    address?: {
      /**
       * Street and number.
       * @example "Sandtorkai 12"
       */
      line1?: string;
      /**
       * What else the address needs.
       * @example "3rd floor"
       */
      line2?: string;
      /**
       * City.
       * @example "Hamburg"
       */
      city?: string;
      /**
       * State or region.
       * @example "Hamburg"
       */
      state?: string;
      /**
       * Postal code.
       * @example "20457"
       */
      postalCode?: string;
    };
  })[];
}
export interface UpdateCustomerRequest {
  /**
   * ISO 3166-1 alpha-2 code of the address.
   * @example "DE"
   */
  countryCode?: string;
  /**
   * Username.
   * @example "ada"
   */
  username?: string;
  /**
   * Name.
   * @example "Ada Lindqvist"
   */
  name?: string;
  /**
   * E-mail address.
   * @example "ada@example.com"
   */
  email?: string;
  /**
   * Telephone number.
   * @example "+49 40 1234567"
   */
  phone?: string;
  /** What changes of your own data: the keys that are sent are set, those sent as null are removed, all others stay; null removes everything. */
  metadata?: Record<string, unknown> | null;
  /** Postal address. */
  address?: {
    /**
     * Street and number.
     * @example "Sandtorkai 12"
     */
    line1?: string;
    /**
     * What else the address needs.
     * @example "3rd floor"
     */
    line2?: string;
    /**
     * City.
     * @example "Hamburg"
     */
    city?: string;
    /**
     * State or region.
     * @example "Hamburg"
     */
    state?: string;
    /**
     * Postal code.
     * @example "20457"
     */
    postalCode?: string;
  };
}
export interface BlockCustomerRequest {
  /**
   * Why, for the audit trail; the customer does not see it.
   * @example "A match on a sanctions list is being looked into."
   */
  reason: string;
}
export interface UnblockCustomerRequest {
  /**
   * Why, for the audit trail; the customer does not see it.
   * @example "The match was somebody else."
   */
  reason: string;
}
export interface AddWalletRequest {
  /**
   * Wallet address.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  address: string;
}
export interface ProveWalletRequest {
  /**
   * The nonce of the challenge.
   * @example "u3kq0w9d2m8x1z7b"
   */
  nonce: string;
  /**
   * The signature of its message, as hexadecimal digits after 0x.
   * @example "0x1b2c"
   */
  signature: string;
}
export interface AssignVerificationRequest {
  /**
   * The person, a member who may decide checks; `me` names the caller, null nobody.
   * @example "me"
   */
  assigneeId: string | null;
  /**
   * Who sees to it so far, as the caller knows; left out = nobody.
   * @default null
   * @example "usr_demo_owner"
   */
  from?: string | null;
}
export interface RejectVerificationRequest {
  /**
   * Why, in a sentence for the customer.
   * @example "The name does not match the document."
   */
  reason: string;
  /**
   * Why, for programs; `verification_rejected` when left out.
   * @example "name_mismatch"
   */
  code?: string;
}
export interface VerificationList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: Verification[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
}
export interface VerificationDocumentList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: VerificationDocument[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
}
export interface LinkedCustomerList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: LinkedCustomer[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
}
export interface ClaimCustomerRequest {
  /**
   * The issuer.
   * @example "org_demo"
   */
  organizationId: string;
  /**
   * Identifier of the customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
}
export interface JoinIssuerRequest {
  /** Wallets of the customer, at least one. */
  wallets: {
    /**
     * Wallet address.
     * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
     */
    address: string;
  }[];
  /**
   * A person or an organization.
   * @example "INDIVIDUAL"
   */
  type: "INDIVIDUAL" | "ORGANIZATION";
  /**
   * ISO 3166-1 alpha-2 code of the address.
   * @example "DE"
   */
  countryCode: string;
  /**
   * Username.
   * @example "ada"
   */
  username?: string;
  /**
   * Name.
   * @example "Ada Lindqvist"
   */
  name?: string;
  /**
   * E-mail address.
   * @example "ada@example.com"
   */
  email?: string;
  /**
   * Telephone number.
   * @example "+49 40 1234567"
   */
  phone?: string;
  /** Data of your own: 50 keys and 16 KiB at most. */
  metadata?: Record<string, unknown>;
  /** Postal address. */
  address?: {
    /**
     * Street and number.
     * @example "Sandtorkai 12"
     */
    line1?: string;
    /**
     * What else the address needs.
     * @example "3rd floor"
     */
    line2?: string;
    /**
     * City.
     * @example "Hamburg"
     */
    city?: string;
    /**
     * State or region.
     * @example "Hamburg"
     */
    state?: string;
    /**
     * Postal code.
     * @example "20457"
     */
    postalCode?: string;
  };
}
export interface InviteCustomerRequest {
  /**
   * Where to; the customer's own address when left out.
   * @example "ada@example.com"
   */
  email?: string;
}
export interface GetCustomerInvitationAnswer {
  /**
   * Always `customer_invitation`.
   * @default "customer_invitation"
   * @example "customer_invitation"
   */
  object: "customer_invitation";
  /**
   * The issuer that invites.
   * @example "Nordlicht Real Assets"
   */
  organizationName: string;
  /**
   * The customer's name, masked; absent where it has none.
   * @example "A•• L••••••••"
   */
  customerName?: string;
  /**
   * Until when the link works.
   * @example "2027-01-26T09:00:00.000Z"
   */
  expiresAt: string;
}
export interface CreateIntentRequest {
  /**
   * The customer who buys.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * One of the customer's wallets.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  walletAddress: string;
  /**
   * The offering to buy from.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
  /** The payment. */
  payment: {
    /**
     * What is paid: tokenAmount × pricePerToken, within one cent.
     * @example 1250
     */
    purchaseAmount: number;
    /**
     * Tokens to buy.
     * @example 100
     */
    tokenAmount: number;
    /**
     * Currency of the payment.
     * @example "EUR"
     */
    currency: "USD" | "EUR";
  };
  /** Documents of the offering that the customer read and accepts with this purchase, by their offeringDocumentId; what is not in force for this offering is passed over. */
  acceptedDocuments?: string[];
  /** Data of your own: 50 keys and 16 KiB at most. */
  metadata?: Record<string, unknown>;
}
export interface ListedOfferingPurchaseIntentList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: ListedOfferingPurchaseIntent[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /** How many match in all, where `total` asks for it. */
  total?: ListTotal;
}
export interface UpdateIntentRequest {
  /** What changes of your own data: the keys that are sent are set, those sent as null are removed, all others stay; null removes everything. */
  metadata?: Record<string, unknown> | null;
}
export interface CancelIntentRequest {
  /**
   * Why, in a sentence for the other side.
   * @example "Bought twice by mistake."
   */
  reason?: string;
}
export interface PaymentReceivedList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: PaymentReceived[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /** How many match in all, where `total` asks for it. */
  total?: ListTotal;
}
export interface PaymentMethodList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: PaymentMethod[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
}
export interface ConfirmPaymentRequest {
  /**
   * What came in; left out = all that is still open.
   * @example 1250
   */
  amount?: number;
  /**
   * Its currency; left out = the purchase's.
   * @example "EUR"
   */
  currency?: "USD" | "EUR";
  /**
   * When it came in; left out = now.
   * @example "2027-02-02T09:00:00Z"
   */
  receivedAt?: string;
  /**
   * What the bank calls the transfer; one that was confirmed already counts once.
   * @example "2027020100017"
   */
  reference?: string;
}
export interface BeginCheckoutRequest {
  /**
   * Where to pay.
   * @example "STRIPE"
   */
  provider: "STRIPE" | "SANDBOX";
  /**
   * Path on this service to come back to; left out = the purchase in the portal.
   * @example "/portal/purchases"
   */
  returnTo?: string;
}
export interface DecideSandboxPaymentRequest {
  /**
   * What becomes of it.
   * @example "PAY"
   */
  decision: "PAY" | "REFUSE" | "DELAY" | "SHORT" | "CHARGE_BACK" | "CHARGE_BACK_WON" | "CHARGE_BACK_LOST";
}
export interface CloseClaimRequest {
  /**
   * How it was seen to, for the audit trail.
   * @example "Paid by transfer."
   */
  note?: string;
}
export interface RefundList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: Refund[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /** How many match in all, where `total` asks for it. */
  total?: ListTotal;
}
export interface MarkRefundRefundedRequest {
  /**
   * What the bank calls the transfer back.
   * @example "2027050200004"
   */
  reference?: string;
}
export interface MarkRefundedRequest {
  /**
   * What the bank calls the transfer back.
   * @example "2027050200004"
   */
  reference?: string;
}
export interface ImportBankStatementRequest {
  /**
   * Name of the file.
   * @example "statement.csv"
   */
  fileName: string;
  /**
   * Text of the file.
   * @example "Date;Name;Reference;Amount\n2027-02-02;Ada Lindqvist;RF18539007547034;1250.00\n"
   */
  content: string;
}
export interface BankStatementList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: BankStatement[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /** How many match in all, where `total` asks for it. */
  total?: ListTotal;
}
export interface BankEntryList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: BankEntry[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /** How many match in all, where `total` asks for it. */
  total?: ListTotal;
}
export interface ResolveBankEntryRequest {
  /**
   * What to do.
   * @example "ACCEPT"
   */
  resolution: "ASSIGN" | "ACCEPT" | "REFUND" | "IGNORE";
  /**
   * The purchase to pay, for ASSIGN.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId?: string;
}
export interface UpdateSettingsRequest {
  /** The account that bank transfers go to, as a whole; null takes it away. */
  bankAccount?: {
    /**
     * Who holds the account, as the bank knows it.
     * @example "Nordlicht Real Assets GmbH"
     */
    accountHolder: string;
    /**
     * IBAN, with or without spaces.
     * @example "DE89370400440532013000"
     */
    iban: string;
    /**
     * BIC of the bank.
     * @example "COBADEFFXXX"
     */
    bic?: string;
  } | null;
  /**
   * Who checks customers' identity.
   * @example "MANUAL"
   */
  verificationProvider?: "MANUAL" | "SANDBOX" | "STRIPE_IDENTITY";
  /**
   * How many days an approved identity check holds.
   * @example 730
   */
  verificationValidDays?: number;
  /**
   * Whether the payment between buyer and seller of a bulletin-board offer is tracked.
   * @example false
   */
  tracksTradePayments?: boolean;
}
export interface CreateOfferRequest {
  /**
   * The token to trade.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * The customer who makes the offer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * One of the maker's wallets.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  makerWalletAddress: string;
  /**
   * Quantity of tokens.
   * @example 50
   */
  amount: number;
  /**
   * Total price in euros.
   * @example 640
   */
  priceInEuro: number;
  /**
   * What the maker wants to do.
   * @example "SELL"
   */
  intention: "BUY" | "SELL";
  /**
   * When it expires; left out = never.
   * @example "2027-03-01T00:00:00Z"
   */
  expiresAt?: string;
  /** Data of your own: 50 keys and 16 KiB at most. */
  metadata?: Record<string, unknown>;
}
export interface OfferList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: Offer[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /** How many match in all, where `total` asks for it. */
  total?: ListTotal;
}
export interface UpdateOfferRequest {
  /** What changes of your own data: the keys that are sent are set, those sent as null are removed, all others stay; null removes everything. */
  metadata?: Record<string, unknown> | null;
}
export interface AcceptOfferRequest {
  /**
   * The customer who accepts: not its maker.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e80"
   */
  customerId: string;
  /**
   * That customer's wallet, which receives the tokens or gives them.
   * @example "0xde709f2102306220921060314715629080e2fb77"
   */
  takerWalletAddress: string;
}
export interface CancelOfferRequest {
  /**
   * The customer cancelling the offer: its maker.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
}
export interface BoardTokenList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: BoardToken[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
}
export interface CreateTokenRequest {
  /**
   * Your identifier; made by the service when left out.
   * @example "harbour-lofts"
   */
  tokenId?: string;
  /**
   * Name of the token.
   * @example "Harbour Lofts Hamburg"
   */
  name: string;
  /**
   * Ticker symbol.
   * @example "HLH"
   */
  symbol: string;
  /**
   * Decimals an amount may have, 0 to 18.
   * @default 18
   * @example 18
   */
  decimals?: number;
  /**
   * All tokens there will be.
   * @example 50000
   */
  totalSupply: number;
  /**
   * Address of an existing token contract; the sandbox chain makes one when left out. Not with `ERC3643`, whose contract gets its own.
   * @example "0x52908400098527886E0F7030069857D2E4169EE7"
   */
  address?: string;
  /**
   * `LEDGER` = in the register alone; `ERC3643` = in a contract that follows it.
   * @default "LEDGER"
   * @example "LEDGER"
   */
  settlement?: "LEDGER" | "ERC3643";
  /** Data of your own: 50 keys and 16 KiB at most. */
  metadata?: Record<string, unknown>;
}
export interface RegisteredTokenList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: RegisteredToken[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /** How many match in all, where `total` asks for it. */
  total?: ListTotal;
}
export interface UpdateTokenRequest {
  /** What changes of your own data: the keys that are sent are set, those sent as null are removed, all others stay; null removes everything. */
  metadata?: Record<string, unknown> | null;
}
export interface MintTokenRequest {
  /**
   * The customer who receives them.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * One of that customer's wallets.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  walletAddress: string;
  /**
   * How many tokens.
   * @example 250
   */
  amount: number;
  /**
   * Why, for the register.
   * @example "Founders' share"
   */
  note?: string;
}
export interface AttachTokenRequest {
  /**
   * Address of the token's contract.
   * @example "0x52908400098527886E0F7030069857D2E4169EE7"
   */
  address: string;
}
export interface HolderList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: Holder[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /** How many match in all, where `total` asks for it. */
  total?: ListTotal;
  /**
   * The instant this is true of; send it along for the further pages.
   * @example "2027-03-31T23:59:59.999Z"
   */
  asOf: string;
  /**
   * All tokens there were.
   * @example "50000"
   */
  totalSupply: string;
  /**
   * Those that wallets held, a part of totalSupply.
   * @example "400"
   */
  issuedSupply: string;
  /**
   * Customers that held some.
   * @example 2
   */
  holders: number;
  /**
   * Wallets that held some.
   * @example 2
   */
  wallets: number;
  /**
   * Percent that the largest holder held.
   * @example 62.5
   */
  largestShare: number;
  /**
   * Percent that the ten largest held together.
   * @example 100
   */
  topTenShare: number;
}
export interface LedgerEntryList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: LedgerEntry[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /** How many match in all, where `total` asks for it. */
  total?: ListTotal;
}
export interface TransferTokenRequest {
  /**
   * Who gives.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  fromCustomerId: string;
  /**
   * The wallet that gives.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  fromWalletAddress: string;
  /**
   * Who receives.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e80"
   */
  toCustomerId: string;
  /**
   * The wallet that receives.
   * @example "0xde709f2102306220921060314715629080e2fb77"
   */
  toWalletAddress: string;
  /**
   * How many tokens.
   * @example 25
   */
  amount: number;
  /**
   * Why, for the register.
   * @example "Inheritance"
   */
  reason: string;
}
export interface ChainProofList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: ChainProof[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /**
   * The token's contract.
   * @example "0x52908400098527886E0F7030069857D2E4169EE7"
   */
  address: string;
  /**
   * The final block at which the contract was read.
   * @example 19482113
   */
  blockNumber: number;
  /**
   * Its hash.
   * @example "0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b"
   */
  blockHash: string;
  /**
   * When the block was made; send it along for the further pages.
   * @example "2027-03-31T23:59:47.000Z"
   */
  asOf: string;
}
export interface ChainDifferenceList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: ChainDifference[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
}
export interface ResolveChainDifferenceRequest {
  /**
   * How it is to end.
   * @example "CORRECT"
   */
  resolution: "ADOPT" | "CORRECT" | "IGNORE";
  /**
   * Why, for the audit trail and the register.
   * @example "Minted by mistake with the owner's key."
   */
  reason: string;
}
export interface ChainOperationList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: ChainOperation[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /** How many match in all, where `total` asks for it. */
  total?: ListTotal;
}
export interface ChainTransactionList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: ChainTransaction[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /** How many match in all, where `total` asks for it. */
  total?: ListTotal;
}
export interface TradeList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: Trade[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /** How many match in all, where `total` asks for it. */
  total?: ListTotal;
}
export interface PricePointList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: PricePoint[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
}
export interface CreateDistributionRequest {
  /**
   * The token whose holders are paid.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * What is paid.
   * @example "DIVIDEND"
   */
  kind: "DIVIDEND" | "INTEREST";
  /**
   * What holders read on it.
   * @example "Rent, second half of 2027"
   */
  title: string;
  /**
   * The sum to be shared.
   * @example 2500
   */
  amount: number;
  /**
   * Currency of the payments.
   * @example "EUR"
   */
  currency: "USD" | "EUR";
  /**
   * Who holds the token at this moment is paid; it may have passed, or be still to come.
   * @example "2027-07-31T22:00:00Z"
   */
  recordDate: string;
}
export interface DistributionList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: Distribution[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /** How many match in all, where `total` asks for it. */
  total?: ListTotal;
}
export interface DistributionPaymentList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: DistributionPayment[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /** How many match in all, where `total` asks for it. */
  total?: ListTotal;
}
export interface MarkTransfersPaidRequest {
  /**
   * What the bank calls the transfer.
   * @example "2027080200017"
   */
  reference?: string;
}
export interface DistributionSumList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: DistributionSum[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
}
export interface MarkDistributionPaymentPaidRequest {
  /**
   * What the bank calls the transfer.
   * @example "2027080200017"
   */
  reference?: string;
}
export interface MarkDistributionPaymentFailedRequest {
  /**
   * Why, for people.
   * @example "The account is closed."
   */
  reason: string;
}
export interface PortfolioMovementList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: PortfolioMovement[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
}
export interface PortfolioStatementList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: PortfolioStatement[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
}
export interface NoticeList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: Notice[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
}
export interface CountNoticesAnswer {
  /**
   * Always `unread_count`.
   * @default "unread_count"
   * @example "unread_count"
   */
  object: "unread_count";
  /**
   * How many are not read, 100 where there are more.
   * @example 3
   */
  unread: number;
}
export interface ReadNoticesRequest {
  /** Which; left out = all. */
  noticeIds?: string[];
}
/** What is left. */
export interface ReadNoticesAnswer {
  /**
   * Always `unread_count`.
   * @default "unread_count"
   * @example "unread_count"
   */
  object: "unread_count";
  /**
   * How many are not read, 100 where there are more.
   * @example 3
   */
  unread: number;
}
export interface UpdateMailChoicesRequest {
  /**
   * Whether updates of issuers are mailed.
   * @example true
   */
  offeringUpdates?: boolean;
  /**
   * Whether it is mailed that an offer was accepted.
   * @example true
   */
  filledOffers?: boolean;
}
export interface UnsubscribeRequest {
  /**
   * What the link carries.
   * @example "eyJvIjoib3JnX2EifQ.c2ln"
   */
  token: string;
}
export interface UnsubscribeAnswer {
  /**
   * Always `unsubscription`.
   * @default "unsubscription"
   * @example "unsubscription"
   */
  object: "unsubscription";
  /**
   * What is mailed no more.
   * @example "OFFERING_UPDATE"
   */
  topic: "OFFERING_UPDATE" | "OFFER_FILLED";
}
export interface CreateExportRequest {
  /**
   * What is exported: `holders` or `entries` of a token's register, `distributionPayments` of a distribution, `auditEvents`, or the rows of a list.
   * @example "entries"
   */
  resource: "holders" | "entries" | "distributionPayments" | "auditEvents" | "customers" | "purchases" | "participants" | "offerings" | "payments" | "refunds" | "bankEntries" | "offers" | "trades" | "distributions" | "tokens" | "chainOperations" | "chainTransactions" | "registerHolders" | "ledgerEntries" | "payouts" | "bankStatements" | "events" | "requests" | "webhookDeliveries" | "webhookEndpoints";
  /**
   * How the file is written: `csv`; `xlsx` for holders, entries and lists, up to as many rows as a workbook takes; `ndjson` for audit events.
   * @default "csv"
   * @example "csv"
   */
  format?: "csv" | "ndjson" | "xlsx";
  /**
   * What narrows it: the members of path and query of the direct download, for example `tokenId` and `asOf` of holders, or `metadata[userId]` of customers.
   * @default {}
   */
  filters?: Record<string, string>;
}
export interface ExportList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: Export[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /** How many match in all, where `total` asks for it. */
  total?: ListTotal;
}
export interface SavedViewList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** All of them. */
  data: SavedView[];
  /**
   * Always false.
   * @example false
   */
  hasMore: boolean;
  /** Always null. */
  nextCursor: string | null;
}
export interface CreateSavedViewRequest {
  /**
   * The page of the list.
   * @example "/console/purchases"
   */
  list: string;
  /**
   * What the person calls it.
   * @example "Waiting for money"
   */
  name: string;
  /**
   * Filters, order and columns, as the address has them.
   * @example "purchaseStatus=PENDING&sort=purchaseAmount"
   */
  query: string;
}
export interface EventList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: Event[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /** How many match in all, where `total` asks for it. */
  total?: ListTotal;
}
export interface CreateWebhookEndpointRequest {
  /**
   * Where events are sent.
   * @example "https://example.com/webhooks/offerboard"
   */
  url: string;
  /**
   * What it is for.
   * @example "Back office"
   */
  description?: string;
  /**
   * The types of event it is sent; null = all, those to come included.
   * @default null
   */
  eventTypes?: ("offering.created" | "offering.updated" | "offering.published" | "offering.paused" | "offering.resumed" | "offering.closed" | "offering.cancelled" | "offering_document.created" | "offering_document.updated" | "offering_update.created" | "offering_update.updated" | "offering_update.published" | "customer.created" | "customer.updated" | "customer.verification_updated" | "purchase_intent.created" | "purchase_intent.updated" | "purchase_intent.completed" | "purchase_intent.failed" | "purchase_intent.cancelled" | "purchase_intent.delivered" | "purchase_intent.refunded" | "payment.updated" | "refund.updated" | "bank_statement.imported" | "bank_statement.updated" | "bank_entry.updated" | "offer.created" | "offer.cancelled" | "offer.filled" | "trade.created" | "trade.updated" | "token.created" | "token.updated" | "token.chain_difference" | "distribution.created" | "distribution.updated" | "distribution.completed" | "distribution_payment.created" | "distribution_payment.updated" | "token.chain_halted" | "chain_operation.refused" | "offer.updated")[] | null;
}
export interface WebhookEndpointList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: WebhookEndpoint[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /** How many match in all, where `total` asks for it. */
  total?: ListTotal;
}
export interface UpdateWebhookEndpointRequest {
  /**
   * Where events are sent.
   * @example "https://example.com/webhooks/offerboard"
   */
  url?: string;
  /**
   * What it is for.
   * @example "Back office"
   */
  description?: string;
  /** The types of event it is sent; null = all, those to come included. */
  eventTypes?: ("offering.created" | "offering.updated" | "offering.published" | "offering.paused" | "offering.resumed" | "offering.closed" | "offering.cancelled" | "offering_document.created" | "offering_document.updated" | "offering_update.created" | "offering_update.updated" | "offering_update.published" | "customer.created" | "customer.updated" | "customer.verification_updated" | "purchase_intent.created" | "purchase_intent.updated" | "purchase_intent.completed" | "purchase_intent.failed" | "purchase_intent.cancelled" | "purchase_intent.delivered" | "purchase_intent.refunded" | "payment.updated" | "refund.updated" | "bank_statement.imported" | "bank_statement.updated" | "bank_entry.updated" | "offer.created" | "offer.cancelled" | "offer.filled" | "trade.created" | "trade.updated" | "token.created" | "token.updated" | "token.chain_difference" | "distribution.created" | "distribution.updated" | "distribution.completed" | "distribution_payment.created" | "distribution_payment.updated" | "token.chain_halted" | "chain_operation.refused" | "offer.updated")[] | null;
  /**
   * Whether events are sent.
   * @example "DISABLED"
   */
  status?: "ENABLED" | "DISABLED";
}
export interface WebhookDeliveryList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: WebhookDelivery[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /** How many match in all, where `total` asks for it. */
  total?: ListTotal;
}
export interface JobList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: Job[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
}
export interface AuditEventList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: AuditEvent[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /** How many match in all, where `total` asks for it. */
  total?: ListTotal;
}
export interface ErasePersonalDataRequest {
  /**
   * Everything about this customer: itself, its purchases, its offers, tokens minted to it.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId?: string;
  /**
   * All changes of this resource.
   * @example "inv_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId?: string;
  /**
   * All changes by or of this person.
   * @example "usr_demo_operator"
   */
  userId?: string;
}
export interface CreateOrganizationRequest {
  /**
   * Name of the organization, as customers see it.
   * @example "Nordlicht Real Assets"
   */
  name: string;
  /**
   * Short name, unique: lower-case letters, digits and hyphens. It cannot be changed later.
   * @example "nordlicht"
   */
  slug: string;
}
export interface UpdateOrganizationRequest {
  /**
   * Name of the organization, as customers see it.
   * @example "Nordlicht Assets"
   */
  name?: string;
  /** How it shows itself, as a whole; null takes it away. */
  brand?: {
    /**
     * The `url` of a picture that was uploaded; addresses on other hosts are refused.
     * @example "/image/img_9f86d081884c7d659a2feaa0c55ad015"
     */
    logoUrl?: string;
    /**
     * Colour of buttons and links on light pages; text of this colour has to be readable there.
     * @example "#1f4e79"
     */
    accentColor?: string;
    /**
     * The same on dark pages; left out, it is the accentColor, made as light as it takes to be read.
     * @example "#7fb2e5"
     */
    accentColorDark?: string;
    /**
     * Name as the register has it.
     * @example "Nordlicht Real Assets GmbH"
     */
    legalName?: string;
    /**
     * Register and number.
     * @example "Amtsgericht Hamburg, HRB 123456"
     */
    registerNumber?: string;
    /**
     * Who is responsible: address, management, supervision. Plain text with line breaks.
     * @example "Am Sandtorkai 1, 20457 Hamburg"
     */
    imprint?: string;
    /** Where customers get help. */
    support?: {
      /**
       * Where customers write to.
       * @example "support@example.com"
       */
      email?: string;
      /**
       * Where customers call.
       * @example "+49 40 1234567"
       */
      phone?: string;
      /**
       * Where customers find help.
       * @example "https://example.com/help"
       */
      url?: string;
    };
    /** Further pages of the issuer, at most 6. */
    links?: {
      /**
       * What the link says.
       * @example "Annual reports"
       */
      label: string;
      /**
       * Where it leads: https alone.
       * @example "https://example.com/reports"
       */
      url: string;
    }[];
  } | null;
}
export interface ChooseIdentityRequest {
  /**
   * One of the viewer's identities.
   * @example "member:org_demo"
   */
  value: string;
}
export interface ChooseIdentityAnswer {
  /**
   * Always `identity`.
   * @default "identity"
   * @example "identity"
   */
  object: "identity";
  /**
   * The identity acted as from now on.
   * @example "member:org_demo"
   */
  value: string;
}
export interface MemberList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: Member[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
}
export interface ChangeMemberRequest {
  /**
   * The role from now on.
   * @example "operator"
   */
  role: "owner" | "admin" | "compliance" | "operator" | "auditor";
}
export interface InviteMemberRequest {
  /**
   * Where to send it.
   * @example "mira@example.com"
   */
  email: string;
  /**
   * The role it gives.
   * @example "auditor"
   */
  role: "owner" | "admin" | "compliance" | "operator" | "auditor";
}
export interface InvitationList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: Invitation[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
}
export interface CreateApiKeyRequest {
  /**
   * What it is for.
   * @example "Website"
   */
  name: string;
  /**
   * `test` or `live`.
   * @default "test"
   * @example "test"
   */
  mode?: "test" | "live";
  /** What it may do. */
  scopes: ("offering:read" | "offering:write" | "customer:read" | "customer:write" | "purchase_intent:read" | "purchase_intent:write" | "offer:read" | "offer:write" | "token:read" | "token:write" | "register:read" | "chain:read" | "chain:write" | "payment:read" | "payment:write" | "verification:write" | "distribution:read" | "distribution:write" | "event:read" | "webhook:read" | "webhook:write" | "organization:read" | "test_clock:write" | "audit:read" | "request_log:read")[];
  /**
   * From when it is refused; left out = never.
   * @example "2028-01-01T00:00:00Z"
   */
  expiresAt?: string;
  /** Addresses and blocks (CIDR) it may be used from; left out = anywhere. */
  allowedAddresses?: string[];
  /**
   * Reads it may make a minute; 600 when left out.
   * @example 600
   */
  readsPerMinute?: number;
  /**
   * Writes it may make a minute; 120 when left out.
   * @example 120
   */
  writesPerMinute?: number;
}
export interface ApiKeyList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: ApiKey[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
}
export interface RequestLogEntryList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: RequestLogEntry[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
  /** How many match in all, where `total` asks for it. */
  total?: ListTotal;
}
export interface UpdateTestClockRequest {
  /**
   * `FROZEN` = it stands; `RUNNING` = it goes on.
   * @example "FROZEN"
   */
  mode: "RUNNING" | "FROZEN";
}
export interface AdvanceTestClockRequest {
  /**
   * How far, as an ISO 8601 duration; instead of `to`.
   * @example "P3D"
   */
  by?: string;
  /**
   * Until when; instead of `by`.
   * @example "2027-02-13T12:00:00Z"
   */
  to?: string;
  /**
   * Whether it goes on from there (`RUNNING`) or stands (`FROZEN`); as before where left out, and `RUNNING` the first time.
   * @example "RUNNING"
   */
  mode?: "RUNNING" | "FROZEN";
}
export interface UpdatePersonRequest {
  /**
   * The new name.
   * @example "Clara Sommer"
   */
  name: string;
}
export interface AcceptLegalRequest {
  /** What is accepted. */
  accepted: ({
    /**
     * The terms, or the privacy notice.
     * @example "TERMS"
     */
    document: "TERMS" | "PRIVACY";
    /**
     * The version that was read.
     * @example "2026-11-01"
     */
    version: string;
  })[];
}
export interface SessionList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: Session[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
}
export interface RevokeSessionAnswer {
  /**
   * Always `session`.
   * @default "session"
   * @example "session"
   */
  object: "session";
  /**
   * The session that has ended.
   * @example "1f9d1c0a-6c1c-4a52-9a43-1a2f0b1c7d3e"
   */
  sessionId: string;
}
export interface RevokeOtherSessionsAnswer {
  /**
   * Always `revocation`.
   * @default "revocation"
   * @example "revocation"
   */
  object: "revocation";
  /**
   * How many sessions have ended.
   * @example 2
   */
  revoked: number;
}
export interface MailList {
  /**
   * Always `list`.
   * @example "list"
   */
  object: "list";
  /** The items of this page. */
  data: Mail[];
  /**
   * Whether a further page exists.
   * @example false
   */
  hasMore: boolean;
  /** Send as `cursor` to get the next page; null on the last. */
  nextCursor: string | null;
}

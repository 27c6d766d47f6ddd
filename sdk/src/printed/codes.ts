// Printed by `npm run sdk` from the operations of the interface. What is changed here is lost.

/** Every code of a refusal, with the HTTP status it comes with. */
export interface Statuses {
  /** Malformed JSON. */
  malformed_json: 400;
  /** Malformed address. */
  malformed_url: 400;
  /** Invalid request. */
  invalid_request: 400;
  /** Unknown query parameter. */
  unknown_parameter: 400;
  /** Unknown version. */
  unknown_api_version: 400;
  /** Missing field. */
  missing_field: 400;
  /** Wrong type. */
  wrong_type: 400;
  /** Invalid value. */
  invalid_value: 400;
  /** Colour cannot be read. */
  accent_unreadable: 400;
  /** Too many decimals. */
  precision_exceeded: 400;
  /** Invalid Idempotency-Key. */
  invalid_idempotency_key: 400;
  /** Changed meanwhile. */
  precondition_failed: 412;
  /** If-Match not supported. */
  precondition_not_supported: 400;
  /** Method not allowed. */
  method_not_allowed: 405;
  /** Body too large. */
  body_too_large: 413;
  /** Not JSON. */
  unsupported_media_type: 415;
  /** Image too large. */
  image_too_large: 413;
  /** Unsupported image. */
  unsupported_image: 415;
  /** Too many rows. */
  too_many_rows: 422;
  /** Register too large. */
  past_register_too_large: 422;
  /** Document too large. */
  document_too_large: 413;
  /** Unsupported document. */
  unsupported_document: 415;
  /** Document too large. */
  verification_document_too_large: 413;
  /** Unsupported document. */
  verification_document_unsupported: 415;
  /** Bank statement too large. */
  bank_statement_too_large: 413;
  /** Bank statement unreadable. */
  bank_statement_unreadable: 422;
  /** Another account. */
  bank_statement_other_account: 422;
  /** Invalid signature. */
  invalid_webhook_signature: 400;
  /** Wrong checksum. */
  address_checksum_wrong: 400;
  /** Address given. */
  chain_address_given: 400;
  /** Chain unavailable. */
  chain_unavailable: 503;
  /** Payment provider unavailable. */
  payment_provider_unavailable: 503;
  /** Too many requests. */
  rate_limited: 429;
  /** Internal error. */
  internal_error: 500;
  /** Unavailable. */
  unavailable: 503;
  /** Overloaded. */
  overloaded: 503;
  /** Query too slow. */
  query_too_slow: 503;
  /** Authentication required. */
  authentication_required: 401;
  /** Invalid API key. */
  invalid_api_key: 401;
  /** Sign-in required. */
  sign_in_required: 401;
  /** Not allowed. */
  not_allowed: 403;
  /** Live key. */
  live_key: 403;
  /** Second person required. */
  second_person_required: 403;
  /** Owner required. */
  owner_required: 403;
  /** E-mail not confirmed. */
  email_not_verified: 403;
  /** Invitation for somebody else. */
  invitation_not_yours: 403;
  /** Cross-site request. */
  cross_site_request: 403;
  /** No room for documents. */
  document_storage_full: 403;
  /** No room for pictures. */
  image_storage_full: 403;
  /** Wallet not owned. */
  wallet_not_owned: 403;
  /** Wallet not proven. */
  wallet_not_proven: 403;
  /** Wallet not registered. */
  wallet_not_registered: 403;
  /** Offering not open. */
  offering_not_open: 403;
  /** Below the minimum. */
  below_minimum: 403;
  /** Above the maximum. */
  above_maximum: 403;
  /** Hard cap exceeded. */
  hard_cap_exceeded: 403;
  /** Currency not accepted. */
  currency_not_accepted: 403;
  /** Price mismatch. */
  price_mismatch: 403;
  /** Customer blocked. */
  customer_blocked: 403;
  /** Country not allowed. */
  country_not_allowed: 403;
  /** Type of customer not allowed. */
  customer_type_not_allowed: 403;
  /** Verification required. */
  verification_required: 403;
  /** Investor limit reached. */
  investor_limit_reached: 403;
  /** Tokens locked. */
  tokens_locked: 403;
  /** Offer not acceptable. */
  offer_not_acceptable: 403;
  /** Own offer. */
  own_offer: 403;
  /** Token paused. */
  token_paused: 403;
  /** Insufficient balance. */
  insufficient_balance: 403;
  /** No holders. */
  no_holders: 403;
  /** Supply exceeded. */
  supply_exceeded: 403;
  /** Not the maker. */
  not_offer_maker: 403;
  /** Invalid signature. */
  invalid_signature: 403;
  /** No such path. */
  route_not_found: 404;
  /** Organization not found. */
  organization_not_found: 404;
  /** Update not found. */
  offering_update_not_found: 404;
  /** Link not valid. */
  unsubscribe_link_invalid: 404;
  /** Member not found. */
  member_not_found: 404;
  /** Invitation not found. */
  invitation_not_found: 404;
  /** API key not found. */
  api_key_not_found: 404;
  /** Identity not found. */
  identity_not_found: 404;
  /** Session not found. */
  session_not_found: 404;
  /** Customer not found. */
  customer_not_found: 404;
  /** Invitation not found. */
  customer_invitation_not_found: 404;
  /** Sign-in not found. */
  login_not_found: 404;
  /** Document not found. */
  verification_document_not_found: 404;
  /** Wallet not found. */
  wallet_not_found: 404;
  /** Challenge not found. */
  challenge_not_found: 404;
  /** Offering not found. */
  offering_not_found: 404;
  /** Document not found. */
  offering_document_not_found: 404;
  /** Purchase intent not found. */
  offering_purchase_intent_not_found: 404;
  /** Payment not found. */
  payment_not_found: 404;
  /** Refund not found. */
  refund_not_found: 404;
  /** Bank statement not found. */
  bank_statement_not_found: 404;
  /** Bank entry not found. */
  bank_entry_not_found: 404;
  /** Offer not found. */
  offer_not_found: 404;
  /** Statement not found. */
  statement_not_found: 404;
  /** Trade not found. */
  trade_not_found: 404;
  /** Change not found. */
  audit_event_not_found: 404;
  /** Event not found. */
  event_not_found: 404;
  /** Webhook endpoint not found. */
  webhook_endpoint_not_found: 404;
  /** Delivery not found. */
  webhook_delivery_not_found: 404;
  /** Job not found. */
  job_not_found: 404;
  /** Distribution not found. */
  distribution_not_found: 404;
  /** Payment not found. */
  distribution_payment_not_found: 404;
  /** Token not found. */
  token_not_found: 404;
  /** Form not found. */
  offering_form_not_found: 404;
  /** Saved view not found. */
  saved_view_not_found: 404;
  /** Request not found. */
  request_log_entry_not_found: 404;
  /** Export not found. */
  export_not_found: 404;
  /** Export expired. */
  export_expired: 404;
  /** Difference not found. */
  chain_difference_not_found: 404;
  /** Operation not found. */
  chain_operation_not_found: 404;
  /** Transaction not found. */
  chain_transaction_not_found: 404;
  /** Contract not found. */
  contract_not_found: 404;
  /** Image not found. */
  image_not_found: 404;
  /** Offer not open. */
  offer_not_open: 409;
  /** Offering not editable. */
  offering_not_editable: 409;
  /** Offering ended. */
  offering_ended: 409;
  /** Offering not started. */
  offering_not_started: 409;
  /** Investor limit too low. */
  investor_limit_too_low: 409;
  /** Version not in force. */
  legal_version_not_in_force: 409;
  /** Form changed. */
  offering_form_changed: 409;
  /** Nothing to be paid. */
  purchase_not_awaiting_payment: 409;
  /** Customer without e-mail address. */
  customer_without_email: 409;
  /** Already reminded. */
  already_reminded: 409;
  /** Check taken. */
  verification_taken: 409;
  /** Invalid transition. */
  invalid_transition: 409;
  /** Verification incomplete. */
  verification_incomplete: 409;
  /** Document submitted. */
  verification_document_submitted: 409;
  /** Too many updates. */
  too_many_updates: 409;
  /** Too many documents. */
  too_many_documents: 409;
  /** Subdomain taken. */
  subdomain_taken: 409;
  /** Wallet taken. */
  wallet_taken: 409;
  /** Wallet exists. */
  wallet_exists: 409;
  /** Too many wallets. */
  too_many_wallets: 409;
  /** Already a customer. */
  already_customer: 409;
  /** Short name taken. */
  slug_taken: 409;
  /** Last owner. */
  last_owner: 409;
  /** Member already. */
  already_member: 409;
  /** Invited already. */
  already_invited: 409;
  /** Invitation not open. */
  invitation_not_open: 409;
  /** Token exists. */
  token_exists: 409;
  /** Resolution not possible. */
  resolution_not_possible: 409;
  /** Wallet unknown. */
  chain_wallet_unknown: 409;
  /** Register cannot follow. */
  register_cannot_follow: 409;
  /** No chain configured. */
  chain_not_configured: 409;
  /** On a chain already. */
  token_on_chain: 409;
  /** On no chain. */
  token_not_on_chain: 409;
  /** Contract not there then. */
  contract_not_there_then: 409;
  /** State not kept. */
  chain_state_unavailable: 409;
  /** Tokens in wallets. */
  tokens_in_wallets: 409;
  /** Contract taken. */
  contract_taken: 409;
  /** Decimals differ. */
  contract_decimals_differ: 409;
  /** Agent role missing. */
  contract_agent_missing: 409;
  /** Registry closed to the agent. */
  contract_registrar_missing: 409;
  /** Contract not served. */
  contract_not_served: 409;
  /** Contract not paused. */
  contract_not_paused: 409;
  /** Contract has tokens. */
  contract_supply_exists: 409;
  /** Operations under way. */
  chain_not_settled: 409;
  /** Not in sync. */
  chain_not_in_sync: 409;
  /** No contract note. */
  no_contract_note: 409;
  /** No transfers due. */
  no_transfers_due: 409;
  /** Webhook endpoint disabled. */
  webhook_endpoint_disabled: 409;
  /** Too many webhook endpoints. */
  too_many_webhook_endpoints: 409;
  /** Too many views. */
  too_many_views: 409;
  /** Too many exports. */
  too_many_exports: 409;
  /** Export not ready. */
  export_not_ready: 409;
  /** Organization is live. */
  organization_is_live: 409;
  /** Test clock turned. */
  test_clock_turned: 409;
  /** Test clock advancing. */
  test_clock_advancing: 409;
  /** Clock cannot go back. */
  clock_cannot_go_back: 409;
  /** Job running. */
  job_running: 409;
  /** Idempotency key in flight. */
  idempotency_key_in_flight: 409;
  /** Idempotency key reused. */
  idempotency_key_reused: 422;
}
/** The codes that any operation can be refused with. */
export type CommonCode = "malformed_url" | "invalid_request" | "unknown_parameter" | "unknown_api_version" | "method_not_allowed" | "rate_limited" | "internal_error" | "unavailable" | "overloaded" | "invalid_api_key";
/** The codes that each operation can be refused with, by its name in the document. */
export interface CodesOf {
  createOffering: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "chain_address_given" | "authentication_required" | "not_allowed" | "cross_site_request" | "token_not_found" | "image_not_found" | "subdomain_taken" | "token_exists" | "chain_not_configured" | "idempotency_key_in_flight" | "idempotency_key_reused";
  updateOffering: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "offering_not_found" | "token_not_found" | "image_not_found" | "offering_not_editable" | "investor_limit_too_low" | "invalid_transition" | "subdomain_taken" | "idempotency_key_in_flight" | "idempotency_key_reused";
  publishOffering: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "offering_not_found" | "offering_ended" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  pauseOffering: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "offering_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  resumeOffering: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "offering_not_found" | "offering_ended" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  closeOffering: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "offering_not_found" | "offering_not_started" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  cancelOffering: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "offering_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getOffering: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "offering_not_found";
  listOfferings: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  listParticipants: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "offering_not_found";
  createOfferingForm: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "idempotency_key_in_flight" | "idempotency_key_reused";
  updateOfferingForm: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "offering_form_not_found" | "offering_form_changed" | "idempotency_key_in_flight" | "idempotency_key_reused";
  deleteOfferingForm: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "offering_form_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getOfferingForm: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "offering_form_not_found";
  listOfferingForms: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  getMarketOffering: CommonCode | "query_too_slow" | "offering_not_found";
  listMarketOfferings: CommonCode | "query_too_slow";
  listMarketUpdates: CommonCode | "query_too_slow" | "offering_not_found";
  listMarketDocuments: CommonCode | "query_too_slow" | "offering_not_found";
  getIssuer: CommonCode | "query_too_slow" | "organization_not_found";
  createOfferingUpdate: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "offering_not_found" | "too_many_updates" | "idempotency_key_in_flight" | "idempotency_key_reused";
  updateOfferingUpdate: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "offering_update_not_found" | "offering_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  publishOfferingUpdate: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "offering_update_not_found" | "offering_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  withdrawOfferingUpdate: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "offering_update_not_found" | "offering_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getOfferingUpdate: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "offering_update_not_found" | "offering_not_found";
  listOfferingUpdates: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "offering_not_found";
  listOfferingDocuments: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "offering_not_found";
  withdrawOfferingDocument: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "offering_not_found" | "offering_document_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  listDocumentAcceptances: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "offering_purchase_intent_not_found";
  createCustomer: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "wallet_taken" | "idempotency_key_in_flight" | "idempotency_key_reused";
  createCustomers: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getCustomer: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "customer_not_found";
  listCustomers: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  updateCustomer: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "customer_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  blockCustomer: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "customer_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  unblockCustomer: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "customer_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  addWallet: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "customer_not_found" | "wallet_taken" | "wallet_exists" | "too_many_wallets" | "idempotency_key_in_flight" | "idempotency_key_reused";
  createWalletChallenge: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "customer_not_found" | "wallet_not_found" | "wallet_taken" | "idempotency_key_in_flight" | "idempotency_key_reused";
  proveWallet: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "invalid_signature" | "customer_not_found" | "wallet_not_found" | "challenge_not_found" | "wallet_taken" | "idempotency_key_in_flight" | "idempotency_key_reused";
  submitVerification: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "customer_not_found" | "invalid_transition" | "verification_incomplete" | "idempotency_key_in_flight" | "idempotency_key_reused";
  approveVerification: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "customer_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  assignVerification: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "member_not_found" | "customer_not_found" | "verification_taken" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  rejectVerification: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "customer_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  listVerifications: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "customer_not_found";
  listVerificationDocuments: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "customer_not_found";
  deleteVerificationDocument: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "customer_not_found" | "verification_document_not_found" | "verification_document_submitted" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getCustomerAccess: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "customer_not_found";
  removeCustomerLogin: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "customer_not_found" | "login_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  listClaimableCustomers: CommonCode | "query_too_slow" | "sign_in_required";
  claimCustomer: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "sign_in_required" | "cross_site_request" | "customer_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  joinIssuer: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "sign_in_required" | "cross_site_request" | "organization_not_found" | "wallet_taken" | "already_customer" | "idempotency_key_in_flight" | "idempotency_key_reused";
  inviteCustomer: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "customer_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getCustomerInvitation: CommonCode | "query_too_slow" | "customer_invitation_not_found";
  acceptCustomerInvitation: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "sign_in_required" | "cross_site_request" | "customer_invitation_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  revokeCustomerInvitation: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "customer_not_found" | "customer_invitation_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  createIntent: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "wallet_not_owned" | "offering_not_open" | "below_minimum" | "above_maximum" | "hard_cap_exceeded" | "currency_not_accepted" | "price_mismatch" | "customer_blocked" | "country_not_allowed" | "customer_type_not_allowed" | "verification_required" | "investor_limit_reached" | "token_paused" | "customer_not_found" | "offering_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  updateIntent: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "offering_purchase_intent_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  cancelIntent: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "offering_purchase_intent_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getIntent: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "offering_purchase_intent_not_found";
  listIntents: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  getPayment: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "payment_not_found";
  listPayments: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  listPaymentMethods: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  confirmPayment: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "currency_not_accepted" | "offering_purchase_intent_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  beginCheckout: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "payment_provider_unavailable" | "authentication_required" | "not_allowed" | "cross_site_request" | "offering_purchase_intent_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  decideSandboxPayment: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "payment_provider_unavailable" | "authentication_required" | "not_allowed" | "cross_site_request" | "payment_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  closeClaim: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "payment_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getRefund: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "refund_not_found";
  listRefunds: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  markRefundRefunded: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "refund_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  retryRefund: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "refund_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  markRefunded: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "offering_purchase_intent_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  importBankStatement: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "bank_statement_too_large" | "bank_statement_unreadable" | "bank_statement_other_account" | "authentication_required" | "not_allowed" | "cross_site_request" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getBankStatement: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "bank_statement_not_found";
  listBankStatements: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  getBankEntry: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "bank_entry_not_found";
  listBankEntries: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  resolveBankEntry: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "currency_not_accepted" | "offering_purchase_intent_not_found" | "bank_entry_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getSettings: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  updateSettings: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "idempotency_key_in_flight" | "idempotency_key_reused";
  createOffer: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "wallet_not_owned" | "customer_blocked" | "tokens_locked" | "token_paused" | "insufficient_balance" | "customer_not_found" | "token_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  updateOffer: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "not_offer_maker" | "offer_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  acceptOffer: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "wallet_not_owned" | "wallet_not_proven" | "wallet_not_registered" | "customer_blocked" | "country_not_allowed" | "customer_type_not_allowed" | "verification_required" | "tokens_locked" | "offer_not_acceptable" | "own_offer" | "token_paused" | "insufficient_balance" | "customer_not_found" | "offer_not_found" | "offer_not_open" | "idempotency_key_in_flight" | "idempotency_key_reused";
  cancelOffer: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "not_offer_maker" | "offer_not_found" | "offer_not_open" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getOffer: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "offer_not_found";
  listOffers: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  getBoardToken: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "customer_not_found" | "token_not_found";
  listBoardTokens: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  createToken: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "chain_address_given" | "authentication_required" | "not_allowed" | "cross_site_request" | "token_exists" | "chain_not_configured" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getToken: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "token_not_found";
  listTokens: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  updateToken: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "token_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  mintToken: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "wallet_not_owned" | "wallet_not_proven" | "wallet_not_registered" | "supply_exceeded" | "customer_not_found" | "token_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  pauseToken: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "token_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  attachToken: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "address_checksum_wrong" | "chain_unavailable" | "authentication_required" | "not_allowed" | "cross_site_request" | "token_not_found" | "contract_not_found" | "chain_not_configured" | "token_on_chain" | "tokens_in_wallets" | "contract_taken" | "contract_decimals_differ" | "contract_agent_missing" | "contract_registrar_missing" | "contract_not_served" | "contract_not_paused" | "contract_supply_exists" | "idempotency_key_in_flight" | "idempotency_key_reused";
  detachToken: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "token_not_found" | "token_not_on_chain" | "chain_not_settled" | "chain_not_in_sync" | "idempotency_key_in_flight" | "idempotency_key_reused";
  unpauseToken: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "token_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  listHolders: CommonCode | "past_register_too_large" | "query_too_slow" | "authentication_required" | "not_allowed" | "token_not_found";
  listEntries: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "token_not_found";
  transferToken: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "wallet_not_owned" | "wallet_not_proven" | "wallet_not_registered" | "tokens_locked" | "token_paused" | "insufficient_balance" | "customer_not_found" | "token_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getChain: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  getChainToken: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "token_not_found";
  listChainProof: CommonCode | "chain_unavailable" | "query_too_slow" | "authentication_required" | "not_allowed" | "token_not_found" | "chain_not_configured" | "token_not_on_chain" | "contract_not_there_then" | "chain_state_unavailable";
  listChainDifferences: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "token_not_found";
  resolveChainDifference: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "second_person_required" | "cross_site_request" | "chain_difference_not_found" | "invalid_transition" | "resolution_not_possible" | "chain_wallet_unknown" | "register_cannot_follow" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getChainOperation: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "chain_operation_not_found";
  listChainOperations: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  retryChainOperation: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "chain_operation_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getChainTransaction: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "chain_transaction_not_found";
  listChainTransactions: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  speedUpChainTransaction: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "chain_transaction_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getTrade: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "trade_not_found";
  listTrades: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  confirmTradePayment: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "trade_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  listPrices: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "token_not_found";
  createDistribution: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "no_holders" | "token_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  previewDistribution: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "token_not_found";
  getDistribution: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "distribution_not_found";
  listDistributions: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  cancelDistribution: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "distribution_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  listPaymentsOfDistribution: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "distribution_not_found";
  markTransfersPaid: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "distribution_not_found" | "no_transfers_due" | "idempotency_key_in_flight" | "idempotency_key_reused";
  summarizeDistributions: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  getDistributionPayment: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "distribution_payment_not_found";
  listDistributionPayments: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "distribution_not_found";
  retryDistributionPayment: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "distribution_payment_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  markDistributionPaymentPaid: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "distribution_payment_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  markDistributionPaymentFailed: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "distribution_payment_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getPortfolio: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "customer_not_found" | "token_not_found";
  listPortfolioMovements: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "customer_not_found";
  listStatements: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "customer_not_found";
  listNotices: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  countNotices: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  readNotices: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getMailChoices: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "customer_not_found";
  updateMailChoices: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "customer_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  remindPurchase: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "offering_purchase_intent_not_found" | "purchase_not_awaiting_payment" | "customer_without_email" | "already_reminded" | "idempotency_key_in_flight" | "idempotency_key_reused";
  unsubscribe: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "cross_site_request" | "unsubscribe_link_invalid" | "idempotency_key_in_flight" | "idempotency_key_reused";
  createExport: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "too_many_rows" | "authentication_required" | "not_allowed" | "cross_site_request" | "distribution_not_found" | "token_not_found" | "too_many_exports" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getExport: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "export_not_found";
  listExports: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  cancelExport: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "export_not_found" | "invalid_transition" | "idempotency_key_in_flight" | "idempotency_key_reused";
  listSavedViews: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  createSavedView: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "too_many_views" | "idempotency_key_in_flight" | "idempotency_key_reused";
  deleteSavedView: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "saved_view_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getEvent: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "event_not_found";
  listEvents: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  createWebhookEndpoint: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "too_many_webhook_endpoints" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getWebhookEndpoint: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "webhook_endpoint_not_found";
  listWebhookEndpoints: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  updateWebhookEndpoint: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "webhook_endpoint_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  deleteWebhookEndpoint: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "webhook_endpoint_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  rotateWebhookSecret: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "webhook_endpoint_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  testWebhookEndpoint: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "webhook_endpoint_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getWebhookActivity: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "webhook_endpoint_not_found";
  getWebhookDelivery: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "webhook_delivery_not_found";
  listWebhookDeliveries: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "webhook_endpoint_not_found";
  redeliverWebhook: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "webhook_delivery_not_found" | "webhook_endpoint_disabled" | "idempotency_key_in_flight" | "idempotency_key_reused";
  listJobs: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  getJobQueue: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  retryJob: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "job_not_found" | "job_running" | "idempotency_key_in_flight" | "idempotency_key_reused";
  listAuditEvents: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  getAuditEvent: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "audit_event_not_found";
  getAuditChain: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  erasePersonalData: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "customer_not_found" | "audit_event_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getDashboard: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  getAttention: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  getFunding: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "offering_not_found";
  createOrganization: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "sign_in_required" | "cross_site_request" | "slug_taken" | "idempotency_key_in_flight" | "idempotency_key_reused";
  updateOrganization: CommonCode | "malformed_json" | "accent_unreadable" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "organization_not_found" | "image_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getOrganization: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "organization_not_found";
  getViewer: CommonCode | "query_too_slow";
  chooseIdentity: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "sign_in_required" | "cross_site_request" | "identity_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  listMembers: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  changeMember: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "owner_required" | "cross_site_request" | "member_not_found" | "last_owner" | "idempotency_key_in_flight" | "idempotency_key_reused";
  removeMember: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "owner_required" | "cross_site_request" | "member_not_found" | "last_owner" | "idempotency_key_in_flight" | "idempotency_key_reused";
  inviteMember: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "owner_required" | "cross_site_request" | "already_member" | "already_invited" | "idempotency_key_in_flight" | "idempotency_key_reused";
  listInvitations: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  resendInvitation: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "owner_required" | "cross_site_request" | "invitation_not_found" | "invitation_not_open" | "idempotency_key_in_flight" | "idempotency_key_reused";
  cancelInvitation: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "owner_required" | "cross_site_request" | "invitation_not_found" | "invitation_not_open" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getInvitation: CommonCode | "query_too_slow" | "invitation_not_found";
  acceptInvitation: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "sign_in_required" | "email_not_verified" | "invitation_not_yours" | "cross_site_request" | "invitation_not_found" | "already_member" | "invitation_not_open" | "idempotency_key_in_flight" | "idempotency_key_reused";
  declineInvitation: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "sign_in_required" | "email_not_verified" | "invitation_not_yours" | "cross_site_request" | "invitation_not_found" | "invitation_not_open" | "idempotency_key_in_flight" | "idempotency_key_reused";
  createApiKey: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "test_clock_turned" | "idempotency_key_in_flight" | "idempotency_key_reused";
  listApiKeys: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  revokeApiKey: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "cross_site_request" | "api_key_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  listRequestLog: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  getRequestLogEntry: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "request_log_entry_not_found";
  getTestClock: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  advanceTestClock: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "live_key" | "cross_site_request" | "organization_is_live" | "test_clock_advancing" | "clock_cannot_go_back" | "idempotency_key_in_flight" | "idempotency_key_reused";
  updateTestClock: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "live_key" | "cross_site_request" | "organization_is_live" | "test_clock_advancing" | "idempotency_key_in_flight" | "idempotency_key_reused";
  resetTestClock: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "authentication_required" | "not_allowed" | "live_key" | "cross_site_request" | "organization_is_live" | "test_clock_advancing" | "clock_cannot_go_back" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getPerson: CommonCode | "query_too_slow" | "sign_in_required";
  updatePerson: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "sign_in_required" | "cross_site_request" | "idempotency_key_in_flight" | "idempotency_key_reused";
  acceptLegal: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "sign_in_required" | "cross_site_request" | "legal_version_not_in_force" | "idempotency_key_in_flight" | "idempotency_key_reused";
  listSessions: CommonCode | "query_too_slow" | "sign_in_required";
  revokeSession: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "sign_in_required" | "cross_site_request" | "session_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  revokeOtherSessions: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "sign_in_required" | "cross_site_request" | "idempotency_key_in_flight" | "idempotency_key_reused";
  listMail: CommonCode | "query_too_slow" | "route_not_found";
  uploadImage: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "image_too_large" | "unsupported_image" | "authentication_required" | "not_allowed" | "cross_site_request" | "image_storage_full" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getImage: CommonCode | "query_too_slow" | "image_not_found";
  previewImage: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "image_not_found";
  getOfferingPicture: CommonCode | "query_too_slow" | "image_not_found";
  createOfferingDocument: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "document_too_large" | "unsupported_document" | "authentication_required" | "not_allowed" | "cross_site_request" | "document_storage_full" | "offering_not_found" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getOfferingDocument: CommonCode | "query_too_slow" | "offering_document_not_found";
  getAgreement: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "offering_purchase_intent_not_found";
  getPurchaseNote: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "offering_purchase_intent_not_found" | "no_contract_note";
  getTradeNote: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "trade_not_found";
  getStatement: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "customer_not_found" | "statement_not_found";
  uploadVerificationDocument: CommonCode | "malformed_json" | "precision_exceeded" | "invalid_idempotency_key" | "precondition_failed" | "precondition_not_supported" | "body_too_large" | "unsupported_media_type" | "verification_document_too_large" | "verification_document_unsupported" | "authentication_required" | "not_allowed" | "cross_site_request" | "customer_not_found" | "too_many_documents" | "idempotency_key_in_flight" | "idempotency_key_reused";
  getVerificationDocument: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "customer_not_found" | "verification_document_not_found";
  exportHolders: CommonCode | "too_many_rows" | "query_too_slow" | "authentication_required" | "not_allowed" | "token_not_found";
  exportEntries: CommonCode | "too_many_rows" | "query_too_slow" | "authentication_required" | "not_allowed" | "token_not_found";
  exportRefundTransfers: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "no_transfers_due";
  exportDistributionPayments: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "distribution_not_found";
  exportDistributionTransfers: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "distribution_not_found" | "no_transfers_due";
  exportAuditEvents: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed";
  getExportFile: CommonCode | "query_too_slow" | "authentication_required" | "not_allowed" | "export_not_found" | "export_expired" | "export_not_ready";
  exportCustomers: CommonCode | "too_many_rows" | "query_too_slow" | "authentication_required" | "not_allowed";
  exportPurchases: CommonCode | "too_many_rows" | "query_too_slow" | "authentication_required" | "not_allowed";
  exportParticipants: CommonCode | "too_many_rows" | "query_too_slow" | "authentication_required" | "not_allowed" | "offering_not_found";
  exportOfferings: CommonCode | "too_many_rows" | "query_too_slow" | "authentication_required" | "not_allowed";
  exportPayments: CommonCode | "too_many_rows" | "query_too_slow" | "authentication_required" | "not_allowed";
  exportRefunds: CommonCode | "too_many_rows" | "query_too_slow" | "authentication_required" | "not_allowed";
  exportBankEntries: CommonCode | "too_many_rows" | "query_too_slow" | "authentication_required" | "not_allowed";
  exportOffers: CommonCode | "too_many_rows" | "query_too_slow" | "authentication_required" | "not_allowed";
  exportTrades: CommonCode | "too_many_rows" | "query_too_slow" | "authentication_required" | "not_allowed";
  exportDistributions: CommonCode | "too_many_rows" | "query_too_slow" | "authentication_required" | "not_allowed";
  exportTokens: CommonCode | "too_many_rows" | "query_too_slow" | "authentication_required" | "not_allowed";
  exportChainOperations: CommonCode | "too_many_rows" | "query_too_slow" | "authentication_required" | "not_allowed";
  exportChainTransactions: CommonCode | "too_many_rows" | "query_too_slow" | "authentication_required" | "not_allowed";
  exportRegisterHolders: CommonCode | "too_many_rows" | "past_register_too_large" | "query_too_slow" | "authentication_required" | "not_allowed" | "token_not_found";
  exportLedgerEntries: CommonCode | "too_many_rows" | "query_too_slow" | "authentication_required" | "not_allowed" | "token_not_found";
  exportPayouts: CommonCode | "too_many_rows" | "query_too_slow" | "authentication_required" | "not_allowed" | "distribution_not_found";
  exportBankStatements: CommonCode | "too_many_rows" | "query_too_slow" | "authentication_required" | "not_allowed";
  exportEvents: CommonCode | "too_many_rows" | "query_too_slow" | "authentication_required" | "not_allowed";
  exportRequests: CommonCode | "too_many_rows" | "query_too_slow" | "authentication_required" | "not_allowed";
  exportWebhookDeliveries: CommonCode | "too_many_rows" | "query_too_slow" | "authentication_required" | "not_allowed" | "webhook_endpoint_not_found";
  exportWebhookEndpoints: CommonCode | "too_many_rows" | "query_too_slow" | "authentication_required" | "not_allowed";
}

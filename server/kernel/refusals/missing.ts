import { type ErrorDefinition, say } from "./definition.ts";

/** What does not exist, or belongs to another organization. */
export const missingRefusals = {
  route_not_found: {
    status: 404,
    title: "No such path",
    sentence: say("There is nothing at this path. See /api/openapi.json for the paths."),
  },
  organization_not_found: {
    status: 404,
    title: "Organization not found",
    sentence: say("There is no such organization."),
  },
  offering_update_not_found: {
    status: 404,
    title: "Update not found",
    sentence: say("This offering has no update with this id. Check offeringUpdateId."),
  },
  unsubscribe_link_invalid: {
    status: 404,
    title: "Link not valid",
    sentence: say(
      "This link was not made here, or not all of it was opened. Open it from the mail again, or choose your mails in your account.",
    ),
  },
  member_not_found: {
    status: 404,
    title: "Member not found",
    sentence: say("There is no member with this id. Check memberId."),
  },
  invitation_not_found: {
    status: 404,
    title: "Invitation not found",
    sentence: say("There is no such invitation. Check the link, or ask for a new invitation."),
  },
  api_key_not_found: {
    status: 404,
    title: "API key not found",
    sentence: say("There is no API key with this id. Check apiKeyId."),
  },
  identity_not_found: {
    status: 404,
    title: "Identity not found",
    sentence: say(
      "You are not that member or customer (any more). Reload the page to see whom you can act as.",
    ),
  },
  session_not_found: {
    status: 404,
    title: "Session not found",
    sentence: say("You are not signed in there (any more). Reload the page to see where you are."),
  },
  customer_not_found: {
    status: 404,
    title: "Customer not found",
    sentence: ({ param }) => `There is no customer with this id. Check ${param ?? "customerId"}.`,
  },
  customer_invitation_not_found: {
    status: 404,
    title: "Invitation not found",
    sentence: say(
      "This invitation does not exist, was used already or is older than 14 days. Ask for a new one.",
    ),
  },
  login_not_found: {
    status: 404,
    title: "Sign-in not found",
    sentence: say("This person does not sign in as the customer. Reload the list, and check userId."),
  },
  verification_document_not_found: {
    status: 404,
    title: "Document not found",
    sentence: say("The customer has no document with this id. Check verificationDocumentId."),
  },
  wallet_not_found: {
    status: 404,
    title: "Wallet not found",
    sentence: say("The customer has no wallet with this address. Check walletAddress."),
  },
  challenge_not_found: {
    status: 404,
    title: "Challenge not found",
    sentence: say(
      "There is no message with this nonce to be signed: it was used or is older than 10 minutes. Ask for a new one.",
    ),
  },
  offering_not_found: {
    status: 404,
    title: "Offering not found",
    sentence: say("There is no offering with this id. Check offeringId."),
  },
  offering_document_not_found: {
    status: 404,
    title: "Document not found",
    sentence: say("There is no such document of an offering. Check offeringDocumentId."),
  },
  offering_purchase_intent_not_found: {
    status: 404,
    title: "Purchase intent not found",
    sentence: say("There is no purchase intent with this id. Check offeringPurchaseIntentId."),
  },
  payment_not_found: {
    status: 404,
    title: "Payment not found",
    sentence: say("There is no payment with this id. Check paymentId."),
  },
  refund_not_found: {
    status: 404,
    title: "Refund not found",
    sentence: say("There is no refund with this id. Check refundId."),
  },
  bank_statement_not_found: {
    status: 404,
    title: "Bank statement not found",
    sentence: say("There is no bank statement with this id. Check bankStatementId."),
  },
  bank_entry_not_found: {
    status: 404,
    title: "Bank entry not found",
    sentence: say("There is no entry of a bank statement with this id. Check bankEntryId."),
  },
  offer_not_found: {
    status: 404,
    title: "Offer not found",
    sentence: say("There is no offer with this id. Check offerId."),
  },
  statement_not_found: {
    status: 404,
    title: "Statement not found",
    sentence: say("Nothing moved in this year, and no tokens were held at its end. Choose another year."),
  },
  trade_not_found: {
    status: 404,
    title: "Trade not found",
    sentence: say("There is no trade with this id. Check tradeId."),
  },
  audit_event_not_found: {
    status: 404,
    title: "Change not found",
    sentence: say("There is no such change in the audit trail. Check the id."),
  },
  event_not_found: {
    status: 404,
    title: "Event not found",
    sentence: say(
      "There is no event with this id. Check eventId; an event is there moments after its change.",
    ),
  },
  webhook_endpoint_not_found: {
    status: 404,
    title: "Webhook endpoint not found",
    sentence: say("There is no webhook endpoint with this id. Check webhookEndpointId."),
  },
  webhook_delivery_not_found: {
    status: 404,
    title: "Delivery not found",
    sentence: say(
      "There is no delivery with this id. Check webhookDeliveryId; deliveries are kept for 90 days.",
    ),
  },
  job_not_found: {
    status: 404,
    title: "Job not found",
    sentence: say("There is no such job (any more): jobs go once they are done. Reload the list."),
  },
  distribution_not_found: {
    status: 404,
    title: "Distribution not found",
    sentence: say("There is no distribution with this id. Check distributionId."),
  },
  distribution_payment_not_found: {
    status: 404,
    title: "Payment not found",
    sentence: say("There is no payment to a holder with this id. Check distributionPaymentId."),
  },
  token_not_found: {
    status: 404,
    title: "Token not found",
    sentence: say("There is no token with this id. Register the token first, or check tokenId."),
  },
  offering_form_not_found: {
    status: 404,
    title: "Form not found",
    sentence: say("You have no such form in work (any more). Check offeringFormId, or begin a new one."),
  },
  saved_view_not_found: {
    status: 404,
    title: "Saved view not found",
    sentence: say("You have no such view (any more). Check savedViewId."),
  },
  request_log_entry_not_found: {
    status: 404,
    title: "Request not found",
    sentence: say("There is no such request (any more): they are kept for 30 days. Check requestLogEntryId."),
  },
  export_not_found: {
    status: 404,
    title: "Export not found",
    sentence: say("There is no such export (any more). Check exportId, or ask for it anew."),
  },
  export_expired: {
    status: 404,
    title: "Export expired",
    sentence: ({ days }) => `Files of exports are kept for ${days ?? "some"} days. Ask for it anew.`,
  },
  chain_difference_not_found: {
    status: 404,
    title: "Difference not found",
    sentence: say("This token has no difference with this id. Check tokenId and chainDifferenceId."),
  },
  chain_operation_not_found: {
    status: 404,
    title: "Operation not found",
    sentence: say("There is no operation of a chain with this id. Check chainOperationId."),
  },
  chain_transaction_not_found: {
    status: 404,
    title: "Transaction not found",
    sentence: say("There is no transaction of a chain with this id. Check chainTransactionId."),
  },
  contract_not_found: {
    status: 404,
    title: "Contract not found",
    sentence: ({ chainId }) =>
      `There is no ERC-3643 token at this address on chain ${chainId ?? "of this installation"}. Check the address, and that it is of this chain.`,
  },
  image_not_found: {
    status: 404,
    title: "Image not found",
    sentence: say("There is no such picture. Upload it again, or check its address."),
  },
} as const satisfies Record<string, ErrorDefinition>;

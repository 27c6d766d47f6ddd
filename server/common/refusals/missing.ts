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
    sentence: say("There is no customer with this id. Check customerId."),
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
  offering_purchase_intent_not_found: {
    status: 404,
    title: "Purchase intent not found",
    sentence: say("There is no purchase intent with this id. Check offeringPurchaseIntentId."),
  },
  offer_not_found: {
    status: 404,
    title: "Offer not found",
    sentence: say("There is no offer with this id. Check offerId."),
  },
  audit_event_not_found: {
    status: 404,
    title: "Change not found",
    sentence: say("There is no such change in the audit trail. Check the id."),
  },
  token_not_found: {
    status: 404,
    title: "Token not found",
    sentence: say("There is no token with this id. Register the token first, or check tokenId."),
  },
  image_not_found: {
    status: 404,
    title: "Image not found",
    sentence: say("There is no such picture. Upload it again, or check its address."),
  },
} as const satisfies Record<string, ErrorDefinition>;

import { type ErrorDefinition, say } from "./definition.ts";

/** Who is asking, and what they may not. */
export const accessRefusals = {
  authentication_required: {
    status: 401,
    title: "Authentication required",
    sentence: say("Send a valid API key as Authorization: Bearer sk_…, or sign in."),
  },
  invalid_api_key: {
    status: 401,
    title: "Invalid API key",
    sentence: say(
      "This API key is unknown, expired, revoked or not for this address. Check it, and that it is sent as Authorization: Bearer sk_…, or make a new one in the console.",
    ),
  },
  sign_in_required: {
    status: 401,
    title: "Sign-in required",
    sentence: say("Sign in first; this is for people, not for API keys."),
  },
  not_allowed: {
    status: 403,
    title: "Not allowed",
    sentence: ({ action = "this action", kind }) => {
      if (kind === "apiKey") {
        return `The scopes of this API key do not include ${action}. Use a key that has it; members with that role do it in the console.`;
      }
      if (kind === "customer") return `Customers may not do this (${action}). Ask the issuer.`;
      return `Your role does not include ${action}. Ask an owner of the organization.`;
    },
  },
  live_key: {
    status: 403,
    title: "Live key",
    sentence: say("A live key cannot turn the clock. Use a key that begins with sk_test_."),
  },
  second_person_required: {
    status: 403,
    title: "Second person required",
    sentence: say("This takes a second person: ask another member to agree to it in the console."),
  },
  owner_required: {
    status: 403,
    title: "Owner required",
    sentence: say("Only an owner may invite, make, change or remove owners. Ask one of them."),
  },
  email_not_verified: {
    status: 403,
    title: "E-mail not confirmed",
    sentence: say("Confirm your e-mail address first: open the link that was mailed to you."),
  },
  invitation_not_yours: {
    status: 403,
    title: "Invitation for somebody else",
    sentence: say(
      "This invitation is for another e-mail address. Sign in with the address it was sent to, or ask for a new one.",
    ),
  },
  cross_site_request: {
    status: 403,
    title: "Cross-site request",
    sentence: say("Another site sent this in your name, so nothing was done. Do it on our own pages."),
  },
  document_storage_full: {
    status: 403,
    title: "No room for documents",
    sentence: ({ most }) =>
      `An offering has at most ${most ?? "so many"} documents in force, and an organization 2 GB of them. Withdraw one that is no longer needed, or send a smaller file.`,
  },
  image_storage_full: {
    status: 403,
    title: "No room for pictures",
    sentence: say(
      "The organization keeps as many pictures as it may. Use one that is there, or a https URL.",
    ),
  },
} as const satisfies Record<string, ErrorDefinition>;

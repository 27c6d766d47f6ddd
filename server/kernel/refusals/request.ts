import { type ErrorDefinition, say } from "./definition.ts";

/** What is wrong with a request itself, or with the moment it came at. */
export const requestRefusals = {
  malformed_json: {
    status: 400,
    title: "Malformed JSON",
    sentence: say("The body is not valid JSON. Send one JSON object, encoded as UTF-8."),
  },
  malformed_url: {
    status: 400,
    title: "Malformed address",
    sentence: say("The address holds a broken percent-encoding. Encode each path segment and query value."),
  },
  invalid_request: {
    status: 400,
    title: "Invalid request",
    sentence: say("Some fields are missing or wrong. Correct the fields listed in errors and send it again."),
  },
  unknown_parameter: {
    status: 400,
    title: "Unknown query parameter",
    sentence: ({ name = "of this name", times, nearest, known }) => {
      if (times !== undefined) return `The query names ${name} ${times} times. Send it once.`;
      const there = known === undefined ? "there is none here" : `this takes ${known}`;
      const instead = nearest === undefined ? `leave it out: ${there}` : `send ${nearest}, or leave it out`;
      return `There is no query parameter ${name} here. Please ${instead}.`;
    },
  },
  unknown_api_version: {
    status: 400,
    title: "Unknown version",
    sentence: ({ asked = "this", newest }) =>
      `There is no version ${asked} of the interface. Send ${newest ?? "a date that the changelog names"}, or leave X-Api-Version out.`,
  },
  missing_field: {
    status: 400,
    title: "Missing field",
    sentence: say("This field is required."),
  },
  wrong_type: {
    status: 400,
    title: "Wrong type",
    sentence: ({ expected }) => `Send ${expected ?? "a value of the documented type"} here.`,
  },
  invalid_value: {
    status: 400,
    title: "Invalid value",
    sentence: ({ reason }) => `${reason ?? "This value is not allowed here."}`,
  },
  accent_unreadable: {
    status: 400,
    title: "Colour cannot be read",
    sentence: ({ scheme, color, found, least, nearest }) =>
      `Text in ${color ?? "this colour"} cannot be read on ${scheme ?? "our"} pages: its contrast is ${found ?? "too low"}, and it takes ${least ?? "more"}. Take ${nearest ?? "another colour"}, or one that stands out more.`,
  },
  precision_exceeded: {
    status: 400,
    title: "Too many decimals",
    sentence: ({ decimals }) =>
      decimals === undefined
        ? "This number is more precise than can be kept exactly. Send fewer digits."
        : `Use at most ${decimals} decimals; amounts are never rounded silently.`,
  },
  invalid_idempotency_key: {
    status: 400,
    title: "Invalid Idempotency-Key",
    sentence: say("Send an Idempotency-Key of 1 to 255 printable ASCII characters."),
  },

  precondition_failed: {
    status: 412,
    title: "Changed meanwhile",
    sentence: say(
      "This was changed by somebody else since you read it, so nothing was saved. Read it again, and make your changes to what it is now.",
    ),
  },
  precondition_not_supported: {
    status: 400,
    title: "If-Match not supported",
    sentence: say(
      "What this does depends on the state it finds, not on a version that was read. Leave If-Match out.",
    ),
  },
  method_not_allowed: {
    status: 405,
    title: "Method not allowed",
    sentence: ({ allow }) => `Use ${allow ?? "another method"} on this path.`,
  },
  body_too_large: {
    status: 413,
    title: "Body too large",
    sentence: ({ most = "256 KiB" }) => `The body is larger than ${most}. Send less.`,
  },
  unsupported_media_type: {
    status: 415,
    title: "Not JSON",
    sentence: ({ files }) =>
      files === undefined
        ? "Send the body as JSON with Content-Type: application/json."
        : `Send the file with one of these as its Content-Type: ${files}; or its text inside JSON, with application/json.`,
  },
  image_too_large: {
    status: 413,
    title: "Image too large",
    sentence: say("The picture is larger than 2 MB. Make it smaller and send it again."),
  },
  unsupported_image: {
    status: 415,
    title: "Unsupported image",
    sentence: ({ reason }) =>
      `${reason ?? "This is not a picture that can be shown."} Send a PNG, JPEG, WebP or AVIF file.`,
  },

  too_many_rows: {
    status: 422,
    title: "Too many rows",
    sentence: ({ rows, limit }) =>
      `${rows ?? "These"} rows are more than a workbook takes${limit === undefined ? "" : ` (${limit})`}. Take the CSV instead, which has no limit.`,
  },
  past_register_too_large: {
    status: 422,
    title: "Register too large",
    sentence: ({ limit }) =>
      `Of a register with more than ${limit ?? "some"} wallets, a past instant shows the largest holders, and those that a search finds. Leave order and cursor out, search for a holder, or download the register.`,
  },
  document_too_large: {
    status: 413,
    title: "Document too large",
    sentence: say("The document is larger than 20 MB. Make it smaller and send it again."),
  },
  unsupported_document: {
    status: 415,
    title: "Unsupported document",
    sentence: ({ reason }) => `${reason ?? "This document cannot be shown."} Send a plain PDF.`,
  },
  verification_document_too_large: {
    status: 413,
    title: "Document too large",
    sentence: say("The document is larger than 10 MB. Make it smaller and send it again."),
  },
  verification_document_unsupported: {
    status: 415,
    title: "Unsupported document",
    sentence: ({ reason }) =>
      `${reason ?? "This document cannot be taken."} Send a plain PDF, or a picture as JPEG, PNG or WebP.`,
  },

  bank_statement_too_large: {
    status: 413,
    title: "Bank statement too large",
    sentence: say("The file is larger than 10 MB. Export a shorter period and send that."),
  },
  bank_statement_unreadable: {
    status: 422,
    title: "Bank statement unreadable",
    sentence: ({ reason }) =>
      `${reason ?? "This is no bank statement that can be read."} Send a camt.053 file, or a CSV export with a header.`,
  },
  bank_statement_other_account: {
    status: 422,
    title: "Another account",
    sentence: ({ iban, expected }) =>
      `This statement is of the account ${iban ?? "of somebody else"}, and purchases are paid to ${expected ?? "another one"}. Send that account's statement, or change the account in the settings.`,
  },
  invalid_webhook_signature: {
    status: 400,
    title: "Invalid signature",
    sentence: say(
      "The message is not signed with the secret of this webhook, or is too old. Check the secret.",
    ),
  },
  address_checksum_wrong: {
    status: 400,
    title: "Wrong checksum",
    sentence: say(
      "The capital letters of this address do not fit its digits, so one of them is mistyped. Copy the address again from where it is shown.",
    ),
  },
  chain_address_given: {
    status: 400,
    title: "Address given",
    sentence: say(
      "A token that is deployed on the chain gets an address of its own. Leave address out; for a contract that is there already, register the token with settlement LEDGER and attach it.",
    ),
  },
  chain_unavailable: {
    status: 503,
    title: "Chain unavailable",
    sentence: say("The nodes of the chain do not answer, so nothing was changed. Try again in a minute."),
  },
  payment_provider_unavailable: {
    status: 503,
    title: "Payment provider unavailable",
    sentence: say("This way to pay cannot be used at the moment. Pay another way, or try again later."),
  },
  rate_limited: {
    status: 429,
    title: "Too many requests",
    sentence: ({ seconds }) => `Too many requests. Try again in ${seconds ?? "a few"} seconds.`,
  },
  internal_error: {
    status: 500,
    title: "Internal error",
    sentence: say("Something went wrong on our side. Try again, and name the requestId if you contact us."),
  },
  unavailable: {
    status: 503,
    title: "Unavailable",
    sentence: say("The service cannot reach its database. Try again in a moment."),
  },
  overloaded: {
    status: 503,
    title: "Overloaded",
    sentence: say(
      "The service has more to do than it can take on. Nothing was changed; try again in a moment.",
    ),
  },
  query_too_slow: {
    status: 503,
    title: "Query too slow",
    sentence: ({ filters }) =>
      filters === undefined
        ? "This takes longer than is allowed. Ask for less, or try again later."
        : `This takes longer than is allowed. Narrow it with ${filters}, or try again later.`,
  },
} as const satisfies Record<string, ErrorDefinition>;

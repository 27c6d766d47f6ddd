/**
 * Every refusal the service can give: its stable code, its HTTP status and its sentence.
 * Pure, so that contracts, the OpenAPI document and the browser read the same table.
 */

/** What a sentence is told with; plain values, already formatted for people. */
type Facts = Readonly<Record<string, string | number | undefined>>;

interface ErrorDefinition {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly title: string;
  /** One sentence that tells the person what to do. */
  readonly sentence: (facts: Facts) => string;
}

const say = (sentence: string) => () => sentence;

export const errorDefinitions = {
  // 400: the request itself
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

  // 401, 403: who is asking
  authentication_required: {
    status: 401,
    title: "Authentication required",
    sentence: say("Send a valid API key as Authorization: Bearer sk_…, or sign in."),
  },
  not_allowed: {
    status: 403,
    title: "Not allowed",
    sentence: ({ action }) =>
      `Your role does not include ${action ?? "this action"}. Ask an owner of the organization.`,
  },

  // 403: business refusals of a purchase intent (rules: Purchase intent)
  wallet_not_owned: {
    status: 403,
    title: "Wallet not owned",
    sentence: say("This wallet does not belong to the customer. Use one of the customer's wallets."),
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
    sentence: say("This customer may not trade at the moment. Contact the issuer."),
  },
  country_not_allowed: {
    status: 403,
    title: "Country not allowed",
    sentence: ({ country }) => `This offering is not available to customers in ${country ?? "this country"}.`,
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
      `Only ${available ?? "less than this amount"} is available in this wallet. Offer at most that.`,
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

  // 404: what does not exist, or belongs to another organization
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
  customer_not_found: {
    status: 404,
    title: "Customer not found",
    sentence: say("There is no customer with this id. Check customerId."),
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
  token_not_found: {
    status: 404,
    title: "Token not found",
    sentence: say("There is no token with this id. Register the token first, or check tokenId."),
  },

  // 405, 413, 415
  method_not_allowed: {
    status: 405,
    title: "Method not allowed",
    sentence: ({ allow }) => `Use ${allow ?? "another method"} on this path.`,
  },
  body_too_large: {
    status: 413,
    title: "Body too large",
    sentence: say("The body is larger than 256 KiB. Send less."),
  },
  unsupported_media_type: {
    status: 415,
    title: "Not JSON",
    sentence: say("Send the body as JSON with Content-Type: application/json."),
  },

  // 409, 422
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

  // 429, 5xx
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
} as const satisfies Record<string, ErrorDefinition>;

/** A stable code of a refusal. */
export type ErrorCode = keyof typeof errorDefinitions;

/** One failing rule: its code, its sentence and the field it concerns (dotted path, e.g. `payment.purchaseAmount`). */
export interface Violation {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly param?: string;
}

/**
 * Makes one failing rule.
 * @param facts what the sentence tells, formatted for people
 * @param param the field it concerns, as a dotted path into the request
 */
export function violation(code: ErrorCode, facts: Facts = {}, param?: string): Violation {
  const detail = errorDefinitions[code].sentence(facts);
  return param === undefined ? { code, detail } : { code, detail, param };
}

/** A request the service declines: one code for the whole, and every failing rule behind it. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly violations: readonly Violation[];

  constructor(code: ErrorCode, violations: readonly Violation[]) {
    const [first] = violations;
    const tellsAll = first !== undefined && (violations.length === 1 || first.code === code);
    super(tellsAll ? first.detail : errorDefinitions[code].sentence({}));
    this.name = "Refusal";
    this.code = code;
    this.violations = violations;
  }

  get status(): number {
    return errorDefinitions[this.code].status;
  }
}

/** The refusal for a single failing rule: `throw refuse("hard_cap_exceeded", { available })`. */
export function refuse(code: ErrorCode, facts?: Facts, param?: string): Refusal {
  return new Refusal(code, [violation(code, facts, param)]);
}

/** Throws when any rule failed; the first gives the code, all are listed (rules: Dry-Run returns all failing rules). */
export function refuseAny(violations: readonly Violation[]): void {
  const first = violations[0];
  if (first) throw new Refusal(first.code, violations);
}

import { differenceResolutions, entryResolutions, tokenSettlements } from "./choices.ts";
import { type StatusKind, type StatusLook, statuses } from "./status.ts";

/** Refusals whose sentences name states. */
const naming: readonly string[] = [
  "invalid_transition",
  "offer_not_open",
  "purchase_not_awaiting_payment",
  "export_not_ready",
];

/** What the states are of that a refusal names, by the param it concerns. */
const kindsAt: Readonly<Record<string, readonly StatusKind[]>> = {
  offeringId: ["offeringState"],
  "offeringPeriod.endDate": ["availability"],
  offeringPurchaseIntentId: ["purchaseStatus", "settlementStatus"],
  offeringUpdateId: ["offeringUpdateStatus"],
  customerId: ["verificationStatus"],
  offerId: ["offerStatus"],
  tradeId: ["tradePaymentStatus"],
  paymentId: ["paymentStatus"],
  refundId: ["refundStatus"],
  distributionId: ["distributionStatus"],
  distributionPaymentId: ["distributionPaymentStatus"],
  exportId: ["exportState"],
  chainDifferenceId: ["chainDifferenceStatus"],
  chainOperationId: ["chainProgress"],
  chainTransactionId: ["chainTransactionStatus"],
};

type Words = Readonly<Record<string, string>>;

/** What pages call choices, by what the interface calls them. */
const chosen = (names: Words, before = ""): Words =>
  Object.fromEntries(Object.entries(names).map(([name, label]) => [before + name, `“${label}”`]));

const ofDifference = chosen(differenceResolutions);
const ofSettlement = chosen(tokenSettlements, "settlement ");

/** What pages call the choices, and what else belongs to the interface, that the sentence of a refusal names. */
const wordsOf: Readonly<Record<string, Words>> = {
  resolution_not_possible: ofDifference,
  chain_wallet_unknown: ofDifference,
  register_cannot_follow: ofDifference,
  chain_not_configured: ofSettlement,
  chain_address_given: ofSettlement,
  contract_not_served: ofSettlement,
  test_clock_advancing: { "GET /test-clock says READY": "it is there" },
  invalid_transition: chosen(entryResolutions),
};

/** A state as the interface writes it. */
const STATE = /\b(?=[A-Z_]{3})[A-Z]+(?:_[A-Z]+)*\b/g;

interface Reason {
  readonly code: string;
  readonly param: string | null;
  readonly detail: string;
}

/**
 * A refusal's sentence with its states and choices as pages call them: "CLOSED_UNSUCCESSFUL" → "closed, goal missed",
 * "choose CORRECT" → "choose “Put the chain right”".
 */
export function writeStates({ code, param, detail }: Reason): string {
  const words = Object.entries(wordsOf[code] ?? {});
  const told = words.reduce(
    (text, [name, word]) => text.replaceAll(new RegExp(`\\b${name}\\b`, "g"), word),
    detail,
  );
  if (!naming.includes(code)) return told;
  const kinds = kindsAt[param ?? ""] ?? [];
  return told.replaceAll(STATE, (state) => {
    const kind = kinds.find((one) => state in statuses[one]);
    const label = kind && (statuses[kind] as Record<string, StatusLook>)[state]?.label;
    return label === undefined
      ? state.toLowerCase().replaceAll("_", " ")
      : label.charAt(0).toLowerCase() + label.slice(1);
  });
}

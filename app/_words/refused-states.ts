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

/** A state as the interface writes it. */
const STATE = /\b(?=[A-Z_]{3})[A-Z]+(?:_[A-Z]+)*\b/g;

interface Reason {
  readonly code: string;
  readonly param: string | null;
  readonly detail: string;
}

/** A refusal's sentence with its states as pages call them: "CLOSED_UNSUCCESSFUL" → "closed, goal missed". */
export function writeStates({ code, param, detail }: Reason): string {
  if (!naming.includes(code)) return detail;
  const kinds = kindsAt[param ?? ""] ?? [];
  return detail.replaceAll(STATE, (state) => {
    const kind = kinds.find((one) => state in statuses[one]);
    const label = kind && (statuses[kind] as Record<string, StatusLook>)[state]?.label;
    return label === undefined
      ? state.toLowerCase().replaceAll("_", " ")
      : label.charAt(0).toLowerCase() + label.slice(1);
  });
}

/** Where a refund stands; FAILED waits for a person or a retry. */
export const refundStatuses = ["DUE", "PROCESSING", "SUCCEEDED", "FAILED"] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Why money goes back to who paid it. */
export const refundReasons = [
  "OFFERING_UNSUCCESSFUL",
  "OFFERING_CANCELLED",
  "PURCHASE_CANCELLED",
  "PURCHASE_EXPIRED",
  "PAYMENT_LATE",
  "OVERPAID",
  "UNMATCHED",
] as const;
export type RefundReason = (typeof refundReasons)[number];

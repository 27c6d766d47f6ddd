/** What other contexts may ask of settlement. */

export { advanceIntents } from "./advance-intents.ts";
export { closeOfferingNow } from "./close-offering.ts";
export { confirmRefunds } from "./confirm-refunds.ts";
export { type IntentRow, intentColumns, intentSource, openAmount } from "./intent-row.ts";
export { lockOfferings } from "./lock-offerings.ts";
export { makeRefunds } from "./make-refunds.ts";
export { assignPayment, type ReceiptOutcome, receivePayment } from "./receive-payment.ts";
export { releaseIntents } from "./release-intents.ts";

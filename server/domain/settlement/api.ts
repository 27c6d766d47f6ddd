/** What other contexts may ask of settlement. */

export { advanceIntents } from "./advance-intents.ts";
export { confirmRefunds } from "./confirm-refunds.ts";
export {
  type IntentRow,
  intentColumns,
  intentGates,
  intentJoins,
  intentSource,
  openAmount,
} from "./intent-row.ts";
export { lockedBefore, lockOfferings, type OfferingsLocked } from "./lock-offerings.ts";
export { makeRefunds } from "./make-refunds.ts";
export { type OnChainRow, onChain, presentOnChain, toProgress } from "./on-chain.ts";
export { postCash, postEntries } from "./post-entries.ts";
export { assignPayment, type ReceiptOutcome, receivePayment } from "./receive-payment.ts";
export { releaseIntents } from "./release-intents.ts";
export { settleEnding } from "./settle-ending.ts";
export { takeBack } from "./take-back.ts";

/** What other contexts may ask of payments. */

export { applyNotification } from "./payment/apply-notification.ts";
export { type DueTransfer, paymentFile } from "./transfer/payment-file.ts";

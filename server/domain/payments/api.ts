/** What other contexts may ask of payments. */

export { applyNotification } from "./notification/apply-notification.ts";
export { type DueTransfer, paymentFile } from "./transfer/payment-file.ts";

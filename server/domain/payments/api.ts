/** What other contexts may ask of payments. */

export { applyNotification } from "./notification/apply-notification.ts";
export { paymentFile } from "./transfer/payment-file.ts";

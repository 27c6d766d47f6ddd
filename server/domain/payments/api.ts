/** What other contexts may ask of payments. */

export { applyNotification } from "./payment/apply-notification.ts";

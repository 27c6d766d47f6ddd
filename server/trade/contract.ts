/** Whether the buyer has paid the seller; NOT_TRACKED where the organization leaves that to the two. */
export const tradePaymentStatuses = ["NOT_TRACKED", "DUE", "PAID"] as const;
export type TradePaymentStatus = (typeof tradePaymentStatuses)[number];

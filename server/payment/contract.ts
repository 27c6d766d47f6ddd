/** How money comes in and goes out (rules: guiding rule; the first is the default). */
export const paymentProviders = ["BANK_TRANSFER", "STRIPE", "SANDBOX"] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

/** OPEN = begun at the provider; PROCESSING = the provider does not know yet. */
export const paymentStatuses = ["OPEN", "PROCESSING", "SUCCEEDED", "FAILED", "EXPIRED"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** How money comes in and goes out (rules: guiding rule; the first is the default). */
export const paymentProviders = ["BANK_TRANSFER", "STRIPE", "SANDBOX"] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

/** Those that have a page of their own to pay on. */
export const checkoutProviders = ["STRIPE", "SANDBOX"] as const;
export type CheckoutProvider = (typeof checkoutProviders)[number];

/** OPEN = begun at the provider; PROCESSING = the provider does not know yet. */
export const paymentStatuses = ["OPEN", "PROCESSING", "SUCCEEDED", "FAILED", "EXPIRED"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What the sandbox's page can be told. */
export const sandboxDecisions = ["PAY", "REFUSE", "DELAY"] as const;
export type SandboxDecision = (typeof sandboxDecisions)[number];

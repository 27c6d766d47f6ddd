/** What is paid to holders. */
export const distributionKinds = ["DIVIDEND", "INTEREST"] as const;
export type DistributionKind = (typeof distributionKinds)[number];

export const distributionStatuses = ["SCHEDULED", "PROCESSING", "COMPLETED", "CANCELLED"] as const;
export type DistributionStatus = (typeof distributionStatuses)[number];

export const distributionPaymentStatuses = ["DUE", "PROCESSING", "PAID", "FAILED"] as const;
export type DistributionPaymentStatus = (typeof distributionPaymentStatuses)[number];

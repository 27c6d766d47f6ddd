export const webhookEndpointStatuses = ["ENABLED", "DISABLED"] as const;
export type WebhookEndpointStatus = (typeof webhookEndpointStatuses)[number];

export const webhookDeliveryStatuses = ["PENDING", "SUCCEEDED", "FAILED"] as const;
export type WebhookDeliveryStatus = (typeof webhookDeliveryStatuses)[number];

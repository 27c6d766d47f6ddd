import { stripeWebhook } from "#server/rest/stripe-webhook.ts";

export const POST = stripeWebhook;

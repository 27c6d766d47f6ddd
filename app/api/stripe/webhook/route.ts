import { stripeWebhook } from "#server/http/rest/stripe-webhook.ts";

export const POST = stripeWebhook;

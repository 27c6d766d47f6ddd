import { rest } from "#server/rest/rest.ts";
import {
  deleteWebhookEndpoint,
  getWebhookEndpoint,
  updateWebhookEndpoint,
} from "#server/webhook-endpoint/contract.ts";

export const GET = rest(getWebhookEndpoint);
export const PATCH = rest(updateWebhookEndpoint);
export const DELETE = rest(deleteWebhookEndpoint);

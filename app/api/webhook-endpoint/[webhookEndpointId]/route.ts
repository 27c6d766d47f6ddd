import {
  deleteWebhookEndpoint,
  getWebhookEndpoint,
  updateWebhookEndpoint,
} from "#server/feed/webhook-endpoint/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(getWebhookEndpoint);
export const PATCH = rest(updateWebhookEndpoint);
export const DELETE = rest(deleteWebhookEndpoint);

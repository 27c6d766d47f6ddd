import { getWebhookActivity } from "#server/feed/webhook-endpoint/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(getWebhookActivity);

import { rotateWebhookSecret } from "#server/feed/webhook-endpoint/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const POST = rest(rotateWebhookSecret);

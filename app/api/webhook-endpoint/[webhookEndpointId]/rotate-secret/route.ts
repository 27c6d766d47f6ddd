import { rest } from "#server/rest/rest.ts";
import { rotateWebhookSecret } from "#server/webhook-endpoint/contract.ts";

export const POST = rest(rotateWebhookSecret);

import { z } from "zod";
import { eventTypes, webhookDeliveryStatuses } from "#db/schema/enums.ts";
import { exampleEvent } from "#server/feed/event/contract.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { counted, countedOutput, createdRange, listInput, wholeList } from "#server/kernel/fields/list.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { identifier } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

const ENDPOINT = "whe_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";
const AT = "2027-01-12T09:00:00.000Z";

export const webhookDelivery = z
  .object({
    webhookDeliveryId: z.string().meta({
      description: "Unique identifier, assigned by the service.",
      example: "whd_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    object: z
      .literal("webhook_delivery")
      .meta({ description: "Always `webhook_delivery`.", example: "webhook_delivery" }),
    webhookEndpointId: z.string().meta({ description: "The endpoint it goes to.", example: ENDPOINT }),
    eventId: z.string().meta({ description: "The event it carries.", example: exampleEvent.eventId }),
    eventType: z.string().meta({ description: "Type of that event.", example: exampleEvent.type }),
    resourceId: z.string().meta({ description: "The event's resource.", example: exampleEvent.resourceId }),
    position: z.number().meta({ description: "The event's position.", example: exampleEvent.position }),
    status: z.enum(webhookDeliveryStatuses).meta({
      description:
        "`PENDING` = it is to be sent, or sent again; `SUCCEEDED` = a 2xx answer came; `FAILED` = it was given up.",
      example: "FAILED",
    }),
    attempts: z.number().meta({ description: "How often it was sent.", example: 11 }),
    nextAttemptAt: z.string().optional().meta({
      description:
        "When it is sent next; behind an earlier event of the same resource, as soon as that was delivered or given up. Absent once it is completed.",
      example: AT,
    }),
    lastStatusCode: z
      .number()
      .optional()
      .meta({ description: "Status of the last answer; absent where none came.", example: 503 }),
    lastError: z
      .string()
      .optional()
      .meta({ description: "What was wrong the last time.", example: "The answer was 503." }),
    createdAt: z.string().meta({ description: "When the event was published.", example: AT }),
    completedAt: z
      .string()
      .optional()
      .meta({ description: "When it succeeded or was given up.", example: "2027-01-15T08:12:05.000Z" }),
  })
  .meta({ id: "WebhookDelivery", description: "An event on its way to an endpoint." });
export type WebhookDelivery = z.input<typeof webhookDelivery>;

const webhookAttempt = z
  .object({
    object: objectName("webhook_attempt"),
    at: z.string().meta({ description: "When it was sent.", example: AT }),
    statusCode: z
      .number()
      .optional()
      .meta({ description: "Status of the answer; absent where none came.", example: 503 }),
    durationMs: z.number().meta({ description: "How long it took, in milliseconds.", example: 120 }),
    error: z
      .string()
      .optional()
      .meta({ description: "What was wrong; absent where nothing was.", example: "The answer was 503." }),
    response: z
      .string()
      .optional()
      .meta({ description: "The beginning of the answer's body.", example: "maintenance" }),
  })
  .meta({ id: "WebhookAttempt", description: "One time an event was sent, and what came back." });
export type WebhookAttempt = z.input<typeof webhookAttempt>;

const webhookDeliveryWithAttempts = webhookDelivery
  .extend({
    attemptLog: z.array(webhookAttempt).meta({ description: "Every attempt, newest first." }),
  })
  .meta({ id: "WebhookDeliveryWithAttempts", description: "A delivery with every attempt." });
export type WebhookDeliveryWithAttempts = z.input<typeof webhookDeliveryWithAttempts>;

const exampleDelivery = exampleOf(webhookDelivery, {
  status: "PENDING",
  attempts: 1,
  nextAttemptAt: "2027-01-12T09:00:05.000Z",
  completedAt: undefined,
});

const exampleAttempt = exampleOf(webhookAttempt);

export const listWebhookDeliveries = defineOperation({
  name: "listWebhookDeliveries",
  method: "GET",
  path: "/webhook-endpoint/{webhookEndpointId}/delivery",
  tag: "Webhook",
  summary: "List an endpoint's deliveries",
  description:
    "An endpoint's deliveries of the last 90 days, newest event first; where a range of instants is asked for, by when they were made.",
  access: "caller",
  needs: "webhook:read",
  errors: ["webhook_endpoint_not_found"],
  input: listInput(["position"] as const, {
    ...counted,
    webhookEndpointId: identifier.meta({ description: "Identifier of the endpoint.", example: ENDPOINT }),
    status: z
      .enum(webhookDeliveryStatuses)
      .optional()
      .meta({ description: "Only deliveries that stand so.", example: "FAILED" }),
    eventType: z
      .enum(eventTypes)
      .optional()
      .meta({ description: "Only events of this type.", example: exampleEvent.type }),
    ...createdRange,
  }),
  output: countedOutput(webhookDelivery),
  example: {
    input: { webhookEndpointId: ENDPOINT },
    output: wholeList([exampleDelivery]),
  },
});

const oneDelivery = {
  webhookDeliveryId: identifier.meta({
    description: "Identifier of the delivery.",
    example: exampleDelivery.webhookDeliveryId,
  }),
};

export const getWebhookDelivery = defineOperation({
  name: "getWebhookDelivery",
  method: "GET",
  path: "/webhook-delivery/{webhookDeliveryId}",
  tag: "Webhook",
  summary: "Get a delivery",
  description: "One delivery with every attempt and what came back.",
  access: "caller",
  needs: "webhook:read",
  errors: ["webhook_delivery_not_found"],
  input: z.object(oneDelivery),
  output: webhookDeliveryWithAttempts,
  example: {
    input: { webhookDeliveryId: exampleDelivery.webhookDeliveryId },
    output: { ...exampleDelivery, attemptLog: [exampleAttempt] },
  },
});

export const redeliverWebhook = defineOperation({
  name: "redeliverWebhook",
  method: "POST",
  path: "/webhook-delivery/{webhookDeliveryId}/redeliver",
  tag: "Webhook",
  summary: "Deliver again",
  description:
    "Sends an event again, at once and with all its attempts to come, whatever became of it before. Receivers know it by its `webhook-id`.",
  access: "caller",
  needs: "webhook:write",
  errors: ["webhook_delivery_not_found", "webhook_endpoint_disabled"],
  input: z.object(oneDelivery),
  output: webhookDelivery,
  example: {
    input: { webhookDeliveryId: exampleDelivery.webhookDeliveryId },
    output: { ...exampleDelivery, attempts: 0, nextAttemptAt: AT },
  },
});

export const testWebhookEndpoint = defineOperation({
  name: "testWebhookEndpoint",
  method: "POST",
  path: "/webhook-endpoint/{webhookEndpointId}/test",
  tag: "Webhook",
  summary: "Try a webhook endpoint",
  description:
    "Sends an event of type `webhook_endpoint.test` at once, signed as all are, and answers what came back. A dry run sends nothing.",
  access: "caller",
  needs: "webhook:write",
  errors: ["webhook_endpoint_not_found"],
  claimsKey: true,
  input: z.object({
    webhookEndpointId: identifier.meta({ description: "Identifier of the endpoint.", example: ENDPOINT }),
  }),
  output: webhookAttempt,
  example: {
    input: { webhookEndpointId: ENDPOINT },
    output: { at: AT, statusCode: 204, durationMs: 85, response: "" },
  },
});

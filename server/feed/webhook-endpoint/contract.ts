import { z } from "zod";
import { eventTypes, webhookEndpointStatuses } from "#db/schema/enums.ts";
import {
  counted,
  countedOutput,
  createdRange,
  listInput,
  MOST_COUNTED,
  wholeList,
} from "#server/kernel/fields/list.ts";
import { freeText, identifier, text } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

/** Endpoints an organization has at most. */
export const MOST_ENDPOINTS = 20;

const ID = "whe_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";
const AT = "2027-01-12T09:00:00.000Z";

export const webhookEndpoint = z
  .object({
    webhookEndpointId: z
      .string()
      .meta({ description: "Unique identifier, assigned by the service.", example: ID }),
    object: z
      .literal("webhook_endpoint")
      .meta({ description: "Always `webhook_endpoint`.", example: "webhook_endpoint" }),
    url: z
      .string()
      .meta({ description: "Where events are sent.", example: "https://example.com/webhooks/offerboard" }),
    description: z.string().optional().meta({ description: "What it is for.", example: "Back office" }),
    eventTypes: z
      .array(z.enum(eventTypes))
      .nullable()
      .meta({ description: "The types of event it is sent; null = all.", example: ["offering.published"] }),
    status: z.enum(webhookEndpointStatuses).meta({
      description: "`DISABLED` endpoints are sent nothing: somebody disabled it, or it answered 410 Gone.",
      example: "ENABLED",
    }),
    pendingDeliveries: z.number().meta({
      description: `Events that are still to be delivered; no more than ${MOST_COUNTED.toLocaleString("en")} are counted.`,
      example: 0,
    }),
    isFailing: z.boolean().meta({
      description:
        "Whether it is enabled and does not answer as it should: a delivery has been tried three times or more, or was given up in the last seven days.",
      example: false,
    }),
    previousSecretExpiresAt: z.string().optional().meta({
      description: "Until when the secret before signs as well; absent = only the present one signs.",
      example: "2027-01-13T09:00:00.000Z",
    }),
    createdAt: z.string().meta({ description: "When it was made.", example: AT }),
    updatedAt: z.string().meta({ description: "When it was last changed.", example: AT }),
  })
  .meta({ id: "WebhookEndpoint", description: "Where events are sent, without its secret." });
export type WebhookEndpoint = z.input<typeof webhookEndpoint>;

const webhookEndpointWithSecret = webhookEndpoint
  .extend({
    secret: z.string().optional().meta({
      description:
        "What signatures are checked with. It is shown in this answer alone: absent in a replay of the answer and in a dry run.",
      example: "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD",
    }),
  })
  .meta({ id: "WebhookEndpointWithSecret", description: "A webhook endpoint with its new secret." });
export type WebhookEndpointWithSecret = z.input<typeof webhookEndpointWithSecret>;

const exampleWebhookEndpoint: WebhookEndpoint = {
  webhookEndpointId: ID,
  object: "webhook_endpoint",
  url: "https://example.com/webhooks/offerboard",
  description: "Back office",
  eventTypes: ["offering.published", "purchase_intent.completed"],
  status: "ENABLED",
  pendingDeliveries: 0,
  isFailing: false,
  createdAt: AT,
  updatedAt: AT,
};

const URL_RULE = "Send an absolute https:// address without user name, password or #fragment.";

/** An address that events can be sent to; whether plain http will do is the verb's to know. */
const url = text(2000)
  .refine(isAddress, { error: URL_RULE })
  .meta({ description: "Where events are sent.", example: exampleWebhookEndpoint.url });

function isAddress(value: string): boolean {
  if (!URL.canParse(value) || !/^https?:\/\//i.test(value)) return false;
  const { username, password, hash } = new URL(value);
  return username === "" && password === "" && hash === "";
}

const description = freeText(200).meta({ description: "What it is for.", example: "Back office" });

const types = z
  .array(z.enum(eventTypes))
  .min(1, { error: "Name at least one type, or send null for all." })
  .refine((list) => new Set(list).size === list.length, { error: "Name each type once." })
  .nullable()
  .meta({
    description: "The types of event it is sent; null = all, those to come included.",
    example: exampleWebhookEndpoint.eventTypes,
  });

const one = {
  webhookEndpointId: identifier.meta({ description: "Identifier of the endpoint.", example: ID }),
};

export const createWebhookEndpoint = defineOperation({
  name: "createWebhookEndpoint",
  method: "POST",
  path: "/webhook-endpoint",
  tag: "Webhook",
  summary: "Make a webhook endpoint",
  description:
    "Registers an address that events are sent to from now on, signed by Standard Webhooks. The answer holds the secret that signatures are checked with; it is shown once.",
  access: "caller",
  needs: "webhook:write",
  errors: ["too_many_webhook_endpoints"],
  secrets: ["secret"],
  input: z.object({ url, description: description.optional(), eventTypes: types.default(null) }),
  output: webhookEndpointWithSecret,
  example: {
    input: {
      url: exampleWebhookEndpoint.url,
      description: "Back office",
      eventTypes: ["offering.published", "purchase_intent.completed"],
    },
    output: { ...exampleWebhookEndpoint, secret: "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD" },
  },
});

const webhookEndpointSorts = ["createdAt"] as const;

export const listWebhookEndpoints = defineOperation({
  name: "listWebhookEndpoints",
  method: "GET",
  path: "/webhook-endpoint",
  tag: "Webhook",
  summary: "List webhook endpoints",
  description: "The organization's webhook endpoints, newest first.",
  access: "caller",
  needs: "webhook:read",
  errors: [],
  input: listInput(webhookEndpointSorts, {
    ...counted,
    ...createdRange,
    status: z
      .enum(webhookEndpointStatuses)
      .optional()
      .meta({ description: "Only endpoints that stand so.", example: "ENABLED" }),
  }),
  output: countedOutput(webhookEndpoint),
  example: {
    input: {},
    output: wholeList([exampleWebhookEndpoint]),
  },
});

export const getWebhookEndpoint = defineOperation({
  name: "getWebhookEndpoint",
  method: "GET",
  path: "/webhook-endpoint/{webhookEndpointId}",
  tag: "Webhook",
  summary: "Get a webhook endpoint",
  description: "One webhook endpoint of the organization.",
  access: "caller",
  needs: "webhook:read",
  errors: ["webhook_endpoint_not_found"],
  input: z.object(one),
  output: webhookEndpoint,
  example: { input: { webhookEndpointId: ID }, output: exampleWebhookEndpoint },
});

export const updateWebhookEndpoint = defineOperation({
  name: "updateWebhookEndpoint",
  method: "PATCH",
  path: "/webhook-endpoint/{webhookEndpointId}",
  tag: "Webhook",
  summary: "Change a webhook endpoint",
  description:
    "Changes the fields that are sent. While an endpoint is disabled it is sent nothing, and events that happen meanwhile never reach it; what was on its way goes on once it is enabled.",
  access: "caller",
  needs: "webhook:write",
  errors: ["webhook_endpoint_not_found"],
  input: z.object({
    ...one,
    url: url.optional(),
    description: description.optional(),
    eventTypes: types.optional(),
    status: z
      .enum(webhookEndpointStatuses)
      .optional()
      .meta({ description: "Whether events are sent.", example: "DISABLED" }),
  }),
  output: webhookEndpoint,
  example: {
    input: { webhookEndpointId: ID, status: "DISABLED" },
    output: { ...exampleWebhookEndpoint, status: "DISABLED" },
  },
});

export const deleteWebhookEndpoint = defineOperation({
  name: "deleteWebhookEndpoint",
  method: "DELETE",
  path: "/webhook-endpoint/{webhookEndpointId}",
  tag: "Webhook",
  summary: "Delete a webhook endpoint",
  description: "Deletes an endpoint with its deliveries, for good; the answer is how it was.",
  access: "caller",
  needs: "webhook:write",
  errors: ["webhook_endpoint_not_found"],
  input: z.object(one),
  output: webhookEndpoint,
  example: { input: { webhookEndpointId: ID }, output: exampleWebhookEndpoint },
});

export const rotateWebhookSecret = defineOperation({
  name: "rotateWebhookSecret",
  method: "POST",
  path: "/webhook-endpoint/{webhookEndpointId}/rotate-secret",
  tag: "Webhook",
  summary: "Rotate the secret",
  description:
    "Gives an endpoint a new secret, which is in this answer alone. The one before signs as well for 24 hours, so that receivers can change over without missing an event.",
  access: "caller",
  needs: "webhook:write",
  errors: ["webhook_endpoint_not_found"],
  secrets: ["secret"],
  input: z.object(one),
  output: webhookEndpointWithSecret,
  example: {
    input: { webhookEndpointId: ID },
    output: {
      ...exampleWebhookEndpoint,
      previousSecretExpiresAt: "2027-01-13T09:00:00.000Z",
      secret: "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD",
    },
  },
});

const webhookActivity = z
  .object({
    object: z
      .literal("webhook_activity")
      .meta({ description: "Always `webhook_activity`.", example: "webhook_activity" }),
    hours: z
      .array(
        z.object({
          at: z.string().meta({ description: "Beginning of the hour.", example: AT }),
          succeeded: z.number().meta({ description: "Deliveries that succeeded.", example: 41 }),
          pending: z.number().meta({ description: "Deliveries still on their way.", example: 2 }),
          failed: z.number().meta({ description: "Deliveries given up.", example: 0 }),
        }),
      )
      .meta({
        description: "The last 24 hours, oldest first; of busy endpoints the newest 5,000 deliveries.",
      }),
  })
  .meta({ id: "WebhookActivity", description: "What became of an endpoint's deliveries, by the hour." });
export type WebhookActivity = z.input<typeof webhookActivity>;

export const getWebhookActivity = defineOperation({
  name: "getWebhookActivity",
  method: "GET",
  path: "/webhook-endpoint/{webhookEndpointId}/activity",
  compartment: "reports",
  tag: "Webhook",
  summary: "Get an endpoint's activity",
  description: "What became of the deliveries of the last 24 hours, by the hour they were made in.",
  access: "caller",
  needs: "webhook:read",
  errors: ["webhook_endpoint_not_found"],
  input: z.object(one),
  output: webhookActivity,
  example: {
    input: { webhookEndpointId: ID },
    output: {
      object: "webhook_activity",
      hours: [{ at: AT, succeeded: 41, pending: 2, failed: 0 }],
    },
  },
});

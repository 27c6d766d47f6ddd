import { z } from "zod";
import { requestMethods, statusClasses } from "#db/schema/enums.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { counted, countedOutput, createdRange, listInput, wholeList } from "#server/kernel/fields/list.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { freeText, identifier } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

const ID = "rql_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";
const KEY = "key_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";
const REQUEST = "5d0f2b3e-7c1a-4e0b-9c55-2f1f6c1d8a01";

const requestLogEntry = z
  .object({
    object: objectName("request_log_entry"),
    requestLogEntryId: z
      .string()
      .meta({ description: "Unique identifier, assigned by the service.", example: ID }),
    requestId: z.string().meta({ description: "The answer's `X-Request-Id`.", example: REQUEST }),
    apiKeyId: z.string().optional().meta({
      description: "The key it came with; absent where access is open and it came without one.",
      example: KEY,
    }),
    apiKeyName: z
      .string()
      .optional()
      .meta({ description: "What that key is for; absent without one.", example: "Website" }),
    method: z.enum(requestMethods).meta({ description: "HTTP method.", example: "POST" }),
    route: z
      .string()
      .meta({ description: "The path with its parameters by name.", example: "/offering-purchase-intent" }),
    status: z.number().meta({ description: "HTTP status of the answer.", example: 403 }),
    code: z.string().optional().meta({
      description: "The code it was refused with; absent where it was not.",
      example: "hard_cap_exceeded",
    }),
    durationMs: z.number().meta({ description: "How long it took, in milliseconds.", example: 12 }),
    network: z.string().optional().meta({
      description:
        "The network it came from: the address without its last part; absent where it is not known.",
      example: "203.0.113.0/24",
    }),
    ignoredFields: z.string().optional().meta({
      description: "The answer's `Ignored-Fields`; absent where nothing was passed over.",
      example: '"emial";nearest="email"',
    }),
    createdAt: z.string().meta({ description: "When it came.", example: "2027-01-12T09:00:00.000Z" }),
  })
  .meta({
    id: "RequestLogEntry",
    description: "A request that came with an API key, and how it was answered.",
  });
export type RequestLogEntry = z.input<typeof requestLogEntry>;

const whole = requestLogEntry
  .extend({
    request: z
      .unknown()
      .optional()
      .meta({
        description:
          "What was sent, in path, query and body, with secrets and personal data masked; absent where it was a file or too large.",
        example: { customerId: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f", walletAddress: "[masked]" },
      }),
    response: z
      .unknown()
      .optional()
      .meta({
        description:
          "What was answered, masked likewise; absent where it was a file, too large, or what a read found.",
        example: { code: "hard_cap_exceeded", status: 403 },
      }),
  })
  .meta({ id: "RequestLogEntryWithBodies", description: "A request with what was sent and answered." });
export type RequestLogEntryWithBodies = z.input<typeof whole>;

const example = exampleOf(requestLogEntry, { ignoredFields: undefined });

export const listRequestLog = defineOperation({
  name: "listRequestLog",
  method: "GET",
  path: "/request-log",
  tag: "Request log",
  summary: "List requests of API keys",
  description:
    "Requests of the last 30 days that came with the organization's API keys, newest first. They are written a few seconds after they were answered; of many at once some may be missing.",
  access: "caller",
  needs: "request_log:read",
  errors: [],
  input: listInput(["createdAt"] as const, {
    ...counted,
    apiKeyId: identifier.optional().meta({ description: "Only requests with this key.", example: KEY }),
    method: z
      .enum(requestMethods)
      .optional()
      .meta({ description: "Only requests of this method.", example: "POST" }),
    statusClass: z
      .enum(statusClasses)
      .optional()
      .meta({ description: "Only requests that were answered so.", example: "4xx" }),
    requestId: freeText(128)
      .optional()
      .meta({ description: "Only requests whose answers carried this `X-Request-Id`.", example: REQUEST }),
    ...createdRange,
  }),
  output: countedOutput(requestLogEntry),
  example: { input: {}, output: wholeList([example]) },
});

export const getRequestLogEntry = defineOperation({
  name: "getRequestLogEntry",
  method: "GET",
  path: "/request-log/{requestLogEntryId}",
  tag: "Request log",
  summary: "Get a request",
  description: "One request with what was sent and answered, secrets and personal data masked.",
  access: "caller",
  needs: "request_log:read",
  errors: ["request_log_entry_not_found"],
  input: z.object({
    requestLogEntryId: identifier.meta({ description: "Identifier of the request in the log.", example: ID }),
  }),
  output: whole,
  example: {
    input: { requestLogEntryId: ID },
    output: {
      ...example,
      request: {
        customerId: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
        walletAddress: "[masked]",
        offeringId: "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
        payment: { purchaseAmount: 1250, tokenAmount: 100, currency: "EUR" },
      },
      response: { code: "hard_cap_exceeded", status: 403 },
    },
  },
});

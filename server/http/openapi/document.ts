import { z } from "zod";
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from "zod-openapi";
import { distributionFilePaths } from "#server/domain/distributions/distribution-payment/describe.ts";
import { verificationDocumentPaths } from "#server/domain/investors/verification/describe.ts";
import { agreementPaths } from "#server/domain/primary/agreement/describe.ts";
import { documentPaths } from "#server/domain/primary/offering-document/describe.ts";
import { registerPaths } from "#server/domain/register/register/describe.ts";
import { operations } from "#server/http/operations.ts";
import { API_VERSION } from "#server/http/request.ts";
import { type ErrorCode, errorDefinitions } from "#server/kernel/errors.ts";
import type { Operation } from "#server/kernel/operation.ts";
import { auditPaths } from "#server/platform/audit/describe.ts";
import { imagePaths } from "#server/platform/image/describe.ts";
import { fileContent, mutationHeaders } from "./describe.ts";

const codes = Object.keys(errorDefinitions) as [ErrorCode, ...ErrorCode[]];

const problemSchema = z
  .object({
    type: z
      .string()
      .meta({ description: "A URN that names the code.", example: "urn:offerboard:error:offer_not_open" }),
    title: z.string().meta({ description: "What happened, in a few words.", example: "Offer not open" }),
    status: z.number().meta({ description: "HTTP status.", example: 409 }),
    detail: z.string().meta({
      description: "A sentence that tells what to do.",
      example: "The offer is CANCELLED; only an open offer can be cancelled.",
    }),
    instance: z
      .string()
      .meta({ description: "Path of the request.", example: "/api/bulletin-board/offer/bbo_0198/cancel" }),
    code: z.enum(codes).meta({ description: "Stable code.", example: "offer_not_open" }),
    requestId: z
      .string()
      .meta({ description: "Id of the request, also in the X-Request-Id header.", example: "5d0f2b3e" }),
    errors: z
      .array(
        z.object({
          param: z
            .string()
            .nullable()
            .meta({ description: "The field it concerns, as a dotted path.", example: "offerId" }),
          code: z.enum(codes).meta({ description: "Code of this rule.", example: "offer_not_open" }),
          detail: z.string().meta({
            description: "What to do about it.",
            example: "The offer is CANCELLED; only an open offer can be cancelled.",
          }),
        }),
      )
      .meta({ description: "Every rule that failed." }),
  })
  .meta({ id: "Problem", description: "An error (RFC 9457 members and a stable code)." });

/** What of an operation tells which refusals it can give. */
type Refusing = Pick<Operation, "access" | "method" | "path" | "errors">;

/** Refusals that any operation can give, by whether it needs a caller and whether it changes something. */
function commonErrors(operation: Refusing): ErrorCode[] {
  const always: ErrorCode[] = [
    "invalid_request",
    "malformed_url",
    "method_not_allowed",
    "invalid_api_key",
    "rate_limited",
    "internal_error",
    "unavailable",
  ];
  const caller: ErrorCode[] = ["authentication_required", "not_allowed"];
  const change: ErrorCode[] = [
    "malformed_json",
    "precision_exceeded",
    "invalid_idempotency_key",
    "body_too_large",
    "unsupported_media_type",
    "idempotency_key_in_flight",
    "idempotency_key_reused",
    "cross_site_request",
  ];
  return [
    ...always,
    ...(operation.access === "caller" ? caller : []),
    ...(operation.access === "person" ? (["sign_in_required"] as const) : []),
    ...(operation.method === "GET" ? [] : change),
  ];
}

/** A document of OpenAPI 3.1. */
export type OpenApiDocument = ReturnType<typeof createDocument>;

let printed: OpenApiDocument | undefined;

/** The whole interface as an OpenAPI 3.1 document, printed once from the operations' own definitions. */
export function openApi(): OpenApiDocument {
  printed ??= print();
  return printed;
}

function print() {
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of operations) {
    const path = paths[operation.path] ?? {};
    path[operation.method.toLowerCase() as "get"] = describe(operation);
    paths[operation.path] = path;
  }
  for (const [path, described] of Object.entries(filePaths())) {
    paths[path] = { ...paths[path], ...described };
  }
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: "Offerboard",
      version: API_VERSION,
      summary: "Tokenize real-world assets and sell them.",
      description:
        "Issuers create offerings of tokens, onboard customers, take their purchases in euros or dollars, and let them trade on a bulletin board. Money has at most 2 decimals and token amounts at most the token's; nothing is rounded silently. Every POST honours `Idempotency-Key` and `Dry-Run: true`.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/api", description: "This server; the bare paths answer too." }],
    security: [{}, { apiKey: [] }],
    tags: [...new Set([...operations.map(({ tag }) => tag), "Image"])].map((name) => ({ name })),
    paths,
    components: {
      examples: Object.fromEntries(codes.map((code) => [code, exampleProblem(code)])),
      responses: Object.fromEntries(codes.map((code) => [code, refusal([code])])),
      securitySchemes: {
        apiKey: {
          type: "http",
          scheme: "bearer",
          description: "An API key (`sk_…`), where the server asks for one (`API_ACCESS=keys`).",
        },
      },
    },
  });
}

/** Paths whose bodies or answers are files. */
const filePaths = (): ZodOpenApiPathsObject => ({
  ...imagePaths(refusals),
  ...documentPaths(refusals),
  ...agreementPaths(refusals),
  ...verificationDocumentPaths(refusals),
  ...registerPaths(refusals),
  ...distributionFilePaths(refusals),
  ...auditPaths(refusals),
});

function describe(operation: Operation): ZodOpenApiOperationObject {
  const input = operation.input as z.ZodObject;
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  const pick: Record<never, true> = Object.fromEntries(inPath.map((name) => [name, true]));
  // What is checked as a whole cannot be taken apart, and need not be where the path names nothing of it.
  const rest = inPath.length === 0 ? input : input.omit(pick);
  const example = operation.example.input as Record<string, unknown>;
  const body = Object.fromEntries(Object.entries(example).filter(([name]) => !inPath.includes(name)));
  const hasBody = operation.method !== "GET";
  return {
    operationId: operation.name,
    summary: operation.summary,
    description: operation.description,
    tags: [operation.tag],
    ...(operation.access === "public" && { security: [{}] }),
    requestParams: {
      ...(inPath.length > 0 && { path: input.pick(pick) }),
      ...(!hasBody && Object.keys(rest.shape).length > 0 && { query: rest }),
      ...(hasBody && { header: mutationHeaders }),
    },
    ...(hasBody && {
      requestBody: {
        required: true,
        content: {
          "application/json": { schema: rest, example: body },
          ...fileContent(operation.file?.mediaTypes ?? []),
        },
      },
    }),
    responses: {
      "200": {
        description: "Done.",
        content: { "application/json": { schema: operation.output, example: operation.example.output } },
      },
      ...refusals(operation),
    },
  };
}

function refusals(operation: Refusing): ZodOpenApiOperationObject["responses"] {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set([...operation.errors, ...commonErrors(operation)])) {
    const { status } = errorDefinitions[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, found]) => [
        String(status),
        found.length === 1 ? { $ref: refTo(found[0]) } : refusal(found),
      ]),
  ) as ZodOpenApiOperationObject["responses"];
}

/** Most statuses have one code, and most codes many operations: those answers stand in the document once. */
const refTo = (code?: ErrorCode) => `#/components/responses/${code}`;

function refusal(found: readonly ErrorCode[]): ZodOpenApiResponseObject {
  return {
    description: found.map((code) => `\`${code}\` ${errorDefinitions[code].title}`).join("; "),
    content: {
      "application/json": {
        schema: problemSchema,
        examples: Object.fromEntries(found.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

function exampleProblem(code: ErrorCode) {
  const { status, title, sentence } = errorDefinitions[code];
  const detail = sentence({});
  return {
    summary: title,
    value: {
      type: `urn:offerboard:error:${code}`,
      title,
      status,
      detail,
      instance: "/api/…",
      code,
      requestId: "5d0f2b3e",
      errors: [{ param: null, code, detail }],
    },
  };
}

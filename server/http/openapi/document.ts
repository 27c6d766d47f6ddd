import { z } from "zod";
import {
  createDocument,
  type ZodOpenApiContentObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from "zod-openapi";
import { operations } from "#server/http/operations.ts";
import { API_VERSION } from "#server/http/request.ts";
import { type ErrorCode, errorDefinitions } from "#server/kernel/errors.ts";
import { type Action, scopes } from "#server/kernel/fields/actions.ts";
import { isFile, type Operation, rightsOf } from "#server/kernel/operation.ts";
import { withoutUnused } from "./components.ts";
import { toldEvent } from "./events.ts";
import { HEALTH_TAG, healthPath } from "./health.ts";
import { nameSchemas } from "./name-schemas.ts";
import type { OpenApiDocument } from "./open-api-document.ts";
import {
  headersOfAnswer,
  headersOfNothingNew,
  headersOfRefusal,
  responseHeaders,
} from "./response-headers.ts";
import { readdressSamples, SOMEWHERE, samplesOf } from "./samples.ts";
import { describeSchema, openReferences } from "./schemas.ts";
import { tagDescriptions } from "./tags.ts";
import { webhook } from "./webhook.ts";

/** What every change can be sent with. */
const mutationHeaders = z.object({
  "Idempotency-Key": z.string().optional().meta({
    description: "1 to 255 printable ASCII characters; the same key gives the same answer for 24 hours.",
    example: "order-4711",
  }),
  "Dry-Run": z
    .enum(["true", "false"])
    .optional()
    .meta({ description: "`true` runs every check and changes nothing.", example: "false" }),
});

/** What a change of a resource that is there can be sent with. */
const ifMatch = {
  "If-Match": z.string().optional().meta({
    description:
      "The `ETag` that the resource was read with: where somebody else changed it since, nothing is done (412).",
    example: '"lqg3k0ow"',
  }),
};

/** What a resource can be asked for with. */
const ifNoneMatch = z.object({
  "If-None-Match": z.string().optional().meta({
    description:
      "The `ETag` of the answer at hand: while it is still true, the answer is 304 without a body.",
    example: '"lqg3k0ow.2jmj7l5rSw0yVb_vlWAYkK_YBwk"',
  }),
});

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

/** Refusals that any operation can give, by whether it needs a caller and whether it changes something. */
function commonErrors(operation: Operation): ErrorCode[] {
  const always: ErrorCode[] = [
    "invalid_request",
    "unknown_parameter",
    "unknown_api_version",
    "malformed_url",
    "method_not_allowed",
    "invalid_api_key",
    "rate_limited",
    "internal_error",
    "unavailable",
    "overloaded",
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
    "precondition_not_supported",
    "precondition_failed",
    "cross_site_request",
  ];
  return [
    ...always,
    ...(operation.access === "caller" ? caller : []),
    ...(operation.access === "person" ? (["sign_in_required"] as const) : []),
    ...(operation.method === "GET" ? (["query_too_slow"] as const) : change),
  ];
}

let printed: OpenApiDocument | undefined;

/**
 * The whole interface as an OpenAPI 3.1 document, printed once from the operations' own definitions.
 * @param publicUrl where the service is reached, without a slash at the end
 */
export function openApi(publicUrl = SOMEWHERE): OpenApiDocument {
  printed ??= finish(print());
  return {
    ...printed,
    info: { ...printed.info, contact: { name: "Offerboard", url: publicUrl } },
    paths: readdressSamples(printed.paths, publicUrl),
    servers: [{ url: `${publicUrl}/api`, description: "This server; the bare paths answer too." }],
  };
}

/** Names what has no name, tells the events, and leaves out what nothing refers to. */
function finish(document: OpenApiDocument): OpenApiDocument {
  const { [TOLD]: told, ...paths } = document.paths ?? {};
  const finished = { ...document, paths };
  const schemas = document.components?.schemas ?? {};
  openReferences([document.paths, schemas]);
  schemas.Event = eventSchema(told);
  nameSchemas(finished);
  return withoutUnused({ ...finished, webhooks: { event: webhook() } });
}

/** Stands for no path: what is printed as the answer of one is an answer's schema, as what is sent to a listener is. */
const TOLD = "/-";

function eventSchema(told: unknown) {
  const { get } = told as {
    get: { responses: Record<string, { content: Record<string, { schema: object }> }> };
  };
  const schema = get.responses["200"]?.content["application/json"]?.schema;
  return { ...schema, description: "Something that happened, with the resource as it was afterwards." };
}

function print() {
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of operations) {
    const path = paths[operation.path] ?? {};
    path[operation.method.toLowerCase() as "get"] = describe(operation);
    paths[operation.path] = path;
  }
  return createDocument(
    {
      openapi: "3.1.0",
      info: {
        title: "Offerboard",
        version: API_VERSION,
        summary: "Tokenize real-world assets and sell them.",
        description:
          "Issuers create offerings of tokens, onboard customers, take their purchases in euros or dollars, and let them trade on a bulletin board. Money has at most 2 decimals and token amounts at most the token's; nothing is rounded silently. Every POST honours `Idempotency-Key` and `Dry-Run: true`.",
        license: { name: "Apache-2.0", identifier: "Apache-2.0" },
      },
      security: [{}, { apiKey: [] }],
      tags: [...new Set(operations.map(({ tag }) => tag)), HEALTH_TAG].map((name) => ({
        name,
        description: tagDescriptions[name] ?? "",
      })),
      paths: {
        ...paths,
        ...healthPath,
        [TOLD]: {
          get: {
            responses: { "200": { description: "", content: { "application/json": { schema: toldEvent } } } },
          },
        },
      },
      components: {
        headers: responseHeaders,
        examples: Object.fromEntries(codes.map((code) => [code, exampleProblem(code)])),
        responses: Object.fromEntries(
          [...codes.map((code) => [code]), ...operations.flatMap(codesByStatus).filter(isShort)].map(
            (found) => [nameOf(found), refusal(found)],
          ),
        ),
        securitySchemes: {
          apiKey: {
            type: "http",
            scheme: "bearer",
            description:
              "An API key (`sk_…`), where the server asks for one (`API_ACCESS=keys`). An operation names the scopes it takes, in `x-scopes`.",
          },
          session: {
            type: "apiKey",
            in: "cookie",
            name: "offerboard.session_token",
            description:
              "Somebody who signed in. What an operation names in `x-scopes` are the rights it takes of a member, by its role; a customer acts for itself alone.",
          },
        },
      },
    },
    { override: describeSchema },
  );
}

function describe(operation: (typeof operations)[number]): ZodOpenApiOperationObject {
  const input = operation.input as z.ZodObject;
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  const isChange = operation.method !== "GET";
  const isUpload = operation.body !== undefined && !("fileName" in operation.body);
  // What is checked as a whole cannot be taken apart, and need not be where nothing is taken from it.
  const elsewhere = isUpload ? [...inPath, "content"] : inPath;
  const rest = elsewhere.length === 0 ? input : input.omit(maskOf(elsewhere));
  const hasFields = Object.keys(rest.shape).length > 0;
  const inQuery = (isUpload || !isChange) && hasFields;
  const hasBody = isUpload || (isChange && hasFields);
  return {
    operationId: operation.name,
    summary: operation.summary,
    description: `${operation.description}${tellRights(operation)}${operation.deprecated ? ` ${operation.deprecated.instead}` : ""}`,
    "x-scopes": [...rightsOf(operation)],
    "x-codeSamples": samplesOf(operation),
    tags: [operation.tag],
    ...(operation.deprecated && { deprecated: true }),
    security: securityOf(operation),
    requestParams: {
      ...(inPath.length > 0 && { path: input.pick(maskOf(inPath)) }),
      ...(inQuery && { query: rest }),
      ...(isChange && {
        header: isConditional(operation) ? mutationHeaders.extend(ifMatch) : mutationHeaders,
      }),
      ...(answersTagged(operation) && !isChange && { header: ifNoneMatch }),
    },
    ...(hasBody && {
      requestBody: {
        required: isUpload || !rest.safeParse({}).success,
        content: {
          ...(!isUpload && { "application/json": { schema: rest, example: bodyExample(operation, inPath) } }),
          ...(operation.body && fileContent(operation.body)),
        },
      },
    }),
    responses: {
      "200": answerOf(operation),
      ...(answersTagged(operation) && !isChange && { "304": notModified }),
      ...refusals(operation),
    },
  };
}

/** Whether an operation changes what its path names, or what there is one of. */
const isConditional = ({ method, path, claimsKey, isGathered }: Operation) =>
  !claimsKey && !isGathered && (method === "PATCH" || method === "DELETE" || path.includes("{"));

/** Whether an answer carries an `ETag`: one with a resource does. */
const answersTagged = ({ output, example }: Operation) =>
  !isFile(output) && (example.output as { object?: string }).object !== "list";

const notModified = {
  description: "The answer at hand is still true; there is no body.",
  headers: headersOfNothingNew,
};

const maskOf = (names: readonly string[]): Record<never, true> =>
  Object.fromEntries(names.map((name) => [name, true]));

function bodyExample({ example }: Operation, inPath: readonly string[]) {
  const fields = Object.entries(example.input as Record<string, unknown>);
  return Object.fromEntries(fields.filter(([name]) => !inPath.includes(name)));
}

function answerOf(operation: Operation): ZodOpenApiResponseObject {
  const { output, example } = operation;
  const headers = headersOfAnswer(operation);
  if (isFile(output)) return { description: "The file.", headers, content: fileContent(output.file) };
  return {
    description: "Done.",
    headers,
    content: { "application/json": { schema: output, example: example.output } },
  };
}

/** A file as a body or an answer, of each of its media types. */
function fileContent(file: {
  readonly mediaTypes: readonly string[];
  readonly description?: string;
}): ZodOpenApiContentObject {
  const { mediaTypes, description = "The file." } = file;
  const schema = { type: "string", format: "binary", description } as const;
  return Object.fromEntries(mediaTypes.map((type) => [type, { schema }]));
}

/**
 * Who may call an operation: anybody where there is an empty requirement, which with `API_ACCESS=open` stands for a call
 * without a key as well. What is no scope is done by people who signed in alone.
 */
function securityOf(operation: Operation): ZodOpenApiOperationObject["security"] {
  if (operation.access === "public") return [{}];
  if (operation.access === "person") return [{ session: [] }];
  return takesScopes(operation) ? [{}, { apiKey: [] }, { session: [] }] : [{ session: [] }];
}

/** Whether all rights that an operation takes can be a key's. */
function takesScopes(operation: Operation): boolean {
  const rights = rightsOf(operation);
  return rights.length > 0 && rights.every((right) => (scopes as readonly Action[]).includes(right));
}

/** The rights that an operation takes, in a sentence: only requirements of OAuth may name them. */
function tellRights(operation: Operation): string {
  const rights = rightsOf(operation).map((right) => `\`${right}\``);
  if (rights.length === 0) return "";
  const noun = takesScopes(operation) ? "scope" : "right";
  return ` It takes the ${noun}${rights.length > 1 ? "s" : ""} ${rights.join(" and ")}.`;
}

function refusals(operation: Operation): ZodOpenApiOperationObject["responses"] {
  return Object.fromEntries(
    codesByStatus(operation).map((found) => [
      String(statusOf(found)),
      isShort(found) ? { $ref: `#/components/responses/${nameOf(found)}` } : refusal(found),
    ]),
  ) as ZodOpenApiOperationObject["responses"];
}

/** The refusals of an operation, those of one status together. */
function codesByStatus(operation: Operation): ErrorCode[][] {
  const byStatus = Map.groupBy(
    new Set([...operation.errors, ...commonErrors(operation)]),
    (code) => errorDefinitions[code].status,
  );
  return [...byStatus.values()].sort((a, b) => statusOf(a) - statusOf(b));
}

const statusOf = ([code]: readonly ErrorCode[]) => (code === undefined ? 0 : errorDefinitions[code].status);

/** Most statuses have few codes, the same for many operations: those answers stand in the document once. */
const isShort = (found: readonly ErrorCode[]) => found.length <= 3;
const nameOf = (found: readonly ErrorCode[]) => found.join("_or_");

function refusal(found: readonly ErrorCode[]): ZodOpenApiResponseObject {
  return {
    description: found.map((code) => `\`${code}\` ${errorDefinitions[code].title}`).join("; "),
    headers: headersOfRefusal(statusOf(found)),
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

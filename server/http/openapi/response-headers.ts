import type { ZodOpenApiComponentsObject } from "zod-openapi";
import { API_VERSION } from "#server/http/request.ts";

/** Every header that an answer may carry besides those of its body; schemas are written out, as nothing is parsed by them. */
export const responseHeaders = {
  "X-Request-Id": header("Id of the request; name it if you contact us.", "5d0f2b3e"),
  "X-Api-Version": header("Version of the interface.", API_VERSION),
  "RateLimit-Policy": header(
    "How many requests there may be (`q`) in how many seconds (`w`), where they are counted (draft-ietf-httpapi-ratelimit-headers-10).",
    '"default";q=600;w=60',
  ),
  RateLimit: header("How many are left (`r`) for how many seconds (`t`).", '"default";r=599;t=42'),
  "Idempotency-Replayed": header(
    "`true` where this is the answer to an earlier request with the same Idempotency-Key.",
    "true",
  ),
  "Dry-Run": header(
    "`true` where nothing was changed; identifiers that were made end in `_dry_run`.",
    "true",
  ),
  "Ignored-Fields": header(
    "Fields of the body that were passed over, as a list (RFC 9651), each with the field that was probably meant.",
    '"emial";nearest="email"',
  ),
  "Retry-After": header("Seconds after which to try again.", "1"),
  Allow: header("The methods that the path takes.", "GET, POST"),
  "WWW-Authenticate": header("How to authenticate.", "Bearer"),
} satisfies ZodOpenApiComponentsObject["headers"];

function header(description: string, example: string) {
  return { description, schema: { type: "string", example } } as const;
}

type HeaderName = keyof typeof responseHeaders;

const always: readonly HeaderName[] = ["X-Request-Id", "X-Api-Version", "RateLimit-Policy", "RateLimit"];
const ofChanges: readonly HeaderName[] = ["Idempotency-Replayed", "Dry-Run", "Ignored-Fields"];
const ofStatus: Readonly<Record<number, readonly HeaderName[]>> = {
  400: ["Ignored-Fields"],
  401: ["WWW-Authenticate"],
  405: ["Allow"],
  429: ["Retry-After"],
  503: ["Retry-After"],
};

const refer = (names: readonly HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }] as const));

/** The headers of an answer that went well. */
export const headersOfAnswer = (isChange: boolean) => refer([...always, ...(isChange ? ofChanges : [])]);

/** The headers of a refusal. */
export const headersOfRefusal = (status: number) => refer([...always, ...(ofStatus[status] ?? [])]);

import type { ZodOpenApiComponentsObject } from "zod-openapi";
import { versions } from "#server/http/versions.ts";
import { isFile, type Operation } from "#server/kernel/operation.ts";

/** Every header that an answer may carry besides those of its body; schemas are written out, as nothing is parsed by them. */
export const responseHeaders = {
  "X-Request-Id": header("Id of the request; name it if you contact us.", "5d0f2b3e"),
  "X-Api-Version": header("The version of the interface that was asked for, or the newest.", versions[0]),
  "RateLimit-Policy": header(
    "How many requests there may be (`q`) in how many seconds (`w`), where they are counted (draft-ietf-httpapi-ratelimit-headers-10).",
    '"default";q=600;w=60',
  ),
  ETag: header(
    "The answer's entity tag; lists and files have none. `If-None-Match` takes it, and `If-Match` of changes.",
    '"lqg3k0ow.2jmj7l5rSw0yVb_vlWAYkK_YBwk"',
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
  "X-Total-Rows": header("How many rows the file of a table has, where that is known.", "1204"),
  "Retry-After": header("Seconds after which to try again.", "1"),
  Deprecation: header(
    "Since when the operation is not to be used any more, in seconds since 1970 (RFC 9745); `Link` leads to what is.",
    "@1798761600",
  ),
  Sunset: header("When the operation goes away (RFC 8594).", "Thu, 01 Jul 2027 00:00:00 GMT"),
  Link: header('With `rel="deprecation"`, where it says what to use instead.', '</docs>; rel="deprecation"'),
  Allow: header("The methods that the path takes.", "GET, POST"),
  "WWW-Authenticate": header("How to authenticate.", "Bearer"),
} satisfies ZodOpenApiComponentsObject["headers"];

function header(description: string, example: string) {
  return { description, schema: { type: "string", example } } as const;
}

type HeaderName = keyof typeof responseHeaders;

const ofResource: readonly HeaderName[] = ["ETag"];
const ofFile: readonly HeaderName[] = ["X-Total-Rows"];
const always: readonly HeaderName[] = ["X-Request-Id", "X-Api-Version", "RateLimit-Policy", "RateLimit"];
const ofDeprecated: readonly HeaderName[] = ["Deprecation", "Sunset", "Link"];
const ofChanges: readonly HeaderName[] = ["Idempotency-Replayed", "Dry-Run", "Ignored-Fields"];
const ofRefusals: readonly HeaderName[] = ["Dry-Run", "Ignored-Fields"];
const ofStatus: Readonly<Record<number, readonly HeaderName[]>> = {
  401: ["WWW-Authenticate"],
  405: ["Allow"],
  429: ["Retry-After"],
  503: ["Retry-After"],
};

const refer = (names: readonly HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }] as const));

/** The headers of an operation's answer that went well. */
export const headersOfAnswer = ({
  method,
  deprecated,
  output,
}: Pick<Operation, "method" | "deprecated" | "output">) =>
  refer([
    ...always,
    ...(isFile(output) ? ofFile : ofResource),
    ...(method === "GET" ? [] : ofChanges),
    ...(deprecated ? ofDeprecated : []),
  ]);

/** The headers of an answer that tells only that nothing has changed. */
export const headersOfNothingNew = refer([...always, ...ofResource]);

/** The headers of a refusal. */
export const headersOfRefusal = (status: number) =>
  refer([...always, ...ofRefusals, ...(ofStatus[status] ?? [])]);

/** The headers of what is answered while nothing else can be. */
export const headersOfHealth = refer(["X-Request-Id", "X-Api-Version"]);

import { requestMethods } from "#db/schema/enums.ts";
import { type Answered, keptText, notedOf } from "#server/http/access-log.ts";
import { IGNORED_FIELDS } from "#server/http/ignored-header.ts";
import { operations } from "#server/http/operations.ts";
import type { Application } from "#server/kernel/application.ts";
import { requestLog } from "#server/platform/request-log/request-log.ts";
import { isText, type Reply } from "./reply.ts";

const TRPC = "/trpc/**";
const procedures = new Set(operations.map(({ procedure }) => procedure));

/** Letters of the list of fields that were passed over which are kept. */
const MOST_IGNORED = 500;

interface Kept extends Answered {
  readonly response: Reply;
}

/**
 * Notes a request of an API key for the organization's log of requests (`GET /request-log`). Nobody waits for it: what
 * is noted are references, which are taken apart once they are written.
 */
export function keepAnswer(app: Application, { request, route, response, ms }: Kept): void {
  const { actor, address, input } = notedOf(request) ?? {};
  const method = requestMethods.find((name) => name === (request.method === "HEAD" ? "GET" : request.method));
  if (actor?.kind !== "apiKey" || route === undefined || method === undefined) return;
  const { code, content } = isText(response) ? response : {};
  // What a read found can be read again: a list would cost more to keep than it cost to answer.
  const isKept = code !== undefined || method !== "GET";
  requestLog(app).note({
    organizationId: actor.organizationId,
    apiKeyId: actor.keyId,
    requestId: response.headers.get("x-request-id") ?? "",
    method,
    route: route === TRPC ? procedurePath(request) : route,
    status: response.status,
    code,
    durationMs: ms,
    address,
    ignoredFields: response.headers.get(IGNORED_FIELDS)?.slice(0, MOST_IGNORED),
    request: input,
    response: isKept && content !== undefined ? keptText(content) : undefined,
    at: new Date(),
  });
}

/** The path of a call over tRPC with its procedures; names that are none stand for no path. */
function procedurePath(request: Request): string {
  const [, called = ""] = new URL(request.url).pathname.split("/trpc/");
  return called.split(",").every((name) => procedures.has(name)) ? `/trpc/${called}` : TRPC;
}

import { replyHeaders, requestIdOf } from "#server/http/request.ts";
import type { RestHandler } from "./answer.ts";

/** What other sites' pages may send and read, besides what any page may. */
const sent = ["x-request-id", "x-api-version", "if-none-match"];
const read = ["x-request-id", "x-api-version", "etag", "ratelimit", "ratelimit-policy", "retry-after"];

/** How long a browser may go by the answer of {@link permitCrossOrigin}, in seconds. */
const A_DAY = 24 * 60 * 60;

/**
 * Has pages of any site read what a handler answers, refusals too: for what anybody may see. Browsers send no cookies
 * where the origin is any, so nobody is signed in there.
 */
export function shareCrossOrigin(handler: RestHandler): RestHandler {
  return async (request, route) => {
    const response = await handler(request, route);
    response.headers.set("access-control-allow-origin", "*");
    response.headers.set("access-control-expose-headers", read.join(", "));
    return response;
  };
}

/** Answers a browser that asks before it sends another site's request with headers of its own. */
export const permitCrossOrigin: RestHandler = async (request) => {
  const headers = replyHeaders(request.headers, requestIdOf(request.headers));
  headers.set("access-control-allow-origin", "*");
  headers.set("access-control-allow-methods", "GET, HEAD");
  headers.set("access-control-allow-headers", sent.join(", "));
  headers.set("access-control-max-age", String(A_DAY));
  return new Response(null, { status: 204, headers: [...headers] });
};

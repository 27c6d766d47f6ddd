import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { callerOfPage } from "../actor.ts";
import { application } from "../compose.ts";
import { refuse } from "../errors.ts";
import { createContext, replyHeaders, requestIdOf } from "../request.ts";
import { readJson } from "../rest/read-json.ts";
import { appRouter } from "./router.ts";
import { refusalOfCall } from "./trpc.ts";

/** Answers tRPC over HTTP at `/api/trpc`. */
export function trpcHandler(request: Request): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  // tRPC reads bodies by these: with the limits, the exact numbers and the refusals of REST, and no other kinds.
  Object.defineProperties(request, {
    json: { value: () => readJson(request) },
    formData: { value: () => Promise.reject(refuse("unsupported_media_type")) },
  });
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: request,
    router: appRouter,
    createContext: async ({ resHeaders, info }) => {
      const app = application();
      const ctx = createContext(app, await callerOfPage(app, request.headers.get("cookie")), {
        headers: request.headers,
        requestId,
        reply: resHeaders,
      });
      // One key cannot stand for several calls at once.
      return info.isBatchCall ? { ...ctx, idempotencyKey: undefined } : ctx;
    },
    responseMeta: ({ errors: [error], info }) => {
      const refusal = error && !info?.isBatchCall ? refusalOfCall(error) : null;
      const headers = replyHeaders(requestId);
      // A request that is no call at all is answered without one.
      if (!info) headers.set("content-type", "application/json");
      return { headers, ...(refusal && { status: refusal.status }) };
    },
  });
}

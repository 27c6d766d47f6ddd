import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { callerOfPage } from "../actor.ts";
import { application } from "../compose.ts";
import { checkIdempotencyKey, createContext, replyHeaders, requestIdOf } from "../request.ts";
import { appRouter } from "./router.ts";

/** Answers tRPC over HTTP at `/api/trpc`. */
export function trpcHandler(request: Request): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: request,
    router: appRouter,
    createContext: async ({ resHeaders, info }) => {
      const app = application();
      for (const [name, value] of replyHeaders(requestId)) resHeaders.set(name, value);
      if (!info.isBatchCall) checkIdempotencyKey(request.headers);
      const ctx = createContext(app, await callerOfPage(app, request.headers.get("cookie")), {
        headers: request.headers,
        requestId,
        reply: resHeaders,
      });
      // One key cannot stand for several calls at once.
      return info.isBatchCall ? { ...ctx, idempotencyKey: undefined } : ctx;
    },
  });
}

import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { admit } from "#server/http/admission.ts";
import { operations } from "#server/http/operations.ts";
import { setRetryAfter } from "#server/http/problem.ts";
import { readJson } from "#server/http/read-json.ts";
import { createContext, replyHeaders, requestIdOf } from "#server/http/request.ts";
import { application } from "#server/kernel/application.ts";
import { refuse } from "#server/kernel/errors.ts";
import { appRouter } from "./router.ts";
import { refusalOfCall } from "./trpc.ts";

/** Calls in one request; a page of ours asks for a handful. */
const MAX_BATCH = 30;

/** Bytes that the procedure takes which is called; what every one takes where several are at once. */
function mostBytesOf(request: Request): number | undefined {
  const [, procedure] = new URL(request.url).pathname.split("/api/trpc/");
  return operations.find((operation) => operation.procedure === procedure)?.mostBytes;
}

/** Answers tRPC over HTTP at `/api/trpc`. */
export function trpcHandler(request: Request): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  const reply = replyHeaders(request.headers, requestId);
  // tRPC reads bodies by these: with the limits, the exact numbers and the refusals of REST, and no other kinds.
  Object.defineProperties(request, {
    json: { value: () => readJson(request, { most: mostBytesOf(request) }) },
    formData: { value: () => Promise.reject(refuse("unsupported_media_type")) },
  });
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: request,
    router: appRouter,
    maxBatchSize: MAX_BATCH,
    createContext: async ({ info }) => {
      const app = application();
      const { identity, address } = await admit(app, request, reply, info.calls.length);
      const known = createContext(app, identity, {
        headers: request.headers,
        address,
        requestId,
        reply,
        signal: () => request.signal,
      });
      const ctx = { ...known, isOverHttp: true as const };
      // One key cannot stand for several calls at once.
      return info.isBatchCall ? { ...ctx, idempotencyKey: undefined } : ctx;
    },
    responseMeta: ({ errors: [error], info }) => {
      const refusal = error && !info?.isBatchCall ? refusalOfCall(error) : null;
      // A request that is no call at all is answered without one.
      if (!info) reply.set("content-type", "application/json");
      if (refusal) setRetryAfter(refusal, reply);
      return { headers: Object.fromEntries(reply), ...(refusal && { status: refusal.status }) };
    },
  });
}

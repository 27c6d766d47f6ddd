import { admit } from "#server/http/admission.ts";
import { refusalFor } from "#server/http/pipeline.ts";
import { checkDryRun, createContext, replyHeaders, requestIdOf } from "#server/http/request.ts";
import { application } from "#server/kernel/application.ts";
import type { Context, ReplyHeaders } from "#server/kernel/context.ts";
import type { Identity } from "#server/platform/identity/identify.ts";
import { type Reply, replyProblem } from "./reply.ts";

/** Values of a path's parameters, as Next hands them over. */
interface RouteContext {
  readonly params: Promise<Record<string, string>> | Record<string, string>;
}

/** A handler of one path. */
export type RestHandler = (request: Request, route?: RouteContext) => Promise<Reply>;

/** A request that passed admission. */
interface AdmittedRequest {
  readonly request: Request;
  /** The path's parameters, as they were sent. */
  readonly params: Readonly<Record<string, string>>;
  readonly ctx: Context;
}

/**
 * Wraps a handler: every answer carries the request's id, and every refusal becomes an error body of the one form.
 * @param reply the headers that the answer is to carry
 */
export function withProblemReplies(
  answer: (request: Request, reply: ReplyHeaders, route?: RouteContext) => Promise<Reply>,
): RestHandler {
  return async (request, route) => {
    const requestId = requestIdOf(request.headers);
    const reply = replyHeaders(request.headers, requestId);
    try {
      return await answer(request, reply, route);
    } catch (error) {
      return replyProblem(
        refusalFor(error, { app: application(), requestId, path: new URL(request.url).pathname }),
        request,
        requestId,
        reply,
      );
    }
  };
}

/**
 * Wraps a handler: admission runs before the body is read. The answer's headers are `ctx.replyHeaders`.
 * @param allow throws a refusal for a caller who may not use this path
 */
export function withAdmission(
  answer: (admitted: AdmittedRequest) => Promise<Reply>,
  allow: (identity: Identity) => void = () => {},
): RestHandler {
  return withProblemReplies(async (request, reply, route) => {
    const app = application();
    const { identity, address } = await admit(app, request, reply);
    allow(identity);
    if (request.method !== "GET") checkDryRun(request.headers);
    const requestId = reply.get("x-request-id") ?? requestIdOf(request.headers);
    const signal = () => request.signal;
    const ctx = createContext(app, identity, { headers: request.headers, address, requestId, reply, signal });
    return await answer({ request, params: (await route?.params) ?? {}, ctx });
  });
}

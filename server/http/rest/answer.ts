import { z } from "zod";
import { noteCaller } from "#server/http/access-log.ts";
import { admit } from "#server/http/admission.ts";
import { refusalFor } from "#server/http/pipeline.ts";
import { checkDryRun, createContext, replyHeaders, requestIdOf } from "#server/http/request.ts";
import { application } from "#server/kernel/application.ts";
import type { CallerContext, Context } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { identifier } from "#server/kernel/fields/text.ts";
import type { Identity } from "#server/platform/identity/identify.ts";
import { replyProblem } from "./reply.ts";

/** Values of a path's parameters, as Next hands them over. */
interface RouteContext {
  readonly params: Promise<Record<string, string>> | Record<string, string>;
}

/** A web-standard handler of one path. */
export type RestHandler = (request: Request, route?: RouteContext) => Promise<Response>;

/** A request that passed admission. */
export interface Asked {
  readonly request: Request;
  /** The path's parameters, as they were sent. */
  readonly params: Readonly<Record<string, string>>;
  readonly ctx: Context;
}

/** A request of somebody who belongs to an organization. */
export interface AskedByCaller extends Asked {
  readonly ctx: CallerContext;
  /** The path's parameters, checked to be identifiers. */
  readonly ids: Readonly<Record<string, string>>;
}

const pathIds = z.record(z.string(), identifier);

/**
 * Wraps a handler: every answer carries the request's id, and every refusal becomes an error body of the one form.
 * @param reply the headers that the answer is to carry
 */
export function telling(
  answer: (request: Request, reply: Headers, route?: RouteContext) => Promise<Response>,
): RestHandler {
  return async (request, route) => {
    const requestId = requestIdOf(request.headers);
    const reply = replyHeaders(requestId);
    try {
      return await answer(request, reply, route);
    } catch (error) {
      return replyProblem(
        refusalFor(error, { log: application().log, path: new URL(request.url).pathname }),
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
export function answering(
  answer: (asked: Asked) => Promise<Response>,
  allow: (identity: Identity) => void = () => {},
): RestHandler {
  return telling(async (request, reply, route) => {
    const app = application();
    const { identity, address } = await admit(app, request, reply);
    noteCaller(request, identity.actor);
    allow(identity);
    if (request.method !== "GET") checkDryRun(request.headers);
    const requestId = reply.get("x-request-id") ?? requestIdOf(request.headers);
    const ctx = createContext(app, identity, { headers: request.headers, address, requestId, reply });
    return await answer({ request, params: (await route?.params) ?? {}, ctx });
  });
}

/** Like {@link answering}, for paths that need a caller of an organization. */
export function answeringCaller(answer: (asked: AskedByCaller) => Promise<Response>): RestHandler {
  return answering((asked) => {
    const { actor } = asked.ctx;
    if (actor.kind === "anonymous") throw refuse("authentication_required");
    return answer({ ...asked, ctx: { ...asked.ctx, actor }, ids: pathIds.parse(asked.params) });
  });
}

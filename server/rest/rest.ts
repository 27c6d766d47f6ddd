import { TRPCError } from "@trpc/server";
import { admit } from "../admission.ts";
import { application } from "../compose.ts";
import { Refusal, refuse } from "../errors.ts";
import type { Identity } from "../identity/identify.ts";
import type { Operation } from "../operation.ts";
import { operationNamed } from "../operations.ts";
import { refusalOf } from "../problem.ts";
import { createContext, replyHeaders, requestIdOf } from "../request.ts";
import { createCaller } from "../trpc/router.ts";
import { noteCaller } from "./access-log.ts";
import { isFile, readFile } from "./read-file.ts";
import { readJson } from "./read-json.ts";
import { replyJson, replyProblem } from "./reply.ts";

/** Values of a path's parameters, as Next hands them over. */
interface RouteContext {
  readonly params: Promise<Record<string, string>> | Record<string, string>;
}

/** A web-standard handler of one operation. */
export type RestHandler = (request: Request, route?: RouteContext) => Promise<Response>;

/**
 * The REST side of an operation: it reads the request, calls the operation's procedure in process and writes the
 * answer; every check is the procedure's own (rules: Everywhere).
 */
export function rest(operation: Operation): RestHandler {
  return async (request, route) => {
    const requestId = requestIdOf(request.headers);
    const headers = replyHeaders(requestId);
    try {
      const app = application();
      const { identity, address } = await admit(app, request, headers);
      noteCaller(request, identity.actor);
      requireAccess(operation, identity);
      const input = await readInput(operation, request, route);
      const ctx = createContext(app, identity, {
        headers: request.headers,
        address,
        requestId,
        reply: headers,
      });
      return replyJson(await call(operation, createCaller(ctx), input), headers);
    } catch (error) {
      return replyProblem(asRefusal(error), request, requestId, headers);
    }
  };
}

/** Refuses whoever may not call an operation at all before anything of the request is read. */
function requireAccess({ access }: Operation, { actor, person }: Identity): void {
  if (access === "caller" && actor.kind === "anonymous") throw refuse("authentication_required");
  if (access === "person" && person === null) throw refuse("sign_in_required");
}

async function readInput(operation: Operation, request: Request, route?: RouteContext): Promise<unknown> {
  const params = (await route?.params) ?? {};
  if (operation.file && isFile(request, operation.file)) {
    return { ...(await readFile(request, operation.file)), ...params };
  }
  if (operation.method !== "GET") return { ...(await readJson(request)), ...params };
  return { ...Object.fromEntries(new URL(request.url).searchParams), ...params };
}

/** Calls the operation's procedure, e.g. `caller.bulletinBoard.offer.cancel(input)`. */
async function call(
  operation: Operation,
  caller: ReturnType<typeof createCaller>,
  input: unknown,
): Promise<unknown> {
  let target: unknown = caller;
  for (const step of operationNamed(operation.name).procedure.split(".")) {
    target = (target as Record<string, unknown>)[step];
  }
  return (target as (input: unknown) => Promise<unknown>)(input);
}

/**
 * What a failure is told as; one that nobody foresaw is logged. Procedures wrap every refusal in an error of tRPC's,
 * what happens before them throws it bare.
 */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof TRPCError && error.cause instanceof Refusal) return error.cause;
  const known = refusalOf(error);
  if (known === null) application().log.error({ err: error }, "request failed");
  return known ?? refuse("internal_error");
}

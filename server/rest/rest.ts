import { refuse } from "../errors.ts";
import type { Identity } from "../identity/identify.ts";
import type { Operation } from "../operation.ts";
import { operationNamed } from "../operations.ts";
import { createCaller } from "../trpc/router.ts";
import { type Asked, answering, type RestHandler } from "./answer.ts";
import { isFile, readFile } from "./read-file.ts";
import { readJson } from "./read-json.ts";
import { replyJson } from "./reply.ts";

/**
 * The REST side of an operation: it reads the request, calls the operation's procedure in process and writes the
 * answer; every check is the procedure's own (rules: Everywhere).
 */
export function rest(operation: Operation): RestHandler {
  return answering(
    async (asked) => {
      const input = await readInput(operation, asked);
      return replyJson(await call(operation, createCaller(asked.ctx), input), asked.ctx.replyHeaders);
    },
    (identity) => requireAccess(operation, identity),
  );
}

/** Refuses whoever may not call an operation at all before anything of the request is read. */
function requireAccess({ access }: Operation, { actor, person }: Identity): void {
  if (access === "caller" && actor.kind === "anonymous") throw refuse("authentication_required");
  if (access === "person" && person === null) throw refuse("sign_in_required");
}

async function readInput(operation: Operation, { request, params }: Asked): Promise<unknown> {
  if (operation.file && isFile(request, operation.file)) {
    return { ...(await readFile(request, operation.file)), ...params };
  }
  if (operation.method !== "GET")
    return { ...(await readJson(request, operation.file?.mediaTypes)), ...params };
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

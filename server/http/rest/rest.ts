import { procedureOf } from "#server/http/operations.ts";
import { run } from "#server/http/pipeline.ts";
import { readJson } from "#server/http/read-json.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Operation } from "#server/kernel/operation.ts";
import type { Identity } from "#server/platform/identity/identify.ts";
import { type Asked, answering, type RestHandler } from "./answer.ts";
import { isFile, readFile } from "./read-file.ts";
import { replyJson } from "./reply.ts";

/**
 * The REST side of an operation: it reads the request, runs the operation's procedure and writes the
 * answer; every check is the pipeline's (docs/domain.md, Interface).
 */
export function rest(operation: Operation): RestHandler {
  return answering(
    async (asked) => {
      const input = await readInput(operation, asked);
      return replyJson(await run(procedureOf(operation), asked.ctx, input), asked.ctx.replyHeaders);
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

import { noteInput } from "#server/http/access-log.ts";
import { IGNORED_FIELDS, ignoredHeader } from "#server/http/ignored-header.ts";
import { procedureOf } from "#server/http/operations.ts";
import { run } from "#server/http/pipeline.ts";
import { refuse } from "#server/kernel/errors.ts";
import { type FileAnswer, isFile, type Operation } from "#server/kernel/operation.ts";
import type { Identity } from "#server/platform/identity/identify.ts";
import { type RestHandler, withAdmission } from "./answer.ts";
import { inputReader } from "./read-input.ts";
import { asResponse, replyJson } from "./reply.ts";
import { replyFile } from "./reply-file.ts";

/**
 * The REST side of an operation: it reads the request, runs the operation's procedure and writes the
 * answer; every check is the pipeline's (docs/domain.md, Interface).
 */
export function restHandler(operation: Operation): RestHandler {
  const { output } = operation;
  const read = inputReader(operation);
  return withAdmission(
    async ({ request, params, ctx }) => {
      const { input, ignored } = await read(request, params);
      if (operation.body === undefined) noteInput(request, input);
      if (ignored.length > 0) ctx.replyHeaders.set(IGNORED_FIELDS, ignoredHeader(ignored));
      const known = operation.method === "GET" ? request.headers.get("if-none-match") : null;
      const outcome = await run(procedureOf(operation), ctx, input);
      return isFile(output)
        ? replyFile(output, outcome as FileAnswer, ctx.replyHeaders)
        : replyJson(outcome as object, ctx.replyHeaders, known);
    },
    (identity) => requireAccess(operation, identity),
  );
}

/** The same as the web's standards have it, for a route of Next. */
export function rest(operation: Operation): (...asked: Parameters<RestHandler>) => Promise<Response> {
  const handler = restHandler(operation);
  return async (request, route) => asResponse(await handler(request, route));
}

/** Refuses whoever may not call an operation at all before anything of the request is read. */
function requireAccess({ access }: Operation, { actor, person }: Identity): void {
  if (access === "caller" && actor.kind === "anonymous") throw refuse("authentication_required");
  if (access === "person" && person === null) throw refuse("sign_in_required");
}

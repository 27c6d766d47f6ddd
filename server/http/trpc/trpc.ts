import { initTRPC, type TRPCError } from "@trpc/server";
import type { Problem } from "#server/http/problem.ts";
import { problem, refusalOf } from "#server/http/problem.ts";
import type { Context } from "#server/kernel/context.ts";
import { type ErrorCode, type Refusal, refuse } from "#server/kernel/errors.ts";
import type { Operation } from "#server/kernel/operation.ts";

/** Every procedure carries the operation it implements. */
export interface Meta {
  readonly operation: Operation;
}

/** What tRPC itself finds wrong with a request, before or instead of a procedure. */
const transportErrors: Partial<Record<TRPCError["code"], ErrorCode>> = {
  BAD_REQUEST: "invalid_request",
  NOT_FOUND: "route_not_found",
  METHOD_NOT_SUPPORTED: "method_not_allowed",
  UNSUPPORTED_MEDIA_TYPE: "unsupported_media_type",
};

/** What a failed call means to the caller; null for a failure that nobody foresaw. */
export function refusalOfCall(error: TRPCError): Refusal | null {
  const known = refusalOf(error.cause);
  if (known) return known;
  const isBroken = error.code === "BAD_REQUEST" && error.cause instanceof SyntaxError;
  const code = isBroken ? "malformed_json" : transportErrors[error.code];
  return code === undefined ? null : refuse(code);
}

/** The context of a call, from elsewhere or from a page in this process, whose queries the compiler has read. */
export type CallContext = Context & { readonly isOverHttp?: true };

export const trpc = initTRPC
  .context<CallContext>()
  .meta<Meta>()
  .create({
    errorFormatter: ({ shape, error, ctx, path }): typeof shape & { data: { problem: Problem } } => ({
      ...shape,
      message: error.message,
      data: {
        ...shape.data,
        problem: problem(refusalOfCall(error) ?? refuse("internal_error"), ctx?.requestId ?? "", path ?? ""),
      },
    }),
  });

import { TRPCError, type TRPCMutationProcedure, type TRPCQueryProcedure } from "@trpc/server";
import type { z } from "zod";
import { IGNORED_FIELDS, ignoredHeader } from "#server/http/ignored-header.ts";
import { refusalFor, run } from "#server/http/pipeline.ts";
import { unknownParameter } from "#server/http/unknown-parameter.ts";
import type { ReplyHeaders } from "#server/kernel/context.ts";
import { errorDefinitions, Refusal } from "#server/kernel/errors.ts";
import { ignoredFields } from "#server/kernel/ignored-fields.ts";
import { isProcedure, type Procedure, type Router } from "#server/kernel/procedure.ts";
import { type CallContext, type Meta, refusalOfCall, trpc } from "./trpc.ts";

/** A router as tRPC knows it: what its procedures take and give. */
export type ProceduresOf<R> = {
  [Name in keyof R]: R[Name] extends Procedure<infer Kind, infer I, infer O>
    ? ProcedureOf<Kind, I, O>
    : ProceduresOf<R[Name]>;
};

interface Ends<I extends z.ZodType, O extends z.ZodType> {
  input: z.input<I>;
  output: z.output<O>;
  meta: Meta;
}
type ProcedureOf<Kind, I extends z.ZodType, O extends z.ZodType> = Kind extends "query"
  ? TRPCQueryProcedure<Ends<I, O>>
  : TRPCMutationProcedure<Ends<I, O>>;

const trpcCodes = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_SUPPORTED",
  409: "CONFLICT",
  412: "PRECONDITION_FAILED",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  422: "UNPROCESSABLE_CONTENT",
  429: "TOO_MANY_REQUESTS",
  500: "INTERNAL_SERVER_ERROR",
  503: "SERVICE_UNAVAILABLE",
} as const;

/** Turns whatever failed into a refusal. */
const translateErrors = trpc.middleware(async ({ ctx, path, next }) => {
  const result = await next();
  if (result.ok) return result;
  const { error } = result;
  const refusal = refusalFor(error.cause ?? error, { ...ctx, path }, refusalOfCall(error));
  const code = trpcCodes[errorDefinitions[refusal.code].status];
  return { ...result, error: new TRPCError({ code, message: refusal.message, cause: refusal }) };
});

const base = trpc.procedure.use(translateErrors).input((input: unknown) => input);

/** Has tRPC host a context's procedures: each runs through the pipeline. */
export function procedures<R extends Router>(router: R): ProceduresOf<R> {
  return Object.fromEntries(
    Object.entries(router).map(([name, entry]) => [
      name,
      isProcedure(entry) ? host(entry) : procedures(entry),
    ]),
  ) as ProceduresOf<R>;
}

function host(procedure: Procedure) {
  const { operation, kind } = procedure;
  const described = base.meta({ operation });
  const resolve = ({ ctx, input }: { ctx: CallContext; input: unknown }) => {
    if (kind === "mutation") tellIgnored(operation.input, input, ctx.replyHeaders);
    else if (ctx.isOverHttp) refuseUnknown(operation.input, input);
    return run(procedure, ctx, input);
  };
  return kind === "query" ? described.query(resolve) : described.mutation(resolve);
}

/** What client libraries add to the query of a list that they page through. */
const ADDED_TO_PAGES = "direction";

/**
 * A query with a member that its operation does not know is refused, as over REST.
 * @throws Refusal unknown_parameter
 */
function refuseUnknown(schema: z.ZodType, input: unknown): void {
  const known = "shape" in schema ? Object.keys(schema.shape as object) : [];
  const unknown = ignoredFields(schema, input).filter(
    ({ path }) => !(path === ADDED_TO_PAGES && known.includes("cursor")),
  );
  if (unknown.length === 0) return;
  throw new Refusal(
    "unknown_parameter",
    unknown.map(({ path, nearest }) => unknownParameter(path, known, nearest)),
  );
}

/** Lists what a change passes over, as over REST. */
function tellIgnored(schema: z.ZodType, input: unknown, headers: ReplyHeaders): void {
  const ignored = ignoredFields(schema, input);
  if (ignored.length === 0) return;
  // Of several calls in one request, each has its own.
  const told = [headers.get(IGNORED_FIELDS), ignoredHeader(ignored)].filter((text) => text !== undefined);
  headers.set(IGNORED_FIELDS, told.join(", "));
}

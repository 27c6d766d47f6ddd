import { TRPCError } from "@trpc/server";
import type { z } from "zod";
import { inTenant, MARKET } from "#db/tenant.ts";
import type { Caller } from "../access.ts";
import type { CallerContext, Context, PersonContext } from "../context.ts";
import { runGuarded, runPersonal } from "../effects.ts";
import { errorDefinitions, refuse } from "../errors.ts";
import type { Operation } from "../operation.ts";
import { checkIdempotencyKey } from "../request.ts";
import { refusalOfCall, trpc } from "./trpc.ts";

const trpcCodes = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_SUPPORTED",
  409: "CONFLICT",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  422: "UNPROCESSABLE_CONTENT",
  429: "TOO_MANY_REQUESTS",
  500: "INTERNAL_SERVER_ERROR",
  503: "SERVICE_UNAVAILABLE",
} as const;

/** Turns whatever failed into a refusal; what nobody foresaw is logged and told as `internal_error`. */
const translateErrors = trpc.middleware(async ({ ctx, path, next }) => {
  const result = await next();
  if (result.ok) return result;
  const cause = result.error.cause ?? result.error;
  const known = refusalOfCall(result.error);
  if (known === null) ctx.log.error({ err: cause, path }, "request failed");
  if (known?.code === "unavailable") ctx.log.warn({ err: cause, path }, "database away");
  const refusal = known ?? refuse("internal_error");
  const code = trpcCodes[errorDefinitions[refusal.code].status];
  return { ...result, error: new TRPCError({ code, message: refusal.message, cause: refusal }) };
});

/** Lets callers of an organization through, and changes only with an Idempotency-Key that can be kept, if any. */
const requireCaller = trpc.middleware(({ ctx, meta, next }) => {
  if (ctx.actor.kind === "anonymous") throw refuse("authentication_required");
  if (meta?.operation.method !== "GET") checkIdempotencyKey(ctx.idempotencyKey);
  return next({ ctx: { ...ctx, actor: ctx.actor as Caller } });
});

/** Lets through whoever signed in. */
const requirePerson = trpc.middleware(({ ctx, next }) => {
  if (ctx.person === null) throw refuse("sign_in_required");
  return next({ ctx: { ...ctx, person: ctx.person } });
});

type Verb<Ctx, I extends z.ZodType, O extends z.ZodType> = (call: {
  ctx: Ctx;
  input: z.output<I>;
}) => Promise<z.output<O>>;

/**
 * The procedure of an operation that needs an organization: it authenticates, validates the input and, where the
 * operation changes something, guards the effect. `procedure(cancelOfferContract).mutation(cancelOffer)`.
 */
export function procedure<I extends z.ZodType, O extends z.ZodType>(operation: Operation<I, O>) {
  const base = trpc.procedure
    .meta({ operation })
    .use(translateErrors)
    .use(requireCaller)
    .input(operation.input);
  return {
    query: (verb: Verb<CallerContext, I, O>) =>
      base.query(({ ctx, input }) =>
        inTenant(ctx.app, ctx.actor.organizationId, "read", (db) =>
          verb({ ctx: { ...ctx, db }, input: input as z.output<I> }),
        ),
      ),
    mutation: (verb: Verb<CallerContext, I, O>) =>
      base.mutation(({ ctx, input }) => runGuarded(operation, ctx, input as z.output<I>, verb)),
  };
}

/** The procedure of an operation that reads what is published, of every organization, for anybody. */
export function marketProcedure<I extends z.ZodType, O extends z.ZodType>(operation: Operation<I, O>) {
  const base = trpc.procedure.meta({ operation }).use(translateErrors).input(operation.input);
  return {
    query: (verb: Verb<Context, I, O>) =>
      base.query(({ ctx, input }) =>
        inTenant(ctx.app, MARKET, "read", (db) => verb({ ctx: { ...ctx, db }, input: input as z.output<I> })),
      ),
  };
}

/**
 * The procedure of an operation of somebody who signed in, whomever they act as. It sees directories alone; what it
 * does in an organization it does in a transaction of that (`inTenant`).
 */
export function personProcedure<I extends z.ZodType, O extends z.ZodType>(operation: Operation<I, O>) {
  const base = trpc.procedure
    .meta({ operation })
    .use(translateErrors)
    .use(requirePerson)
    .input(operation.input);
  return {
    query: (verb: Verb<PersonContext, I, O>) =>
      base.query(({ ctx, input }) => verb({ ctx, input: input as z.output<I> })),
    mutation: (verb: Verb<PersonContext, I, O>) =>
      base.mutation(({ ctx, input }) => runPersonal(ctx, input as z.output<I>, verb)),
  };
}

/** The procedure of an operation that answers anybody, changes nothing and sees directories alone. */
export function publicProcedure<I extends z.ZodType, O extends z.ZodType>(operation: Operation<I, O>) {
  const base = trpc.procedure.meta({ operation }).use(translateErrors).input(operation.input);
  return {
    query: (verb: Verb<Context, I, O>) =>
      base.query(({ ctx, input }) => verb({ ctx, input: input as z.output<I> })),
  };
}

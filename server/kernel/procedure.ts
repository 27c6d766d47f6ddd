import type { z } from "zod";
import type { CallerContext, Context, PersonContext } from "./context.ts";
import type { Operation } from "./operation.ts";

/** Whose rows a procedure sees, and who may call it at all. */
export type Sight =
  /** One organization's, for whoever belongs to it: a key, a member, a customer. */
  | "organization"
  /** Directories alone, for whoever belongs to an organization: no connection is held while it waits for somebody else. */
  | "caller"
  /** What is published, of every organization, for anybody. */
  | "market"
  /** Directories alone, for whoever signed in; what it does in an organization it does in a transaction of that. */
  | "person"
  /** Directories alone, for anybody. */
  | "public";

/** An operation with the verb that implements it. */
export interface Procedure<
  Kind extends "query" | "mutation" = "query" | "mutation",
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> {
  readonly kind: Kind;
  readonly sight: Sight;
  readonly operation: Operation<I, O>;
  /**
   * Called with the context that {@link Sight} promises; the pipeline sees to that, and names the resources of what it
   * returns (`server/kernel/fields/name-objects.ts`).
   */
  readonly verb: (call: { ctx: never; input: z.output<I> }) => Promise<z.input<O>>;
}

/** Procedures by name, nested as nouns are: `{ offer: { cancel: procedure(…) } }`. */
export interface Router {
  readonly [name: string]: Procedure | Router;
}

type Verb<Ctx, I extends z.ZodType, O extends z.ZodType> = (call: {
  ctx: Ctx;
  input: z.output<I>;
}) => Promise<z.input<O>>;

function seeing<Ctx>(sight: Sight) {
  return <I extends z.ZodType, O extends z.ZodType>(operation: Operation<I, O>) => ({
    query: (verb: Verb<Ctx, I, O>): Procedure<"query", I, O> => ({ kind: "query", sight, operation, verb }),
    mutation: (verb: Verb<Ctx, I, O>): Procedure<"mutation", I, O> => ({
      kind: "mutation",
      sight,
      operation,
      verb,
    }),
  });
}

/** The procedure of an operation in an organization: `procedure(cancelOfferContract).mutation(cancelOffer)`. */
export const procedure = seeing<CallerContext>("organization");

/** The procedure of an operation in an organization that asks somebody else, and no table of the organization's. */
export const callerProcedure = seeing<CallerContext>("caller");

/** The procedure of an operation that reads what is published, of every organization, for anybody. */
export const marketProcedure = seeing<Context>("market");

/** The procedure of an operation of somebody who signed in, whomever they act as. */
export const personProcedure = seeing<PersonContext>("person");

/** The procedure of an operation that answers anybody and changes nothing. */
export const publicProcedure = seeing<Context>("public");

/** Whether a router's entry is a procedure. */
export function isProcedure(entry: Procedure | Router): entry is Procedure {
  return typeof (entry as Procedure).verb === "function";
}

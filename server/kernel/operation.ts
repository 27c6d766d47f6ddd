import "./fields/messages.ts";
import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import type { Action } from "./fields/actions.ts";

/** A file that an operation takes as its body. */
export interface FileBody {
  readonly mediaTypes: readonly string[];
  /** Bytes at most, and what more is refused with. */
  readonly most: number;
  readonly tooLarge: ErrorCode;
}

/** The one definition of an operation that tRPC, REST, OpenAPI and the forms all read. */
export interface Operation<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  /** The operation's name, e.g. `createIntent`; OpenAPI's operationId. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Path below `{origin}/api`, with `{parameters}` named as the fields of `input` that they fill. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** `public` answers anybody; `person` needs somebody who signed in; `caller` needs a key, a member or a customer. */
  readonly access: "public" | "person" | "caller";
  /** The right it takes in the organization; for a key, the scope. */
  readonly needs?: Action;
  /** The refusals this operation can give, besides those every operation can give. */
  readonly errors: readonly ErrorCode[];
  /** The verb commits the Idempotency-Key itself, with its effect. */
  readonly claimsKey?: boolean;
  /** Fields of the answer that are shown once; the stored answer for an Idempotency-Key leaves them out. */
  readonly secrets?: readonly string[];
  /** Where the body may be a file as well: it becomes the fields `fileName` and `content`. */
  readonly file?: FileBody;
  readonly input: I;
  readonly output: O;
  readonly example: { readonly input: z.input<I>; readonly output: z.output<O> };
}

/** Declares an operation; see {@link Operation}. */
export function defineOperation<I extends z.ZodType, O extends z.ZodType>(
  operation: Operation<I, O>,
): Operation<I, O> {
  return operation;
}

import "./fields/messages.ts";
import { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import type { Action } from "./fields/actions.ts";
import { nameObjects } from "./fields/name-objects.ts";

/** A file that an operation takes as its body: the field `content` of its input. The other fields come from path and query. */
interface FileBody {
  readonly mediaTypes: readonly string[];
  /** Bytes at most, and what more is refused with. */
  readonly most: number;
  readonly tooLarge: ErrorCode;
}

/** A file that is taken as {@link bytes}, and as nothing else. */
export interface BytesBody extends FileBody {
  /** What a Content-Type beyond `mediaTypes` is refused with, and the sentence that says why. */
  readonly unsupported: { readonly code: ErrorCode; readonly reason: string };
  /** What the file is, for the interface's description. */
  readonly description?: string;
}

/** A file that is taken as text, itself or as the first file of a form; JSON with the same fields is taken as well. */
export interface TextBody extends FileBody {
  /** The field `fileName` where the request names none. */
  readonly fileName: string;
}

/** The field `content` of an operation that takes a file as its body. */
export const bytes = z.instanceof(Uint8Array);

/** A part of a file that is streamed, and the rows that end in it. */
export interface FilePart {
  readonly data: string | Uint8Array;
  readonly rows: number;
}

/** What an operation answers whose output is a {@link file}. */
export interface FileAnswer {
  /** With its parameters, such as a charset. */
  readonly mediaType: string;
  readonly fileName: string;
  /** Parts are streamed one by one; a function is called once the transaction has ended. */
  readonly content: string | Uint8Array | AsyncGenerator<FilePart> | (() => Promise<Uint8Array>);
  /** Rows of a table that follow, for `X-Total-Rows`. */
  readonly rows?: number;
  /** Whether shared caches may store it; nobody else's where left out. */
  readonly isPublic?: boolean;
  /** Whether pages of this service's own may show it in a frame; none may where left out. */
  readonly isFramed?: boolean;
}

/** How a file is answered. */
interface FileKind {
  readonly mediaTypes: readonly string[];
  /** Whether a browser shows it or saves it. */
  readonly disposition: "inline" | "attachment";
  /** `forever` where the file of an address never changes, `hour` where seldom; `never` where no client may store it. */
  readonly cache?: "forever" | "hour" | "never";
}

/** The output of an operation that answers with a file. */
export type FileOutput = z.ZodType<FileAnswer> & { readonly file: FileKind };

/** Declares that an operation answers with a file; no schema looks into it. */
export function file(kind: FileKind): FileOutput {
  return Object.assign(z.custom<FileAnswer>(), { file: kind });
}

/** Whether an output is a {@link file}. */
export function isFile(output: z.ZodType): output is FileOutput {
  return "file" in output;
}

/** A right, several, or none for the reason given: whoever belongs to the organization may call it, and the verb decides. */
export type Needs = Action | readonly Action[] | { readonly none: string };

/** Whoever calls an operation for an organization needs a right, or the operation says why none. */
type Entry =
  | { readonly access: "caller"; readonly needs: Needs }
  | { readonly access: "public" | "person"; readonly needs?: never };

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
  /** The rights it takes in the organization, all of them; for a key, the scopes. */
  readonly needs?: Needs;
  /** What it takes of a signed-in customer instead: another right, or none where the verb lets it act for itself alone. */
  readonly needsOfCustomer?: Action | "own";
  /** Where it is not to be used any more: the day since when, the day it goes away, and a sentence that says what to use. */
  readonly deprecated?: { readonly since: string; readonly sunset: string; readonly instead: string };
  /** The refusals this operation can give, besides those every operation can give. */
  readonly errors: readonly ErrorCode[];
  /** Where its transactions run, if not with the reads or the transitions; see {@link compartmentOf}. */
  readonly compartment?: "intake" | "reports" | "exports";
  /** How its statements are planned (`Plans`, db/client.ts), if not as `plansFor` chooses. */
  readonly plans?: "anew" | "once" | "as it may be";
  /** The verb commits the Idempotency-Key itself, with its effect. */
  readonly claimsKey?: boolean;
  /** The verb gathers calls without an Idempotency-Key into transactions of its own. */
  readonly isGathered?: boolean;
  /** Fields of the answer that are shown once; the stored answer for an Idempotency-Key leaves them out. */
  readonly secrets?: readonly string[];
  /** Reading it leaves a row in the audit trail, so that its transaction writes. */
  readonly isRecorded?: boolean;
  /** Where its body is a file, or may be one. */
  readonly body?: BytesBody | TextBody;
  /** Bytes of its JSON at most, where it takes more than others (docs/domain.md, Interface). */
  readonly mostBytes?: number;
  readonly input: I;
  readonly output: O;
  readonly example: { readonly input: z.input<I>; readonly output: z.output<O> };
}

/** An operation as it is declared: its example is what a verb returns, so that resources in it need no `object`. */
type Declared<I extends z.ZodType, O extends z.ZodType> = Omit<Operation<I, O>, "example" | keyof Entry> &
  Entry & { readonly example: { readonly input: z.input<I>; readonly output: z.input<O> } };

/** Declares an operation; see {@link Operation}. */
export function defineOperation<I extends z.ZodType, O extends z.ZodType>(
  operation: Declared<I, O>,
): Operation<I, O> {
  const { output, example } = operation;
  const answered = nameObjects(output, example.output) as z.output<O>;
  return { ...operation, example: { input: example.input, output: answered } };
}

/** The compartment of the database that an operation's transactions run in. */
export function compartmentOf({ compartment, method }: Pick<Operation, "compartment" | "method">) {
  return compartment ?? (method === "GET" ? "reads" : "transitions");
}

/** The rights that an operation takes. */
export function rightsOf({ needs = [] }: Pick<Operation, "needs">): readonly Action[] {
  if (typeof needs === "string") return [needs];
  return "none" in needs ? [] : needs;
}

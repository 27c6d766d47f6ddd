import type { Logger } from "pino";
import type { Database } from "#db/client.ts";
import type { Actor, Caller } from "./access.ts";
import type { Application } from "./compose.ts";

/** What one request carries through the pipeline. */
export interface Context {
  readonly app: Application;
  /** The pool, or the transaction this request runs in. */
  readonly db: Database;
  readonly actor: Actor;
  /** The clock, read once a request. */
  readonly now: Date;
  readonly requestId: string;
  readonly log: Logger;
  /** Runs every check and changes nothing (rules: Everywhere, Dry-Run). */
  readonly dryRun: boolean;
  readonly idempotencyKey: string | undefined;
  /** Headers the answer gets. */
  readonly replyHeaders: Headers;
}

/** The context of an operation that needs an organization. */
export interface CallerContext extends Context {
  readonly actor: Caller;
}

/** What a verb is called with. */
export interface Call<Input> {
  readonly ctx: CallerContext;
  readonly input: Input;
}

import type { Logger } from "pino";
import type { z } from "zod";
import type { Database } from "#db/client.ts";
import type { Actor, Caller } from "./access.ts";
import type { Application } from "./application.ts";
import type { Precondition } from "./precondition.ts";

/** A signed-in person, independent of the identity they act as. */
export interface Person {
  readonly userId: string;
  /** The browser they are at. */
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
}

/** Where a request comes from, for the audit trail; personal data. */
export interface Origin {
  readonly address: string | undefined;
  readonly userAgent: string | undefined;
}

/** A batch of a list's file. */
export interface FileReading {
  /** The fields that are shown, by their paths, in the order of the columns. */
  readonly shown: readonly string[];
  /**
   * Told where the batch will end, before its rows are there, where that is quickly found: the cursor of the next one, or
   * null for none. What comes between may end it earlier, so it is a guess.
   */
  readonly foretell: (nextCursor: string | null) => void;
}

/** What one request carries through the pipeline. */
export interface Context {
  readonly app: Application;
  /** The transaction of the caller's organization; for what needs none, the pool, which sees directories alone. */
  readonly db: Database;
  readonly actor: Actor;
  /** Who signed in at the browser the request comes from; null for keys and for anybody. */
  readonly person: Person | null;
  readonly origin: Origin;
  /** The organization's time, read once a request: the real one, or what its test clock says. */
  readonly now: Date;
  /** The real time, for what no test clock moves: how long keys are good for. */
  readonly realNow: Date;
  readonly requestId: string;
  /** Runs every check and changes nothing (docs/domain.md, Dry run). */
  readonly dryRun: boolean;
  readonly idempotencyKey: string | undefined;
  /** What `If-Match` asks of the resource that is to be changed. */
  readonly ifMatch?: string | undefined;
  readonly precondition?: Precondition;
  /** Tells when the client has gone away. */
  readonly signal?: () => AbortSignal;
  /** That a list is read for its file (server/kernel/reading/texts.ts). */
  readonly file?: FileReading;
  /** Headers the answer gets. */
  readonly replyHeaders: ReplyHeaders;
}

/**
 * Headers of an answer by their names. Each request has a dozen, which a `Headers` would check and put in order as if nobody
 * knew where they come from.
 */
export type ReplyHeaders = Map<Lowercase<string>, string>;

/** The log of a request, each line with its id. */
export function logOf({ app, requestId }: Pick<Context, "app" | "requestId">): Logger {
  return app.log.child({ requestId });
}

/** The context of an operation that needs an organization. */
export interface CallerContext extends Context {
  readonly actor: Caller;
}

/** What is read and written in one organization, whoever is behind it. */
export type TenantContext = Pick<CallerContext, "db" | "actor">;

/** What money and tokens move in: a transaction of the organization, and the moment it happens. */
export type SettlementContext = TenantContext & Pick<CallerContext, "now">;

/** The context of an operation that needs somebody who signed in. */
export interface PersonContext extends Context {
  readonly person: Person;
}

/** What an operation takes, once its shape is checked. */
export type InputOf<O extends { readonly input: z.ZodType }> = z.output<O["input"]>;

/** What a verb is called with: `Call<typeof operation>`. */
export interface Call<O extends { readonly input: z.ZodType }, Ctx = CallerContext> {
  readonly ctx: Ctx;
  readonly input: InputOf<O>;
}

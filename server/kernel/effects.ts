import { hash } from "node:crypto";
import { type Database, isDatabaseError, raw, sqlState } from "#db/client.ts";
import { despiteDeadlock } from "#db/despite-deadlock.ts";
import { inTenant, inTransaction } from "#db/tenant.ts";
import { daysAfter } from "#server/kernel/fields/days.ts";
import type { CallerContext, PersonContext } from "./context.ts";
import { refuse } from "./errors.ts";
import type { Operation } from "./operation.ts";

/** Days that an Idempotency-Key is remembered (docs/domain.md, Idempotency). */
const KEY_DAYS = 1;

/** The part of an operation that the guard needs. */
export type Guarded = Pick<Operation, "name" | "claimsKey" | "isGathered" | "secrets">;

/** An Idempotency-Key with the request it stands for. */
export interface KeyClaim {
  readonly key: string;
  readonly operation: string;
  readonly bodyHash: string;
  readonly expiresAt: Date;
}

/** The claim a request makes on its Idempotency-Key; null where it carries none. */
export function keyClaim(operation: Guarded, ctx: CallerContext, input: unknown): KeyClaim | null {
  if (ctx.idempotencyKey === undefined) return null;
  const { actor } = ctx;
  return {
    // A customer's keys are stored under its id, so no customer gets another's answer. The line break cannot occur in a
    // key.
    key: actor.kind === "customer" ? `${actor.customerId}\n${ctx.idempotencyKey}` : ctx.idempotencyKey,
    operation: operation.name,
    bodyHash: hash("sha256", bodyText(input), "base64"),
    expiresAt: daysAfter(ctx.now, KEY_DAYS),
  };
}

/** A request's input as text; a file stands in it by its digest. */
function bodyText(input: unknown): string {
  const content = (input as { content?: unknown } | undefined)?.content;
  if (!(content instanceof Uint8Array)) return JSON.stringify(input);
  return JSON.stringify({
    ...(input as object),
    content: hash("sha256", content, "hex"),
  });
}

/** Marks the answer as the replay of an earlier one. */
export function markReplayed(ctx: CallerContext): void {
  ctx.replyHeaders.set("idempotency-replayed", "true");
}

/** Rolls the transaction of a dry run back and carries its result out. */
class Rollback<T> extends Error {
  readonly outcome: T;
  constructor(outcome: T) {
    super("undo");
    this.outcome = outcome;
  }
}

/** What a transaction comes to, be it undone for a dry run. */
async function carryOut<T>(transaction: () => Promise<T>): Promise<T> {
  try {
    return await despiteDeadlock(transaction);
  } catch (error) {
    if (error instanceof Rollback) return error.outcome as T;
    throw error;
  }
}

/**
 * Runs a verb that changes something in one transaction of its organization, as the request's headers ask: `Dry-Run`
 * undoes what it did, and an `Idempotency-Key` commits with the effect and replays its answer
 * (docs/domain.md, Idempotency; Dry run).
 * @throws Refusal idempotency_key_reused, idempotency_key_in_flight, and whatever the verb refuses
 */
export async function runGuarded<I, O>(
  operation: Guarded,
  ctx: CallerContext,
  input: I,
  verb: (call: { ctx: CallerContext; input: I }) => Promise<O>,
): Promise<O> {
  const ownsTransaction = operation.claimsKey || (operation.isGathered && ctx.idempotencyKey === undefined);
  if (!ctx.dryRun && ownsTransaction) return verb({ ctx, input });
  const claim = operation.claimsKey ? null : keyClaim(operation, ctx, input);
  return carryOut(() =>
    inTenant(ctx.app, ctx.actor.organizationId, "write", async (tx) => {
      const inside = { ...ctx, db: tx };
      if (claim === null) {
        const outcome = await verb({ ctx: inside, input });
        if (ctx.dryRun) throw new Rollback(outcome);
        return outcome;
      }
      const earlier = await claimKey(tx, ctx, claim);
      if (earlier !== null) {
        markReplayed(ctx);
        return earlier.response as O;
      }
      const outcome = await verb({ ctx: inside, input });
      if (ctx.dryRun) throw new Rollback(outcome);
      await raw(tx)`update idempotency_key set response = ${storedAnswer(operation, outcome)}::json
        where organization_id = ${ctx.actor.organizationId} and key = ${claim.key}`;
      return outcome;
    }),
  );
}

/** The answer as it is stored for replays, without its secrets. */
function storedAnswer({ secrets = [] }: Guarded, outcome: unknown): string {
  return JSON.stringify(outcome, (name, value) => (secrets.includes(name) ? undefined : value));
}

/** Runs a verb of somebody who signed in, in one transaction; `Dry-Run` undoes what it did. */
export async function runPersonal<I, O>(
  ctx: PersonContext,
  input: I,
  verb: (call: { ctx: PersonContext; input: I }) => Promise<O>,
): Promise<O> {
  return carryOut(() =>
    inTransaction(ctx.app, async (db) => {
      const outcome = await verb({ ctx: { ...ctx, db }, input });
      if (ctx.dryRun) throw new Rollback(outcome);
      return outcome;
    }),
  );
}

/**
 * Takes the key for this request; waits while another request works on it, as long as a statement waits for a lock.
 * @returns null when the key is now this request's, else the answer it already got
 * @throws Refusal idempotency_key_in_flight, idempotency_key_reused
 */
async function claimKey(
  tx: Database,
  ctx: CallerContext,
  claim: KeyClaim,
): Promise<{ response: unknown } | null> {
  const sql = raw(tx);
  const { organizationId } = ctx.actor;
  const taken = await sql`
    insert into idempotency_key (organization_id, key, operation, body_hash, expires_at)
    values (${organizationId}, ${claim.key}, ${claim.operation}, ${claim.bodyHash}, ${claim.expiresAt.toISOString()})
    on conflict (organization_id, key) do update
      set operation = excluded.operation, body_hash = excluded.body_hash, expires_at = excluded.expires_at, response = null
      where idempotency_key.expires_at <= ${ctx.now.toISOString()}
    returning key`.then(
    (rows) => rows.length > 0,
    (error: unknown) => {
      throw isDatabaseError(error, sqlState.lockNotAvailable) ? refuse("idempotency_key_in_flight") : error;
    },
  );
  if (taken) return null;
  const [kept] = await sql`select operation, body_hash, response from idempotency_key
    where organization_id = ${organizationId} and key = ${claim.key}`;
  if (!kept) throw refuse("idempotency_key_in_flight");
  if (kept.operation !== claim.operation || kept.body_hash !== claim.bodyHash)
    throw refuse("idempotency_key_reused");
  return { response: kept.response };
}

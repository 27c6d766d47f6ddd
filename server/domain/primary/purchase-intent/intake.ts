import { setImmediate } from "node:timers/promises";
import { type Connection, type Database, isDatabaseError, raw, sqlState } from "#db/client.ts";
import { Overloaded } from "#db/fair-queue.ts";
import type { IntentRow } from "#server/domain/settlement/api.ts";
import { oncePerApplication } from "#server/kernel/application.ts";
import type { KeyClaim } from "#server/kernel/effects.ts";
import type { Reason } from "#server/kernel/reasons.ts";
import type { AuditRow } from "#server/platform/audit/record.ts";
import type { OfferingPurchaseIntent } from "./contract.ts";

/** An intent on its way through the intake, with the answer that its event and its Idempotency-Key store. */
export interface Placement {
  readonly organizationId: string;
  readonly row: IntentRow;
  readonly claim: KeyClaim | null;
  readonly response: OfferingPurchaseIntent;
  /** What it leaves in the audit trail when it is accepted. */
  readonly audit: AuditRow;
  readonly eventId: string;
  /** Documents of the offering that the buyer accepts with it, and the person who did. */
  readonly documents: readonly string[];
  readonly acceptedBy: string | null;
}

/** What became of a placement. */
export type Verdict =
  | {
      readonly kind: "ACCEPTED";
      /** Whether the customer is verified, and the wallet proven: gates that are open already. */
      readonly is_verified: boolean;
      readonly is_proven: boolean;
    }
  /** With every rule it breaks. */
  | { readonly kind: "DECLINED"; readonly reasons: readonly Reason[] }
  | { readonly kind: "REPLAYED"; readonly response: OfferingPurchaseIntent }
  | { readonly kind: "KEY_REUSED" };

interface Waiting {
  readonly placement: Placement;
  readonly since: number;
  readonly resolve: (verdict: Verdict) => void;
  readonly reject: (error: unknown) => void;
}

/** Most intents in one statement. */
const BATCH = 200;
const NO_VERDICT = "place_purchase_intents gave no verdict";
/** Statements per organization that run at once: one runs while the next gathers intents. */
const LANES = 2;
/** Intents that wait at most, of one organization and of all; no organization gets more than its part of a full queue. */
const WAITING_OF_ORGANIZATION = 2_000;
const WAITING = 5_000;
/** Answers in one go. */
const ANSWERS = 8;
/** How long an intent waits, in milliseconds. */
const PATIENCE_MS = 5_000;

/**
 * Gathers the purchase intents that wait at the same moment into one statement: one lock of a hot offering and one
 * commit serve them all, and a lone intent goes at once.
 */
export class Intake {
  readonly #connection: Pick<Connection, "db" | "queue">;
  readonly #queues = new Map<string, { waiting: Waiting[]; running: number }>();

  constructor(connection: Pick<Connection, "db" | "queue">) {
    this.#connection = connection;
  }

  /**
   * Places one intent together with whatever else waits; one round trip to the database.
   * @throws Overloaded at once where too many wait, and after a while; nothing is placed then
   */
  place(placement: Placement): Promise<Verdict> {
    return new Promise((resolve, reject) => {
      const { organizationId } = placement;
      let queue = this.#queues.get(organizationId);
      if (!queue) {
        queue = { waiting: [], running: 0 };
        this.#queues.set(organizationId, queue);
      }
      const most = Math.min(WAITING_OF_ORGANIZATION, WAITING / this.#queues.size);
      if (queue.waiting.length >= most) throw new Overloaded();
      queue.waiting.push({ placement, since: performance.now(), resolve, reject });
      if (queue.running < LANES) void this.#drain(organizationId, queue);
    });
  }

  async #drain(organizationId: string, queue: { waiting: Waiting[]; running: number }): Promise<void> {
    queue.running += 1;
    while (queue.waiting.length > 0) await this.#placeAll(organizationId, takeBatch(queue.waiting));
    queue.running -= 1;
    if (queue.running === 0) this.#queues.delete(organizationId);
  }

  async #send(organizationId: string, batch: readonly Waiting[]): Promise<Verdict[]> {
    const { db, queue } = this.#connection;
    const leave = await queue.enter(organizationId);
    try {
      return await place(
        db,
        organizationId,
        batch.map(({ placement }) => placement),
      );
    } finally {
      leave();
    }
  }

  async #placeAll(organizationId: string, batch: readonly Waiting[]): Promise<void> {
    try {
      const verdicts = await this.#send(organizationId, batch);
      for (const [index, { resolve, reject }] of batch.entries()) {
        // Each answer costs this process a moment; others' requests come in between.
        if (index % ANSWERS === ANSWERS - 1) await setImmediate();
        const verdict = verdicts[index];
        if (verdict) resolve(verdict);
        else reject(new Error(NO_VERDICT));
      }
    } catch (error) {
      const isOutOfTime = error instanceof Overloaded || isDatabaseError(error, sqlState.queryCanceled);
      if (batch.length === 1 || isOutOfTime) for (const { reject } of batch) reject(error);
      // The batch failed as a whole, so each intent is placed alone.
      else for (const waiting of batch) await this.#placeAll(organizationId, [waiting]);
    }
  }
}

/** The intake of this process. */
export const intake = oncePerApplication("intake", ({ compartments }) => new Intake(compartments.intake));

/** Takes the intents that have waited longest, and refuses those that did for too long; a batch has each Idempotency-Key once. */
function takeBatch(waiting: Waiting[]): Waiting[] {
  const since = performance.now() - PATIENCE_MS;
  const keys = new Set<string>();
  const batch: Waiting[] = [];
  const later: Waiting[] = [];
  for (const one of waiting.splice(0)) {
    if (one.since < since) {
      one.reject(new Overloaded());
      continue;
    }
    const key = one.placement.claim?.key;
    if (batch.length >= BATCH || (key !== undefined && keys.has(key))) later.push(one);
    else batch.push(one);
    if (key !== undefined) keys.add(key);
  }
  waiting.push(...later);
  return batch;
}

/**
 * Places intents of one organization in one statement.
 * @returns a verdict each, in the same order
 */
export async function place(
  db: Database,
  organizationId: string,
  placements: readonly Placement[],
): Promise<Verdict[]> {
  const rows = await raw(db)<
    {
      position: number;
      verdict: Verdict["kind"];
      is_verified: boolean;
      is_proven: boolean;
      reasons: readonly Reason[] | null;
      response: OfferingPurchaseIntent | null;
    }[]
  >`
    select * from place_purchase_intents(${organizationId}, ${JSON.stringify(placements.map(asParameter))}::jsonb)`;
  const verdicts: Verdict[] = [];
  for (const { position, verdict, reasons, response, ...gates } of rows) {
    if (verdict === "ACCEPTED") verdicts[position] = { kind: verdict, ...gates };
    else if (verdict === "DECLINED") verdicts[position] = { kind: verdict, reasons: reasons ?? [] };
    else if (verdict !== "REPLAYED") verdicts[position] = { kind: verdict };
    else if (response) verdicts[position] = { kind: verdict, response };
  }
  return verdicts;
}

/** Places one intent in the transaction at hand. */
export async function placeOne(db: Database, placement: Placement): Promise<Verdict> {
  const [verdict] = await place(db, placement.organizationId, [placement]);
  if (!verdict) throw new Error(NO_VERDICT);
  return verdict;
}

function asParameter({ row, claim, ...placement }: Placement, position: number) {
  return {
    position,
    id: row.id,
    offering_id: row.offering_id,
    customer_id: row.customer_id,
    wallet_address: row.wallet_address,
    purchase_amount: row.purchase_amount,
    token_amount: row.token_amount,
    currency: row.currency,
    created_at: row.created_at,
    expires_at: row.expires_at,
    audit: placement.audit,
    event_id: placement.eventId,
    response: placement.response,
    documents: placement.documents,
    accepted_by: placement.acceptedBy,
    ...(claim && {
      key: claim.key,
      body_hash: claim.bodyHash,
      key_expires_at: claim.expiresAt.toISOString(),
    }),
  };
}

import { setTimeout as sleep } from "node:timers/promises";
import { type Connection, type Database, isDatabaseError, raw, sqlState } from "#db/client.ts";
import { CROWD, Overloaded } from "#db/fair-queue.ts";
import type { IntentRow } from "#server/domain/settlement/api.ts";
import { oncePerApplication } from "#server/kernel/application.ts";
import type { KeyClaim } from "#server/kernel/effects.ts";
import { refuse } from "#server/kernel/errors.ts";
import { Gathering } from "#server/kernel/gathering.ts";
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

/** Its offering is held by something else, such as its own end, or its key by another request: nothing was decided. */
interface Held {
  readonly kind: "BUSY" | "KEY_HELD";
}
const BUSY: Held = { kind: "BUSY" };

/** What became of a placement. */
export type Verdict =
  | {
      readonly kind: "ACCEPTED";
      /** Whether the customer is verified, and the wallet proven: gates that are open already. */
      readonly is_verified: boolean;
      readonly is_proven: boolean;
      /** Whether the registry of the token's chain knows the wallet; true of tokens of the ledger. */
      readonly is_registered: boolean;
    }
  /** With every rule it breaks. */
  | { readonly kind: "DECLINED"; readonly reasons: readonly Reason[] }
  | { readonly kind: "REPLAYED"; readonly response: OfferingPurchaseIntent }
  | { readonly kind: "KEY_REUSED" };

/** Most intents in one statement. */
const BATCH = 200;
/** How long a statement waits for an offering or a key, and how long intents rest that had to, in milliseconds. */
const PATIENCE_MS = 500;
const REST_MS = 250;
/** How long an intent waits in all for what something else holds, in milliseconds. */
const HELD_MS = 5_000;
/** A crowd beside other organizations rests for this part of how long it took, so that it has neither this thread nor the log for itself. */
const CROWDS_REST = 0.5;
const NO_VERDICT = "place_purchase_intents gave no verdict";

/**
 * Gathers the purchase intents that wait at the same moment into one statement: one lock of a hot offering and one
 * commit serve them all, and a lone intent waits for nobody. Those of an offering that something holds for long, such as
 * its end with the refunds of thousands, go on in a line of their own: nobody waits for them.
 */
export class Intake {
  readonly #gathering: Gathering<Placement, Verdict | Held>;
  readonly #waiting: Gathering<Placement, Verdict | Held>;
  /** Offerings that were held when last heard of, with their organization. */
  readonly #busy = new Set<string>();

  constructor(own: Pick<Connection, "db" | "queue" | "behind">) {
    const run = async (organizationId: string, placements: readonly Placement[]) => {
      const { db, queue } = placeFor(own, organizationId, placements.length);
      const leave = await queue.enter(organizationId);
      const verdicts = await place(db, organizationId, placements, PATIENCE_MS)
        .catch((error: unknown): Held[] => {
          // Several are tried one by one then.
          const isKeyHeld = placements.length === 1 && isDatabaseError(error, sqlState.lockNotAvailable);
          if (isKeyHeld) return [{ kind: "KEY_HELD" }];
          throw error;
        })
        .finally(leave);
      return placements.map((placement, index) => {
        const verdict = verdicts[index];
        if (!verdict) return Promise.reject(new Error(NO_VERDICT));
        if (verdict.kind === "BUSY") this.#busy.add(offeringOf(placement));
        else if (!isHeld(verdict)) this.#busy.delete(offeringOf(placement));
        return verdict;
      });
    };
    const how = { most: BATCH, nameOf: ({ claim }: Placement) => claim?.key };
    this.#gathering = new Gathering({
      ...how,
      isSingle: () => own.queue.isOfSeveral,
      restOf: (count) => (count >= CROWD && own.queue.isOfSeveral ? CROWDS_REST : 0),
      run: async (organizationId, placements) => {
        // It may have been heard of since they came.
        const free = placements.filter((placement) => !this.#busy.has(offeringOf(placement)));
        const verdicts = free.length > 0 ? await run(organizationId, free) : [];
        const known = new Map(free.map((placement, index) => [placement, verdicts[index]]));
        return placements.map((placement) => known.get(placement) ?? BUSY);
      },
    });
    this.#waiting = new Gathering({
      ...how,
      isSingle: () => true,
      run: async (...call) => {
        await sleep(REST_MS);
        return run(...call);
      },
    });
  }

  /**
   * Places one intent together with whatever else waits; one round trip to the database.
   * @throws Overloaded at once where too many wait, and after a while, and Refusal idempotency_key_in_flight; nothing is placed then
   */
  async place(placement: Placement): Promise<Verdict> {
    const { organizationId } = placement;
    const until = performance.now() + HELD_MS;
    let line = this.#busy.has(offeringOf(placement)) ? this.#waiting : this.#gathering;
    for (;;) {
      const verdict = await line.call(organizationId, placement);
      if (!isHeld(verdict)) return verdict;
      if (performance.now() >= until)
        throw verdict.kind === "BUSY" ? new Overloaded() : refuse("idempotency_key_in_flight");
      line = this.#waiting;
    }
  }
}

/** Where intents are placed: a crowd goes behind the neighbours of its organization, where there is room. */
function placeFor(
  own: Pick<Connection, "db" | "queue" | "behind">,
  organizationId: string,
  count: number,
): Pick<Connection, "db" | "queue"> {
  const { queue, behind } = own;
  if (count < CROWD || !queue.isOfSeveral) return own;
  return behind?.queue.isFree(organizationId) ? behind : own;
}

function offeringOf({ organizationId, row }: Placement): string {
  return `${organizationId} ${row.offering_id}`;
}

function isHeld(verdict: Verdict | Held): verdict is Held {
  return verdict.kind === "BUSY" || verdict.kind === "KEY_HELD";
}

/** The intake of this process. */
export const intake = oncePerApplication("intake", ({ compartments }) => new Intake(compartments.intake));

/**
 * Places intents of one organization in one statement.
 * @param patience milliseconds to wait for an offering that something holds; 0 = as long as a statement may take
 * @returns a verdict each, in the same order; BUSY only where patience has an end
 */
export async function place(
  db: Database,
  organizationId: string,
  placements: readonly Placement[],
  patience = 0,
): Promise<(Verdict | Held)[]> {
  const rows = await raw(db)<
    {
      position: number;
      verdict: (Verdict | Held)["kind"];
      is_verified: boolean;
      is_proven: boolean;
      is_registered: boolean;
      reasons: readonly Reason[] | null;
      response: OfferingPurchaseIntent | null;
    }[]
  >`
    select * from place_purchase_intents(${organizationId}, ${JSON.stringify(placements.map(asParameter))}::jsonb, ${patience}::int)`;
  const verdicts: (Verdict | Held)[] = [];
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
  if (!verdict || isHeld(verdict)) throw new Error(NO_VERDICT);
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
    ...(row.metadata && { metadata: row.metadata }),
    ...(claim && {
      key: claim.key,
      body_hash: claim.bodyHash,
      key_expires_at: claim.expiresAt.toISOString(),
    }),
  };
}

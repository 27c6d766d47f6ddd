import { type Connection, type Database, raw } from "#db/client.ts";
import type { IntentRow } from "#server/domain/settlement/api.ts";
import { oncePerApplication } from "#server/kernel/application.ts";
import type { KeyClaim } from "#server/kernel/effects.ts";
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
const NO_VERDICT = "place_purchase_intents gave no verdict";

/**
 * Gathers the purchase intents that wait at the same moment into one statement: one lock of a hot offering and one
 * commit serve them all, and a lone intent waits for nobody.
 */
export class Intake {
  readonly #gathering: Gathering<Placement, Verdict>;

  constructor({ db, queue }: Pick<Connection, "db" | "queue">) {
    this.#gathering = new Gathering({
      async run(organizationId, placements) {
        const leave = await queue.enter(organizationId);
        const verdicts = await place(db, organizationId, placements).finally(leave);
        return placements.map((_, index) => verdicts[index] ?? Promise.reject(new Error(NO_VERDICT)));
      },
      most: BATCH,
      nameOf: ({ claim }) => claim?.key,
    });
  }

  /**
   * Places one intent together with whatever else waits; one round trip to the database.
   * @throws Overloaded at once where too many wait, and after a while; nothing is placed then
   */
  place(placement: Placement): Promise<Verdict> {
    return this.#gathering.call(placement.organizationId, placement);
  }
}

/** The intake of this process. */
export const intake = oncePerApplication("intake", ({ compartments }) => new Intake(compartments.intake));

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
      is_registered: boolean;
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
    ...(row.metadata && { metadata: row.metadata }),
    ...(claim && {
      key: claim.key,
      body_hash: claim.bodyHash,
      key_expires_at: claim.expiresAt.toISOString(),
    }),
  };
}

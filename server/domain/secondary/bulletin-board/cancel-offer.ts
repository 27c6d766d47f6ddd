import type { Database } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import { oncePerApplication } from "#server/kernel/application.ts";
import type { Call } from "#server/kernel/context.ts";
import { Refusal, refuse } from "#server/kernel/errors.ts";
import { Gathering } from "#server/kernel/gathering.ts";
import { recordAll } from "#server/platform/audit/record.ts";
import { type Offer, cancelOffer as operation } from "./contract.ts";
import { presentOffer } from "./present.ts";
import { readOfferRows } from "./read-offers.ts";
import { releaseOffers } from "./release-offer.ts";

type Cancellation = Call<typeof operation>;

/** Most offers cancelled in one transaction. */
const BATCH = 200;

/** Gathers what waits at the same moment into one transaction; a second call for an offer waits for the next. */
const cancellations = oncePerApplication(
  "cancellations",
  ({ compartments }) =>
    new Gathering<Cancellation, Offer | Refusal>({
      run: (organizationId, calls) =>
        inTenant(compartments.transitions, organizationId, "write", (db) =>
          cancelOffers(db, organizationId, calls),
        ),
      most: BATCH,
      nameOf: ({ input }) => input.offerId,
    }),
);

/**
 * Cancels an open offer of its maker and frees its tokens: once, whoever races
 * (docs/domain.md, Bulletin board).
 * @throws Refusal offer_not_found, not_offer_maker, offer_not_open
 */
export async function cancelOffer(call: Cancellation): Promise<Offer> {
  const { app, db, actor, dryRun, idempotencyKey } = call.ctx;
  // A dry run is in a transaction already, and so is a request with a key; what is gathered has one of its own.
  const isInside = dryRun || idempotencyKey !== undefined;
  const outcome = isInside
    ? (await cancelOffers(db, actor.organizationId, [call]))[0]
    : await cancellations(app).call(actor.organizationId, call);
  if (outcome instanceof Refusal) throw outcome;
  return outcome as Offer;
}

/**
 * Cancels what each call may cancel, no two of one offer.
 * @returns what becomes of each, in the same order
 */
async function cancelOffers(
  db: Database,
  organizationId: string,
  calls: readonly Cancellation[],
): Promise<(Offer | Refusal)[]> {
  const now = new Date(Math.max(...calls.map(({ ctx }) => ctx.now.getTime())));
  const tenant = { db, now, actor: { kind: "system", organizationId } } as const;
  const makers = Object.fromEntries(
    calls.filter(mayActAs).map(({ input: { offerId, customerId } }) => [offerId, customerId]),
  );
  const cancelled = await releaseOffers(
    tenant,
    Object.keys(makers),
    "MAKER",
    (sql) => sql`o.maker_customer_id = ${JSON.stringify(makers)}::jsonb ->> o.id`,
  );
  const rows = await readOfferRows(
    tenant,
    calls.map(({ input }) => input.offerId),
  );
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const outcomes = calls.map((call) => {
    const { offerId, customerId } = call.input;
    const row = rowOf.get(offerId);
    if (!row) return refuse("offer_not_found", {}, "offerId");
    if (cancelled.has(offerId)) return presentOffer(row, call.ctx.actor);
    if (!mayActAs(call) || row.maker.id !== customerId) return refuse("not_offer_maker", {}, "customerId");
    return refuse("offer_not_open", { status: row.status }, "offerId");
  });
  const changes = calls.flatMap(({ ctx, input: { offerId: id } }, index) => {
    const after = outcomes[index];
    if (after === undefined || after instanceof Refusal) return [];
    const before = { ...after, status: "OPEN", cancelReason: undefined };
    const what = { action: operation.name, resource: "offer", id, event: "offer.cancelled" } as const;
    return [{ ctx, change: { ...what, before, after } }];
  });
  if (changes.length > 0) await recordAll(tenant, changes);
  return outcomes;
}

/** A signed-in customer acts as itself alone, whatever id the request names. */
function mayActAs({ ctx: { actor }, input }: Cancellation): boolean {
  return actor.kind !== "customer" || actor.customerId === input.customerId;
}

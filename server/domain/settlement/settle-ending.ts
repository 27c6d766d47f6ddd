import { raw } from "#db/client.ts";
import type { OfferingState } from "#db/schema/enums.ts";
import type { SettlementContext } from "#server/kernel/context.ts";
import { deliverSold } from "./deliver-sold.ts";
import { lockedBefore } from "./lock-offerings.ts";
import { releaseIntents } from "./release-intents.ts";

/** An offering that can come to its end. */
const RUNNING: readonly OfferingState[] = ["PUBLISHED", "PAUSED"];

/**
 * Ends an offering and settles its purchases (docs/domain.md, Offering): `raised ≥ softCap` delivers the tokens, of very many
 * purchases those of the first in the same transaction; anything less, or a cancellation, makes every payer's refund due in it,
 * however many there are. Purchases still PENDING at a successful end keep their room until they are paid or expire.
 * @param ending `END` decides by the soft cap, `CANCEL` gives everything back
 * @param why the issuer's reason for a cancellation, for the buyers
 * @returns the state it came to; null where it was not running (any more), and nothing was changed
 */
export async function settleEnding(
  ctx: SettlementContext,
  offeringId: string,
  ending: "END" | "CANCEL",
  why?: string,
): Promise<OfferingState | null> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  const isCancelled = ending === "CANCEL";
  // A draft has nothing to settle, and can be cancelled as well.
  const from = isCancelled ? ["DRAFT", ...RUNNING] : RUNNING;
  const [closed] = await sql<{ state: OfferingState }[]>`
    update offering
       set state = case when ${isCancelled}::boolean then 'CANCELLED'
                        when raised >= soft_cap then 'CLOSED_SUCCESSFUL'
                        else 'CLOSED_UNSUCCESSFUL' end::offering_state,
           raised_at_close = raised, closed_at = ${at}, updated_at = ${at}
     where organization_id = ${organizationId} and id = ${offeringId} and state = any (${[...from]}::offering_state[])
    returning state`;
  if (!closed) return null;
  if (closed.state === "CLOSED_SUCCESSFUL") await deliverSold(ctx, offeringId);
  else {
    await takeTime(ctx);
    const intents = await sql<{ id: string }[]>`
      select id from offering_purchase_intent
       where organization_id = ${organizationId} and offering_id = ${offeringId} and purchase_status in ('PENDING', 'COMPLETED')`;
    // The update above holds the offering's lock.
    const locked = lockedBefore(intents.map(({ id }) => id));
    await releaseIntents(ctx, locked, {
      to: "CANCELLED",
      from: ["PENDING", "COMPLETED"],
      ...(isCancelled
        ? {
            code: "offering_cancelled",
            reason: `The issuer cancelled the offering${why ? `: ${why.replace(/[.\s]+$/, "")}` : ""}. Whatever was paid is paid back.`,
            refund: "OFFERING_CANCELLED",
          }
        : {
            code: "offering_unsuccessful",
            reason: "The offering did not reach its soft cap. Whatever was paid is paid back.",
            refund: "OFFERING_UNSUCCESSFUL",
          }),
    });
  }
  return closed.state;
}

/** How long a statement may take that gives everybody's money back, in milliseconds. */
const LONGEST_MS = 600_000;

/** Lets the rest of a transaction take as long as what it does for all purchases of an offering takes. */
async function takeTime({ db }: SettlementContext): Promise<void> {
  await raw(db).unsafe(`set local statement_timeout = ${LONGEST_MS}`);
}

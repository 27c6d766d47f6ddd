import { raw } from "#db/client.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { record } from "#server/platform/audit/record.ts";
import { readOffer } from "./read-offers.ts";
import { releaseOffers } from "./release-offer.ts";

/** Offers taken in one round; the next goes on with the rest. */
const BATCH = 500;

/** Ids of the organization's open offers whose time is over. */
export async function dueOffers(ctx: CallerContext): Promise<string[]> {
  const rows = await raw(ctx.db)<{ id: string }[]>`
    select id from offer
     where organization_id = ${ctx.actor.organizationId} and status = 'OPEN' and expires_at <= ${ctx.now.toISOString()}
     order by expires_at, id limit ${BATCH}`;
  return rows.map(({ id }) => id);
}

/** Cancels an offer whose time is over and frees its tokens: once, whoever races (docs/domain.md, Bulletin board). */
export async function expireOffer(ctx: CallerContext, offerId: string): Promise<void> {
  const at = ctx.now.toISOString();
  const expired = await releaseOffers(ctx, [offerId], "EXPIRED", (sql) => sql`o.expires_at <= ${at}`);
  if (!expired.has(offerId)) return;
  const after = await readOffer(ctx, offerId);
  await record(ctx, {
    action: "expireOffer",
    resource: "offer",
    id: offerId,
    before: { ...after, status: "OPEN", cancelReason: undefined },
    after,
    event: "offer.cancelled",
  });
}

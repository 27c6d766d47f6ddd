import type { CallerContext } from "#server/kernel/context.ts";
import { finding } from "#server/kernel/due.ts";
import { record } from "#server/platform/audit/record.ts";
import { readOffer } from "./read-offers.ts";
import { releaseOffers } from "./release-offer.ts";

/** Ids of the organization's open offers whose time is over. */
export const dueOffers = finding(
  (sql, { actor, now }) => sql`
    select id from offer
     where organization_id = ${actor.organizationId} and status = 'OPEN' and expires_at <= ${now.toISOString()}
     order by expires_at, id`,
);

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

import { and, eq } from "drizzle-orm";
import { offer as table } from "#db/schema/bulletin-board.ts";
import { asOrganization } from "#server/kernel/as-organization.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { mergeMetadata } from "#server/kernel/merge-metadata.ts";
import { type Audited, change, lockRow } from "#server/platform/audit/change.ts";
import { type Offer, updateOffer as operation } from "./contract.ts";
import { readOffer } from "./read-offers.ts";

/** How changes of an offer are recorded: whole, whoever calls. */
const auditedOffer: Audited<Offer> = {
  type: "offer",
  lock: lockRow("offer"),
  read: (ctx, offerId) => readOffer(asOrganization(ctx), offerId),
};

/**
 * Merges the data of the client's own that an offer carries; a customer does so with its own alone
 * (docs/domain.md, Interface).
 * @throws Refusal offer_not_found, not_offer_maker, invalid_value
 */
export async function updateOffer({ ctx, input }: Call<typeof operation>): Promise<Offer> {
  const { offerId } = input;
  const { actor } = ctx;
  const kind = { action: operation.name, event: "offer.updated" } as const;
  await change(ctx, auditedOffer, offerId, kind, async ({ maker, metadata }) => {
    if (actor.kind === "customer" && actor.customerId !== maker.id)
      throw refuse("not_offer_maker", {}, "offerId");
    await ctx.db
      .update(table)
      .set({ metadata: mergeMetadata(metadata, input.metadata), updatedAt: ctx.now.toISOString() })
      .where(and(eq(table.organizationId, actor.organizationId), eq(table.id, offerId)));
  });
  return readOffer(ctx, offerId);
}

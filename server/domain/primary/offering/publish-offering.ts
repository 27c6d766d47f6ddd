import { and, eq, gt } from "drizzle-orm";
import { offering } from "#db/schema/offering.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { record } from "#server/platform/audit/record.ts";
import { type Offering, publishOffering as operation } from "./contract.ts";
import { readOffering } from "./read-offerings.ts";

/**
 * Makes a draft visible on the market (docs/domain.md, Offering); one whose end has passed would be closed at once.
 * @throws Refusal offering_not_found, invalid_transition, offering_ended
 */
export async function publishOffering({ ctx, input }: Call<typeof operation>): Promise<Offering> {
  const before = await readOffering(ctx, input.offeringId);
  const [published] = await ctx.db
    .update(offering)
    .set({ state: "PUBLISHED", updatedAt: ctx.now.toISOString() })
    .where(
      and(
        eq(offering.organizationId, ctx.actor.organizationId),
        eq(offering.id, input.offeringId),
        eq(offering.state, "DRAFT"),
        gt(offering.endDate, ctx.now.toISOString()),
      ),
    )
    .returning({ id: offering.id });
  const now = await readOffering(ctx, input.offeringId);
  if (!published) {
    if (now.state !== "DRAFT")
      throw refuse("invalid_transition", { from: now.state, to: "PUBLISHED" }, "offeringId");
    throw refuse("offering_ended", { end: now.offeringPeriod.endDate }, "offeringPeriod.endDate");
  }
  await record(ctx, {
    action: operation.name,
    resource: "offering",
    id: input.offeringId,
    before,
    after: now,
    event: "offering.published",
  });
  return now;
}

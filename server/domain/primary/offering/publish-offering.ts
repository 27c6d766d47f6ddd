import { and, eq, gt } from "drizzle-orm";
import { offering } from "#db/schema/offering.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import { type Offering, publishOffering as operation } from "./contract.ts";
import { auditedOffering } from "./read-offerings.ts";

/**
 * Makes a draft visible on the market (docs/domain.md, Offering); one whose end has passed would be closed at once.
 * @throws Refusal offering_not_found, invalid_transition, offering_ended
 */
export async function publishOffering({ ctx, input }: Call<typeof operation>): Promise<Offering> {
  const kind = { action: operation.name, event: "offering.published" } as const;
  return change(ctx, auditedOffering, input.offeringId, kind, async ({ state, offeringPeriod }) => {
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
    if (published) return;
    if (state !== "DRAFT") throw refuse("invalid_transition", { from: state, to: "PUBLISHED" }, "offeringId");
    throw refuse("offering_ended", { end: offeringPeriod.endDate }, "offeringPeriod.endDate");
  });
}

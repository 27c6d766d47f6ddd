import { isDatabaseError, sqlState } from "#db/client.ts";
import { offering, subdomain } from "#db/schema/offering.ts";
import { eligibilityColumns } from "#server/domain/primary/eligibility/columns.ts";
import { checkStory } from "#server/domain/primary/offering-story/check-story.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { instant } from "#server/kernel/fields/text.ts";
import { record } from "#server/platform/audit/record.ts";
import { type Offering, createOffering as operation } from "./contract.ts";
import { provideToken } from "./provide-token.ts";
import { readOffering, readOfferingWithStory } from "./read-offerings.ts";

/**
 * Creates an offering, published unless `publish` is false (docs/domain.md, Offering), and its token where that is new.
 * @throws Refusal subdomain_taken, image_not_found, invalid_value, and what {@link provideToken} refuses
 */
export async function createOffering({ ctx, input }: Call<typeof operation>): Promise<Offering> {
  const { organizationId } = ctx.actor;
  const id = newId("off", ctx.now);
  const createdAt = ctx.now.toISOString();
  const { fundingLimits, offeringPeriod, story = [] } = input;
  await checkStory(ctx, story);
  try {
    await ctx.db.transaction(async (tx) => {
      await tx.insert(subdomain).values({ subdomain: input.subdomain, organizationId, offeringId: id });
      await provideToken({ ...ctx, db: tx }, input);
      await tx.insert(offering).values({
        organizationId,
        id,
        tokenId: input.tokenId,
        subdomain: input.subdomain,
        title: input.title,
        subtitle: input.subtitle,
        description: input.description,
        imageUrl: input.imageUrl,
        story: story.length > 0 ? story : null,
        type: input.type,
        metadata: input.metadata,
        pricePerToken: String(input.pricePerToken),
        currency: input.currency,
        startDate: instant(offeringPeriod.startDate).toISOString(),
        endDate: instant(offeringPeriod.endDate).toISOString(),
        minPayableAmount: String(fundingLimits.minPayableAmount),
        maxPayableAmount: String(fundingLimits.maxPayableAmount),
        hardCap: String(fundingLimits.hardCap),
        softCap: String(fundingLimits.softCap),
        ...eligibilityColumns(input.eligibility),
        state: input.publish ? "PUBLISHED" : "DRAFT",
        createdAt,
        updatedAt: createdAt,
      });
    });
  } catch (error) {
    if (isDatabaseError(error, sqlState.uniqueViolation, "subdomain_pkey"))
      throw refuse("subdomain_taken", {}, "subdomain");
    throw error;
  }
  const created = await readOffering(ctx, id);
  await record(ctx, {
    action: operation.name,
    resource: "offering",
    id,
    after: created,
    ...(story.length > 0 && { note: { story } }),
    event: created.state === "DRAFT" ? "offering.created" : "offering.published",
  });
  return readOfferingWithStory(ctx, id);
}

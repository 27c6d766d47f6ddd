import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { isDatabaseError, sqlState } from "#db/client.ts";
import type { offeringStates } from "#db/schema/enums.ts";
import { offering, subdomain } from "#db/schema/offering.ts";
import { eligibilityColumns } from "#server/domain/primary/eligibility/columns.ts";
import { checkStory } from "#server/domain/primary/offering-story/check-story.ts";
import { ensureToken } from "#server/domain/register/api.ts";
import type { Call, CallerContext, InputOf } from "#server/kernel/context.ts";
import { Refusal, refuse, violation } from "#server/kernel/errors.ts";
import { relatedTerms } from "#server/kernel/fields/offering-terms.ts";
import { instant } from "#server/kernel/fields/text.ts";
import { mergeMetadata } from "#server/kernel/merge-metadata.ts";
import { change } from "#server/platform/audit/change.ts";
import { type Offering, updateOffering as operation } from "./contract.ts";
import { auditedOffering, readOfferingWithStory } from "./read-offerings.ts";

type Input = InputOf<typeof operation>;

/** States whose offerings can still change. */
const EDITABLE = ["DRAFT", "PUBLISHED", "PAUSED"] as const satisfies (typeof offeringStates)[number][];

/**
 * Changes the fields that are sent, unless purchases froze them (docs/domain.md, Offering). The end of a running
 * offering may move while it has not come, but never into the past: to end it now is to close it.
 * @throws Refusal offering_not_found, offering_not_editable, investor_limit_too_low, invalid_transition,
 *   subdomain_taken, token_not_found, image_not_found, invalid_value
 */
export async function updateOffering({ ctx, input }: Call<typeof operation>): Promise<Offering> {
  const { offeringId, story } = input;
  const kind = {
    action: operation.name,
    event: "offering.updated",
    ...(story !== undefined && { note: { story } }),
  } as const;
  await change(ctx, auditedOffering, offeringId, kind, async (before) => {
    if (story !== undefined) await checkStory(ctx, story);
    try {
      await ctx.db.transaction((tx) => write({ ...ctx, db: tx }, input, before));
    } catch (error) {
      if (isDatabaseError(error, sqlState.uniqueViolation, "subdomain_pkey"))
        throw refuse("subdomain_taken", {}, "subdomain");
      if (relations.some((name) => isDatabaseError(error, sqlState.checkViolation, name)))
        explain(before, input);
      if (isDatabaseError(error, sqlState.checkViolation, "offering_max_investors"))
        throw refuse("investor_limit_too_low", { investors: before.investors }, "eligibility.maxInvestors");
      throw error;
    }
  });
  return readOfferingWithStory(ctx, offeringId);
}

/** The constraints between fields that may be sent one by one. */
const relations = ["offering_period", "offering_minimum", "offering_maximum", "offering_soft_cap"];

/** @throws ZodError which field does not go with which */
function explain({ offeringPeriod, fundingLimits }: Offering, input: Input): void {
  relatedTerms.parse({
    offeringPeriod: { ...offeringPeriod, ...input.offeringPeriod },
    fundingLimits: { ...fundingLimits, ...input.fundingLimits },
  });
}

async function write(ctx: CallerContext, input: Input, before: Offering): Promise<void> {
  const { organizationId } = ctx.actor;
  const here = and(eq(offering.organizationId, organizationId), eq(offering.id, input.offeringId));
  if (input.tokenId !== undefined) await ensureToken(ctx, input.tokenId);
  if (input.subdomain !== undefined) {
    await ctx.db
      .update(subdomain)
      .set({ subdomain: input.subdomain })
      .where(and(eq(subdomain.organizationId, organizationId), eq(subdomain.offeringId, input.offeringId)));
  }
  const terms = frozenTerms(input);
  const endDate = moment(input.offeringPeriod?.endDate);
  const [changed] = await ctx.db
    .update(offering)
    .set({
      subdomain: input.subdomain,
      title: input.title,
      subtitle: input.subtitle,
      description: input.description,
      imageUrl: input.imageUrl,
      story: input.story?.length === 0 ? null : input.story,
      type: input.type,
      metadata: mergeMetadata(before.metadata, input.metadata),
      endDate,
      ...terms,
      ...eligibilityColumns(input.eligibility),
      updatedAt: ctx.now.toISOString(),
    })
    .where(
      and(
        here,
        changesMetadataAlone(input) ? undefined : inArray(offering.state, EDITABLE),
        or(isNull(offering.firstIntentAt), unchanged(terms)),
        mayEndAt(endDate, ctx.now),
      ),
    )
    .returning({ id: offering.id });
  if (!changed) throw whyUnchanged(before, input, ctx.now);
}

/** Whether nothing is sent but data of the client's own, which changes nothing of the offering. */
function changesMetadataAlone({ offeringId: _, metadata, ...others }: Input): boolean {
  return metadata !== undefined && Object.values(others).every((value) => value === undefined);
}

/** Whether the end may be this: a draft's any; that of a running one while both, the old and the new, are to come. */
function mayEndAt(endDate: string | undefined, now: Date): SQL | undefined {
  if (endDate === undefined) return undefined;
  const at = now.toISOString();
  return sql`(${offering.state} = 'DRAFT' or ${offering.endDate} = ${endDate}
    or (${offering.endDate} > ${at} and ${endDate}::timestamptz > ${at}::timestamptz))`;
}

/** Why nothing was changed. */
function whyUnchanged(stands: Offering, input: Input, now: Date): Refusal {
  const { state, offeringPeriod } = stands;
  const endDate = moment(input.offeringPeriod?.endDate);
  if (!EDITABLE.some((editable) => editable === state)) {
    return refuse("invalid_transition", { from: state, to: "changed" }, "offeringId");
  }
  const movesEnd = endDate !== undefined && endDate !== offeringPeriod.endDate && state !== "DRAFT";
  if (movesEnd && new Date(offeringPeriod.endDate) <= now) {
    return refuse("invalid_transition", { from: "ENDED", to: "extended" }, "offeringPeriod.endDate");
  }
  if (movesEnd && new Date(endDate) <= now) {
    return refuse(
      "invalid_value",
      { reason: "The end must lie in the future. To end the offering now, close it." },
      "offeringPeriod.endDate",
    );
  }
  const moved = movedTerms(stands, input).map((field) =>
    violation("offering_not_editable", { field }, field),
  );
  return moved.length > 0 ? new Refusal("offering_not_editable", moved) : refuse("offering_not_editable");
}

/** The frozen terms that are asked to be something else, as requests name them. */
function movedTerms(stands: Offering, input: Input): string[] {
  const { startDate } = stands.offeringPeriod;
  const limits = ["minPayableAmount", "maxPayableAmount", "hardCap", "softCap"] as const;
  const terms = [
    ["tokenId", input.tokenId, stands.tokenId],
    ["currency", input.currency, stands.currency],
    ["pricePerToken", input.pricePerToken, stands.pricePerToken],
    ["offeringPeriod.startDate", moment(input.offeringPeriod?.startDate), startDate],
    ...limits.map(
      (name) => [`fundingLimits.${name}`, input.fundingLimits?.[name], stands.fundingLimits[name]] as const,
    ),
    ["eligibility.lockUpDays", input.eligibility?.lockUpDays, stands.eligibility.lockUpDays],
  ] as const;
  return terms.filter(([, asked, stood]) => asked !== undefined && asked !== stood).map(([field]) => field);
}

/** The terms among the fields that are sent: they freeze with the first intent. */
function frozenTerms(input: Input) {
  const { fundingLimits: limits, offeringPeriod, pricePerToken } = input;
  return {
    tokenId: input.tokenId,
    currency: input.currency,
    pricePerToken: decimal(pricePerToken),
    startDate: moment(offeringPeriod?.startDate),
    minPayableAmount: decimal(limits?.minPayableAmount),
    maxPayableAmount: decimal(limits?.maxPayableAmount),
    hardCap: decimal(limits?.hardCap),
    softCap: decimal(limits?.softCap),
    lockUpDays: input.eligibility?.lockUpDays,
  };
}

const moment = (at: string | undefined) => (at === undefined ? undefined : instant(at).toISOString());
const decimal = (amount: number | undefined) => (amount === undefined ? undefined : String(amount));

/** Whether the terms stand as they are asked for. */
function unchanged(terms: ReturnType<typeof frozenTerms>): SQL | undefined {
  const conditions = Object.entries(terms)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => sql`${offering[name as keyof typeof terms]} is not distinct from ${value}`);
  return conditions.length > 0 ? and(...conditions) : sql`true`;
}

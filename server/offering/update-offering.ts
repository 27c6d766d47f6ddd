import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { isDatabaseError, sqlState } from "#db/client.ts";
import { offering, subdomain } from "#db/schema/offering.ts";
import { authorize } from "../access.ts";
import { record } from "../audit/record.ts";
import { instant } from "../common/text.ts";
import type { Call, CallerContext } from "../context.ts";
import { refuse } from "../errors.ts";
import { ensureToken } from "../token/register-token.ts";
import { type Offering, type offeringStates, updateOffering as operation } from "./contract.ts";
import { readOffering } from "./read-offerings.ts";

type Input = (typeof operation)["input"]["_output"];

/** States whose offerings can still change. */
const EDITABLE = ["DRAFT", "PUBLISHED", "PAUSED"] as const satisfies (typeof offeringStates)[number][];

/**
 * Changes the fields that are sent, unless purchases froze them (rules: Offering).
 * @throws Refusal offering_not_found, offering_not_editable, invalid_transition, subdomain_taken, token_not_found
 */
export async function updateOffering({ ctx, input }: Call<Input>): Promise<Offering> {
  const before = await readOffering(ctx, input.offeringId);
  authorize(ctx.actor, "offering:write");
  try {
    await ctx.db.transaction((tx) => change({ ...ctx, db: tx }, input, before));
  } catch (error) {
    if (isDatabaseError(error, sqlState.uniqueViolation, "subdomain_pkey"))
      throw refuse("subdomain_taken", {}, "subdomain");
    if (isDatabaseError(error, sqlState.checkViolation, "offering_period")) {
      throw refuse(
        "invalid_value",
        { reason: "The end must come after the start." },
        "offeringPeriod.endDate",
      );
    }
    throw error;
  }
  const after = await readOffering(ctx, input.offeringId);
  await record(ctx, {
    action: operation.name,
    resource: "offering",
    id: input.offeringId,
    before,
    after,
    event: "offering.updated",
  });
  return after;
}

async function change(ctx: CallerContext, input: Input, before: Offering): Promise<void> {
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
  const [changed] = await ctx.db
    .update(offering)
    .set({
      subdomain: input.subdomain,
      title: input.title,
      subtitle: input.subtitle,
      description: input.description,
      imageUrl: input.imageUrl,
      type: input.type,
      endDate: input.offeringPeriod && instant(input.offeringPeriod.endDate).toISOString(),
      ...terms,
      updatedAt: ctx.now.toISOString(),
    })
    .where(and(here, inArray(offering.state, EDITABLE), or(isNull(offering.firstIntentAt), unchanged(terms))))
    .returning({ id: offering.id });
  if (changed) return;
  if (!EDITABLE.some((state) => state === before.state)) {
    throw refuse("invalid_transition", { from: before.state, to: "changed" }, "offeringId");
  }
  throw refuse("offering_not_editable", { fields: "price, start, token, currency and limits" });
}

/** The terms among the fields that are sent: they freeze with the first intent. */
function frozenTerms(input: Input) {
  const { fundingLimits: limits, offeringPeriod, pricePerToken } = input;
  return {
    tokenId: input.tokenId,
    currency: input.currency,
    pricePerToken: pricePerToken === undefined ? undefined : String(pricePerToken),
    startDate: offeringPeriod && instant(offeringPeriod.startDate).toISOString(),
    minPayableAmount: limits && String(limits.minPayableAmount),
    maxPayableAmount: limits && String(limits.maxPayableAmount),
    hardCap: limits && String(limits.hardCap),
    softCap: limits && String(limits.softCap),
  };
}

/** Whether the terms stand as they are asked for. */
function unchanged(terms: ReturnType<typeof frozenTerms>): SQL | undefined {
  const conditions = Object.entries(terms)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => sql`${offering[name as keyof typeof terms]} is not distinct from ${value}`);
  return conditions.length > 0 ? and(...conditions) : sql`true`;
}

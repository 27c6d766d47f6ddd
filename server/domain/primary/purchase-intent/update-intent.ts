import { and, eq } from "drizzle-orm";
import { offeringPurchaseIntent as table } from "#db/schema/purchase-intent.ts";
import type { Call } from "#server/kernel/context.ts";
import { mergeMetadata } from "#server/kernel/merge-metadata.ts";
import { change } from "#server/platform/audit/change.ts";
import { auditedIntent } from "./audited-intent.ts";
import type { OfferingPurchaseIntent, updateIntent as operation } from "./contract.ts";

/**
 * Merges the data of the client's own that a purchase carries; a customer does so with its own alone
 * (docs/domain.md, Interface).
 * @throws Refusal offering_purchase_intent_not_found, invalid_value
 */
export function updateIntent({ ctx, input }: Call<typeof operation>): Promise<OfferingPurchaseIntent> {
  const { offeringPurchaseIntentId: id } = input;
  const kind = { action: "updateIntent", event: "purchase_intent.updated" } as const;
  return change(ctx, auditedIntent, id, kind, async ({ metadata }) => {
    await ctx.db
      .update(table)
      .set({ metadata: mergeMetadata(metadata, input.metadata), updatedAt: ctx.now.toISOString() })
      .where(and(eq(table.organizationId, ctx.actor.organizationId), eq(table.id, id)));
  });
}

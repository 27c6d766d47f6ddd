import { raw } from "#db/client.ts";
import { getIntent } from "#server/domain/primary/purchase-intent/read-intents.ts";
import type { Call, TenantContext } from "#server/kernel/context.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import type { DocumentAcceptance, listDocumentAcceptances as operation } from "./contract.ts";
import { type AcceptanceRow, presentAcceptance } from "./present.ts";

/**
 * What the buyer accepted with a purchase; there are no more than a purchase can accept, so it is one page.
 * @throws Refusal offering_purchase_intent_not_found
 */
export async function listDocumentAcceptances({
  ctx,
  input,
}: Call<typeof operation>): Promise<Page<DocumentAcceptance>> {
  const { offeringPurchaseIntentId } = await getIntent({ ctx, input });
  const data = await readAcceptances(ctx, offeringPurchaseIntentId);
  return { object: "list", data, hasMore: false, nextCursor: null };
}

/** Documents accepted with a purchase, by kind and title. */
export async function readAcceptances(ctx: TenantContext, intentId: string): Promise<DocumentAcceptance[]> {
  const rows = await raw(ctx.db)<AcceptanceRow[]>`
    select d.id, d.kind, d.title, d.version, d.sha256, a.accepted_at, a.accepted_by
      from document_acceptance a
      join offering_document d on d.organization_id = a.organization_id and d.id = a.offering_document_id
     where a.organization_id = ${ctx.actor.organizationId} and a.offering_purchase_intent_id = ${intentId}
     order by d.kind, d.title, d.version`;
  return rows.map(presentAcceptance);
}

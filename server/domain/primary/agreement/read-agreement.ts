import { raw } from "#db/client.ts";
import { readCustomersByIds } from "#server/domain/investors/api.ts";
import { readOffering } from "#server/domain/primary/offering/read-offerings.ts";
import { readAcceptances } from "#server/domain/primary/offering-document/list-acceptances.ts";
import { getIntent } from "#server/domain/primary/purchase-intent/read-intents.ts";
import { authorize } from "#server/kernel/access.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { paymentReference } from "#server/kernel/fields/payment-reference.ts";
import { toAmountText } from "#server/kernel/format.ts";
import { type Agreement, composeAgreement } from "./compose-agreement.ts";

/**
 * What was agreed with a purchase; a customer sees that of its own alone. It names the customer, so a key needs to be
 * allowed to read customers as well.
 * @throws Refusal offering_purchase_intent_not_found, not_allowed
 */
export async function readAgreement(ctx: CallerContext, intentId: string): Promise<Agreement> {
  authorize(ctx.actor, "customer:read");
  const purchase = await getIntent({ ctx, input: { offeringPurchaseIntentId: intentId } });
  const { customerId, offeringId } = purchase;
  const [row] = await raw(ctx.db)<{ token_amount: string }[]>`
    select token_amount::text from offering_purchase_intent
     where organization_id = ${ctx.actor.organizationId} and id = ${intentId}`;
  const customer = (await readCustomersByIds(ctx, [customerId])).get(customerId);
  if (!row || !customer) throw new Error(`${intentId} is of nobody`);
  return composeAgreement({
    purchase,
    tokenAmount: toAmountText(row.token_amount),
    reference: paymentReference(intentId),
    offering: await readOffering(ctx, offeringId),
    customer,
    accepted: await readAcceptances(ctx, intentId),
  });
}

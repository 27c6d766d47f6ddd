import { raw } from "#db/client.ts";
import { readCustomersByIds } from "#server/domain/investors/api.ts";
import { readBrand, readLetterhead } from "#server/domain/organization/api.ts";
import { readOffering } from "#server/domain/primary/offering/read-offerings.ts";
import { readAcceptances } from "#server/domain/primary/offering-document/list-acceptances.ts";
import { getIntent } from "#server/domain/primary/purchase-intent/read-intents.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { paymentReference } from "#server/kernel/fields/payment-reference.ts";
import { toAmountText } from "#server/kernel/format.ts";
import type { FileAnswer } from "#server/kernel/operation.ts";
import type { Paper } from "#server/platform/paper/paper.ts";
import { printPaper } from "#server/platform/paper/print-paper.ts";
import { composeAgreement } from "./compose-agreement.ts";
import type { getAgreement as operation } from "./contract.ts";

/**
 * What was agreed with a purchase, as a PDF; a customer sees that of its own alone.
 * @throws Refusal offering_purchase_intent_not_found
 */
export async function getAgreement({
  ctx,
  input: { offeringPurchaseIntentId },
}: Call<typeof operation>): Promise<FileAnswer> {
  const agreement = await readAgreement(ctx, offeringPurchaseIntentId);
  const letterhead = await readLetterhead(ctx);
  return {
    mediaType: "application/pdf",
    fileName: `Agreement ${agreement.subtitle}.pdf`,
    content: () => printPaper(ctx.actor.organizationId, agreement, letterhead),
  };
}

async function readAgreement(ctx: CallerContext, intentId: string): Promise<Paper> {
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
    brand: await readBrand(ctx),
  });
}

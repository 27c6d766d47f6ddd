import { raw } from "#db/client.ts";
import { readCustomersByIds } from "#server/domain/investors/api.ts";
import { readBrand, readLetterhead } from "#server/domain/organization/api.ts";
import { readOffering } from "#server/domain/primary/offering/read-offerings.ts";
import { getIntent } from "#server/domain/primary/purchase-intent/read-intents.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { paymentReference } from "#server/kernel/fields/payment-reference.ts";
import { toAmountText } from "#server/kernel/format.ts";
import type { FileAnswer } from "#server/kernel/operation.ts";
import { printPaper } from "#server/platform/paper/print-paper.ts";
import { composePurchaseNote } from "./compose-purchase-note.ts";
import type { getPurchaseNote as operation } from "./contract.ts";

/**
 * What was bought with a completed purchase, as a PDF; a customer sees that of its own alone.
 * @throws Refusal offering_purchase_intent_not_found; no_contract_note for one that is not completed
 */
export async function getPurchaseNote({
  ctx,
  input: { offeringPurchaseIntentId },
}: Call<typeof operation>): Promise<FileAnswer> {
  const purchase = await getIntent({ ctx, input: { offeringPurchaseIntentId } });
  if (purchase.payment.purchaseStatus !== "COMPLETED")
    throw refuse("no_contract_note", {}, "offeringPurchaseIntentId");
  const [row] = await raw(ctx.db)<{ token_amount: string }[]>`
    select token_amount::text from offering_purchase_intent
     where organization_id = ${ctx.actor.organizationId} and id = ${offeringPurchaseIntentId}`;
  const customer = (await readCustomersByIds(ctx, [purchase.customerId])).get(purchase.customerId);
  if (!row || !customer) throw new Error(`${offeringPurchaseIntentId} is of nobody`);
  const offering = await readOffering(ctx, purchase.offeringId);
  const note = composePurchaseNote({
    purchase,
    tokenAmount: toAmountText(row.token_amount),
    reference: paymentReference(offeringPurchaseIntentId),
    offering,
    customer,
    brand: await readBrand(ctx),
  });
  const letterhead = await readLetterhead(ctx);
  return {
    mediaType: "application/pdf",
    fileName: `Contract note ${offering.title}.pdf`,
    content: () => printPaper(ctx.actor.organizationId, note, letterhead),
  };
}

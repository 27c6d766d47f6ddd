import { raw } from "#db/client.ts";
import type { PurchaseStatus } from "#db/schema/enums.ts";
import type { Call, InputOf } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { record } from "#server/platform/audit/record.ts";
import { remindPurchase as operation } from "./contract.ts";
import { tell } from "./tell.ts";

interface Reminded {
  status: PurchaseStatus;
  is_paid: boolean;
  customer_id: string;
  email: string | null;
}

interface Reminder extends InputOf<typeof operation> {
  readonly customerId: string;
  readonly remindedAt: string;
}

/**
 * Tells a customer that the price of its purchase has not come in yet: once a day, which the notice itself decides
 * (docs/domain.md, Notices).
 * @throws Refusal offering_purchase_intent_not_found, purchase_not_awaiting_payment, customer_without_email,
 *   already_reminded
 */
export async function remindPurchase({ ctx, input }: Call<typeof operation>): Promise<Reminder> {
  const { offeringPurchaseIntentId: id } = input;
  const { organizationId } = ctx.actor;
  const [purchase] = await raw(ctx.db)<Reminded[]>`
    select i.purchase_status as status, i.paid_at is not null as is_paid, i.customer_id, c.email
      from offering_purchase_intent i
      join customer c on c.organization_id = ${organizationId} and c.id = i.customer_id
     where i.organization_id = ${organizationId} and i.id = ${id}`;
  if (!purchase) throw refuse("offering_purchase_intent_not_found", {}, "offeringPurchaseIntentId");
  const { status, is_paid: isPaid, customer_id: customerId, email } = purchase;
  if (status !== "PENDING" || isPaid) {
    throw refuse(
      "purchase_not_awaiting_payment",
      { status: isPaid ? "paid" : status },
      "offeringPurchaseIntentId",
    );
  }
  if (!email) throw refuse("customer_without_email", {}, "offeringPurchaseIntentId");
  const remindedAt = ctx.now.toISOString();
  const told = await tell(ctx, [
    {
      topic: "PURCHASE_REMINDER",
      resourceId: `${id}/${remindedAt.slice(0, 10)}`,
      to: { purchase: id },
      facts: {},
      at: remindedAt,
    },
  ]);
  if (told === 0) throw refuse("already_reminded", {}, "offeringPurchaseIntentId");
  await record(ctx, {
    action: operation.name,
    resource: "offering_purchase_intent",
    id,
    after: { remindedAt },
  });
  return { offeringPurchaseIntentId: id, customerId, remindedAt };
}

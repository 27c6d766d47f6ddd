import type { distribution, distributionPayment } from "#db/schema/distribution.ts";
import { shareOut } from "#server/domain/distributions/distribution/rules.ts";
import { newId } from "#server/kernel/fields/id.ts";
import type { Purse } from "./money.ts";
import type { DistributionPlan } from "./plan.ts";
import type { Register } from "./register.ts";
import { type Resident, residentOf } from "./residents.ts";
import { ago, agoAt, DAY, HOUR, later, type Story } from "./story.ts";

type DistributionRow = typeof distribution.$inferInsert;
type PaymentRow = typeof distributionPayment.$inferInsert;

/** Pays a dividend to who held the token at the record date, or announces the one that is to come. */
export function distribute(
  organizationId: string,
  plan: DistributionPlan,
  residents: readonly Resident[],
  register: Register,
  purse: Purse,
  story: Story,
): { distribution: DistributionRow; payments: PaymentRow[] } {
  const announced = ago(story, plan.announced);
  const record = agoAt(story, plan.record, 22);
  const isDue = record <= story.now;
  const id = newId("dst", announced);
  const holdings = isDue ? register.holdings(plan.token, record) : new Map<string, never>();
  const shares = shareOut(
    plan.amount,
    [...holdings].map(([customerId, held]) => ({ customerId, tokenAmount: held.toFixed() })),
  );
  if (isDue) purse.book("FUNDING", { ...plan, id }, record);
  const failed = new Set((plan.failed ?? []).map((key) => residentOf(residents, key).id));
  const payments = shares.map((share): PaymentRow => {
    const resident = residents.find((one) => one.id === share.customerId);
    if (!resident) throw new Error(`${share.customerId} holds ${plan.token}, but nobody knows it.`);
    const isFailed = failed.has(share.customerId);
    const provider = purse.wayIn(resident, story);
    const at = later(
      story,
      record,
      provider === "SANDBOX" ? HOUR / 60 : story.random.between(DAY / 2, 2 * DAY),
    );
    const row: PaymentRow = {
      organizationId,
      id: newId("dsp", record),
      distributionId: id,
      customerId: share.customerId,
      tokenAmount: share.tokenAmount,
      amount: share.amount,
      status: isFailed ? "FAILED" : "PAID",
      provider,
      providerReference: isFailed ? null : `PAYOUT-${story.random.text("0123456789", 10)}`,
      attempts: 1,
      ...(isFailed && {
        failureCode: "returned",
        failureReason: "The bank returned the transfer: the account is closed.",
      }),
      paidAt: isFailed ? null : at.toISOString(),
      createdAt: record.toISOString(),
      updatedAt: at.toISOString(),
    };
    if (!isFailed && Number(share.amount) > 0)
      purse.book("PAYOUT", { id: row.id, amount: share.amount, currency: plan.currency }, at);
    return row;
  });
  const isOver = isDue && failed.size === 0;
  const last = payments.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), "");
  return {
    distribution: {
      organizationId,
      id,
      tokenId: plan.token,
      kind: plan.kind,
      title: plan.title,
      currency: plan.currency,
      amount: plan.amount,
      recordDate: record.toISOString(),
      status: statusOf(isDue, isOver),
      holders: isDue ? payments.length : null,
      createdAt: announced.toISOString(),
      updatedAt: isDue ? last : announced.toISOString(),
      completedAt: isOver ? last : null,
    },
    payments,
  };
}

function statusOf(isDue: boolean, isOver: boolean): DistributionRow["status"] {
  if (!isDue) return "SCHEDULED";
  return isOver ? "COMPLETED" : "PROCESSING";
}

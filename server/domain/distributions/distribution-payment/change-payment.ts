import { raw } from "#db/client.ts";
import type { DistributionPaymentStatus } from "#db/schema/enums.ts";
import { recordProgress } from "#server/domain/distributions/distribution/record-progress.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { type Audited, change, changeIf } from "#server/platform/audit/change.ts";
import type { DistributionPayment } from "./contract.ts";
import { readPayment } from "./read-payments.ts";

/** How changes of a holder's payment are recorded: its distribution is locked, so whoever pays the last one sees that. */
const auditedPayment: Audited<DistributionPayment> = {
  type: "distribution_payment",
  lock: ({ db, actor }, id) => raw(db)`
    select from distribution
     where organization_id = ${actor.organizationId}
       and id = (select p.distribution_id from distribution_payment p
                  where p.organization_id = ${actor.organizationId} and p.id = ${id})
       for no key update`,
  read: readPayment,
};

/**
 * Changes a holder's payment, and records that and how far its distribution is.
 * @param work whether it changed the payment
 * @returns the payment after the change; null where nothing was changed
 * @throws Refusal distribution_payment_not_found, and what `work` refuses
 */
export async function changePaymentIf(
  ctx: CallerContext,
  action: string,
  id: string,
  work: (before: DistributionPayment) => Promise<boolean>,
): Promise<DistributionPayment | null> {
  const kind = { action, event: "distribution_payment.updated" } as const;
  const after = await changeIf(ctx, auditedPayment, id, kind, work);
  if (after) await recordProgress(ctx, after.distributionId);
  return after;
}

/**
 * Runs a change of a holder's payment by hand: locks and reads it, checks the right, and records the result.
 * @param to the status it is to have
 * @param work one conditional statement, with what belongs to it; whether it changed the payment
 * @throws Refusal distribution_payment_not_found, not_allowed, invalid_transition
 */
export async function changePayment(
  ctx: CallerContext,
  { action, id, to }: { action: string; id: string; to: DistributionPaymentStatus },
  work: () => Promise<boolean>,
): Promise<DistributionPayment> {
  const kind = { action, event: "distribution_payment.updated" } as const;
  const after = await change(ctx, auditedPayment, id, kind, async ({ status }) => {
    if (!(await work())) throw refuse("invalid_transition", { from: status, to }, "distributionPaymentId");
  });
  await recordProgress(ctx, after.distributionId);
  return after;
}

import { raw } from "#db/client.ts";
import { personMeant } from "#server/domain/investors/customer/assignee.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { auditedCustomer } from "#server/domain/investors/customer/read-customers.ts";
import { requireCustomer } from "#server/domain/investors/customer/require-customer.ts";
import { ensureCheck } from "#server/domain/investors/verification/ensure-check.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import { assignVerification as operation, reviewerRoles } from "./contract.ts";

/**
 * Says who of the organization sees to the check that runs, or that nobody does any more. Of two who take one at once,
 * one has it: the other is told who.
 * @throws Refusal customer_not_found, member_not_found, invalid_transition, verification_taken
 */
export async function assignVerification({
  ctx,
  input: { customerId, assigneeId, from },
}: Call<typeof operation>): Promise<Customer> {
  await requireCustomer(ctx, customerId);
  const to = assigneeId === null ? null : personMeant(ctx.actor, assigneeId);
  const before = from === null ? null : personMeant(ctx.actor, from);
  if (to !== null) await requireReviewer(ctx, to);
  const kind = { action: operation.name, event: "customer.updated" } as const;
  return change(ctx, auditedCustomer, customerId, kind, async ({ verification, verificationStatus }) => {
    if (verificationStatus !== "IN_PROGRESS") {
      const instead = "Only a check that runs has somebody who sees to it: submit it first.";
      throw refuse("invalid_transition", { from: verificationStatus, to: "assigned", instead }, "customerId");
    }
    await ensureCheck(ctx, customerId);
    const { organizationId } = ctx.actor;
    // Whoever has left the organization sees to nothing any more.
    const [assigned] = await raw(ctx.db)<{ id: string }[]>`
      update verification v set assignee_id = ${to}
       where v.organization_id = ${organizationId} and v.customer_id = ${customerId} and v.status = 'IN_PROGRESS'
         and (v.assignee_id is not distinct from ${before}::text or v.assignee_id = ${to}::text
           or (${before}::text is null and not exists (
             select from member m where m.organization_id = ${organizationId} and m.user_id = v.assignee_id)))
      returning v.id`;
    if (!assigned) throw refuse("verification_taken", { by: verification.assignee?.name }, "from");
  });
}

/** @throws Refusal member_not_found unless the person is a member who may decide checks */
async function requireReviewer({ db, actor }: CallerContext, userId: string): Promise<void> {
  const [reviewer] = await raw(db)<{ id: string }[]>`
    select m.id from member m
     where m.organization_id = ${actor.organizationId} and m.user_id = ${userId}
       and m.role::text = any (${[...reviewerRoles]})`;
  if (!reviewer) throw refuse("member_not_found", {}, "assigneeId");
}

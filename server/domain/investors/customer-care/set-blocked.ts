import { raw } from "#db/client.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { auditedCustomer } from "#server/domain/investors/customer/read-customers.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";

/** Whether to block or unblock a customer, and why. */
interface Turn {
  readonly customerId: string;
  readonly isBlocked: boolean;
  readonly reason: string;
}

/**
 * Blocks or unblocks a customer, once, whoever races. The reason stands in the audit trail alone: the customer, and
 * whoever listens to events, sees only that it is so.
 * @param action the operation it was asked for by
 * @throws Refusal invalid_transition
 */
export async function setBlocked(ctx: CallerContext, action: string, turn: Turn): Promise<Customer> {
  const { customerId, isBlocked, reason } = turn;
  const at = ctx.now.toISOString();
  const kind = { action, event: "customer.updated", note: { blockReason: reason } } as const;
  return change(ctx, auditedCustomer, customerId, kind, async () => {
    const turned = await raw(ctx.db)`
    update customer set blocked_at = ${isBlocked ? at : null}, updated_at = ${at}
     where organization_id = ${ctx.actor.organizationId} and id = ${customerId}
       and (blocked_at is null) = ${isBlocked}
    returning id`;
    if (turned.length === 0) {
      const [from, to] = isBlocked ? ["blocked already", "blocked"] : ["not blocked", "unblocked"];
      throw refuse("invalid_transition", { from, to }, "customerId");
    }
  });
}

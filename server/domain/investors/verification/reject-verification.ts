import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { requireCustomer } from "#server/domain/investors/customer/require-customer.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { rejectVerification as operation, REJECTED } from "./contract.ts";
import { decideCheck } from "./decide-check.ts";

/**
 * Ends a customer's check with a reason that it reads: IN_PROGRESS → INCOMPLETE (docs/domain.md, Verification).
 * @throws Refusal customer_not_found, not_allowed, invalid_transition
 */
export async function rejectVerification({
  ctx,
  input: { customerId, reason, code = REJECTED },
}: Call<typeof operation>): Promise<Customer> {
  await requireCustomer(ctx, customerId);
  const decision = { status: "REJECTED", code, reason } as const;
  const rejected = await decideCheck(ctx, { action: operation.name, customerId, decision });
  if (rejected === null) {
    const instead = "Only a check that was submitted can be decided: submit it first.";
    throw refuse("invalid_transition", { from: "not IN_PROGRESS", to: "refused", instead }, "customerId");
  }
  return rejected;
}

import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { requireCustomer } from "#server/domain/investors/customer/require-customer.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { approveVerification as operation } from "./contract.ts";
import { decideCheck } from "./decide-check.ts";

/**
 * Ends a customer's check well: IN_PROGRESS → COMPLETED (docs/domain.md, Verification).
 * @throws Refusal customer_not_found, not_allowed, invalid_transition
 */
export async function approveVerification({
  ctx,
  input: { customerId },
}: Call<typeof operation>): Promise<Customer> {
  await requireCustomer(ctx, customerId);
  const decision = { status: "APPROVED" } as const;
  const approved = await decideCheck(ctx, { action: operation.name, customerId, decision });
  if (approved === null) {
    const instead = "Only a check that was submitted can be decided: submit it first.";
    throw refuse("invalid_transition", { from: "not IN_PROGRESS", to: "COMPLETED", instead }, "customerId");
  }
  return approved;
}

import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { lockCustomer } from "#server/domain/investors/customer/lock-customer.ts";
import { readCustomer } from "#server/domain/investors/customer/read-customers.ts";
import { requireCustomer } from "#server/domain/investors/customer/require-customer.ts";
import { currentlyDue } from "#server/domain/investors/customer/rules.ts";
import { startCheck } from "#server/domain/investors/customer/start-check.ts";
import type { Call } from "#server/kernel/context.ts";
import { Refusal, refuse, violation } from "#server/kernel/errors.ts";
import { record } from "#server/platform/audit/record.ts";
import { submitVerification as operation } from "./contract.ts";

/**
 * Begins the check of a customer that needs nothing more: INCOMPLETE → IN_PROGRESS (docs/domain.md, Verification).
 * @throws Refusal customer_not_found, not_allowed, verification_incomplete, invalid_transition
 */
export async function submitVerification({ ctx, input }: Call<typeof operation>): Promise<Customer> {
  const { customerId } = input;
  await requireCustomer(ctx, customerId);
  const { status } = await lockCustomer(ctx, customerId);
  if (status === "COMPLETED") {
    throw refuse("invalid_transition", { from: "COMPLETED", to: "IN_PROGRESS" }, "customerId");
  }
  const before = await readCustomer(ctx, customerId);
  const due = currentlyDue(before);
  if (due.length > 0) {
    const missing = due.map((field) => violation("missing_field", {}, field));
    throw new Refusal("verification_incomplete", missing);
  }
  if (!(await startCheck(ctx, customerId))) {
    throw refuse("invalid_transition", { from: "IN_PROGRESS already", to: "submitted again" }, "customerId");
  }
  const after = await readCustomer(ctx, customerId);
  await record(ctx, {
    action: operation.name,
    resource: "customer",
    id: customerId,
    before,
    after,
    event: "customer.verification_updated",
  });
  return after;
}

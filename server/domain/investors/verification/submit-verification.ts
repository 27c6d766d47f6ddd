import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { auditedCustomer } from "#server/domain/investors/customer/read-customers.ts";
import { requireCustomer } from "#server/domain/investors/customer/require-customer.ts";
import { currentlyDue } from "#server/domain/investors/customer/rules.ts";
import { startCheck } from "#server/domain/investors/customer/start-check.ts";
import type { Call } from "#server/kernel/context.ts";
import { Refusal, refuse, violation } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import { submitVerification as operation } from "./contract.ts";

/**
 * Begins the check of a customer that needs nothing more: INCOMPLETE → IN_PROGRESS (docs/domain.md, Verification).
 * @throws Refusal customer_not_found, not_allowed, verification_incomplete, invalid_transition
 */
export async function submitVerification({ ctx, input }: Call<typeof operation>): Promise<Customer> {
  const { customerId } = input;
  await requireCustomer(ctx, customerId);
  const kind = { action: operation.name, event: "customer.verification_updated" } as const;
  return change(ctx, auditedCustomer, customerId, kind, async (before) => {
    if (before.verificationStatus === "COMPLETED") {
      throw refuse("invalid_transition", { from: "COMPLETED", to: "IN_PROGRESS" }, "customerId");
    }
    const due = currentlyDue(before);
    if (due.length > 0) {
      const missing = due.map((field) => violation("missing_field", {}, field));
      throw new Refusal("verification_incomplete", missing);
    }
    if (!(await startCheck(ctx, customerId))) {
      throw refuse(
        "invalid_transition",
        { from: "IN_PROGRESS already", to: "submitted again" },
        "customerId",
      );
    }
  });
}

import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { requireCustomer } from "#server/domain/investors/customer/require-customer.ts";
import type { Call } from "#server/kernel/context.ts";
import { unblockCustomer as operation } from "./contract.ts";
import { setBlocked } from "./set-blocked.ts";

/**
 * Lets a blocked customer buy and trade again.
 * @throws Refusal customer_not_found, not_allowed, invalid_transition
 */
export async function unblockCustomer({ ctx, input }: Call<typeof operation>): Promise<Customer> {
  await requireCustomer(ctx, input.customerId);
  return setBlocked(ctx, operation.name, { ...input, isBlocked: false });
}

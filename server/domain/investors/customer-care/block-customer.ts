import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { requireCustomer } from "#server/domain/investors/customer/require-customer.ts";
import type { Call } from "#server/kernel/context.ts";
import { blockCustomer as operation } from "./contract.ts";
import { setBlocked } from "./set-blocked.ts";

/**
 * Keeps a customer from buying and trading (docs/domain.md, Customer).
 * @throws Refusal customer_not_found, not_allowed, invalid_transition
 */
export async function blockCustomer({ ctx, input }: Call<typeof operation>): Promise<Customer> {
  await requireCustomer(ctx, input.customerId);
  return setBlocked(ctx, operation.name, { ...input, isBlocked: true });
}

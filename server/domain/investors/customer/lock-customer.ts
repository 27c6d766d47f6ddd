import { raw } from "#db/client.ts";
import type { CustomerType, VerificationStatus } from "#db/schema/enums.ts";
import type { TenantContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";

/** What a check's beginning and end depend on. */
export interface CheckedCustomer {
  readonly status: VerificationStatus;
  readonly type: CustomerType;
}

/**
 * Holds a customer until the transaction ends. Whatever touches its check does this first, before the check's own row
 * and before offerings, so that two who decide at once wait for one another in one order.
 * @throws Refusal customer_not_found
 */
export async function lockCustomer(ctx: TenantContext, customerId: string): Promise<CheckedCustomer> {
  const [row] = await raw(ctx.db)<CheckedCustomer[]>`
    select verification_status as status, type from customer
     where organization_id = ${ctx.actor.organizationId} and id = ${customerId}
     for no key update`;
  if (!row) throw refuse("customer_not_found", {}, "customerId");
  return row;
}

import { enterTenant } from "#db/tenant.ts";
import type { Caller } from "#server/kernel/access.ts";
import type { CallerContext, PersonContext } from "#server/kernel/context.ts";
import { timeOf } from "#server/kernel/time.ts";

/** The context of a person who acts as a customer. */
export interface CustomerContext extends CallerContext {
  readonly actor: Extract<Caller, { kind: "customer" }>;
}

/** From here on the transaction is the issuer's, and the person acts in it as one of its customers. */
export async function asCustomer(
  ctx: PersonContext,
  organizationId: string,
  customerId: string,
): Promise<CustomerContext> {
  await enterTenant(ctx.db, organizationId);
  const { userId } = ctx.person;
  const now = await timeOf(ctx.app, organizationId, ctx.now);
  return { ...ctx, now, actor: { kind: "customer", organizationId, customerId, userId } };
}

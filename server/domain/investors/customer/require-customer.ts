import { and, eq } from "drizzle-orm";
import { raw } from "#db/client.ts";
import { customer } from "#db/schema/customer.ts";
import { actingCustomer } from "#server/kernel/access.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";

/**
 * Makes sure that a customer exists in the caller's organization; for a signed-in customer there is itself alone.
 * @param param the field that names it, where it is another than `customerId`
 * @returns whether it is blocked from trading
 * @throws Refusal customer_not_found
 */
export async function requireCustomer(
  ctx: CallerContext,
  customerId: string,
  param = "customerId",
): Promise<{ isBlocked: boolean }> {
  actingCustomer(ctx.actor, customerId);
  const [row] = await ctx.db
    .select({ blockedAt: customer.blockedAt })
    .from(customer)
    .where(and(eq(customer.organizationId, ctx.actor.organizationId), eq(customer.id, customerId)));
  if (!row) throw refuse("customer_not_found", { param }, param);
  return { isBlocked: row.blockedAt !== null };
}

/**
 * Whether a wallet (lower case) is one of the customer's: it named it, and nobody else has proven it
 * (docs/domain.md, Wallet).
 */
export async function ownsWallet(ctx: CallerContext, customerId: string, address: string): Promise<boolean> {
  const [row] = await raw(ctx.db)<{ owns: boolean }[]>`
    select owns_wallet(${ctx.actor.organizationId}, ${customerId}, ${address}) as owns`;
  return row?.owns ?? false;
}

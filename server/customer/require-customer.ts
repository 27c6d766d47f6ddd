import { and, eq } from "drizzle-orm";
import { customer, wallet } from "#db/schema/customer.ts";
import type { CallerContext } from "../context.ts";
import { refuse } from "../errors.ts";

/**
 * Makes sure that a customer exists in the caller's organization.
 * @returns whether it is blocked from trading
 * @throws Refusal customer_not_found
 */
export async function requireCustomer(
  ctx: CallerContext,
  customerId: string,
): Promise<{ isBlocked: boolean }> {
  const [row] = await ctx.db
    .select({ blockedAt: customer.blockedAt })
    .from(customer)
    .where(and(eq(customer.organizationId, ctx.actor.organizationId), eq(customer.id, customerId)));
  if (!row) throw refuse("customer_not_found", {}, "customerId");
  return { isBlocked: row.blockedAt !== null };
}

/** Whether a wallet (lower case) is one of the customer's. */
export async function ownsWallet(ctx: CallerContext, customerId: string, address: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ address: wallet.address })
    .from(wallet)
    .where(
      and(
        eq(wallet.organizationId, ctx.actor.organizationId),
        eq(wallet.customerId, customerId),
        eq(wallet.address, address),
      ),
    );
  return rows.length > 0;
}

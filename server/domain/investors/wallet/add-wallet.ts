import { isDatabaseError, raw, sqlState } from "#db/client.ts";
import { type Customer, MOST_WALLETS } from "#server/domain/investors/customer/contract.ts";
import { auditedCustomer } from "#server/domain/investors/customer/read-customers.ts";
import { requireCustomer } from "#server/domain/investors/customer/require-customer.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import { addWallet as operation } from "./contract.ts";

/**
 * Adds a wallet to a customer (docs/domain.md, Wallet).
 * @throws Refusal customer_not_found, not_allowed, wallet_taken, wallet_exists, too_many_wallets
 */
export async function addWallet({ ctx, input }: Call<typeof operation>): Promise<Customer> {
  const { organizationId } = ctx.actor;
  const { customerId } = input;
  const address = input.address.toLowerCase();
  await requireCustomer(ctx, customerId);
  const sql = raw(ctx.db);
  const kind = { action: operation.name, event: "customer.updated" } as const;
  // Whoever adds to the same customer meanwhile waits, so that wallets keep an order and their number.
  return change(ctx, auditedCustomer, customerId, kind, async () => {
    const [taken] = await sql`
    select from wallet where organization_id = ${organizationId} and address = ${address}
       and proven_at is not null and customer_id <> ${customerId}`;
    if (taken) throw refuse("wallet_taken", {}, "address");
    try {
      await ctx.db.transaction(async (tx) => {
        const added = await raw(tx)`
        insert into wallet (organization_id, customer_id, address, position, created_at)
        select ${organizationId}, ${customerId}, ${address}, coalesce(max(position) + 1, 0), ${ctx.now.toISOString()}
          from wallet where organization_id = ${organizationId} and customer_id = ${customerId}
        having count(*) < ${MOST_WALLETS} or bool_or(address = ${address})
        returning address`;
        if (added.length === 0) throw refuse("too_many_wallets", { limit: MOST_WALLETS }, "address");
      });
    } catch (error) {
      if (isDatabaseError(error, sqlState.uniqueViolation, "wallet_organization_id_customer_id_address_pk"))
        throw refuse("wallet_exists", {}, "address");
      throw error;
    }
  });
}

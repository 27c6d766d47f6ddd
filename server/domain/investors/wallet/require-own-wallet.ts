import { raw } from "#db/client.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";

/**
 * Makes sure that a customer has named a wallet (lower case), and that no other has proven it.
 * @throws Refusal wallet_not_found, wallet_taken
 */
export async function requireOwnWallet(
  ctx: CallerContext,
  customerId: string,
  address: string,
): Promise<void> {
  const { organizationId } = ctx.actor;
  const [row] = await raw(ctx.db)<{ owns: boolean }[]>`
    select owns_wallet(organization_id, customer_id, address) as owns from wallet
     where organization_id = ${organizationId} and customer_id = ${customerId} and address = ${address}`;
  if (!row) throw refuse("wallet_not_found", {}, "walletAddress");
  if (!row.owns) throw refuse("wallet_taken", {}, "walletAddress");
}

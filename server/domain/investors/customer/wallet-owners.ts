import type { Sql } from "#db/client.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import { beginsWith } from "#server/kernel/reading/search.ts";

/** Ids of the customers who named a wallet, or one that begins like this. */
export function ownersOf(sql: Sql, organizationId: string, address: string): Fragment {
  return sql`select w.customer_id from wallet w
    where w.organization_id = ${organizationId} and ${beginsWith(sql, sql`w.address`, address.toLowerCase())}`;
}

/**
 * Whether a row's wallet is this one, or begins like it: found by its owners, whom every such row has an index on.
 * @param customer the row's customer
 * @param wallet the row's wallet
 */
export function ofWallet(
  sql: Sql,
  organizationId: string,
  customer: Fragment,
  wallet: Fragment,
  address: string,
): Fragment {
  return sql`(${customer} = any (array(${ownersOf(sql, organizationId, address)}))
    and starts_with(${wallet}, ${address.toLowerCase()}))`;
}

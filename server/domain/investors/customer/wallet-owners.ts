import type { Sql } from "#db/client.ts";
import type { Seek } from "#server/kernel/reading/query.ts";
import { type Fragment, isKey } from "#server/kernel/reading/rows.ts";
import { beginsWith, namingOneOf, upTo } from "#server/kernel/reading/search.ts";
import { MOST_NAMED } from "#server/kernel/reading/seek.ts";

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

/**
 * Rows whose wallet is this one, or begins like it. Each of its owners has a look at the index: all at once, the planner reads
 * the table where its rows are of few customers.
 * @param from `select id from … where …`
 * @param columns SQL expressions of a row's customer and wallet
 */
export function byWallet(
  sql: Sql,
  organizationId: string,
  from: Fragment,
  [customer, wallet]: readonly [Fragment, Fragment],
  address: string,
): Seek {
  const owners = upTo(sql, ownersOf(sql, organizationId, address), MOST_NAMED);
  const begins = sql`starts_with(${wallet}, ${address.toLowerCase()})`;
  return {
    // Each row points at its wallet, so whoever has one that begins like this is among the owners.
    matches: begins,
    found: namingOneOf(
      sql,
      sql`select distinct u.id from (${owners}) u(id)`,
      sql`${from} and ${isKey(sql, customer, sql`v.value`)} and ${begins}`,
    ),
    isExact: true,
  };
}

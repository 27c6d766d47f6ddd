import type { Sql } from "#db/client.ts";
import { byWallet } from "#server/domain/investors/api.ts";
import type { Seek } from "#server/kernel/reading/query.ts";
import {
  beginning,
  endOfReference,
  isAddress,
  isId,
  ofCustomersFound,
} from "#server/kernel/reading/search.ts";

/**
 * Purchases `i` by what people type: their id, their payment reference, a wallet, who buys.
 * @param arePlaced see {@link ofCustomersFound}
 */
export function typedForIntents(sql: Sql, organizationId: string, typed: string, arePlaced = false): Seek {
  const own = sql`select i.id from offering_purchase_intent i where i.organization_id = ${organizationId}`;
  const end = endOfReference(typed);
  if (end !== undefined) {
    const found = sql`select f.id from ids_by_reference(${organizationId}, 'offering_purchase_intent', ${[end]}) f(id)`;
    return { matches: sql`right(i.id, 21) = ${end}`, found };
  }
  if (isAddress(typed))
    return byWallet(sql, organizationId, own, [sql`i.customer_id`, sql`i.wallet_address`], typed);
  if (isId(typed, "opi")) {
    return beginning(sql, sql`i.id`, typed, own);
  }
  return ofCustomersFound(sql, organizationId, [own, sql`i.customer_id`], typed, { arePlaced });
}

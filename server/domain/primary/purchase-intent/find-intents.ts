import type { Sql } from "#db/client.ts";
import { ofWallet } from "#server/domain/investors/api.ts";
import type { Seek } from "#server/kernel/reading/query.ts";
import {
  beginning,
  endOfReference,
  idsFound,
  isAddress,
  isFoundIn,
  isId,
} from "#server/kernel/reading/search.ts";
import { MOST_NAMED, ofAll, passing } from "#server/kernel/reading/seek.ts";

/** Purchases `i` by what people type: their id, their payment reference, a wallet, who buys. */
export function typedForIntents(sql: Sql, organizationId: string, typed: string, mostBuyers?: number): Seek {
  const own = sql`select i.id from offering_purchase_intent i where i.organization_id = ${organizationId}`;
  const end = endOfReference(typed);
  if (end !== undefined) {
    const found = sql`select f.id from ids_by_reference(${organizationId}, 'offering_purchase_intent', ${[end]}) f(id)`;
    return { matches: sql`right(i.id, 21) = ${end}`, found };
  }
  if (isAddress(typed)) {
    const matches = ofWallet(sql, organizationId, sql`i.customer_id`, sql`i.wallet_address`, typed);
    return { matches, found: sql`${own} and ${matches}` };
  }
  if (isId(typed, "opi")) {
    return beginning(sql, sql`i.id`, typed, own);
  }
  return {
    ...isFoundIn(sql, organizationId, "customer", sql`i.customer_id`, typed),
    found: sql`select i.id from ${idsFound(sql, organizationId, "customer", typed, mostBuyers)} f(id)
      left join lateral (${own} and i.customer_id = f.id limit ${MOST_NAMED + 1}) i on true
      where f.id is null or i.id is not null`,
    isExact: true,
  };
}

/** Buyers that are named at most where each purchase of theirs may have no money yet, so that many are looked at in vain. */
const MOST_BUYERS = 1000;

/** Rows of a table of purchases' money by what people type to find the purchase. @param alias the row's alias */
export function typedThroughIntents(
  sql: Sql,
  organizationId: string,
  [table, alias]: readonly [string, string],
  typed: string,
): Seek {
  const row = sql.unsafe(alias);
  const intents = typedForIntents(sql, organizationId, typed, MOST_BUYERS);
  const own = sql`offering_purchase_intent i where i.organization_id = ${organizationId}`;
  const key = sql`${row}.offering_purchase_intent_id`;
  return {
    matches: sql`(select ${intents.matches} from ${own} and i.id = ${key})`,
    through: (knowing) => sql`(select ${passing(intents, knowing)} from ${own} and i.id = ${key})`,
    matchesOfAll: (rows, knowing) => {
      const named = sql`${own} and i.id = any (array(select ${key} from ${rows}))`;
      return sql`coalesce(${key} in (select i.id from ${named} and ${ofAll(intents, sql`(select i.* from ${named}) i`, knowing)}), false)`;
    },
    found: sql`select ${row}.id from (${intents.found}) f(id)
      left join lateral (select m.id from ${sql.unsafe(table)} m
        where m.organization_id = ${organizationId} and m.offering_purchase_intent_id = f.id limit ${MOST_NAMED + 1}) ${row} on true
      where f.id is null or ${row}.id is not null`,
  };
}

import type { Sql } from "#db/client.ts";
import { contains } from "#server/kernel/reading/narrowing.ts";
import type { Seek } from "#server/kernel/reading/query.ts";
import { type Fragment, hasOne } from "#server/kernel/reading/rows.ts";
import {
  anyOf,
  beginning,
  exactly,
  idsFound,
  isAddress,
  isFoundIn,
  isId,
} from "#server/kernel/reading/search.ts";
import { MOST_NAMED, ofAll } from "#server/kernel/reading/seek.ts";
import type { RegisterOf } from "./holders-at.ts";

/** Wallets' accounts `a` of a token, without a `from`. */
const walletsOf = (sql: Sql, { organizationId, tokenId }: RegisterOf) => sql`ledger_account a
  where a.organization_id = ${organizationId} and a.token_id = ${tokenId} and a.kind = 'WALLET'`;

/** Wallets' accounts `a` of a token by what people type: the holder, or the wallet's address. */
export function typedHolders(sql: Sql, { organizationId, tokenId }: RegisterOf, typed: string): Seek {
  const table = sql`select a.id from ${walletsOf(sql, { organizationId, tokenId })}`;
  if (isId(typed, "cus")) return beginning(sql, sql`a.customer_id`, typed, table);
  if (isAddress(typed)) return beginning(sql, sql`a.wallet_address`, typed.toLowerCase(), table);
  return {
    ...isFoundIn(sql, organizationId, "customer", sql`a.customer_id`, typed),
    found: sql`select a.id from ${idsFound(sql, organizationId, "customer", typed)} f(id)
      left join lateral (${table} and a.customer_id = f.id limit ${MOST_NAMED + 1}) a on true
      where f.id is null or a.id is not null`,
    isExact: true,
  };
}

/** Entries `e` of a token by what people type: their id or reference, either holder or wallet, a word of their note. */
export function typedEntries(sql: Sql, { organizationId, tokenId }: RegisterOf, typed: string): Seek {
  const table = sql`select e.id from ledger_entry e where e.organization_id = ${organizationId} and e.token_id = ${tokenId}`;
  if (isId(typed, "led")) return beginning(sql, sql`e.id`, typed, table);
  const accounts = typedHolders(sql, { organizationId, tokenId }, typed);
  const wallets = walletsOf(sql, { organizationId, tokenId });
  // An account is of one token, so its entries are.
  const entriesOf = (account: Fragment) => sql`
    (select e.id from ledger_entry e where e.organization_id = ${organizationId} and ${account} = f.id limit ${MOST_NAMED + 1})`;
  const sides: Seek = {
    matches: hasOne(
      sql,
      sql`from ledger_account a
        where a.organization_id = ${organizationId} and a.id in (e.debit_account_id, e.credit_account_id)
          and a.kind = 'WALLET' and ${accounts.matches}`,
    ),
    // The accounts are looked through once for both sides.
    matchesOfAll: (_, knowing) =>
      hasOne(
        sql,
        sql`from unnest(array[e.debit_account_id, e.credit_account_id]) side(id)
          where coalesce(side.id in (
            select a.id from ${wallets} and ${ofAll(accounts, sql`(select a.* from ${wallets}) a`, knowing)}), false)`,
      ),
    found: sql`select e.id from (${accounts.found}) f(id)
      left join lateral (${entriesOf(sql`e.debit_account_id`)} union all ${entriesOf(sql`e.credit_account_id`)}) e on true
      where f.id is null or e.id is not null`,
  };
  const noted = sql`e.note is not null and ${contains(sql, "e.note", typed)}`;
  return anyOf(sql, [
    sides,
    exactly(sql, sql`e.reference`, typed, table),
    { matches: sql`(${noted})`, found: sql`${table} and ${noted}` },
  ]);
}

import type { Sql } from "#db/client.ts";
import { byWallet } from "#server/domain/investors/api.ts";
import type { Seek } from "#server/kernel/reading/query.ts";
import { type Fragment, hasOne, isKey } from "#server/kernel/reading/rows.ts";
import {
  anyOf,
  beginning,
  customersKnown,
  exactly,
  inOwnText,
  isAddress,
  isId,
  ofCustomersFound,
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
  if (isAddress(typed))
    return byWallet(sql, organizationId, table, [sql`a.customer_id`, sql`a.wallet_address`], typed);
  return ofCustomersFound(sql, organizationId, [table, sql`a.customer_id`], typed);
}

/** Whether what is typed is a word of the holder, and not the id or the address of one. */
const isWord = (typed: string) => !isId(typed, "cus") && !isAddress(typed);

/** Wallets of a token whose holders are picked from at most, before each entry is asked for its own. */
const MOST_PICKED_FROM = 50_000;

/** Entries `e` of a token by what people type: their id or reference, either holder or wallet, a word of their note. */
export function typedEntries(sql: Sql, { organizationId, tokenId }: RegisterOf, typed: string): Seek {
  const table = sql`select e.id from ledger_entry e where e.organization_id = ${organizationId} and e.token_id = ${tokenId}`;
  if (isId(typed, "led")) return beginning(sql, sql`e.id`, typed, table);
  const accounts = typedHolders(sql, { organizationId, tokenId }, typed);
  const wallets = walletsOf(sql, { organizationId, tokenId });
  // An account is of one token, so its entries are.
  const entriesOf = (account: Fragment) => sql`
    (select e.id from ledger_entry e where e.organization_id = ${organizationId} and ${isKey(sql, account, sql`f.id`)} limit ${MOST_NAMED + 1})`;
  const matches = hasOne(
    sql,
    sql`from ledger_account a
      where a.organization_id = ${organizationId} and a.id in (e.debit_account_id, e.credit_account_id)
        and a.kind = 'WALLET' and ${accounts.matches}`,
  );
  // Where next to none is near, too many holders were found to be named: more of them are, and those of this token picked by an index alone.
  // Few are left then, and `offset 0` keeps looking for their wallets what it is, where the planner would read all of the token.
  const byHolder = (isFar: Fragment) => sql`
    with found as materialized (
      select h.id from (${customersKnown(sql, organizationId, typed)}) h(id) where ${isFar}
    ), holders as materialized (
      select a.customer_id from ledger_account a
       where a.organization_id = ${organizationId} and a.token_id = ${tokenId} and a.customer_id is not null
         and ${isFar} and (select count(*) = count(f.id) from found f)
       limit ${MOST_PICKED_FROM + 1}::int
    )
    select f.id from (${accounts.found}) f(id) where not ${isFar}
    union all
    select w.id from (
      select distinct h.customer_id from holders h where coalesce(h.customer_id in (select f.id from found f), false)) h
     cross join lateral (select a.id from ${wallets} and ${isKey(sql, sql`a.customer_id`, sql`h.customer_id`)} offset 0) w
    union all
    select null where exists (select from found f where f.id is null) or (select count(*) > ${MOST_PICKED_FROM}::int from holders)`;
  const known = isWord(typed) ? byHolder : () => accounts.found;
  const isEither = (ids: Fragment) =>
    sql`coalesce(e.debit_account_id in (${ids}) or e.credit_account_id in (${ids}), false)`;
  const isBothOf = (rows: Fragment) =>
    sql`coalesce(e.debit_account_id in (select e.debit_account_id from ${rows})
      and e.credit_account_id in (select e.credit_account_id from ${rows}), false)`;
  const sides: Seek = {
    matches,
    through: (knowing, missed) =>
      knowing(known, isEither, missed ? sql`(not ${isBothOf(missed)} and ${matches})` : matches),
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
    isExact: accounts.isExact === true,
  };
  return anyOf(sql, [
    sides,
    exactly(sql, sql`e.reference`, typed, table),
    inOwnText(sql, organizationId, "ledger_entry", "e", typed),
  ]);
}

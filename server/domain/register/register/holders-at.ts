import type { Sql } from "#db/client.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";

/** Whose holdings of which token. */
export interface RegisterOf {
  readonly organizationId: string;
  readonly tokenId: string;
}

/**
 * What each account of a token held: now, as the balances stand, or at an instant, as they stand less what was entered
 * since. It costs what happened since; a page of the past is read by `register_at`. Columns:
 * id, kind, customer_id, wallet_address, available, frozen.
 * @param asOf ISO 8601, inclusive; null = now
 */
export function accountsAt(sql: Sql, { organizationId, tokenId }: RegisterOf, asOf: string | null): Fragment {
  const account = sql`a.organization_id = ${organizationId} and a.token_id = ${tokenId}`;
  if (asOf === null) {
    return sql`
      select a.id, a.kind, a.customer_id, a.wallet_address, a.available, a.frozen from ledger_account a where ${account}`;
  }
  return sql`
    select a.id, a.kind, a.customer_id, a.wallet_address, a.available - coalesce(m.available, 0) as available,
           a.frozen - coalesce(m.frozen, 0) as frozen
      from ledger_account a
      left join moved_between(${organizationId}, ${tokenId}, ${asOf}, 'infinity') m on m.account_id = a.id
     where ${account}`;
}

/**
 * What single accounts held at an instant (ISO 8601), as they stand less what was entered since: it costs what happened to
 * these alone. Columns as of {@link accountsAt}, but for the kind, and `total`.
 * @param accounts `select` of the accounts, with their columns
 */
export function balancesAt(
  sql: Sql,
  { organizationId, tokenId }: RegisterOf,
  accounts: Fragment,
  asOf: string,
): Fragment {
  return sql`
    select h.*, h.available + h.frozen as total from (
      with a as materialized (${accounts})
      select a.id, a.customer_id, a.wallet_address, a.available - coalesce(m.available, 0) as available,
             a.frozen - coalesce(m.frozen, 0) as frozen
        from a
        left join moved_of(${organizationId}, ${tokenId}, array(select a.id from a), ${asOf}) m on m.account_id = a.id
    ) h`;
}

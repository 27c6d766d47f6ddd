import type { Sql } from "#db/client.ts";
import type { Fragment } from "#server/kernel/reading.ts";

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

/** The wallets that held some: `h` of {@link accountsAt} with the share of all tokens that wallets held, and the name. */
export function holdersAt(sql: Sql, register: RegisterOf, asOf: string | null): Fragment {
  return sql`
    select h.id, h.customer_id, h.wallet_address, h.available, h.frozen, h.available + h.frozen as total,
           round((h.available + h.frozen) * 100 / sum(h.available + h.frozen) over (), 6) as share,
           c.name, c.username
      from (${accountsAt(sql, register, asOf)}) h
      join customer c on c.organization_id = ${register.organizationId} and c.id = h.customer_id
     where h.kind = 'WALLET' and h.available + h.frozen > 0`;
}

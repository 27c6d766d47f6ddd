import type { Sql } from "#db/client.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";

/**
 * Whether the wallet of the purchase `i` may get tokens, as a condition: those of a chain go to wallets that its
 * registry knows (docs/domain.md, Chain).
 * @param token the expression of the token's id
 */
export function isRegistered(sql: Sql, organizationId: string, token: Fragment): Fragment {
  return sql`not exists (
    select from chain_token k
     where k.organization_id = ${organizationId} and k.token_id = ${token} and k.status <> 'DETACHED'
       and not exists (
         select from chain_wallet r
          where r.organization_id = ${organizationId} and r.registry = k.identity_registry
            and r.address = i.wallet_address and r.status = 'REGISTERED'))`;
}

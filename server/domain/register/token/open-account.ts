import { raw } from "#db/client.ts";
import type { SettlementContext } from "#server/kernel/context.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { idsOf } from "#server/kernel/reading/rows.ts";

/** Whose wallet (lower case) holds which token. */
export interface Holder {
  readonly tokenId: string;
  readonly customerId: string;
  readonly walletAddress: string;
}

/** Makes sure that a customer's wallet has an account for a token, before anybody moves tokens there. */
export async function openAccount(ctx: SettlementContext, holder: Holder): Promise<void> {
  await raw(ctx.db)`
    insert into ledger_account (organization_id, id, token_id, kind, customer_id, wallet_address)
    values (${ctx.actor.organizationId}, ${newId("acc", ctx.now)}, ${holder.tokenId}, 'WALLET', ${holder.customerId},
      ${holder.walletAddress})
    on conflict (organization_id, customer_id, wallet_address, token_id) where kind = 'WALLET' do nothing`;
}

/**
 * Locks the accounts of these holders until the transaction ends, in the order of their ids, as everybody locks
 * accounts: two who move tokens at once never wait for each other.
 */
export async function lockAccounts(ctx: SettlementContext, holders: readonly Holder[]): Promise<void> {
  const sql = raw(ctx.db);
  const customers = holders.map(({ customerId }) => customerId);
  const rows = holders.map(({ tokenId, customerId, walletAddress }) => ({
    token_id: tokenId,
    customer_id: customerId,
    wallet_address: walletAddress,
  }));
  await sql`
    select 1 from ledger_account a
     where a.organization_id = ${ctx.actor.organizationId} and a.kind = 'WALLET' and a.customer_id = any (${idsOf(sql, customers)})
       and (a.token_id, a.customer_id, a.wallet_address) in (
         select h.token_id, h.customer_id, h.wallet_address
           from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as h(token_id text, customer_id text, wallet_address text))
     order by a.id for no key update`;
}

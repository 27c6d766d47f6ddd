import { raw } from "#db/client.ts";
import type { TenantContext } from "#server/kernel/context.ts";
import type { Balance } from "./balance-rule.ts";

/** What of a customer's wallet (lower case) is free to move, and which part of the rest is locked up. */
export async function readBalance(
  ctx: TenantContext,
  account: { tokenId: string; customerId: string; walletAddress: string },
): Promise<Balance> {
  const [row] = await raw(ctx.db)<{ available: string; locks: Balance["locks"] }[]>`
    select a.available::text, (
             select coalesce(json_agg(json_build_object('amount', l.amount::text, 'until', l.locked_until)
                      order by l.locked_until), '[]')
               from token_lock l
              where l.organization_id = a.organization_id and l.ledger_account_id = a.id and l.released_at is null
           ) as locks
      from ledger_account a
     where a.organization_id = ${ctx.actor.organizationId} and a.kind = 'WALLET' and a.token_id = ${account.tokenId}
       and a.customer_id = ${account.customerId} and a.wallet_address = ${account.walletAddress}`;
  return row ?? { available: "0", locks: [] };
}

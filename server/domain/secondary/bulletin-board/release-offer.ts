import { raw, type Sql } from "#db/client.ts";
import type { CancelReason } from "#db/schema/enums.ts";
import { postEntries } from "#server/domain/settlement/api.ts";
import type { SettlementContext } from "#server/kernel/context.ts";
import { type Fragment, idsOf } from "#server/kernel/reading/rows.ts";

/**
 * Makes open offers CANCELLED and frees the tokens they held: each once, whoever races. They are locked in the order of
 * their ids, before the accounts.
 * @param only a further condition on the offer `o`
 * @returns the ids of those that this call cancelled
 */
export async function releaseOffers(
  ctx: SettlementContext,
  offerIds: readonly string[],
  reason: CancelReason,
  only: (sql: Sql) => Fragment,
): Promise<ReadonlySet<string>> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  const rows = await sql<{ id: string }[]>`
    with held as materialized (
      select o.id from offer o
       where o.organization_id = ${organizationId} and o.id = any (${idsOf(sql, offerIds)}) and o.status = 'OPEN' and ${only(sql)}
       order by o.id for no key update
    ), cancelled as (
      update offer o set status = 'CANCELLED', cancel_reason = ${reason}, updated_at = ${at}
        from held
       where o.organization_id = ${organizationId} and o.id = held.id and o.status = 'OPEN'
      returning o.*
    ), released as (
      ${postEntries(ctx, {
        reason: "RELEASE",
        token: sql`a.token_id`,
        debit: { account: sql`a.id`, bucket: "FROZEN" },
        credit: { account: sql`a.id`, bucket: "AVAILABLE" },
        amount: sql`c.amount`,
        reference: sql`c.id`,
        from: sql`
          from cancelled c
          join ledger_account a on a.organization_id = ${organizationId} and a.token_id = c.token_id and a.kind = 'WALLET'
           and a.customer_id = c.maker_customer_id and a.wallet_address = c.maker_wallet_address
         where c.intention = 'SELL'`,
      })}
    )
    select id from cancelled`;
  return new Set(rows.map(({ id }) => id));
}

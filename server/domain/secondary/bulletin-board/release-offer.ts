import { raw, type Sql } from "#db/client.ts";
import type { CancelReason } from "#db/schema/enums.ts";
import { postEntries } from "#server/domain/settlement/api.ts";
import type { SettlementContext } from "#server/kernel/context.ts";
import type { Fragment } from "#server/kernel/reading.ts";

/**
 * Makes an open offer CANCELLED and frees the tokens it held: once, whoever races.
 * @param only a further condition on the offer `o`
 * @returns whether this call did it
 */
export async function releaseOffer(
  ctx: SettlementContext,
  offerId: string,
  reason: CancelReason,
  only: (sql: Sql) => Fragment,
): Promise<boolean> {
  const sql = raw(ctx.db);
  const at = ctx.now.toISOString();
  const [cancelled] = await sql`
    with cancelled as (
      update offer o set status = 'CANCELLED', cancel_reason = ${reason}, updated_at = ${at}
       where o.organization_id = ${ctx.actor.organizationId} and o.id = ${offerId} and o.status = 'OPEN' and ${only(sql)}
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
          join ledger_account a on a.organization_id = c.organization_id and a.token_id = c.token_id and a.kind = 'WALLET'
           and a.customer_id = c.maker_customer_id and a.wallet_address = c.maker_wallet_address
         where c.intention = 'SELL'`,
      })}
    )
    select id from cancelled`;
  return cancelled !== undefined;
}

import { raw } from "#db/client.ts";
import { lockAccounts, openAccount } from "#server/domain/register/api.ts";
import { postEntries } from "#server/domain/settlement/api.ts";
import type { SettlementContext } from "#server/kernel/context.ts";
import { newId } from "#server/kernel/fields/id.ts";
import type { Acceptance } from "./judge-acceptance.ts";

interface Filled {
  token_id: string;
  seller_id: string;
  seller_wallet: string;
  buyer_id: string;
  buyer_wallet: string;
}

/**
 * Makes an open offer FILLED and moves its tokens from seller to buyer, with the trade they make: once, whoever races.
 * A seller who made the offer parts with what it froze, one who takes it with what is available.
 * @returns the trade's id; null where the offer was not open (any more), and nothing was changed
 * @throws the database's check violation `ledger_account_available` where the tokens are not there
 */
export async function fillOffer(ctx: SettlementContext, acceptance: Acceptance): Promise<string | null> {
  const { offerId, customerId, walletAddress } = acceptance;
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  const [filled] = await sql<Filled[]>`
    update offer o
       set status = 'FILLED', taker_customer_id = ${customerId}, taker_wallet_address = ${walletAddress}, updated_at = ${at}
     where o.organization_id = ${organizationId} and o.id = ${offerId} and o.status = 'OPEN'
       and o.maker_customer_id <> ${customerId} and (o.expires_at is null or o.expires_at > ${at})
    returning o.token_id,
      case when o.intention = 'SELL' then o.maker_customer_id else o.taker_customer_id end as seller_id,
      case when o.intention = 'SELL' then o.maker_wallet_address else o.taker_wallet_address end as seller_wallet,
      case when o.intention = 'SELL' then o.taker_customer_id else o.maker_customer_id end as buyer_id,
      case when o.intention = 'SELL' then o.taker_wallet_address else o.maker_wallet_address end as buyer_wallet`;
  if (!filled) return null;
  const { token_id: tokenId, seller_id, seller_wallet, buyer_id, buyer_wallet } = filled;
  const buyer = { tokenId, customerId: buyer_id, walletAddress: buyer_wallet };
  await openAccount(ctx, buyer);
  await lockAccounts(ctx, [buyer, { tokenId, customerId: seller_id, walletAddress: seller_wallet }]);
  const tradeId = newId("trd", ctx.now);
  await sql`${postEntries(ctx, {
    reason: "TRANSFER",
    token: sql`o.token_id`,
    debit: {
      account: sql`s.id`,
      bucket: sql`case when o.intention = 'SELL' then 'FROZEN' else 'AVAILABLE' end::ledger_bucket`,
    },
    credit: { account: sql`b.id`, bucket: "AVAILABLE" },
    amount: sql`o.amount`,
    reference: sql`o.id`,
    from: sql`
      from offer o
      join ledger_account s on s.organization_id = o.organization_id and s.token_id = o.token_id and s.kind = 'WALLET'
       and s.customer_id = ${seller_id} and s.wallet_address = ${seller_wallet}
      join ledger_account b on b.organization_id = o.organization_id and b.token_id = o.token_id and b.kind = 'WALLET'
       and b.customer_id = ${buyer_id} and b.wallet_address = ${buyer_wallet}
     where o.organization_id = ${organizationId} and o.id = ${offerId}`,
  })}`;
  await sql`
    insert into trade as t (organization_id, id, offer_id, token_id, seller_customer_id, seller_wallet_address,
      buyer_customer_id, buyer_wallet_address, amount, price_in_euro, payment_status, created_at, updated_at)
    select o.organization_id, ${tradeId}, o.id, o.token_id, ${seller_id}, ${seller_wallet}, ${buyer_id}, ${buyer_wallet},
           o.amount, o.price_in_euro,
           case when exists (
             select from organization_settings s where s.organization_id = ${organizationId} and s.tracks_trade_payments)
             then 'DUE' else 'NOT_TRACKED' end::trade_payment_status, ${at}, ${at}
      from offer o
     where o.organization_id = ${organizationId} and o.id = ${offerId}
    returning t.id`;
  return tradeId;
}

import { raw } from "#db/client.ts";
import { deployOrder, requireLink } from "#server/domain/chain/chain-token/deploy-order.ts";
import { openContract } from "#server/domain/chain/chain-token/open-contract.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { record } from "#server/platform/audit/record.ts";
import { noteChanges } from "#server/platform/outbox/record-event.ts";

/** Minting again what the contract has since then would double it. */
const DETACHED_BEFORE =
  "A contract followed this token before, and still has what wallets held then. Keep the token in the register, or register a new one and move its holders.";

/** A token of the ledger, as its contracts are made for it. */
interface LedgerToken {
  name: string;
  symbol: string;
  decimals: number;
  totalSupply: string;
  settlement: string;
}

/**
 * Has contracts follow a token of the ledger that wallets hold already: what each wallet holds is minted to it once, with
 * what is frozen of it, before anything that comes later (docs/domain.md, Chain). Nobody moves the token meanwhile, so no
 * entry is missed or counted twice.
 * @returns how many wallets hold some
 * @throws Refusal token_not_found, token_on_chain, chain_not_configured, wallet_not_proven, token_exists
 * @throws Error where a contract followed the token before
 */
export async function takeOver(ctx: CallerContext, tokenId: string): Promise<number> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  const [token] = await sql<LedgerToken[]>`
    select name, symbol, decimals, trim_scale(total_supply)::text as "totalSupply", settlement from token
     where organization_id = ${organizationId} and id = ${tokenId} for update`;
  if (!token) throw refuse("token_not_found", {}, "tokenId");
  if (token.settlement !== "LEDGER") throw refuse("token_on_chain", {}, "tokenId");
  const before = await sql`
    select from chain_token where organization_id = ${organizationId} and token_id = ${tokenId}`;
  if (before.length > 0) throw new Error(DETACHED_BEFORE);
  // Whoever posts an entry locks its accounts, in this order: those who have, commit first; the others follow the contract.
  await sql`
    select from ledger_account where organization_id = ${organizationId} and token_id = ${tokenId}
     order by id for no key update`;
  const link = requireLink(ctx, "tokenId");
  await requireProven(ctx, tokenId);
  const order = deployOrder({ ...token, organizationId, tokenId }, link);
  const { owner, firstOperator, dailyLimit } = order;
  const contracts = link.node.predict(order);
  const isOpened = await openContract(ctx, {
    ...contracts,
    ...{ owner, firstOperator, dailyLimit },
    tokenId,
    chainId: link.chainId,
    isAttached: false,
  });
  if (!isOpened) throw refuse("token_exists", {}, "tokenId");
  await sql`
    update token set settlement = 'ERC3643', address = ${contracts.token}
     where organization_id = ${organizationId} and id = ${tokenId}`;
  const [held] = await sql<{ wallets: number }[]>`
    with held as (
      select a.wallet_address as address, min(a.customer_id) as customer_id, sum(a.available) as available,
             sum(a.frozen) as frozen
        from ledger_account a
       where a.organization_id = ${organizationId} and a.token_id = ${tokenId} and a.kind = 'WALLET' and a.total > 0
       group by 1
    ), wanted as (
      insert into chain_wallet as k (organization_id, registry, address, customer_id, country, created_at, updated_at)
      select ${organizationId}, ${contracts.identityRegistry}, h.address, h.customer_id, country_number(c.country_code),
             ${at}, ${at}
        from held h
        join customer c on c.organization_id = ${organizationId} and c.id = h.customer_id
      on conflict do nothing
      returning k.address, k.country
    ), steps as (
      select 1 as stage, 'REGISTER' as kind, w.address, 0 as amount, w.country from wanted w
      union all
      select 2, 'MINT', h.address, h.available, null from held h where h.available > 0
      union all
      select 3, 'MINT_FROZEN', h.address, h.frozen, null from held h where h.frozen > 0
    ), put as (
      insert into chain_operation as p (organization_id, id, token_id, seq, kind, to_address, units, country, created_at)
      select ${organizationId}, new_id('cop', ${at}), ${tokenId},
             (extract(epoch from clock_timestamp()) * 1000000)::bigint + row_number() over (order by s.stage, s.address),
             s.kind::chain_operation_kind, s.address, s.amount * power(10::numeric, ${token.decimals}::int), s.country, ${at}
        from steps s
      returning p.id
    )
    select count(*)::int as wallets from held`;
  const wallets = held?.wallets ?? 0;
  await record(ctx, {
    action: "takeOverToken",
    resource: "token",
    id: tokenId,
    before: { settlement: "LEDGER" },
    after: { settlement: "ERC3643" },
    note: { address: contracts.token, wallets },
  });
  await noteChanges(ctx, "token.updated", sql`select ${tokenId}::text`);
  return wallets;
}

/** Tokens are minted to nobody whose wallet it may not be. @throws Refusal wallet_not_proven */
async function requireProven({ db, actor }: CallerContext, tokenId: string): Promise<void> {
  const unproven = await raw(db)<{ customer_id: string }[]>`
    select a.customer_id from ledger_account a
     where a.organization_id = ${actor.organizationId} and a.token_id = ${tokenId} and a.kind = 'WALLET' and a.total > 0
       and not exists (
         select from wallet w
          where w.organization_id = ${actor.organizationId} and w.customer_id = a.customer_id
            and w.address = a.wallet_address and w.proven_at is not null)
     limit 1`;
  if (unproven.length > 0) throw refuse("wallet_not_proven", {}, "tokenId");
}

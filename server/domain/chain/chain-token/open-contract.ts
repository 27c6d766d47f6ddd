import { raw } from "#db/client.ts";
import type { TokenContracts } from "#server/adapters/chain/port.ts";
import { readQueue } from "#server/domain/chain/chain/read-chain.ts";
import type { CallerContext, SettlementContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";

/** The contracts that are to follow a token, lower case. */
export interface ContractFacts extends TokenContracts {
  readonly tokenId: string;
  readonly chainId: number;
  readonly owner: string;
  readonly firstOperator: string;
  /** In units; null where the contract is there already, whose owner has said it to the agent. */
  readonly dailyLimit: bigint | null;
  /** Whether the token's contract is there already. */
  readonly isAttached: boolean;
}

/**
 * Notes the contracts that follow a token from now on, in the transaction in which its settlement becomes ERC3643. The
 * sender's first operation makes those that are not there.
 * @returns false where another token, of whichever organization, has this contract; then nothing was written
 */
export async function openContract(ctx: SettlementContext, facts: ContractFacts): Promise<boolean> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const { tokenId, chainId, token, agent, identityRegistry, owner, firstOperator, isAttached } = facts;
  const dailyLimit = facts.dailyLimit?.toString() ?? null;
  const claimed = await sql`
    insert into chain_contract (chain_id, address, organization_id, token_id)
    values (${chainId}, ${token}, ${organizationId}, ${tokenId})
    on conflict do nothing returning address`;
  if (claimed.length === 0) return false;
  // A token that was detached before is attached anew.
  await sql`
    insert into chain_token (organization_id, token_id, chain_id, address, agent, identity_registry, owner,
      first_operator, daily_limit, is_attached, created_at)
    values (${organizationId}, ${tokenId}, ${chainId}, ${token}, ${agent}, ${identityRegistry}, ${owner},
      ${firstOperator}, ${dailyLimit}, ${isAttached}, ${ctx.now.toISOString()})
    on conflict (organization_id, token_id) do update
       set chain_id = excluded.chain_id, address = excluded.address, agent = excluded.agent,
           identity_registry = excluded.identity_registry, owner = excluded.owner,
           first_operator = excluded.first_operator, daily_limit = excluded.daily_limit, is_attached = excluded.is_attached, status = 'DEPLOYING',
           genesis_hash = null, deployed_block = null, reconciled_block = null, reconciled_supply = 0,
           reconciled_at = null, token_owner = null, in_sync = true, live_at = null`;
  const at = ctx.now.toISOString();
  await sql`
    insert into chain_operation (organization_id, id, token_id, seq, kind, units, created_at)
    values (${organizationId}, ${newId("cop", ctx.now)}, ${tokenId},
      (extract(epoch from clock_timestamp()) * 1000000)::bigint, 'DEPLOY', 0, ${at})`;
  return true;
}

/**
 * Ends that a contract follows a token, in the transaction in which its settlement becomes LEDGER: all that was asked of
 * the chain is final, and register and chain were compared after it and agree. Call it while the token's row is locked
 * against entries that are about to ask for more.
 * @throws Refusal chain_not_settled, chain_not_in_sync
 */
export async function closeContract(ctx: CallerContext, tokenId: string): Promise<void> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const { waiting, sent, refused } = await readQueue(ctx, tokenId);
  const count = waiting + sent + refused;
  if (count > 0) throw refuse("chain_not_settled", { count }, "tokenId");
  const [state] = await sql<{ in_sync: boolean; reconciled_block: number | null; differences: number }[]>`
    select k.in_sync, k.reconciled_block::float8 as reconciled_block,
           (select count(*)::int from chain_difference d
             where d.organization_id = ${organizationId} and d.token_id = ${tokenId} and d.status = 'OPEN') as differences
      from chain_token k where k.organization_id = ${organizationId} and k.token_id = ${tokenId}`;
  if (!state?.in_sync || state.differences > 0)
    throw refuse("chain_not_in_sync", { reason: "Chain and register differ." }, "tokenId");
  // Nonces go up, so that the token's last transaction is in its highest block.
  const [last] = await sql<{ block: number | null }[]>`
    select t.block_number::float8 as block from chain_transaction t
     where t.organization_id = ${organizationId} and t.token_id = ${tokenId} and t.status = 'FINAL'
     order by t.created_at desc, t.id desc limit 1`;
  if ((last?.block ?? -1) > (state.reconciled_block ?? -1)) {
    const reason = "Chain and register were not compared since the last movement.";
    throw refuse("chain_not_in_sync", { reason }, "tokenId");
  }
  await sql`delete from chain_contract where organization_id = ${organizationId} and token_id = ${tokenId}`;
  await sql`
    update chain_token set status = 'DETACHED', halt_reason = null
     where organization_id = ${organizationId} and token_id = ${tokenId}`;
}

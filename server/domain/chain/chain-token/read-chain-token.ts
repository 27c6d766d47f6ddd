import { raw } from "#db/client.ts";
import type { ChainHaltReason, ChainPolicy, ChainTokenStatus, TokenSettlement } from "#db/schema/enums.ts";
import { readQueue, readSigner } from "#server/domain/chain/chain/read-chain.ts";
import type { Call, TenantContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { toChecksumAddress, toIso, withoutNulls } from "#server/kernel/format.ts";
import type { getChainToken as operation, TokenOnChain } from "./contract.ts";

interface ContractRow {
  chain_id: number;
  address: string;
  agent: string;
  identity_registry: string;
  owner: string;
  first_operator: string;
  policy: ChainPolicy;
  status: ChainTokenStatus;
  halt_reason: ChainHaltReason | null;
  is_attached: boolean;
  deployed_block: number | null;
  reconciled_block: number | null;
  in_sync: boolean;
  live_at: string | null;
  differences: number;
}

/**
 * How a token's contract follows the register.
 * @throws Refusal token_not_found
 */
export async function getChainToken({ ctx, input }: Call<typeof operation>): Promise<TokenOnChain> {
  const { tokenId } = input;
  const { settlement } = await requireToken(ctx, tokenId);
  const nothing = { tokenId, object: "chain_token", mode: settlement } as const;
  if (settlement === "LEDGER") return nothing;
  const row = await readContract(ctx, tokenId);
  const link = ctx.app.chainLink;
  const operator = link?.chainId === row.chain_id ? link.signer.address : row.first_operator;
  return {
    ...nothing,
    contract: presentContract(row, link?.explorerUrl),
    ...(await readSigner(ctx, row.chain_id, operator)),
    queue: await readQueue(ctx, tokenId),
  };
}

/** Where a token of the caller's organization is settled. @throws Refusal token_not_found */
export async function requireToken(
  ctx: TenantContext,
  tokenId: string,
): Promise<{ settlement: TokenSettlement }> {
  const [row] = await raw(ctx.db)<{ settlement: TokenSettlement }[]>`
    select t.settlement from token t where t.organization_id = ${ctx.actor.organizationId} and t.id = ${tokenId}`;
  if (!row) throw refuse("token_not_found", {}, "tokenId");
  return row;
}

async function readContract(ctx: TenantContext, tokenId: string): Promise<ContractRow> {
  const { organizationId } = ctx.actor;
  const [row] = await raw(ctx.db)<ContractRow[]>`
    select k.chain_id::float8 as chain_id, k.address, k.agent, k.identity_registry, k.owner, k.first_operator, k.policy,
           k.status, k.halt_reason, k.is_attached, k.deployed_block::float8 as deployed_block,
           k.reconciled_block::float8 as reconciled_block, k.in_sync, k.live_at,
           (select count(*)::int from chain_difference d
             where d.organization_id = ${organizationId} and d.token_id = ${tokenId} and d.status = 'OPEN') as differences
      from chain_token k where k.organization_id = ${organizationId} and k.token_id = ${tokenId}`;
  if (!row) throw new Error(`${tokenId} is settled on a chain and has no contract there`);
  return row;
}

function presentContract(
  row: ContractRow,
  explorerUrl: string | undefined,
): NonNullable<TokenOnChain["contract"]> {
  return {
    chainId: row.chain_id,
    ...(explorerUrl !== undefined && { explorerUrl }),
    status: row.status,
    ...withoutNulls({ haltReason: row.halt_reason }),
    policy: row.policy,
    isAttached: row.is_attached,
    address: toChecksumAddress(row.address),
    agent: toChecksumAddress(row.agent),
    identityRegistry: toChecksumAddress(row.identity_registry),
    owner: toChecksumAddress(row.owner),
    ...withoutNulls({ deployedBlock: row.deployed_block, reconciledBlock: row.reconciled_block }),
    inSync: row.in_sync,
    openDifferences: row.differences,
    ...(row.live_at !== null && { liveAt: toIso(row.live_at) }),
  };
}

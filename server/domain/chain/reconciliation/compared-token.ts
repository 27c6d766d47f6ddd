import { type Database, raw } from "#db/client.ts";
import type { ChainDifferenceKind } from "#db/schema/enums.ts";
import type { TokenContracts } from "#server/adapters/chain/port.ts";

/** Which token of whom. */
export interface TokenPlace {
  readonly organizationId: string;
  readonly tokenId: string;
}

/** What came of comparing a token with its contracts. */
export interface Reconciliation {
  /** The final block at which both were compared. */
  readonly block: number;
  readonly wallets: number;
  /** What was found that was not known before. */
  readonly found: readonly ChainDifferenceKind[];
  /** Differences that are open now. */
  readonly open: number;
}

/** A token's contracts, and how far they were compared. */
export interface ComparedToken extends TokenContracts, TokenPlace {
  readonly chainId: number;
  readonly genesisHash: string;
  readonly deployedBlock: number;
  /** Null where it never was. */
  readonly reconciledBlock: number | null;
  /** As the database has it; null where it never was. */
  readonly reconciledAt: string | null;
  readonly reconciledSupply: bigint;
  /** Who names the agent's operators. */
  readonly owner: string;
  /** Whose the token is; null where nobody has looked yet. */
  readonly tokenOwner: string | null;
  readonly policy: string;
}

/** A token's contracts, and how far they were compared; null where they are not there (yet). */
export async function readCompared(db: Database, place: TokenPlace): Promise<ComparedToken | null> {
  const { organizationId, tokenId } = place;
  const [row] = await raw(db)<
    {
      token: string;
      agent: string;
      identity_registry: string;
      chain_id: number;
      genesis_hash: string;
      deployed_block: number;
      reconciled_block: number | null;
      reconciled_at: string | null;
      reconciled_supply: string;
      owner: string;
      token_owner: string | null;
      policy: string;
    }[]
  >`
    select address as token, agent, identity_registry, chain_id::float8 as chain_id, genesis_hash,
           deployed_block::float8 as deployed_block, reconciled_block::float8 as reconciled_block,
           reconciled_at::text, reconciled_supply::text, owner, token_owner, policy
      from chain_token
     where organization_id = ${organizationId} and token_id = ${tokenId} and status in ('LIVE', 'HALTED')
       and genesis_hash is not null and deployed_block is not null`;
  if (!row) return null;
  return {
    ...place,
    token: row.token,
    agent: row.agent,
    identityRegistry: row.identity_registry,
    chainId: row.chain_id,
    genesisHash: row.genesis_hash,
    deployedBlock: row.deployed_block,
    reconciledBlock: row.reconciled_block,
    reconciledAt: row.reconciled_at,
    reconciledSupply: BigInt(row.reconciled_supply),
    owner: row.owner,
    tokenOwner: row.token_owner,
    policy: row.policy,
  };
}

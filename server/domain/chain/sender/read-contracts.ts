import { type Database, raw } from "#db/client.ts";
import type { TokenContracts } from "#server/adapters/chain/port.ts";

/** Where a token's contracts are, and whether they still have to be made. */
export async function readContracts(
  db: Database,
  organizationId: string,
  tokenId: string,
): Promise<TokenContracts & { isDeploying: boolean; deployedBlock: number }> {
  const [row] = await raw(db)<
    { token: string; agent: string; registry: string; is_deploying: boolean; deployed_block: number }[]
  >`
    select address as token, agent, identity_registry as registry, status = 'DEPLOYING' as is_deploying,
           coalesce(deployed_block, 0)::float8 as deployed_block
      from chain_token where organization_id = ${organizationId} and token_id = ${tokenId}`;
  if (!row) throw new Error("the token is on no chain");
  const { token, agent, registry } = row;
  return {
    ...{ token, agent, identityRegistry: registry },
    isDeploying: row.is_deploying,
    deployedBlock: row.deployed_block,
  };
}

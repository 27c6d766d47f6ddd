import { raw } from "#db/client.ts";
import type { ChainDifferenceKind } from "#db/schema/enums.ts";
import type { Movement } from "#server/domain/chain/reconciliation/movements.ts";
import type { TenantContext } from "#server/kernel/context.ts";

/** What a difference's end follows from. */
export interface DifferenceFacts {
  tokenId: string;
  kind: ChainDifferenceKind;
  movements: readonly Movement[];
  registry: string;
  decimals: number;
  blockNumber: number;
  txHash: string | null;
  knownBy: string;
}

/** What a difference's end follows from; whoever asks holds its lock. */
export async function readFacts({ db, actor }: TenantContext, id: string): Promise<DifferenceFacts> {
  const { organizationId } = actor;
  const [facts] = await raw(db)<DifferenceFacts[]>`
    select d.token_id as "tokenId", d.kind, d.movements, c.identity_registry as registry, t.decimals,
           d.block_number::float8 as "blockNumber", d.tx_hash as "txHash", d.operation_id as "knownBy"
      from chain_difference d
      join chain_token c on c.organization_id = ${organizationId} and c.token_id = d.token_id
      join token t on t.organization_id = ${organizationId} and t.id = d.token_id
     where d.organization_id = ${organizationId} and d.id = ${id}`;
  if (!facts) throw new Error("the difference is gone");
  return facts;
}

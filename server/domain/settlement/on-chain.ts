import type { Sql } from "#db/client.ts";
import type { ChainOperationStatus, ChainProgress } from "#db/schema/enums.ts";
import type { MovementOnChain } from "#server/kernel/fields/chain.ts";
import { withoutNulls } from "#server/kernel/format.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";

/** How far a movement is on its chain, as it is read. */
export interface OnChainRow {
  chain_id: number;
  status: ChainOperationStatus;
  tx_hash: string | null;
  block_number: number | null;
}

const progressOf: Readonly<Record<ChainOperationStatus, ChainProgress>> = {
  WAITING: "QUEUED",
  ASSIGNED: "SENT",
  MINED: "MINED",
  FINAL: "FINAL",
  REFUSED: "REFUSED",
};

/** Where an operation stands, as people see it. */
export function toProgress(status: ChainOperationStatus): ChainProgress {
  return progressOf[status];
}

/**
 * How far a movement is on its chain, as the SQL expression of an {@link OnChainRow}; null where it is on none.
 * @param which the condition on its operation `o`, which an index answers
 */
export function onChain(sql: Sql, organizationId: string, which: Fragment): Fragment {
  return sql`(select json_build_object('chain_id', k.chain_id, 'status', o.status, 'tx_hash', o.tx_hash,
      'block_number', o.block_number)
    from chain_operation o
    join chain_token k on k.organization_id = ${organizationId} and k.token_id = o.token_id
    where o.organization_id = ${organizationId} and ${which} order by o.seq limit 1)`;
}

/** Makes what the interface tells of a movement on its chain; nothing of one that is on none. */
export function presentOnChain(row: OnChainRow | null): { chain?: MovementOnChain } {
  if (!row) return {};
  const place = withoutNulls({ txHash: row.tx_hash, blockNumber: row.block_number });
  return { chain: { status: toProgress(row.status), ...place } };
}

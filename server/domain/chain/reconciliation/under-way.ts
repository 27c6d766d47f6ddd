import { type Database, raw } from "#db/client.ts";
import type { ChainNode } from "#server/adapters/chain/port.ts";
import type { TokenPlace } from "./compared-token.ts";

/** An operation that the agent may know, and that is not final for the register. */
export interface UnderWay {
  readonly id: string;
  readonly operation_id: string;
}

/** What is asked of a node at once. */
const CHUNK = 200;

/** Operations of a token that were in a transaction, and are not final for the register. */
export function readUnderWay(
  db: Database,
  { organizationId, tokenId }: TokenPlace,
): Promise<readonly UnderWay[]> {
  return raw(db)<UnderWay[]>`
    select id, operation_id from chain_operation
     where organization_id = ${organizationId} and token_id = ${tokenId} and status in ('ASSIGNED', 'REFUSED')
       and operation_id is not null
    union all
    select id, operation_id from chain_operation
     where organization_id = ${organizationId} and token_id = ${tokenId} and status = 'MINED'
    union all
    select id, operation_id from chain_operation
     where organization_id = ${organizationId} and token_id = ${tokenId} and status = 'WAITING'
       and operation_id is not null`;
}

/** The ids of those that the agent has carried out by a block. */
export async function whichRan(
  node: ChainNode,
  agent: string,
  operations: readonly UnderWay[],
  block: number,
): Promise<readonly string[]> {
  const blocks = await executedAt(
    node,
    agent,
    operations.map(({ operation_id }) => operation_id),
  );
  const isBy = (ranAt = 0) => ranAt > 0 && ranAt <= block;
  return operations.filter((_, index) => isBy(blocks[index])).map(({ id }) => id);
}

/** The blocks in which an agent carried operations out, however many; 0 = not. */
export async function executedAt(
  node: ChainNode,
  agent: string,
  operationIds: readonly string[],
): Promise<readonly number[]> {
  const blocks: number[] = [];
  for (let start = 0; start < operationIds.length; start += CHUNK)
    blocks.push(...(await node.executedAt(agent, operationIds.slice(start, start + CHUNK))));
  return blocks;
}

import type { Sender } from "./sender.ts";

/** Where an operation was carried out. */
export interface Execution {
  readonly block: number;
  /** Null where the block tells of none, as one does that was taken back meanwhile. */
  readonly txHash: string | null;
}

/** Where an agent carried these operations out; those that it has not are left out. */
export async function findExecutions(
  { link }: Sender,
  agent: string,
  operationIds: readonly string[],
): Promise<ReadonlyMap<string, Execution>> {
  const blocks = await link.node.executedAt(agent, operationIds);
  const found = new Map<string, Execution>();
  for (const block of new Set(blocks.filter((number) => number > 0))) {
    const logs = await link.node.logs({ token: agent, agent, identityRegistry: agent }, block, block);
    const hashes = new Map(
      logs.flatMap(({ name, args, txHash }) =>
        name === "Executed" ? [[args.operationId ?? "", txHash] as const] : [],
      ),
    );
    for (const [index, id] of operationIds.entries())
      if (blocks[index] === block) found.set(id, { block, txHash: hashes.get(id) ?? null });
  }
  return found;
}

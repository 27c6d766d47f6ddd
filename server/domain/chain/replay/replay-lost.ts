import { raw } from "#db/client.ts";
import { inTransaction } from "#db/tenant.ts";
import type { Application, ChainLink } from "#server/kernel/application.ts";

/**
 * Puts all that was ever sent to a chain in line again where that chain is gone and another one has begun under its
 * number, as test chains do: known by another first block. On a chain that is as it was nothing happens.
 * @returns how many operations are in line again
 * @throws ChainAway where no node answers
 */
export async function replayLost(app: Application, { node, chainId }: ChainLink): Promise<number> {
  const { genesis } = await node.head();
  const [row] = await inTransaction(
    app,
    (db) => raw(db)<{ operations: number }[]>`select forget_chain(${chainId}, ${genesis}) as operations`,
  );
  return row?.operations ?? 0;
}

/** A live token with holders, and what is found of it after a drill. */
import { setTimeout as sleep } from "node:timers/promises";
import { takeTurn } from "#server/domain/chain/sender/send-on-chain.ts";
import type { Sender } from "#server/domain/chain/sender/sender.ts";
import {
  differences,
  executionLogs,
  makeHolders,
  orderToken,
  statusesOf,
  type TestChain,
} from "#server/domain/chain/testing.ts";
import type { Suite } from "#testing/testing.ts";

export type Live = Awaited<ReturnType<typeof makeLive>>;

/** Ends the lease of whoever sent before at once, as it would end after 20 seconds. */
export async function endLease({ sql }: Suite, { link }: TestChain): Promise<void> {
  await sql`update chain_signer set lease_until = now() - interval '1 second' where chain_id = ${link.chainId}`;
}

/** A token of ours whose holders are registered. */
export async function makeLive(suite: Suite, chain: TestChain, count: number) {
  const made = await orderToken(suite, chain, { totalSupply: 1_000_000_000 });
  const holders = await makeHolders(suite, made.tokenId, made.registry, count);
  await chain.settle();
  return { ...made, holders };
}

/**
 * What there is to find: nothing lost, nothing twice, nothing else than the register says, no nonce left out, no
 * transaction named that is not the one it happened in.
 */
export const nothing = { lost: 0, twice: 0, differing: 0, gaps: 0, misnamed: 0 };

/** @param movements how many the register has */
export async function findingsOf(
  suite: Suite,
  chain: TestChain,
  { tokenId, contracts }: Pick<Live, "tokenId" | "contracts">,
  movements: number,
) {
  const logs = await executionLogs(chain, contracts);
  const twice = logs.length - new Set(logs.map(({ args }) => args.operationId)).size;
  const differing = await differences(suite, chain, tokenId, contracts.token);
  const [nonces] = await suite.sql<{ gaps: number }[]>`
    select (max(nonce) - min(nonce) + 1 - count(*))::int as gaps from chain_transaction
     where chain_id = ${chain.link.chainId} and status in ('FINAL', 'VOIDED')`;
  const [moved] = await suite.sql<{ count: number }[]>`
    select count(*)::int as count from chain_operation
     where token_id = ${tokenId} and ledger_entry_id is not null and status = 'FINAL'`;
  const lost = movements - (moved?.count ?? 0);
  const happened = new Set(
    logs.map(({ args, txHash, block }) => [args.operationId, txHash, block.number].join()),
  );
  const told = await suite.sql<{ place: string }[]>`
    select concat_ws(',', operation_id, tx_hash, block_number) as place from chain_operation
     where token_id = ${tokenId} and ledger_entry_id is not null and status = 'FINAL'`;
  const misnamed = told.filter(({ place }) => !happened.has(place)).length;
  return { lost, twice, differing: differing.length, gaps: nonces?.gaps ?? 0, misnamed };
}

/** Whether all that was asked of a token is final. */
export async function isDone(suite: Suite, tokenId: string): Promise<boolean> {
  return Object.keys(await statusesOf(suite, tokenId)).join() === "FINAL";
}

/** How long what waits may take to become final before the drill gives it up for lost, in milliseconds. */
const PATIENCE_MS = 600_000;

/**
 * Blocks come, and turns are taken, until all is final.
 * @param sender who takes the turns; nobody where another process does
 * @param ahead milliseconds by which the sender's clock is later
 * @returns seconds it took
 */
export async function finish(
  suite: Suite,
  chain: TestChain,
  tokenId: string,
  { sender, ahead = 0 }: { sender?: Sender; ahead?: number } = {},
): Promise<number> {
  const start = Date.now();
  while (!(await isDone(suite, tokenId)) && Date.now() - start < PATIENCE_MS) {
    let hasMoved = false;
    // Nodes that were away are left alone for a while: the turn fails, as it does in the service, and another follows.
    while (sender && (await takeTurn(sender, new Date(Date.now() + ahead)).catch(() => false)))
      hasMoved = true;
    await chain.anvil.client.mine({ blocks: 2 });
    if (!hasMoved) await sleep(50);
  }
  return (Date.now() - start) / 1000;
}

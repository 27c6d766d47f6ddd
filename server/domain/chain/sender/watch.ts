import type { ChainReceipt } from "#server/adapters/chain/port.ts";
import { readTransactions, type TransactionRow } from "./read-transactions.ts";
import { isFinal, type Sender, type Turn } from "./sender.ts";
import { settleFinal } from "./settle-final.ts";
import { settleMined, unsettle } from "./settle-mined.ts";
import { settleVoided } from "./settle-voided.ts";

/** How often a nonce has to look taken by somebody else before it is believed. */
const SUSPICIONS = 2;

/**
 * Looks what became of everything under way: what is in a block, what is final, what a turn of the chain took out of its
 * block, and whose nonce somebody else used. Any attempt may be the one that was mined.
 * @returns whether anything moved
 */
export async function watch(sender: Sender, turn: Turn): Promise<boolean> {
  const { node } = sender.link;
  const { head, nonces } = turn;
  const open = await readTransactions(sender);
  const mined = open.filter(({ status }) => status === "MINED");
  const hasTurned = await turned(sender, mined);
  // A nonce that nodes count as used was used; and what is in a block is looked at again once it may be final, or gone.
  const asked = open.filter(
    ({ status, nonce, block_number }) =>
      (status !== "MINED" && nonce < nonces.latest) ||
      (status === "MINED" && (hasTurned || (block_number ?? 0) <= head.final.number)),
  );
  if (asked.length === 0) return false;
  const hashes = asked.flatMap(({ attempts }) => attempts.map(({ hash }) => hash));
  const found = await node.receipts(hashes);
  const byHash = new Map(hashes.map((hash, index) => [hash, found[index] ?? null]));
  await sender.reached("watched");
  let hasMoved = false;
  const canonical = await canonicalHashes(sender, turn, found);
  for (const transaction of asked) {
    const receipt = transaction.attempts.map(({ hash }) => byHash.get(hash)).find((one) => one);
    if (receipt) hasMoved = (await take(sender, turn, transaction, receipt, canonical)) || hasMoved;
    else if (transaction.status === "MINED") {
      await unsettle(sender, transaction);
      hasMoved = true;
    } else if (isTaken(sender, transaction)) {
      await settleVoided(sender, transaction, turn.now);
      hasMoved = true;
    }
  }
  return hasMoved;
}

/** Whether the chain took back a block that something was seen in: then the newest such block is not its own any more. */
async function turned({ link }: Sender, mined: readonly TransactionRow[]): Promise<boolean> {
  const newest = mined.toSorted((a, b) => (b.block_number ?? 0) - (a.block_number ?? 0))[0];
  if (!newest || newest.block_number === null) return false;
  return (await link.node.blockHash(newest.block_number)) !== newest.block_hash;
}

/** The chain's own hashes of the final blocks that these receipts name. */
async function canonicalHashes(
  { link }: Sender,
  { head }: Turn,
  receipts: readonly (ChainReceipt | null)[],
): Promise<ReadonlyMap<number, string | null>> {
  const numbers = new Set(
    receipts.flatMap((receipt) => (receipt && isFinal(receipt.block, head) ? [receipt.block.number] : [])),
  );
  const hashes = await Promise.all(
    Array.from(numbers, async (number) => [number, await link.node.blockHash(number)] as const),
  );
  return new Map(hashes);
}

async function take(
  sender: Sender,
  turn: Turn,
  transaction: TransactionRow,
  receipt: ChainReceipt,
  canonical: ReadonlyMap<number, string | null>,
): Promise<boolean> {
  sender.suspects.delete(transaction.id);
  const { number, hash } = receipt.block;
  if (isFinal(receipt.block, turn.head) && canonical.get(number) === hash) {
    await settleFinal(sender, transaction, receipt, turn);
    await sender.reached("final");
    return true;
  }
  if (transaction.status === "MINED" && transaction.block_hash === hash) return false;
  await settleMined(sender, transaction, receipt);
  await sender.reached("mined");
  return true;
}

/** Whether somebody else used the nonce: it is used up, and none of our bytes was it, seen more than once. */
function isTaken({ suspects }: Sender, { id, attempts }: TransactionRow): boolean {
  const seen = (suspects.get(id) ?? 0) + 1;
  if (attempts.length > 0 && seen < SUSPICIONS) {
    suspects.set(id, seen);
    return false;
  }
  suspects.delete(id);
  return true;
}

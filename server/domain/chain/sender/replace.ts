import type { ChainFees } from "#server/adapters/chain/port.ts";
import { broadcast } from "./broadcast.ts";
import { feesFor } from "./fees.ts";
import type { TransactionRow } from "./read-transactions.ts";
import type { Sender, Turn } from "./sender.ts";
import { feesOf, signTransaction } from "./sign.ts";

/** Blocks, or milliseconds, after which what is sent and not mined counts as stuck. */
const STUCK_BLOCKS = 3;
const STUCK_MS = 45_000;
/** When a transaction counts as handed over that a person asked to speed up. */
export const SPED_UP_AT = new Date(0);

/**
 * Pays more for what is stuck: the lowest nonce that is not mined, since all others wait behind it, whatever pays less
 * than the next block asks, and what a person asked to speed up.
 * @returns false where the cap on fees does not allow what it takes
 */
export async function replaceStuck(
  sender: Sender,
  waiting: readonly TransactionRow[],
  market: ChainFees,
  turn: Turn,
): Promise<boolean> {
  let isWithinCap = true;
  for (const [index, transaction] of waiting.entries()) {
    const newest = transaction.attempts.at(-1);
    if (transaction.status !== "BROADCAST" || !newest) continue;
    const paysTooLittle = feesOf(newest).maxFee < market.baseFee + market.tip;
    const wantsVoid = transaction.is_voiding && !newest.is_void;
    const isHeldUp = (index === 0 || paysTooLittle) && isStuck(transaction, turn);
    if (!wantsVoid && !isHeldUp && !isSpedUp(transaction)) continue;
    if (!feesFor(market, sender.link.maxFee, feesOf(newest))) {
      // What it pays may do all the same; where it does not, only a person can allow more.
      isWithinCap &&= !paysTooLittle;
      continue;
    }
    const attempt = await signTransaction(sender, transaction, market, turn.now);
    if (attempt) await broadcast(sender, transaction, turn);
  }
  return isWithinCap;
}

function isSpedUp({ last_broadcast_at }: TransactionRow): boolean {
  return last_broadcast_at !== null && new Date(last_broadcast_at).getTime() === SPED_UP_AT.getTime();
}

function isStuck(
  { last_broadcast_at, last_broadcast_block, attempts }: TransactionRow,
  { now, head }: Turn,
): boolean {
  const blocks = head.latest.number - (last_broadcast_block ?? head.latest.number);
  const waited = now.getTime() - new Date(last_broadcast_at ?? now).getTime();
  // Where no blocks come, more money brings none: each further attempt waits twice as long.
  return blocks >= STUCK_BLOCKS || waited >= STUCK_MS * 2 ** (attempts.length - 1);
}

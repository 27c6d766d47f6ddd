import { raw } from "#db/client.ts";
import type { ChainFees, Hex } from "#server/adapters/chain/port.ts";
import { type Fees, feesFor } from "./fees.ts";
import type { Attempt, TransactionRow } from "./read-transactions.ts";
import type { Sender } from "./sender.ts";

/** What is asked of gas where a nonce is used up by a transfer of nothing. */
const VOID_GAS = 21_000;

/**
 * Signs a transaction, once more where it has been: the bytes are kept before anybody gets to see them, so whoever comes
 * after a crash sends the same.
 * @returns null where the cap on fees does not allow it
 */
export async function signTransaction(
  sender: Sender,
  transaction: TransactionRow,
  market: ChainFees,
  now: Date,
): Promise<Attempt | null> {
  const { link, chainId, address } = sender;
  const before = transaction.attempts.at(-1);
  const fees = feesFor(market, link.maxFee, before && feesOf(before));
  if (!fees) return null;
  const isVoid = transaction.is_voiding;
  const number = (before?.number ?? 0) + 1;
  const signed = await link.signer.sign(
    {
      chainId,
      nonce: transaction.nonce,
      to: (isVoid ? address : transaction.to) as Hex,
      data: isVoid ? "0x" : (transaction.data as Hex),
      value: 0n,
      gas: BigInt(isVoid ? VOID_GAS : transaction.gas),
      maxFeePerGas: fees.maxFee,
      maxPriorityFeePerGas: fees.tip,
    },
    `${transaction.id}-${number}`,
  );
  await sender.reached("signed");
  const hash = link.node.hashOf(signed);
  const kept = await sender.everywhere(async (db) => {
    const sql = raw(db);
    const rows = await sql`
      insert into chain_attempt (transaction_id, number, hash, raw, max_fee, tip, is_void, created_at)
      values (${transaction.id}, ${number}, ${hash}, ${signed}, ${fees.maxFee.toString()}, ${fees.tip.toString()},
        ${isVoid}, ${now.toISOString()})
      on conflict do nothing
      returning 1`;
    if (rows.length === 0) return false;
    await sql`update chain_transaction set status = 'SIGNED' where id = ${transaction.id} and status in ('RESERVED', 'BROADCAST')`;
    return true;
  });
  // Another process was faster: its bytes stand, and it or the next turn sends them.
  if (!kept) return null;
  await sender.reached("kept");
  const attempt = {
    number,
    hash,
    raw: signed,
    max_fee: fees.maxFee.toString(),
    tip: fees.tip.toString(),
    is_void: isVoid,
  };
  transaction.attempts.push(attempt);
  transaction.status = "SIGNED";
  return attempt;
}

/** What an attempt pays. */
export function feesOf({ max_fee, tip }: Attempt): Fees {
  return { maxFee: BigInt(max_fee), tip: BigInt(tip) };
}

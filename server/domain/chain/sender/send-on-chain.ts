import { raw } from "#db/client.ts";
import type { ChainFees } from "#server/adapters/chain/port.ts";
import type { Application } from "#server/kernel/application.ts";
import { broadcast } from "./broadcast.ts";
import { dispatch, type Queue } from "./dispatch.ts";
import { feesFor } from "./fees.ts";
import { setHalt, setTokenHalt } from "./halt.ts";
import { type SignerRow, takeLease } from "./lease.ts";
import { readTransactions, type TransactionRow } from "./read-transactions.ts";
import { replaceStuck } from "./replace.ts";
import { type Sender, senderOf, type Turn } from "./sender.ts";
import { signTransaction } from "./sign.ts";
import { watch } from "./watch.ts";

/** Transactions under way at most: what nodes keep of one account. */
const UNDER_WAY = 16;
/** How long a round goes on while there is something to do, in milliseconds. */
const ROUND_MS = 10_000;
/** The operations that the signer's balance has to be good for, so that nobody is warned. */
const WARN_OPERATIONS = 200n;
const GAS_OF_OPERATION = 260_000n;

/** The sender's part of the clock: it goes on for as long as anything moves (docs/domain.md, Chain). */
export async function sendOnChain({ app }: { app: Application }): Promise<void> {
  const sender = senderOf(app);
  if (!sender) return;
  const until = Date.now() + ROUND_MS;
  while ((await takeTurn(sender, new Date())) && Date.now() < until);
}

/**
 * One turn: see where the chain stands, what became of what was sent, finish what was begun, and send what is next.
 * Whatever moment it ends at, the next turn, here or in another process, goes on from the rows.
 * @returns whether anything moved
 */
export async function takeTurn(sender: Sender, now: Date): Promise<boolean> {
  const signer = await takeLease(sender);
  if (!signer) return false;
  await sender.reached("leased");
  const turn = await look(sender, signer, now);
  if (!turn) return false;
  const { market } = turn;
  const hasMoved = await watch(sender, turn);
  const waiting = (await readTransactions(sender)).filter(({ status }) => status !== "MINED");
  const isPaid = await finish(sender, waiting, market, turn);
  const isWithinCap = isPaid && (await replaceStuck(sender, waiting, market, turn));
  if (!(await maySend(sender, signer, waiting, isWithinCap, turn))) return hasMoved;
  const sent = await sendNext(sender, waiting.length, market, turn);
  return hasMoved || sent > 0;
}

/** Looks where the chain stands. @returns null where it is not the chain that was meant, or not what it was */
async function look(sender: Sender, signer: SignerRow, now: Date): Promise<Turn | null> {
  const { node } = sender.link;
  const { chainId, address } = sender;
  const head = await node.head();
  const isRight =
    head.chainId === chainId && (signer.genesis_hash === null || signer.genesis_hash === head.genesis);
  if (!isRight) {
    await setHalt(sender, "wrong_chain", now);
    return null;
  }
  const isReached = signer.final_block !== null && signer.final_block <= head.final.number;
  // Asked at the same time: each answer takes as long as the way to a node.
  const [kept, latest, pending, market, balance] = await Promise.all([
    isReached ? node.blockHash(signer.final_block ?? 0) : null,
    node.nonces(address, "latest"),
    node.nonces(address, "pending"),
    node.fees(),
    node.balance(address),
  ]);
  if (kept !== null && kept !== signer.final_hash) {
    await setHalt(sender, "finality_violated", now);
    return null;
  }
  // What was final once and is not has to be looked at by a person.
  if (signer.halt_reason === "finality_violated") return null;
  if (signer.halt_reason === "wrong_chain") await setHalt(sender, null, now);
  const nonces = { latest, pending: Math.max(latest, pending) };
  // The next nonce is raised to what nodes know of: a database that was restored is behind.
  await sender.everywhere(
    (db) => raw(db)`
      update chain_signer
         set genesis_hash = ${head.genesis}, latest_block = ${head.latest.number}, checked_at = ${now.toISOString()},
             final_block = case when final_block is null or final_block <= ${head.final.number} then ${head.final.number} else final_block end,
             final_hash = case when final_block is null or final_block <= ${head.final.number} then ${head.final.hash} else final_hash end,
             balance = ${balance.toString()}, next_nonce = greatest(next_nonce, ${nonces.pending})
       where chain_id = ${chainId} and address = ${address}`,
  );
  return { now, head, nonces, market, balance };
}

/**
 * Finishes what was begun, in the order of the nonces: signs what only has a nonce, sends what only is signed, and sends
 * again what nodes do not know (any more).
 * @returns false where the cap on fees, or the signer's balance, does not allow it
 */
async function finish(
  sender: Sender,
  waiting: readonly TransactionRow[],
  market: ChainFees,
  turn: Turn,
): Promise<boolean> {
  for (const transaction of waiting) {
    if (transaction.nonce < turn.nonces.latest) continue;
    if (transaction.attempts.length === 0 && !(await signTransaction(sender, transaction, market, turn.now)))
      return feesFor(market, sender.link.maxFee) !== null;
    const isUnknown = transaction.status === "SIGNED" || transaction.nonce >= turn.nonces.pending;
    if (!isUnknown) continue;
    const outcome = await broadcast(sender, transaction, turn);
    if (outcome === "unfunded") return true;
    if (outcome === "underpriced" && (await signTransaction(sender, transaction, market, turn.now)))
      await broadcast(sender, transaction, turn);
  }
  return true;
}

/** Whether new operations may be sent; stops and goes on by what fees and balance allow. */
async function maySend(
  sender: Sender,
  { halt_reason: halted }: SignerRow,
  waiting: readonly TransactionRow[],
  isWithinCap: boolean,
  { now, market, balance }: Turn,
): Promise<boolean> {
  const { app, link, chainId, address } = sender;
  const fees = feesFor(market, link.maxFee);
  if (!isWithinCap || !fees) {
    await setHalt(sender, "fee_cap", now);
    return false;
  }
  // Nodes want to see what all that is under way may cost.
  const promised = waiting.reduce((sum, { gas, attempts }) => {
    const maxFee = BigInt(attempts.at(-1)?.max_fee ?? fees.maxFee);
    return sum + BigInt(gas) * maxFee;
  }, 0n);
  if (
    balance < promised + GAS_OF_OPERATION * 50n * fees.maxFee &&
    balance < promised + GAS_OF_OPERATION * fees.maxFee * 2n
  ) {
    await setHalt(sender, "unfunded", now);
    return false;
  }
  if (halted !== null) await setHalt(sender, null, now);
  if (balance < WARN_OPERATIONS * GAS_OF_OPERATION * market.baseFee)
    app.log.warn({ chainId, signer: address }, "the signer's balance is good for few operations more");
  return true;
}

/** Sends what is next, token by token in turn, until enough is under way. @returns how many transactions */
async function sendNext(sender: Sender, underWay: number, market: ChainFees, turn: Turn): Promise<number> {
  let sent = 0;
  let queues = await readQueues(sender);
  while (queues.length > 0 && underWay + sent < UNDER_WAY) {
    const going: Queue[] = [];
    for (const queue of queues) {
      if (underWay + sent >= UNDER_WAY) break;
      const transaction = await dispatch(sender, queue, turn);
      if (!transaction) continue;
      going.push(queue);
      sent += 1;
      if (!(await signTransaction(sender, transaction, market, turn.now))) return sent;
      if ((await broadcast(sender, transaction, turn)) === "unfunded") return sent;
    }
    queues = going;
  }
  return sent;
}

/** Tokens with operations in line, those first that waited longest; and those that may be served again. */
async function readQueues(sender: Sender): Promise<readonly Queue[]> {
  const rows = await sender.everywhere(
    (db) => raw(db)<{ organization_id: string; token_id: string; is_halted: boolean }[]>`
      select organization_id, token_id, is_halted from chain_queues(${sender.chainId})`,
  );
  const queues: Queue[] = [];
  for (const { organization_id: organizationId, token_id: tokenId, is_halted } of rows) {
    const queue = { organizationId, tokenId };
    if (!is_halted || (await isServedAgain(sender, queue))) queues.push(queue);
  }
  return queues;
}

async function isServedAgain(sender: Sender, queue: Queue): Promise<boolean> {
  const [contracts] = await sender.within(
    queue.organizationId,
    (db) => raw(db)<{ token: string; agent: string; registry: string }[]>`
      select address as token, agent, identity_registry as registry from chain_token
       where organization_id = ${queue.organizationId} and token_id = ${queue.tokenId}`,
  );
  if (!contracts) return false;
  const { token, agent, registry } = contracts;
  if (!(await sender.link.node.hasRoles({ token, agent, identityRegistry: registry }, sender.address)))
    return false;
  await setTokenHalt(sender, queue, null, new Date());
  return true;
}

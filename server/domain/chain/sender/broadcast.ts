import { raw } from "#db/client.ts";
import type { SendOutcome } from "#server/adapters/chain/port.ts";
import type { TransactionRow } from "./read-transactions.ts";
import type { Sender, Turn } from "./sender.ts";

/**
 * Hands the newest bytes of a transaction to the nodes. Where no answer comes, they may have them: that counts as sent,
 * and what is lost all the same is sent again once nodes turn out not to know it.
 */
export async function broadcast(
  sender: Sender,
  transaction: TransactionRow,
  { now, head }: Turn,
): Promise<SendOutcome | "unknown"> {
  const attempt = transaction.attempts.at(-1);
  if (!attempt) throw new Error("nothing of this transaction is signed");
  const outcome = await sender.link.node.send(attempt.raw).catch(() => "unknown" as const);
  await sender.reached("sent");
  if (outcome === "unfunded" || outcome === "underpriced" || outcome === "nonce_too_low") return outcome;
  const at = now.toISOString();
  await sender.everywhere((db) => {
    const sql = raw(db);
    return sql`
      with told as (
        update chain_attempt set broadcast_at = coalesce(broadcast_at, ${at})
         where transaction_id = ${transaction.id} and number = ${attempt.number}
      )
      update chain_transaction
         set first_broadcast_at = coalesce(first_broadcast_at, ${at}),
             last_broadcast_at = case when status = 'SIGNED' then ${at} else last_broadcast_at end,
             last_broadcast_block = case when status = 'SIGNED' then ${head.latest.number} else last_broadcast_block end,
             status = 'BROADCAST'
       where id = ${transaction.id} and status in ('SIGNED', 'BROADCAST')`;
  });
  transaction.status = "BROADCAST";
  transaction.last_broadcast_at ??= at;
  await sender.reached("broadcast");
  return outcome;
}

import { type Database, raw } from "#db/client.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import type { TransactionRow } from "./read-transactions.ts";
import type { Sender } from "./sender.ts";

/**
 * Ends a transaction whose nonce was used up by something else, and puts its operations back in line. Were the guess
 * wrong, the agent would know them already when they come again.
 */
export async function settleVoided(
  { within }: Sender,
  { id, organization_id }: TransactionRow,
  now: Date,
): Promise<void> {
  await within(organization_id, async (db) => {
    const sql = raw(db);
    const ended = await sql`
      update chain_transaction
         set status = 'VOIDED', final_at = ${now.toISOString()}, block_number = null, block_hash = null, tx_hash = null
       where id = ${id} and status not in ('FINAL', 'VOIDED')
      returning 1`;
    if (ended.length > 0) await putBack(db, organization_id, sql`transaction_id = ${id}`);
  });
}

/** Puts operations that were on their way back in line. @param which the condition on them */
export async function putBack(db: Database, organizationId: string, which: Fragment): Promise<void> {
  await raw(db)`
    update chain_operation
       set status = 'WAITING', transaction_id = null, position = null, tx_hash = null, block_number = null
     where organization_id = ${organizationId} and ${which} and status in ('ASSIGNED', 'MINED')`;
}

import { raw } from "#db/client.ts";
import type { ChainReceipt } from "#server/adapters/chain/port.ts";
import type { TransactionRow } from "./read-transactions.ts";
import type { Sender } from "./sender.ts";

/** Notes the block that a transaction is in, for as long as it stays. What the contract refused waits for the end of it. */
export async function settleMined(
  { within }: Sender,
  { id, organization_id }: TransactionRow,
  receipt: ChainReceipt,
): Promise<void> {
  const { block, hash, outcomes } = receipt;
  const ran = outcomes.filter(({ outcome }) => outcome !== "FAILED").map(({ operationId }) => operationId);
  await within(organization_id, async (db) => {
    const sql = raw(db);
    await sql`
      update chain_transaction
         set status = 'MINED', block_number = ${block.number}, block_hash = ${block.hash}, tx_hash = ${hash}
       where id = ${id} and status not in ('FINAL', 'VOIDED')`;
    await sql`
      update chain_operation
         set status = case when operation_id = any (${ran}) then 'MINED' else 'ASSIGNED' end::chain_operation_status,
             tx_hash = ${hash}, block_number = ${block.number}
       where organization_id = ${organization_id} and transaction_id = ${id} and status in ('ASSIGNED', 'MINED')`;
  });
}

/** Takes back what was seen in a block that is not the chain's any more. */
export async function unsettle({ within }: Sender, { id, organization_id }: TransactionRow): Promise<void> {
  await within(organization_id, async (db) => {
    const sql = raw(db);
    await sql`
      update chain_transaction
         set status = 'BROADCAST', block_number = null, block_hash = null, tx_hash = null
       where id = ${id} and status = 'MINED'`;
    await sql`
      update chain_operation set status = 'ASSIGNED', tx_hash = null, block_number = null
       where organization_id = ${organization_id} and transaction_id = ${id} and status in ('ASSIGNED', 'MINED')`;
  });
}

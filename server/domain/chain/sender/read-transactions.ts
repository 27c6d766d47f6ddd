import { type Database, raw } from "#db/client.ts";
import type { ChainTransactionStatus } from "#db/schema/enums.ts";
import type { Sender } from "./sender.ts";

/** Signed bytes of a transaction. */
export interface Attempt {
  number: number;
  hash: string;
  raw: string;
  max_fee: string;
  tip: string;
  is_void: boolean;
}

/** A transaction that is not final. */
export interface TransactionRow {
  id: string;
  organization_id: string;
  token_id: string;
  nonce: number;
  to: string;
  /** Empty once it is in a block, as the bytes of attempts are: nothing of it is signed or sent again there. */
  data: string;
  gas: number;
  status: ChainTransactionStatus;
  is_voiding: boolean;
  last_broadcast_at: string | null;
  last_broadcast_block: number | null;
  block_number: number | null;
  block_hash: string | null;
  tx_hash: string | null;
  attempts: Attempt[];
}

/** What is under way, by nonce, each with its attempts, the newest last. */
export function readTransactions({
  everywhere,
  chainId,
  address,
}: Sender): Promise<readonly TransactionRow[]> {
  return everywhere((db) => readOpen(db, chainId, address));
}

function readOpen(db: Database, chainId: number, address: string): Promise<TransactionRow[]> {
  return raw(db)<TransactionRow[]>`
    select t.id, t.organization_id, t.token_id, t.nonce::float8 as nonce, t.to,
           case t.status when 'MINED' then '' else t.data end as data, t.gas::float8 as gas, t.status,
           t.is_voiding, t.last_broadcast_at, t.last_broadcast_block::float8 as last_broadcast_block,
           t.block_number::float8 as block_number, t.block_hash, t.tx_hash,
           coalesce((select json_agg(json_build_object('number', a.number, 'hash', a.hash,
                             'raw', case t.status when 'MINED' then '' else a.raw end,
                             'max_fee', a.max_fee::text, 'tip', a.tip::text, 'is_void', a.is_void) order by a.number)
                       from chain_attempt a where a.transaction_id = t.id), '[]') as attempts
      from chain_transaction t
     where t.chain_id = ${chainId} and t.signer = ${address} and t.status not in ('FINAL', 'VOIDED')
     order by t.nonce`;
}

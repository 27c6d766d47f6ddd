import { type Database, raw } from "#db/client.ts";
import type { ChainOperationKind } from "#db/schema/enums.ts";
import type { ChainReceipt, MovementOutcome } from "#server/adapters/chain/port.ts";
import { registryKinds } from "#server/domain/chain/statuses.ts";
import { noteChanges } from "#server/platform/outbox/record-event.ts";
import { findExecutions } from "./find-executions.ts";
import { waitsForLimit } from "./rate-limit.ts";
import { readContracts } from "./read-contracts.ts";
import type { TransactionRow } from "./read-transactions.ts";
import type { Sender, Turn } from "./sender.ts";
import { putBack, settleVoided } from "./settle-voided.ts";

/** An operation that is done: where it was carried out, or why the contract refused it. */
export interface Ending {
  readonly operation_id: string;
  readonly tx_hash: string | null;
  readonly block_number: number | null;
  /** Null where it was carried out. */
  readonly reason: string | null;
}

/** Ends a transaction that stays in its block, and what it carried: once, whoever comes again. */
export async function settleFinal(
  sender: Sender,
  transaction: TransactionRow,
  receipt: ChainReceipt,
  turn: Turn,
): Promise<void> {
  const attempt = transaction.attempts.find(({ hash }) => hash === receipt.hash);
  if (attempt?.is_void) return settleVoided(sender, transaction, turn.now);
  const { organization_id: organizationId, token_id: tokenId, id } = transaction;
  const contracts = await sender.within(organizationId, (db) => readContracts(db, organizationId, tokenId));
  const endings = await endingsOf(sender, contracts.agent, receipt);
  const { node } = sender.link;
  const isDeployed =
    contracts.isDeploying && (await node.hasCode(contracts.token)) && (await node.hasCode(contracts.agent));
  await sender.within(organizationId, async (db) => {
    const sql = raw(db);
    const { block, hash } = receipt;
    const ended = await sql`
      update chain_transaction
         set status = 'FINAL', final_at = ${turn.now.toISOString()}, block_number = ${block.number},
             block_hash = ${block.hash}, tx_hash = ${hash}
       where id = ${id} and status not in ('FINAL', 'VOIDED')
      returning 1`;
    if (ended.length === 0) return;
    if (!receipt.succeeded) {
      await refuseAll(db, transaction, turn.now);
    } else if (contracts.isDeploying) {
      // The factory comes first where a chain has none: then the token's own turn is next.
      if (isDeployed) await goLive(db, transaction, receipt, turn);
      else await putBack(db, organizationId, sql`transaction_id = ${id}`);
    } else {
      await endOperations(db, organizationId, endings, turn.now);
      // What the agent told nothing of did not run, as where its contract is gone.
      await putBack(db, organizationId, sql`transaction_id = ${id}`);
    }
  });
}

async function endingsOf(sender: Sender, agent: string, receipt: ChainReceipt): Promise<readonly Ending[]> {
  const { block, hash, outcomes } = receipt;
  const known = outcomes
    .filter(({ outcome }) => outcome === "REPEATED")
    .map(({ operationId }) => operationId);
  const before = await findExecutions(sender, agent, known);
  return outcomes.map(({ operationId, outcome, reason }: MovementOutcome) => ({
    operation_id: operationId,
    tx_hash: outcome === "REPEATED" ? (before.get(operationId)?.txHash ?? null) : hash,
    block_number: outcome === "REPEATED" ? (before.get(operationId)?.block ?? null) : block.number,
    reason: outcome === "FAILED" ? (reason ?? "the contract gave no reason") : null,
  }));
}

interface EndedRow {
  id: string;
  kind: ChainOperationKind;
  reference: string | null;
  reason: string | null;
}

/**
 * Ends operations, with what follows: registered wallets are known as such, and whoever follows purchases and trades
 * hears of it.
 */
export async function endOperations(
  db: Database,
  organizationId: string,
  endings: readonly Ending[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const isLimited = ({ reason }: Ending) => waitsForLimit(reason);
  const limited = endings.filter(isLimited).map(({ operation_id }) => operation_id);
  if (limited.length > 0) await putBack(db, organizationId, raw(db)`operation_id = any (${limited})`);
  const done = endings.filter((ending) => !isLimited(ending));
  const ended = await raw(db)<EndedRow[]>`
    update chain_operation o
       set status = case when e.reason is null then 'FINAL' else 'REFUSED' end::chain_operation_status,
           reason = e.reason, tx_hash = e.tx_hash, block_number = e.block_number,
           final_at = case when e.reason is null then ${at}::timestamptz end
      from jsonb_to_recordset(${JSON.stringify(done)}::jsonb)
        as e(operation_id text, tx_hash text, block_number bigint, reason text)
     where o.organization_id = ${organizationId} and o.operation_id = e.operation_id
       and o.operation_id = any (${done.map(({ operation_id }) => operation_id)})
       and o.status in ('WAITING', 'ASSIGNED', 'MINED')
    returning o.id, o.kind, o.reference, o.reason`;
  const registered = ended.filter(({ kind, reason }) => reason === null && registryKinds.has(kind));
  if (registered.length > 0) await followWallets(db, organizationId, registered, at);
  await tell(db, organizationId, ended, now);
}

/** A transaction that was undone as a whole would be again: its operations wait for a person. */
async function refuseAll(db: Database, { id, organization_id }: TransactionRow, now: Date): Promise<void> {
  const rows = await raw(db)<{ operation_id: string }[]>`
    select operation_id from chain_operation
     where organization_id = ${organization_id} and transaction_id = ${id} and status in ('ASSIGNED', 'MINED')`;
  const reason = "The chain undid the whole transaction.";
  const endings = rows.map(({ operation_id }) => ({
    operation_id,
    tx_hash: null,
    block_number: null,
    reason,
  }));
  await endOperations(db, organization_id, endings, now);
}

/** What registries now know of wallets. */
async function followWallets(
  db: Database,
  organizationId: string,
  ended: readonly { id: string }[],
  at: string,
): Promise<void> {
  const ids = ended.map(({ id }) => id);
  await raw(db)`
    update chain_wallet w
       set status = case when o.kind = 'REMOVE' then 'REMOVED' else 'REGISTERED' end::chain_wallet_status, updated_at = ${at}
      from chain_operation o
      join chain_token t on t.organization_id = ${organizationId} and t.token_id = o.token_id
     where o.organization_id = ${organizationId} and o.id = any (${ids})
       and w.organization_id = ${organizationId} and w.registry = t.identity_registry and w.address = o.to_address`;
}

async function tell(
  db: Database,
  organizationId: string,
  ended: readonly Omit<EndedRow, "kind">[],
  now: Date,
): Promise<void> {
  const ctx = { db, actor: { kind: "system" as const, organizationId }, now };
  const sql = raw(db);
  const references = ended.flatMap(({ reference }) => (reference === null ? [] : [reference]));
  if (references.length > 0) {
    await noteChanges(
      ctx,
      "purchase_intent.updated",
      sql`select i.id from offering_purchase_intent i
           where i.organization_id = ${organizationId} and i.id = any (${references})`,
    );
    await noteChanges(
      ctx,
      "trade.updated",
      sql`select r.id from trade r where r.organization_id = ${organizationId} and r.offer_id = any (${references})`,
    );
  }
  const refused = ended.flatMap(({ id, reason }) => (reason === null ? [] : [id]));
  if (refused.length > 0)
    await noteChanges(ctx, "chain_operation.refused", sql`select unnest(${refused}::text[])`);
}

async function goLive(
  db: Database,
  { organization_id, token_id, id }: TransactionRow,
  { block, hash }: ChainReceipt,
  { head, now }: Turn,
): Promise<void> {
  const sql = raw(db);
  await sql`
    update chain_token
       set status = 'LIVE', genesis_hash = ${head.genesis}, deployed_block = ${block.number}, live_at = ${now.toISOString()}
     where organization_id = ${organization_id} and token_id = ${token_id} and status = 'DEPLOYING'`;
  await sql`
    update chain_operation
       set status = 'FINAL', final_at = ${now.toISOString()}, tx_hash = ${hash}, block_number = ${block.number}
     where organization_id = ${organization_id} and transaction_id = ${id} and kind = 'DEPLOY'`;
}

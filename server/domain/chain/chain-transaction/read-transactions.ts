import { raw, type Sql } from "#db/client.ts";
import type { ChainTransactionStatus } from "#db/schema/enums.ts";
import { chainTransactionFacets } from "#db/schema/facets.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { Exact } from "#server/kernel/fields/decimal.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { toChecksumAddress, toIso, withoutNulls } from "#server/kernel/format.ts";
import { byFacets, createdWithin, orderedBy, when } from "#server/kernel/reading/narrowing.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import { allOf } from "#server/kernel/reading/seek.ts";
import { type Audited, lockRow } from "#server/platform/audit/change.ts";
import type { ChainTransaction, getChainTransaction, listChainTransactions } from "./contract.ts";

const sorts = { createdAt: { expression: "x.created_at", type: "timestamptz" } } as const;
const WEI_PER_GWEI = 1_000_000_000;

interface TransactionRow {
  id: string;
  token_id: string;
  chain_id: number;
  signer: string;
  nonce: number;
  status: ChainTransactionStatus;
  is_voiding: boolean;
  attempts: number;
  /** Of the last attempt, in wei. */
  max_fee: string | null;
  last_hash: string | null;
  tx_hash: string | null;
  block_number: number | null;
  first_broadcast_at: string | null;
  created_at: string;
  final_at: string | null;
}

/**
 * One transaction of the organization's tokens.
 * @throws Refusal chain_transaction_not_found
 */
export async function getTransaction({
  ctx,
  input,
}: Call<typeof getChainTransaction>): Promise<ChainTransaction> {
  return readTransaction(ctx, input.chainTransactionId);
}

/** Reads one transaction. @throws Refusal chain_transaction_not_found */
async function readTransaction(ctx: CallerContext, id: string): Promise<ChainTransaction> {
  const sql = raw(ctx.db);
  const [row] = await sql<TransactionRow[]>`
    select ${columns(sql)} from chain_transaction x ${joins(sql)}
     where x.organization_id = ${ctx.actor.organizationId} and x.id = ${id}`;
  if (!row) throw refuse("chain_transaction_not_found", {}, "chainTransactionId");
  const carried = await operationsIn(ctx, [id]);
  return presentTransaction(row, carried);
}

/** How changes of a transaction are recorded. */
export const auditedTransaction: Audited<ChainTransaction> = {
  type: "chain_transaction",
  lock: lockRow("chain_transaction"),
  read: readTransaction,
};

/** How the operations of the organization's tokens were sent, newest first. */
export async function listTransactions({
  ctx,
  input,
}: Call<typeof listChainTransactions>): Promise<Page<ChainTransaction>> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const { tokenId, status } = input;
  const isFew = tokenId !== undefined;
  const { condition, facets } = byFacets(
    sql,
    "x",
    chainTransactionFacets,
    { status },
    orderedBy(isFew, false),
  );
  const created = createdWithin(sql, ["chain_transaction", "x"], organizationId, input);
  const standing = isFew &&
    status !== undefined && {
      matches: sql`true ${condition}`,
      found: sql`select x.id from chain_transaction x where x.organization_id = ${organizationId} ${condition}`,
    };
  const page = await readPage<TransactionRow, TransactionRow>(ctx.db, {
    input,
    columns: columns(sql),
    alias: "x",
    from: sql`from chain_transaction x where x.organization_id = ${organizationId}
      ${when(sql, tokenId, (id) => sql`x.token_id = ${id}`)} ${isFew ? sql`` : condition} ${created.condition}`,
    joins: joins(sql),
    ...(facets && { facets }),
    seek: allOf(sql, [standing || undefined, created.seek]),
    sorts,
    id: "x.id",
    present: (row) => row,
  });
  const carried = await operationsIn(
    ctx,
    page.data.map(({ id }) => id),
  );
  return { ...page, data: page.data.map((row) => presentTransaction(row, carried)) };
}

/** How many operations of the organization these transactions carry. Both stand in one statement nowhere: see db/placement.ts. */
async function operationsIn(
  ctx: CallerContext,
  transactionIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await raw(ctx.db)<{ transaction_id: string; operations: number }[]>`
    select o.transaction_id, count(*)::int as operations from chain_operation o
     where o.organization_id = ${ctx.actor.organizationId} and o.transaction_id = any (${[...transactionIds]})
     group by o.transaction_id`;
  return new Map(rows.map(({ transaction_id, operations }) => [transaction_id, operations]));
}

function columns(sql: Sql): Fragment {
  return sql`x.id, x.token_id, x.chain_id::float8 as chain_id, x.signer, x.nonce::float8 as nonce, x.status, x.is_voiding,
    a.attempts, a.max_fee, a.last_hash, x.tx_hash, x.block_number::float8 as block_number, x.first_broadcast_at,
    x.created_at, x.final_at`;
}

function joins(sql: Sql): Fragment {
  return sql`cross join lateral (
    select count(*)::int as attempts, (array_agg(t.max_fee::text order by t.number desc))[1] as max_fee,
           (array_agg(t.hash order by t.number desc))[1] as last_hash
      from chain_attempt t where t.transaction_id = x.id) a`;
}

function presentTransaction(row: TransactionRow, carried: ReadonlyMap<string, number>): ChainTransaction {
  return {
    chainTransactionId: row.id,
    object: "chain_transaction",
    tokenId: row.token_id,
    chainId: row.chain_id,
    signer: toChecksumAddress(row.signer),
    nonce: row.nonce,
    status: row.status,
    isVoiding: row.is_voiding,
    operations: carried.get(row.id) ?? 0,
    attempts: row.attempts,
    ...(row.max_fee !== null && { maxFeeInGwei: new Exact(row.max_fee).div(WEI_PER_GWEI).toFixed() }),
    ...withoutNulls({ txHash: row.tx_hash ?? row.last_hash, blockNumber: row.block_number }),
    ...(row.first_broadcast_at !== null && { firstBroadcastAt: toIso(row.first_broadcast_at) }),
    createdAt: toIso(row.created_at),
    ...(row.final_at !== null && { finalAt: toIso(row.final_at) }),
  };
}

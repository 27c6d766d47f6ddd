import { raw, type Sql } from "#db/client.ts";
import type { ChainOperationKind, ChainOperationStatus, ChainProgress } from "#db/schema/enums.ts";
import { chainOperationFacets } from "#db/schema/facets.ts";
import { movementKinds } from "#server/domain/chain/statuses.ts";
import { toProgress } from "#server/domain/settlement/api.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { toAmountText, toChecksumAddress, toIso, withoutNulls } from "#server/kernel/format.ts";
import { byFacets, createdWithin, orderedBy, when } from "#server/kernel/reading/narrowing.ts";
import { oneOf } from "#server/kernel/reading/one.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import { byKey, type Fragment } from "#server/kernel/reading/rows.ts";
import { anyOf, beginning, exactly, isId } from "#server/kernel/reading/search.ts";
import { allOf } from "#server/kernel/reading/seek.ts";
import type { Audited } from "#server/platform/audit/change.ts";
import { lockRow } from "#server/platform/audit/change.ts";
import type { ChainOperation, getChainOperation, listChainOperations } from "./contract.ts";

const sorts = { createdAt: { expression: "o.created_at", type: "timestamptz" } } as const;

const statusOf: Readonly<Record<ChainProgress, ChainOperationStatus>> = {
  QUEUED: "WAITING",
  SENT: "ASSIGNED",
  MINED: "MINED",
  FINAL: "FINAL",
  REFUSED: "REFUSED",
};

interface OperationRow {
  id: string;
  token_id: string;
  token_symbol: string;
  kind: ChainOperationKind;
  status: ChainOperationStatus;
  /** Whole tokens. */
  amount: string;
  from_address: string | null;
  to_address: string | null;
  ledger_entry_id: string | null;
  reference: string | null;
  transaction_id: string | null;
  tx_hash: string | null;
  block_number: number | null;
  reason: string | null;
  created_at: string;
  final_at: string | null;
}

/**
 * One operation of the organization's tokens.
 * @throws Refusal chain_operation_not_found
 */
export async function getOperation({ ctx, input }: Call<typeof getChainOperation>): Promise<ChainOperation> {
  return readOperation(ctx, input.chainOperationId);
}

/** Operations of the caller's organization by their ids. */
export async function readOperationsByIds(
  ctx: CallerContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ChainOperation>> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const rows = await sql<OperationRow[]>`
    select ${columns(sql)} from ${byKey(sql, "chain_operation", organizationId, ids)} o
     ${joins(sql, organizationId)} where o.organization_id = ${organizationId}`;
  return new Map(rows.map((row) => [row.id, presentOperation(row)]));
}

/** Reads one operation. @throws Refusal chain_operation_not_found */
const readOperation = oneOf(readOperationsByIds, "chain_operation_not_found", "chainOperationId");

/** How changes of an operation are recorded. */
export const auditedOperation: Audited<ChainOperation> = {
  type: "chain_operation",
  lock: lockRow("chain_operation"),
  read: readOperation,
};

/** What the contracts of the organization's tokens are to do and have done, newest first. */
export async function listOperations({
  ctx,
  input,
}: Call<typeof listChainOperations>): Promise<Page<ChainOperation>> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const { tokenId, kind, chainTransactionId } = input;
  const chosen = { kind, status: input.status && statusOf[input.status] };
  const table = sql`select o.id from chain_operation o where o.organization_id = ${organizationId}`;
  // A token's operations have an order of their own; what narrows them further is looked for in it.
  const isFew = (tokenId ?? chainTransactionId) !== undefined;
  const { condition, facets } = byFacets(sql, "o", chainOperationFacets, chosen, orderedBy(isFew, false));
  const created = createdWithin(sql, ["chain_operation", "o"], organizationId, input);
  return readPage<OperationRow, ChainOperation>(ctx.db, {
    input,
    columns: columns(sql),
    alias: "o",
    from: sql`from chain_operation o where o.organization_id = ${organizationId}
      ${when(sql, tokenId, (id) => sql`o.token_id = ${id}`)}
      ${when(sql, chainTransactionId, (id) => sql`o.transaction_id = ${id}`)}
      ${isFew ? sql`` : condition} ${created.condition}`,
    joins: joins(sql, organizationId),
    ...(facets && { facets }),
    seek: allOf(sql, [
      input.q ? typedFor(sql, table, input.q) : undefined,
      isFew ? ofFacets(sql, table, chosen) : undefined,
      created.seek,
    ]),
    sorts,
    id: "o.id",
    present: presentOperation,
  });
}

/** Operations of a token that stand somewhere, or are of a kind. */
function ofFacets(
  sql: Sql,
  table: Fragment,
  chosen: { status?: string | undefined; kind?: string | undefined },
) {
  if (chosen.status === undefined && chosen.kind === undefined) return undefined;
  const { condition } = byFacets(sql, "o", chainOperationFacets, chosen, "few");
  return { matches: sql`true ${condition}`, found: sql`${table} ${condition}` };
}

/** Operations by what people type: their id, their entry's, what caused it, the transaction's hash. */
function typedFor(sql: Sql, table: Fragment, typed: string) {
  if (isId(typed, "cop")) return beginning(sql, sql`o.id`, typed, table);
  return anyOf(sql, [
    exactly(sql, sql`o.reference`, typed, table),
    exactly(sql, sql`o.ledger_entry_id`, typed, table),
  ]);
}

function columns(sql: Sql): Fragment {
  return sql`o.id, o.token_id, t.symbol as token_symbol, o.kind, o.status,
    (o.units * ('1e-' || t.decimals)::numeric)::text as amount, o.from_address, o.to_address, o.ledger_entry_id,
    o.reference, o.transaction_id, o.tx_hash, o.block_number::float8 as block_number, o.reason, o.created_at, o.final_at`;
}

function joins(sql: Sql, organizationId: string): Fragment {
  return sql`join token t on t.organization_id = ${organizationId} and t.id = o.token_id`;
}

function presentOperation(row: OperationRow): ChainOperation {
  return {
    chainOperationId: row.id,
    object: "chain_operation",
    tokenId: row.token_id,
    tokenSymbol: row.token_symbol,
    kind: row.kind,
    status: toProgress(row.status),
    ...(movementKinds.has(row.kind) && { amount: toAmountText(row.amount) }),
    ...withoutNulls({
      fromWalletAddress: row.from_address && toChecksumAddress(row.from_address),
      toWalletAddress: row.to_address && toChecksumAddress(row.to_address),
      ledgerEntryId: row.ledger_entry_id,
      reference: row.reference,
      chainTransactionId: row.transaction_id,
      txHash: row.tx_hash,
      blockNumber: row.block_number,
      reason: row.status === "REFUSED" || row.status === "WAITING" ? row.reason : null,
    }),
    createdAt: toIso(row.created_at),
    ...(row.final_at !== null && { finalAt: toIso(row.final_at) }),
  };
}

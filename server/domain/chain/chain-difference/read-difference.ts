import { raw, type Sql } from "#db/client.ts";
import type { ChainDifferenceKind, ChainDifferenceStatus } from "#db/schema/enums.ts";
import type { Movement } from "#server/domain/chain/reconciliation/movements.ts";
import type { CallerContext, TenantContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { toAmountText, toChecksumAddress, toIso, withoutNulls } from "#server/kernel/format.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import { type Audited, lockRow } from "#server/platform/audit/change.ts";
import { type ChainDifference, type Resolution, resolutions } from "./contract.ts";
import { endOf, possibleResolutions } from "./rules.ts";

/** A difference as it is read; amounts are whole tokens. */
export interface DifferenceRow {
  id: string;
  token_id: string;
  kind: ChainDifferenceKind;
  status: ChainDifferenceStatus;
  wallet_address: string;
  other_address: string;
  operation_id: string;
  tx_hash: string | null;
  register: string | null;
  chain: string | null;
  movements: readonly (Omit<Movement, "units"> & { readonly amount: string })[];
  block_number: number;
  requested_by: string | null;
  requested_resolution: ChainDifferenceStatus | null;
  reason: string | null;
  created_at: string;
  resolved_at: string | null;
}

/** The columns of {@link DifferenceRow}, of differences `d` and their tokens `t`. */
export function differenceColumns(sql: Sql): Fragment {
  return sql`d.id, d.token_id, d.kind, d.status, d.wallet_address, d.other_address, d.operation_id, d.tx_hash,
    (d.register_units * ('1e-' || t.decimals)::numeric)::text as register,
    (d.chain_units * ('1e-' || t.decimals)::numeric)::text as chain,
    (select coalesce(json_agg(json_build_object('kind', m.kind, 'from', m."from", 'to', m."to",
              'amount', (m.units * ('1e-' || t.decimals)::numeric)::text)), '[]')
       from jsonb_to_recordset(d.movements) as m(kind text, "from" text, "to" text, units numeric)) as movements,
    d.block_number::float8 as block_number, d.requested_by, d.requested_resolution, d.reason, d.created_at, d.resolved_at`;
}

/** Makes the resource of a difference. */
export function presentDifference(row: DifferenceRow): ChainDifference {
  const isOpen = row.status === "OPEN";
  const proposed = resolutions.find((resolution) => endOf[resolution] === row.requested_resolution);
  return {
    chainDifferenceId: row.id,
    object: "chain_difference",
    tokenId: row.token_id,
    kind: row.kind,
    status: row.status,
    ...(row.wallet_address !== "" && { walletAddress: toChecksumAddress(row.wallet_address) }),
    ...(row.other_address !== "" && { otherAddress: toChecksumAddress(row.other_address) }),
    ...(row.operation_id !== "" && { operationId: row.operation_id }),
    ...withoutNulls({ txHash: row.tx_hash }),
    ...(row.register !== null && { register: toAmountText(row.register) }),
    ...(row.chain !== null && { chain: toAmountText(row.chain) }),
    movements: row.movements.map(({ kind, from, to, amount }) => ({
      kind,
      ...(from !== null && { from: toChecksumAddress(from) }),
      ...(to !== null && { to: toChecksumAddress(to) }),
      amount: toAmountText(amount),
    })),
    resolutions: isOpen
      ? [...possibleResolutions({ kind: row.kind, hasMovements: row.movements.length > 0 })]
      : [],
    ...(isOpen && proposed && row.requested_by !== null && proposalOf(proposed, row.requested_by)),
    blockNumber: row.block_number,
    ...withoutNulls({ reason: row.reason }),
    createdAt: toIso(row.created_at),
    ...(row.resolved_at !== null && { resolvedAt: toIso(row.resolved_at) }),
  };
}

const proposalOf = (resolution: Resolution, by: string) => ({ proposal: { resolution, by } });

/**
 * Reads one difference of the caller's organization.
 * @throws Refusal chain_difference_not_found
 */
async function readDifference(ctx: TenantContext, id: string): Promise<ChainDifference> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const [row] = await sql<DifferenceRow[]>`
    select ${differenceColumns(sql)}
      from chain_difference d
      join token t on t.organization_id = ${organizationId} and t.id = d.token_id
     where d.organization_id = ${organizationId} and d.id = ${id}`;
  if (!row) throw refuse("chain_difference_not_found", {}, "chainDifferenceId");
  return presentDifference(row);
}

/** How changes of a difference are recorded. */
export const auditedDifference: Audited<ChainDifference> = {
  type: "chain_difference",
  lock: lockRow("chain_difference"),
  read: (ctx: CallerContext, id) => readDifference(ctx, id),
};

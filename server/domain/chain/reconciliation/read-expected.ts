import { type Database, raw, type Sql } from "#db/client.ts";
import type { ChainBalance } from "#server/adapters/chain/port.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import type { ComparedToken } from "./compared-token.ts";

/** Which operations count: those that are final at a block, and others by their ids that ran there. */
export interface Extent {
  readonly organizationId: string;
  readonly tokenId: string;
  readonly block: number;
  readonly ranIds: readonly string[];
}

/**
 * What wallets are to hold on the chain at a block: the sum of their operations that ran by then, and of what the chain
 * did besides, as far as it is known and was not adopted by the register (docs/domain.md, Chain).
 * @returns units by wallet
 */
export async function readExpected(
  db: Database,
  extent: Extent,
  wallets: readonly string[],
): Promise<ReadonlyMap<string, ChainBalance>> {
  const sql = raw(db);
  const { organizationId, tokenId, block } = extent;
  const ran = hasRun(sql, extent);
  const rows = await sql<{ address: string; total: string; frozen: string }[]>`
    select w.address, coalesce(m.total, 0)::text as total, coalesce(m.frozen, 0)::text as frozen
      from unnest(${[...wallets]}::text[]) as w(address)
      cross join lateral (
        select sum(x.total) as total, sum(x.frozen) as frozen from (
          select case when o.kind in ('TRANSFER', 'TRANSFER_FROZEN', 'BURN', 'BURN_FROZEN') then -o.units else 0 end as total,
                 case when o.kind = 'FREEZE' then o.units
                      when o.kind in ('UNFREEZE', 'TRANSFER_FROZEN', 'BURN_FROZEN') then -o.units
                      else 0 end as frozen
            from chain_operation o
           where o.organization_id = ${organizationId} and o.token_id = ${tokenId} and o.from_address = w.address
             and ${ran}
          union all
          select o.units, case when o.kind = 'MINT_FROZEN' then o.units else 0 end
            from chain_operation o
           where o.organization_id = ${organizationId} and o.token_id = ${tokenId} and o.to_address = w.address
             and o.kind in ('MINT', 'MINT_FROZEN', 'TRANSFER', 'TRANSFER_FROZEN') and ${ran}
          union all
          select case when v."to" = w.address then v.units
                      when v.kind in ('BURN', 'TRANSFER') then -v.units else 0 end,
                 case when v."to" = w.address then 0
                      when v.kind = 'FREEZE' then v.units
                      when v.kind = 'UNFREEZE' then -v.units else 0 end
            from chain_difference d
            cross join lateral jsonb_to_recordset(d.movements) as v(kind text, "from" text, "to" text, units numeric)
           where d.organization_id = ${organizationId} and d.token_id = ${tokenId} and d.status <> 'ADOPTED'
             and d.block_number <= ${block} and w.address in (d.wallet_address, d.other_address)
             and w.address in (v."from", v."to")
        ) x
      ) m`;
  return new Map(
    rows.map(({ address, total, frozen }) => [address, { total: BigInt(total), frozen: BigInt(frozen) }]),
  );
}

/**
 * How many units there are to be on the chain at a block where a token was never compared before; null where it was, and
 * where the comparison before this one says it.
 */
export async function readSupply(
  db: Database,
  extent: Extent,
  { reconciledBlock }: Pick<ComparedToken, "reconciledBlock">,
): Promise<bigint | null> {
  if (reconciledBlock !== null) return null;
  const sql = raw(db);
  const { organizationId, tokenId } = extent;
  const [row] = await sql<{ supply: string }[]>`
    select coalesce(sum(case when o.kind in ('MINT', 'MINT_FROZEN') then o.units else -o.units end), 0)::text as supply
      from chain_operation o
     where o.organization_id = ${organizationId} and o.token_id = ${tokenId}
       and o.kind in ('MINT', 'MINT_FROZEN', 'BURN', 'BURN_FROZEN') and ${hasRun(sql, extent)}`;
  return BigInt(row?.supply ?? 0);
}

/** Whether an operation `o` counts. */
function hasRun(sql: Sql, { block, ranIds }: Extent): Fragment {
  return sql`((o.status = 'FINAL' and coalesce(o.block_number, 0) <= ${block}) or o.id = any (${[...ranIds]}))`;
}

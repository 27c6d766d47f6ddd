import { raw, type Sql } from "#db/client.ts";
import type { ChainHaltReason } from "#db/schema/enums.ts";
import { chainOperationFacets, facetsOf } from "#db/schema/facets.ts";
import type { Call, CallerContext, TenantContext } from "#server/kernel/context.ts";
import { fromParts } from "#server/kernel/fields/decimal.ts";
import { toAmountText, toChecksumAddress, toIso, withoutNulls } from "#server/kernel/format.ts";
import { when } from "#server/kernel/reading/narrowing.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import type { Chain, ChainQueue, ChainSigner, getChain as operation } from "./contract.ts";

/** Operations that are counted at most: nobody needs to know it more exactly. */
const MOST_COUNTED = 100_000;
/** Decimals of a chain's own coin. */
const COIN_DECIMALS = 18;

/** The chain of this installation, as it was last seen, and the organization's part in it. */
export async function getChain({ ctx }: Call<typeof operation>): Promise<Chain> {
  const link = ctx.app.chainLink;
  const [tokens] = await raw(ctx.db)<Record<"live" | "deploying" | "halted" | "out_of_sync", number>[]>`
    select count(*) filter (where k.status = 'LIVE')::int as live,
           count(*) filter (where k.status = 'DEPLOYING')::int as deploying,
           count(*) filter (where k.status = 'HALTED')::int as halted,
           count(*) filter (where k.status <> 'DETACHED' and not k.in_sync)::int as out_of_sync
      from chain_token k where k.organization_id = ${ctx.actor.organizationId}`;
  const { live = 0, deploying = 0, halted = 0, out_of_sync: outOfSync = 0 } = tokens ?? {};
  const seen = link && (await readSigner(ctx, link.chainId, link.signer.address));
  return {
    object: "chain",
    isConfigured: link !== undefined,
    ...(link && { chainId: link.chainId }),
    ...(link?.explorerUrl !== undefined && { explorerUrl: link.explorerUrl }),
    ...seen,
    queue: await readQueue(ctx),
    tokens: { live, deploying, halted, outOfSync },
  };
}

interface SignerRow {
  halt_reason: ChainHaltReason | null;
  halted_at: string | null;
  balance: string | null;
  latest_block: number | null;
  final_block: number | null;
  checked_at: string | null;
}

/** Who signs on a chain and how far that is, as its sender saw both last. @param address lower case */
export async function readSigner(
  ctx: TenantContext,
  chainId: number,
  address: string,
): Promise<Pick<Chain, "latestBlock" | "finalBlock"> & { signer: ChainSigner }> {
  const [row] = await raw(ctx.db)<SignerRow[]>`
    select s.halt_reason, s.halted_at, s.balance::text, s.latest_block::float8 as latest_block,
           s.final_block::float8 as final_block, s.checked_at
      from chain_signer s where s.chain_id = ${chainId} and s.address = ${address}`;
  return {
    ...withoutNulls({ latestBlock: row?.latest_block ?? null, finalBlock: row?.final_block ?? null }),
    signer: {
      address: toChecksumAddress(address),
      ...(row?.balance && { balance: toAmountText(fromParts(BigInt(row.balance), COIN_DECIMALS)) }),
      ...withoutNulls({ haltReason: row?.halt_reason ?? null }),
      ...(row?.halted_at && { haltedAt: toIso(row.halted_at) }),
      ...(row?.checked_at && { checkedAt: toIso(row.checked_at) }),
    },
  };
}

/** The newest block of a chain that was seen; null where none was. */
export async function latestBlock(ctx: TenantContext, chainId: number): Promise<number | null> {
  const [row] = await raw(ctx.db)<{ latest: number | null }[]>`
    select max(s.latest_block)::float8 as latest from chain_signer s where s.chain_id = ${chainId}`;
  return row?.latest ?? null;
}

/** Numbers of the operations that are in a block which may still go. */
const MINED = facetsOf(chainOperationFacets, { status: "MINED" });

/** What of the organization's operations, or of one token's, is not final. */
export async function readQueue(ctx: CallerContext, tokenId?: string): Promise<ChainQueue> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const ofToken = when(sql, tokenId, (id) => sql`o.token_id = ${id}`);
  const count = (which: Fragment) => counted(sql, organizationId, sql`${which} ${ofToken}`);
  const [row] = await sql<{ waiting: number; sent: number; refused: number; oldest_at: string | null }[]>`
    select ${count(sql`o.status = 'WAITING'`)} as waiting,
           ${count(sql`o.status in ('ASSIGNED', 'REFUSED') and o.status = 'ASSIGNED'`)}
             + ${count(sql`o.facets = any (${MINED}::int[])`)} as sent,
           ${count(sql`o.status in ('ASSIGNED', 'REFUSED') and o.status = 'REFUSED'`)} as refused,
           (select min(w.created_at) from (
              select o.created_at from chain_operation o
               where o.organization_id = ${organizationId} and o.status = 'WAITING' ${ofToken} limit ${MOST_COUNTED}) w) as oldest_at`;
  const { waiting = 0, sent = 0, refused = 0, oldest_at = null } = row ?? {};
  const age = oldest_at && Math.max(0, Math.round((ctx.now.getTime() - Date.parse(toIso(oldest_at))) / 1000));
  return { waiting, sent, refused, ...(age !== null && age !== "" && { oldestSeconds: age }) };
}

function counted(sql: Sql, organizationId: string, which: Fragment): Fragment {
  return sql`(select count(*)::int from (
    select 1 from chain_operation o where o.organization_id = ${organizationId} and ${which} limit ${MOST_COUNTED}) c)`;
}

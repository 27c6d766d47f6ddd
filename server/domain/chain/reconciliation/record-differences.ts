import { raw, type Sql } from "#db/client.ts";
import type { ChainDifferenceKind } from "#db/schema/enums.ts";
import type { ChainBalance } from "#server/adapters/chain/port.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { type EventContext, noteChanges } from "#server/platform/outbox/record-event.ts";
import type { ComparedToken, Reconciliation } from "./compared-token.ts";
import type { Balances, Found } from "./differences.ts";

/** What stands or falls with the token's present state: open for as long as the state is. */
const stateKinds: readonly ChainDifferenceKind[] = ["ROLE_LOST", "OWNER_CHANGED", "UNPAUSED"];

/** What comparing a token has found. */
export interface Findings {
  readonly block: number;
  readonly supply: bigint;
  readonly acts: readonly Found[];
  readonly states: readonly ChainDifferenceKind[];
  readonly tokenOwner: string;
  readonly before: Balances;
  readonly actual: Balances;
}

/**
 * Writes down what was found, how far was compared, and whether the token is in sync, all in the caller's transaction.
 * Where another process was faster nothing is written.
 */
export async function recordDifferences(
  ctx: EventContext,
  token: ComparedToken,
  findings: Findings,
): Promise<Pick<Reconciliation, "found" | "open">> {
  const sql = raw(ctx.db);
  const { organizationId, tokenId } = token;
  const at = ctx.now.toISOString();
  const [mine] = await sql`
    update chain_token
       set reconciled_block = ${findings.block}, reconciled_supply = ${findings.supply.toString()}, reconciled_at = ${at},
           token_owner = coalesce(token_owner, ${findings.tokenOwner})
     where organization_id = ${organizationId} and token_id = ${tokenId}
       and reconciled_block is not distinct from ${token.reconciledBlock}
       and reconciled_at is not distinct from ${token.reconciledAt}::text::timestamptz and status in ('LIVE', 'HALTED')
    returning 1`;
  if (!mine) return { found: [], open: await countOpen(sql, token) };
  const isBeingPaused = await sql`
    select from chain_operation
     where organization_id = ${organizationId} and token_id = ${tokenId} and kind = 'PAUSE'
       and (status <> 'FINAL' or block_number > ${findings.block})`;
  const states = findings.states
    .filter((kind) => kind !== "UNPAUSED" || isBeingPaused.length === 0)
    .map((kind): Found => ({ kind, wallet: "", other: "", knownBy: "", txHash: null, movements: [] }));
  const rows = [...findings.acts, ...states].map((found) => ({
    id: newId("cdf", ctx.now),
    kind: found.kind,
    wallet: found.wallet,
    other: found.other,
    known_by: found.knownBy,
    tx_hash: found.txHash,
    movements: found.movements,
    ...unitsOf(found, findings),
  }));
  const written = await sql<{ kind: ChainDifferenceKind }[]>`
    insert into chain_difference as d (organization_id, id, token_id, kind, wallet_address, other_address, operation_id,
      register_units, chain_units, block_number, tx_hash, movements, created_at)
    select ${organizationId}, f.id, ${tokenId}, f.kind::chain_difference_kind, f.wallet, f.other, f.known_by,
           f.register_units, f.chain_units, ${findings.block}, f.tx_hash, f.movements, ${at}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f(id text, kind text, wallet text, other text,
             known_by text, register_units numeric, chain_units numeric, tx_hash text, movements jsonb)
     -- What happened once is written down once, whatever became of it.
     where f.known_by = '' or not exists (
       select from chain_difference k
        where k.organization_id = ${organizationId} and k.token_id = ${tokenId}
          and k.kind = f.kind::chain_difference_kind and k.wallet_address = f.wallet and k.operation_id = f.known_by)
    on conflict (organization_id, token_id, kind, wallet_address, operation_id) where status = 'OPEN' do update
       set movements = d.movements || excluded.movements, chain_units = excluded.chain_units,
           block_number = excluded.block_number
     where excluded.movements <> '[]'
    returning d.kind`;
  // What went back by itself needs nobody any more.
  const ended = await sql`
    update chain_difference set status = 'CORRECTED', resolved_at = ${at}
     where organization_id = ${organizationId} and token_id = ${tokenId} and status = 'OPEN' and operation_id = ''
       and kind = any (${stateKinds.filter((kind) => !findings.states.includes(kind))}::chain_difference_kind[])
    returning 1`;
  if (written.length + ended.length > 0) await keepInSync(ctx, tokenId);
  return { found: written.map(({ kind }) => kind), open: await countOpen(sql, token) };
}

/** Has the token say whether it is in sync, and tells that its differences have changed. */
export async function keepInSync(ctx: EventContext, tokenId: string): Promise<void> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  await sql`
    update chain_token t
       set in_sync = not exists (
             select from chain_difference d
              where d.organization_id = ${organizationId} and d.token_id = ${tokenId} and d.status = 'OPEN')
           and not exists (
             select from chain_operation o
              where o.organization_id = ${organizationId} and o.token_id = ${tokenId} and o.status in ('REFUSED'))
     where t.organization_id = ${organizationId} and t.token_id = ${tokenId}`;
  await noteChanges(ctx, "token.chain_difference", sql`select ${tokenId}::text`);
}

async function countOpen(sql: Sql, { organizationId, tokenId }: ComparedToken): Promise<number> {
  const [counted] = await sql<{ open: number }[]>`
    select count(*)::int as open from chain_difference
     where organization_id = ${organizationId} and token_id = ${tokenId} and status = 'OPEN'`;
  return counted?.open ?? 0;
}

/** What the wallet was to have and has, as far as this kind is about it. */
function unitsOf({ kind, wallet }: Found, { before, actual }: Findings) {
  if (wallet === "") return { register_units: null, chain_units: null };
  const part = (balance: ChainBalance | undefined) =>
    String((kind === "EXTERNAL_FREEZE" ? balance?.frozen : balance?.total) ?? 0n);
  return { register_units: part(before.get(wallet)), chain_units: part(actual.get(wallet)) };
}

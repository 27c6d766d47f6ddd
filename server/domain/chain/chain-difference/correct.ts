import { raw } from "#db/client.ts";
import { type Movement, undoing } from "#server/domain/chain/reconciliation/movements.ts";
import type { SettlementContext } from "#server/kernel/context.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { readFacts } from "./read-movements.ts";

/** Puts in line what undoes a difference on the chain, before all that waits there for its wallets. */
export async function correct(ctx: SettlementContext, differenceId: string): Promise<void> {
  const { tokenId, kind, movements } = await readFacts(ctx, differenceId);
  const pause = { kind: "PAUSE", from: null, to: null, units: "0" };
  const steps: readonly (Omit<Movement, "kind"> & { kind: string })[] =
    kind === "UNPAUSED" ? [pause] : undoing(movements);
  const rows = steps.map((step, place) => ({ ...step, place, id: newId("cop", ctx.now) }));
  const wallets = steps.flatMap(({ from, to }) => [from, to].filter((wallet) => wallet !== null));
  const { organizationId } = ctx.actor;
  await raw(ctx.db)`
    insert into chain_operation as p (organization_id, id, token_id, seq, reference, kind, from_address, to_address, units,
      created_at)
    select ${organizationId}, s.id, ${tokenId}, line.start - ${rows.length} + s.place, ${differenceId},
           s.kind::chain_operation_kind, s."from", s."to", s.units, ${ctx.now.toISOString()}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
             as s(id text, place int, kind text, "from" text, "to" text, units numeric)
      cross join (
        select coalesce(min(o.seq), (extract(epoch from clock_timestamp()) * 1000000)::bigint) as start
          from chain_operation o
         where o.organization_id = ${organizationId} and o.token_id = ${tokenId}
           and o.status in ('WAITING', 'REFUSED')
           and (o.from_address = any (${wallets}) or o.to_address = any (${wallets}))) line
    returning p.id`;
}

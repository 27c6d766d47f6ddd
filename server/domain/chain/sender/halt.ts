import { raw } from "#db/client.ts";
import type { ChainHaltReason } from "#db/schema/enums.ts";
import { noteChanges } from "#server/platform/outbox/record-event.ts";
import type { Sender } from "./sender.ts";

/**
 * Stops sending, or goes on where the reason is gone (docs/domain.md, Chain). Nothing is dropped: what waits goes on
 * waiting. Organizations with tokens on the chain are told when it stops.
 */
export async function setHalt(sender: Sender, reason: ChainHaltReason | null, now: Date): Promise<void> {
  const { chainId, address, app } = sender;
  const at = now.toISOString();
  const changed = await sender.everywhere(async (db) => {
    const sql = raw(db);
    const rows = await sql`
      update chain_signer
         set halt_reason = ${reason}, halted_at = case when ${reason}::text is null then null else ${at}::timestamptz end
       where chain_id = ${chainId} and address = ${address} and halt_reason is distinct from ${reason}::chain_halt_reason
      returning 1`;
    return rows.length > 0;
  });
  if (!changed) return;
  if (reason === null) {
    app.log.warn({ chainId }, "sending to the chain goes on");
    return;
  }
  app.log.error({ chainId, reason }, "sending to the chain has stopped");
  const tokens = await sender.everywhere(
    (db) => raw(db)<{ organization_id: string; token_ids: string[] }[]>`
      select organization_id, token_ids from chain_tokens_live(${chainId})`,
  );
  for (const { organization_id, token_ids } of tokens)
    await tellHalted(sender, organization_id, token_ids, now);
}

/** Stops what is sent for one token, or goes on. */
export async function setTokenHalt(
  sender: Sender,
  { organizationId, tokenId }: { organizationId: string; tokenId: string },
  reason: ChainHaltReason | null,
  now: Date,
): Promise<void> {
  const changed = await sender.within(organizationId, async (db) => {
    const rows = await raw(db)`
      update chain_token
         set status = case when ${reason}::text is null then 'LIVE' else 'HALTED' end::chain_token_status,
             halt_reason = ${reason}
       where organization_id = ${organizationId} and token_id = ${tokenId} and status in ('LIVE', 'HALTED')
         and halt_reason is distinct from ${reason}::chain_halt_reason
      returning 1`;
    return rows.length > 0;
  });
  if (!changed) return;
  sender.app.log.error({ organizationId, tokenId, reason }, "sending for a token has stopped or goes on");
  if (reason !== null) await tellHalted(sender, organizationId, [tokenId], now);
}

async function tellHalted(
  sender: Sender,
  organizationId: string,
  tokenIds: readonly string[],
  now: Date,
): Promise<void> {
  await sender.within(organizationId, (db) => {
    const ctx = { db, actor: { kind: "system" as const, organizationId }, now };
    return noteChanges(ctx, "token.chain_halted", raw(db)`select unnest(${[...tokenIds]}::text[])`);
  });
}

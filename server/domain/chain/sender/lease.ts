import { raw } from "#db/client.ts";
import type { ChainHaltReason } from "#db/schema/enums.ts";
import type { Sender } from "./sender.ts";

/** A signer as its leader finds it. */
export interface SignerRow {
  genesis_hash: string | null;
  next_nonce: number;
  halt_reason: ChainHaltReason | null;
  final_block: number | null;
  final_hash: string | null;
}

/**
 * Takes or keeps the lease of the signer: 20 seconds by the database's clock, and no longer than the database knows the
 * session that took it, so that a process that was killed is followed at once. Two who believe they have it do no harm, as a
 * nonce is one row and an operation is carried out once.
 * @returns null where another process has it
 */
export function takeLease(sender: Sender): Promise<SignerRow | null> {
  const { chainId, address, holder } = sender;
  return sender.everywhere(async (db) => {
    const [row] = await raw(db)<SignerRow[]>`
      insert into chain_signer as s (chain_id, address, lease_holder, lease_until, lease_pid, lease_since)
      select ${chainId}, ${address}, ${holder}, now() + interval '20 seconds', a.pid, a.backend_start
        from pg_stat_activity a where a.pid = pg_backend_pid()
      on conflict (chain_id, address) do update
         set lease_holder = excluded.lease_holder, lease_until = excluded.lease_until,
             lease_pid = excluded.lease_pid, lease_since = excluded.lease_since
       where s.lease_holder = excluded.lease_holder or s.lease_until is null or s.lease_until < now()
          -- Of another role's sessions only the number is to be seen.
          or (s.lease_pid is not null and not exists (
                select from pg_stat_activity a
                 where a.pid = s.lease_pid and coalesce(a.backend_start::timestamptz(3), s.lease_since) = s.lease_since))
      returning genesis_hash, next_nonce::float8 as next_nonce, halt_reason, final_block::float8 as final_block, final_hash`;
    return row ?? null;
  });
}

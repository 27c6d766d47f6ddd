import { raw } from "#db/client.ts";
import type { CallerContext } from "#server/kernel/context.ts";

/** The organization's tokens whose lock-ups are over. */
export async function dueLocks(ctx: CallerContext): Promise<string[]> {
  const rows = await raw(ctx.db)<{ token_id: string }[]>`
    select distinct token_id from token_lock
     where organization_id = ${ctx.actor.organizationId} and released_at is null
       and locked_until <= ${ctx.now.toISOString()}
     order by token_id`;
  return rows.map(({ token_id }) => token_id);
}

/** Frees tokens whose lock-up is over: each lock once, whoever races. */
export async function releaseLocks(ctx: CallerContext, tokenId: string): Promise<void> {
  const at = ctx.now.toISOString();
  await raw(ctx.db)`
    with over as (
      select l.id from token_lock l
       where l.organization_id = ${ctx.actor.organizationId} and l.token_id = ${tokenId} and l.released_at is null
         and l.locked_until <= ${at}
       order by l.id limit 1000 for no key update skip locked
    ), released as (
      update token_lock l set released_at = ${at} from over
       where l.organization_id = ${ctx.actor.organizationId} and l.id = over.id
      returning l.organization_id, l.token_id, l.ledger_account_id, l.amount, l.reference
    )
    insert into ledger_entry (organization_id, id, token_id, debit_account_id, debit_bucket,
      credit_account_id, credit_bucket, amount, reason, reference, created_at)
    select r.organization_id, new_id('led', ${at}), r.token_id, r.ledger_account_id, 'FROZEN',
           r.ledger_account_id, 'AVAILABLE', r.amount, 'RELEASE', r.reference, ${at}
      from released r`;
}

import { raw } from "#db/client.ts";
import { postEntries } from "#server/domain/settlement/api.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { finding } from "#server/kernel/due.ts";

/** The organization's tokens whose lock-ups are over. */
export const dueLocks = finding(
  (sql, { actor, now }) => sql`
    select distinct token_id from token_lock
     where organization_id = ${actor.organizationId} and released_at is null and locked_until <= ${now.toISOString()}
     order by token_id`,
);

/** Frees tokens whose lock-up is over: each lock once, whoever races. */
export async function releaseLocks(ctx: CallerContext, tokenId: string): Promise<void> {
  const sql = raw(ctx.db);
  const at = ctx.now.toISOString();
  await sql`
    with over as (
      select l.id from token_lock l
       where l.organization_id = ${ctx.actor.organizationId} and l.token_id = ${tokenId} and l.released_at is null
         and l.locked_until <= ${at}
       order by l.id limit 1000 for no key update skip locked
    ), released as (
      update token_lock l set released_at = ${at} from over
       where l.organization_id = ${ctx.actor.organizationId} and l.id = over.id
      returning l.token_id, l.ledger_account_id, l.amount, l.reference
    )
    ${postEntries(ctx, {
      reason: "RELEASE",
      token: sql`r.token_id`,
      debit: { account: sql`r.ledger_account_id`, bucket: "FROZEN" },
      credit: { account: sql`r.ledger_account_id`, bucket: "AVAILABLE" },
      amount: sql`r.amount`,
      reference: sql`r.reference`,
      from: sql`from released r`,
    })}`;
}

import { raw } from "#db/client.ts";
import { postCash } from "#server/domain/settlement/api.ts";
import type { CallerContext } from "#server/kernel/context.ts";

/**
 * Books transfers as made and payments that had failed as paid otherwise, each once: the money goes out (a PAYOUT entry).
 * A payment that a provider is at is left alone, or it would be made twice. The distribution's lock must be held.
 * @returns ids of what was booked
 */
export async function bookByHand(
  ctx: CallerContext,
  which: { readonly id: string } | { readonly transfersOf: string },
  reference: string | null,
): Promise<string[]> {
  const sql = raw(ctx.db);
  const condition =
    "id" in which
      ? sql`p.id = ${which.id} and (p.status = 'FAILED' or (p.status = 'DUE' and p.provider = 'BANK_TRANSFER'))`
      : sql`p.distribution_id = ${which.transfersOf} and p.status = 'DUE' and p.provider = 'BANK_TRANSFER'`;
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  const rows = await sql<{ id: string }[]>`
    with paid as (
      update distribution_payment p
         set status = 'PAID', paid_at = ${at}, updated_at = ${at}, provider_reference = ${reference},
             attempts = p.attempts + 1, failure_code = null, failure_reason = null
        from distribution d
       where p.organization_id = ${organizationId} and ${condition}
         and d.organization_id = p.organization_id and d.id = p.distribution_id
      returning p.id, p.amount, d.currency
    ), booked as (
      ${postCash(ctx, {
        reason: "PAYOUT",
        currency: sql`currency`,
        amount: sql`amount`,
        reference: sql`id`,
        from: sql`from paid`,
      })}
    )
    select id from paid order by id`;
  return rows.map(({ id }) => id);
}

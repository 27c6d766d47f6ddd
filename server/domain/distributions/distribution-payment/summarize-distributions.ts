import { raw } from "#db/client.ts";
import type { Currency } from "#db/schema/enums.ts";
import type { Call } from "#server/kernel/context.ts";
import { type Page, wholeList } from "#server/kernel/fields/list.ts";
import { toNumber } from "#server/kernel/format.ts";
import type { DistributionSum, summarizeDistributions as operation } from "./contract.ts";

interface SumRow {
  token_id: string;
  token_name: string;
  year: number;
  currency: Currency;
  distributions: number;
  amount: string;
  paid: string;
}

/** What holders were paid by token and year of the record date (UTC); what it was paid itself where a customer calls. */
export async function summarizeDistributions({
  ctx,
}: Call<typeof operation>): Promise<Page<DistributionSum>> {
  const { actor } = ctx;
  const { organizationId } = actor;
  const sql = raw(ctx.db);
  // Of all holders the distributions themselves tell, but for those that are being paid; of one holder its payments.
  const paid =
    actor.kind === "customer"
      ? sql`select p.amount, case p.status when 'PAID' then p.amount else 0 end as paid from distribution_payment p
          where p.organization_id = ${organizationId} and p.distribution_id = d.id and p.customer_id = ${actor.customerId}`
      : sql`select d.amount, case d.status when 'COMPLETED' then d.amount else (
            select coalesce(sum(p.amount), 0) from distribution_payment p
             where p.organization_id = ${organizationId} and p.distribution_id = d.id and p.status = 'PAID') end as paid
          where d.status in ('PROCESSING', 'COMPLETED')`;
  const rows = await sql<SumRow[]>`
    select d.token_id, t.name as token_name, extract(year from d.record_date at time zone 'UTC')::int as year, d.currency,
           count(*)::int as distributions, sum(s.amount)::text as amount, sum(s.paid)::text as paid
      from distribution d
      join token t on t.organization_id = ${organizationId} and t.id = d.token_id
     cross join lateral (${paid}) s
     where d.organization_id = ${organizationId}
     group by 1, 2, 3, 4 order by year desc, token_name, d.currency`;
  return wholeList(
    rows.map((row) => ({
      tokenId: row.token_id,
      tokenName: row.token_name,
      year: row.year,
      currency: row.currency,
      distributions: row.distributions,
      amount: toNumber(row.amount),
      paid: toNumber(row.paid),
    })),
  );
}

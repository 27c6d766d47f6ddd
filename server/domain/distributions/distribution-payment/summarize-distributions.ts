import { raw } from "#db/client.ts";
import type { Currency } from "#db/schema/enums.ts";
import type { Call } from "#server/kernel/context.ts";
import { toNumber } from "#server/kernel/format.ts";
import { when } from "#server/kernel/reading.ts";
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
}: Call<typeof operation>): Promise<{ object: "list"; data: DistributionSum[] }> {
  const { actor } = ctx;
  const own = actor.kind === "customer" ? actor.customerId : undefined;
  const sql = raw(ctx.db);
  const rows = await sql<SumRow[]>`
    select d.token_id, t.name as token_name, extract(year from d.record_date at time zone 'UTC')::int as year, d.currency,
           count(distinct d.id)::int as distributions, sum(p.amount)::text as amount,
           coalesce(sum(p.amount) filter (where p.status = 'PAID'), 0)::text as paid
      from distribution d
      join token t on t.organization_id = d.organization_id and t.id = d.token_id
      join distribution_payment p on p.organization_id = d.organization_id and p.distribution_id = d.id
     where d.organization_id = ${actor.organizationId} ${when(sql, own, (id) => sql`p.customer_id = ${id}`)}
     group by 1, 2, 3, 4 order by year desc, token_name, d.currency`;
  return {
    object: "list",
    data: rows.map((row) => ({
      tokenId: row.token_id,
      tokenName: row.token_name,
      year: row.year,
      currency: row.currency,
      distributions: row.distributions,
      amount: toNumber(row.amount),
      paid: toNumber(row.paid),
    })),
  };
}

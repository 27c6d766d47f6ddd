import { raw } from "#db/client.ts";
import type { Currency, DistributionKind } from "#db/schema/enums.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { when } from "#server/kernel/reading/narrowing.ts";
import { rowByKey } from "#server/kernel/reading/rows.ts";
import { type ComingDistribution, MOST_NAMED } from "./contract.ts";
import type { Whose } from "./moves.ts";

/** A distribution that a customer has not been paid yet, as it is read: numerics as text. */
export interface ComingRow {
  id: string;
  title: string;
  kind: DistributionKind;
  token_id: string;
  token_name: string;
  token_symbol: string;
  record_date: string;
  status: ComingDistribution["status"];
  amount: string;
  currency: Currency;
}

/** Distributions to come of tokens that a customer holds, and its payments that are due, the next record date first. */
export async function readComing(ctx: CallerContext, whose: Whose): Promise<ComingRow[]> {
  const sql = raw(ctx.db);
  const { organizationId, customerId, tokenId } = whose;
  return sql<ComingRow[]>`
    with c as materialized (
      select p.distribution_id, 'DUE' as status, p.amount from distribution_payment p
       where p.organization_id = ${organizationId} and p.customer_id = ${customerId} and p.status in ('DUE', 'PROCESSING', 'FAILED')
      union all
      select s.id, 'SCHEDULED', trunc(s.amount * h.total / nullif(n.total_supply - u.total, 0), 2)
        from distribution s
        join holding h on h.organization_id = ${organizationId} and h.token_id = s.token_id and h.customer_id = ${customerId}
        join token n on n.organization_id = ${organizationId} and n.id = s.token_id
        join ledger_account u on u.organization_id = ${organizationId} and u.token_id = s.token_id and u.kind = 'UNISSUED'
       where s.organization_id = ${organizationId} and s.status = 'SCHEDULED' and h.total > 0
    )
    select b.id, b.title, b.kind, t.id as token_id, t.name as token_name, t.symbol as token_symbol, b.record_date,
           c.status, c.amount::text, b.currency
      from c
     cross join ${rowByKey(sql, "distribution", organizationId, sql`c.distribution_id`)} b
     cross join ${rowByKey(sql, "token", organizationId, sql`b.token_id`)} t
     where true ${when(sql, tokenId, (id) => sql`b.token_id = ${id}`)}
     order by b.record_date, b.id limit ${MOST_NAMED}`;
}

import type { Sql } from "#db/client.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";

/**
 * Whether the customer `c` is a holder of what the offering `o` sold: it has a completed purchase of it, or holds its
 * token, wherever it got it.
 */
export function isHolder(sql: Sql, organizationId: string): Fragment {
  return sql`(exists (
      select from offering_purchase_intent i
       where i.organization_id = ${organizationId} and i.customer_id = c.id and i.offering_id = o.id
         and i.purchase_status = 'COMPLETED')
    or exists (
      select from ledger_account a
       where a.organization_id = ${organizationId} and a.customer_id = c.id and a.token_id = o.token_id
         and a.kind = 'WALLET' and a.total > 0))`;
}

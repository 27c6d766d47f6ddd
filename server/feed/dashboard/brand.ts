import type { Sql } from "#db/client.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";

/** Whether an organization shows itself under a brand: with a logo, and the name that the register has. */
export function hasBrand(sql: Sql, organizationId: string): Fragment {
  return sql`exists (select from organization o
    where o.id = ${organizationId} and o.brand ?& array['logoUrl', 'legalName'])`;
}

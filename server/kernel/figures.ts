import type { Sql } from "#db/client.ts";
import type { Fragment } from "./reading/rows.ts";

/** Counts that the database keeps (docs/domain.md, Kept figures). */
export type Figure = "CUSTOMERS" | "OPEN_OFFERS" | "HOLDERS" | "WALLETS";

/**
 * A kept count of an organization, as an SQL expression: what was added up, and what has changed since.
 * @param about SQL condition on `f.about`, the day or the token it is of; left out = all of them
 */
export function keptCount(sql: Sql, organizationId: string, figure: Figure, about?: Fragment): Fragment {
  const of = sql`f.organization_id = ${organizationId} and f.figure = ${figure} ${about ? sql`and ${about}` : sql``}`;
  return sql`(select coalesce(sum(k.count), 0)::int from (
      select f.count from figure f where ${of} union all select f.change from figure_change f where ${of}) k)`;
}

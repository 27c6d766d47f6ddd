import { raw } from "#db/client.ts";
import { accountsAt } from "#server/domain/register/api.ts";
import type { TenantContext } from "#server/kernel/context.ts";
import type { Holding } from "./rules.ts";

/** A holder with its name. */
export interface NamedHolding extends Holding {
  readonly name: string | null;
}

/**
 * What each customer held of a token over all its wallets, locked and offered tokens included, by the register; the
 * largest first. What is still to be issued belongs to nobody and gets nothing.
 * @param asOf ISO 8601, inclusive; null = now
 */
export async function readHoldings(
  ctx: TenantContext,
  tokenId: string,
  asOf: string | null,
): Promise<NamedHolding[]> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  return sql<NamedHolding[]>`
    select h.customer_id as "customerId", h.held::text as "tokenAmount", coalesce(c.name, c.username) as name
      from (
        select customer_id, sum(available + frozen) as held
          from (${accountsAt(sql, { organizationId, tokenId }, asOf)}) a
         where kind = 'WALLET' group by customer_id having sum(available + frozen) > 0
      ) h
      join customer c on c.organization_id = ${organizationId} and c.id = h.customer_id
     order by h.held desc, h.customer_id`;
}

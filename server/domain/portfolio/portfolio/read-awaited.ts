import { raw } from "#db/client.ts";
import type { Currency } from "#db/schema/enums.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { rowByKey } from "#server/kernel/reading/rows.ts";
import { MOST_NAMED } from "./contract.ts";
import { allMoves, moneyMoves, type Whose } from "./moves.ts";

/** A purchase that is paid and not delivered, as it is read: numerics as text. */
export interface AwaitedRow {
  id: string;
  offering_id: string;
  offering_title: string;
  token_id: string;
  token_name: string;
  token_symbol: string;
  token_amount: string;
  amount: string;
  currency: Currency;
  closes_at: string;
}

/** What a customer has paid for and not got yet, the first to close first. */
export async function readAwaited(ctx: CallerContext, whose: Whose): Promise<AwaitedRow[]> {
  const sql = raw(ctx.db);
  const { organizationId } = whose;
  return sql<AwaitedRow[]>`
    select m.id, o.id as offering_id, o.title as offering_title, t.id as token_id, t.name as token_name,
           t.symbol as token_symbol, m.tokens::text as token_amount, m.paid::text as amount, m.currency,
           coalesce(o.closed_at, o.end_date) as closes_at
      from ${allMoves(sql, moneyMoves(sql, whose))}
      cross join ${rowByKey(sql, "offering", organizationId, sql`m.about`)} o
      cross join ${rowByKey(sql, "token", organizationId, sql`m.token_id`)} t
     where m.kind = 'PURCHASE' and m.settled_at is null
     order by closes_at, m.id limit ${MOST_NAMED}`;
}

import { raw, type Sql } from "#db/client.ts";
import type { Currency } from "#db/schema/enums.ts";
import { readOffering } from "#server/domain/primary/offering/read-offerings.ts";
import type { Call } from "#server/kernel/context.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { toAmountText, toIso, toNumber } from "#server/kernel/format.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { Seek } from "#server/kernel/reading/query.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import { beginning, idsFound, isId, isOfFound } from "#server/kernel/reading/search.ts";
import type { listParticipants as operation, Participant } from "./contract.ts";

/** A participant as it is read: numerics as text. */
interface ParticipantRow {
  customer_id: string;
  completed: string;
  reserved: string;
  name: string | null;
  country_code: string;
  purchases: number;
  token_amount: string;
  last_at: string;
  paid: { currency: Currency; amount: string }[];
}

/**
 * Who takes part in an offering, those who bought for the most first (docs/domain.md, Offering). They are found by what is
 * kept of each, and their purchases are added up for the page alone.
 * @throws Refusal offering_not_found
 */
export async function listParticipants({ ctx, input }: Call<typeof operation>): Promise<Page<Participant>> {
  const { offeringId, q, total } = input;
  const offering = await readOffering(ctx, offeringId);
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const from = sql`from participation p
    where p.organization_id = ${organizationId} and p.offering_id = ${offeringId} and p.completed > 0`;
  const listed = await readPage<ParticipantRow, Participant>(ctx.db, {
    // What is not searched is counted by the offering itself.
    input: q ? input : { ...input, total: undefined },
    columns: sql`p.customer_id, p.completed::text, p.reserved::text, coalesce(c.name, c.username) as name, c.country_code,
      b.purchases, b.token_amount, b.last_at, b.paid`,
    alias: "p",
    from,
    joins: sql`
      join customer c on c.organization_id = ${organizationId} and c.id = p.customer_id
      cross join lateral (${bought(sql, organizationId, offeringId)}) b`,
    ...(q && { seek: typed(sql, organizationId, q, from) }),
    sorts: { purchaseAmount: { expression: "p.completed", type: "numeric" } },
    defaultSort: "purchaseAmount",
    id: "p.customer_id",
    present: (row) => presentParticipant(offeringId, row),
  });
  if (q || !total) return listed;
  const { currency, participants, fundingLimits } = offering;
  const sums = currency === undefined ? [] : [{ currency, amount: fundingLimits.raised }];
  return { ...listed, total: { count: participants, isExact: true, sums } };
}

/** What a participant `p` bought by completed purchases. */
function bought(sql: Sql, organizationId: string, offeringId: string): Fragment {
  return sql`
    select sum(s.purchases)::int as purchases, sum(s.tokens)::text as token_amount, max(s.last_at) as last_at,
           json_agg(json_build_object('currency', s.currency, 'amount', s.amount::text) order by s.currency) as paid
      from (
        select i.currency, count(*) as purchases, sum(i.token_amount) as tokens, sum(i.purchase_amount) as amount,
               max(i.created_at) as last_at
          from offering_purchase_intent i
         where i.organization_id = ${organizationId} and i.customer_id = p.customer_id
           and i.offering_id = ${offeringId} and i.purchase_status = 'COMPLETED'
         group by i.currency) s`;
}

/** Participants by what people type: the customer's id, or a part of what it is known by. */
function typed(sql: Sql, organizationId: string, q: string, from: Fragment): Seek {
  if (isId(q, "cus")) return beginning(sql, sql`p.customer_id`, q, sql`select p.customer_id as id ${from}`);
  return {
    ...isOfFound(sql, organizationId, sql`p.customer_id`, q),
    found: sql`select f.id from ${idsFound(sql, organizationId, "customer", q)} f(id)`,
    isExact: true,
  };
}

function presentParticipant(offeringId: string, row: ParticipantRow): Participant {
  return {
    offeringId,
    customerId: row.customer_id,
    ...(row.name !== null && { name: row.name }),
    countryCode: row.country_code,
    purchases: row.purchases,
    purchaseAmount: toNumber(row.completed),
    paid: row.paid.map(({ currency, amount }) => ({ currency, amount: toNumber(amount) })),
    reservedAmount: toNumber(row.reserved),
    tokenAmount: toAmountText(row.token_amount),
    lastPurchaseAt: toIso(row.last_at),
  };
}

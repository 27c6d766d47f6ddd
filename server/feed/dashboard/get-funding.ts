import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { toNumber } from "#server/kernel/format.ts";
import { type Funding, MOST_DAYS, type getFunding as operation } from "./contract.ts";

/**
 * What an offering raised on each day since it opened, up to its end or today.
 * @throws Refusal offering_not_found
 */
export async function getFunding({ ctx, input: { offeringId } }: Call<typeof operation>): Promise<Funding> {
  const { organizationId } = ctx.actor;
  const now = ctx.now.toISOString();
  const [row] = await raw(ctx.db)<{ days: { date: string; eur: string; usd: string }[] }[]>`
    select (select coalesce(json_agg(r order by r.date), '[]') from (
      select d.day::date::text as date,
             coalesce(sum(p.amount) filter (where p.currency = 'EUR'), 0)::text as eur,
             coalesce(sum(p.amount) filter (where p.currency = 'USD'), 0)::text as usd
        from generate_series(greatest(b.first, b.last - ${MOST_DAYS - 1}::int), b.last, interval '1 day') d(day)
        left join purchase_day p on p.organization_id = ${organizationId} and p.offering_id = ${offeringId}
          and p.day = d.day::date
       group by d.day) r) as days
      from offering o
     cross join lateral (
       select (o.start_date at time zone 'UTC')::date as first,
              (least(coalesce(o.closed_at, o.end_date), ${now}::timestamptz) at time zone 'UTC')::date as last) b
     where o.organization_id = ${organizationId} and o.id = ${offeringId}`;
  if (!row) throw refuse("offering_not_found", {}, "offeringId");
  return { days: row.days.map(({ date, eur, usd }) => ({ date, EUR: toNumber(eur), USD: toNumber(usd) })) };
}

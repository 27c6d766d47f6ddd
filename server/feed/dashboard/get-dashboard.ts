import { raw } from "#db/client.ts";
import type { Currency, PurchaseStatus } from "#db/schema/enums.ts";
import { listIntents } from "#server/domain/primary/api.ts";
import type { Call } from "#server/kernel/context.ts";
import { daysAfter } from "#server/kernel/fields/days.ts";
import { keptCount } from "#server/kernel/figures.ts";
import { toIso, toNumber } from "#server/kernel/format.ts";
import { type Dashboard, type getDashboard as operation, USUAL_DAYS } from "./contract.ts";
import { type Period, periodBefore, periodOf } from "./days.ts";

const NEW_CUSTOMER_DAYS = 30;
const OFFERINGS = 12;
const LATEST = 5;

interface DashboardRow {
  totals: {
    offerings: number;
    open_offerings: number;
    customers: number;
    new_customers: number;
    open_offers: number;
    joined: number;
    joined_before: number;
  };
  raised: { currency: Currency; completed: string; pending: string; pending_count: number }[];
  offerings: {
    id: string;
    title: string;
    currency: Currency | null;
    raised: string;
    reserved: string;
    soft_cap: string;
    hard_cap: string;
    participants: number;
  }[];
  compared: { currency: Currency; amount: string; before: string; count: number; count_before: number }[];
  over_time: { date: string; eur: string; usd: string }[];
  by_status: { purchase_status: PurchaseStatus; count: number }[];
  customers: {
    id: string;
    name: string | null;
    type: string;
    country_code: string;
    verification_status: string;
    created_at: string;
  }[];
}

/**
 * What was raised, what is pending and who joined, for the organization, over a period and the one before.
 * @throws Refusal invalid_value for a period that is none
 */
export async function getDashboard({ ctx, input }: Call<typeof operation>): Promise<Dashboard> {
  const { organizationId } = ctx.actor;
  const now = ctx.now.toISOString();
  const sql = raw(ctx.db);
  const period = periodOf(input, ctx.now, USUAL_DAYS);
  const before = periodBefore(period);
  const joinedIn = ({ from, to }: Period) =>
    keptCount(sql, organizationId, "CUSTOMERS", sql`f.about between ${from} and ${to}`);
  const newSince = daysAfter(ctx.now, -NEW_CUSTOMER_DAYS);
  const firstDay = newSince.toISOString().slice(0, 10);
  const nextDay = daysAfter(new Date(firstDay), 1).toISOString();
  const [row] = await sql<DashboardRow[]>`
    with sums as materialized (
      select s.currency, s.purchase_status, sum(s.count)::int as count, sum(s.amount) as amount
        from purchase_sum s where s.organization_id = ${organizationId} and s.count > 0 group by 1, 2
    ), sold as materialized (
      select d.day, d.currency, sum(d.count) as count, sum(d.amount) as amount
        from purchase_day d
       where d.organization_id = ${organizationId} and d.day between ${before.from} and ${period.to} group by 1, 2
    ), days as (
      select day::date as date from generate_series(
        ${period.from}::date, ${period.to}::date, interval '1 day') as day
    )
    select
      (select json_build_object(
        'offerings', (select count(*) from offering where organization_id = ${organizationId}),
        'open_offerings', (select count(*) from offering where organization_id = ${organizationId} and state = 'PUBLISHED'
            and offering_availability(state, start_date, end_date, hard_cap - raised - reserved, min_payable_amount, ${now}) = 'OPEN'),
        'customers', ${keptCount(sql, organizationId, "CUSTOMERS")},
        'new_customers', ${keptCount(sql, organizationId, "CUSTOMERS", sql`f.about > ${firstDay}`)}
          + (select count(*) from customer where organization_id = ${organizationId}
              and created_at > ${newSince.toISOString()} and created_at < ${nextDay}),
        'open_offers', ${keptCount(sql, organizationId, "OPEN_OFFERS")},
        'joined', ${joinedIn(period)}, 'joined_before', ${joinedIn(before)})) as totals,
      (select coalesce(json_agg(r order by r.currency), '[]') from (
        select currency, coalesce(sum(amount) filter (where purchase_status = 'COMPLETED'), 0)::text as completed,
               coalesce(sum(amount) filter (where purchase_status = 'PENDING'), 0)::text as pending,
               coalesce(sum(count) filter (where purchase_status = 'PENDING'), 0) as pending_count
          from sums group by currency) r) as raised,
      (select coalesce(json_agg(r), '[]') from (
        select id, title, currency, raised::text, reserved::text, soft_cap::text, hard_cap::text, participants from offering o
         where organization_id = ${organizationId} and state <> 'DRAFT'
         order by o.raised desc, o.created_at desc limit ${OFFERINGS}) r) as offerings,
      (select coalesce(json_agg(r order by r.currency), '[]') from (
        select currency, coalesce(sum(amount) filter (where day >= ${period.from}::date), 0)::text as amount,
               coalesce(sum(amount) filter (where day < ${period.from}::date), 0)::text as before,
               coalesce(sum(count) filter (where day >= ${period.from}::date), 0)::int as count,
               coalesce(sum(count) filter (where day < ${period.from}::date), 0)::int as count_before
          from sold group by currency) r) as compared,
      (select json_agg(r order by r.date) from (
        select d.date::text,
               coalesce(sum(p.amount) filter (where p.currency = 'EUR'), 0)::text as eur,
               coalesce(sum(p.amount) filter (where p.currency = 'USD'), 0)::text as usd
          from days d
          left join sold p on p.day = d.date
         group by d.date) r) as over_time,
      (select coalesce(json_agg(r), '[]') from (
        select purchase_status, sum(count)::int as count from sums group by purchase_status) r) as by_status,
      (select coalesce(json_agg(r), '[]') from (
        select id, coalesce(name, username) as name, type, country_code, verification_status, created_at from customer c
         where organization_id = ${organizationId} order by c.created_at desc, c.id desc limit ${LATEST}) r) as customers`;
  if (!row) throw new Error("the dashboard's statement gave no row");
  const pending = await listIntents({
    ctx,
    input: { limit: LATEST, order: "desc", purchaseStatus: ["PENDING"] },
  });
  return {
    totals: {
      offerings: row.totals.offerings,
      openOfferings: row.totals.open_offerings,
      customers: row.totals.customers,
      newCustomers: row.totals.new_customers,
      openOffers: row.totals.open_offers,
    },
    raised: row.raised.map(({ currency, completed, pending: due, pending_count }) => ({
      currency,
      completed: toNumber(completed),
      pending: toNumber(due),
      pendingCount: pending_count,
    })),
    offerings: row.offerings.map(
      ({ id, title, currency, raised, reserved, soft_cap, hard_cap, participants }) => ({
        offeringId: id,
        title,
        ...(currency !== null && { currency }),
        raised: toNumber(raised),
        reserved: toNumber(reserved),
        softCap: toNumber(soft_cap),
        hardCap: toNumber(hard_cap),
        participants,
      }),
    ),
    period: {
      ...period,
      raised: row.compared.map((sums) => ({
        currency: sums.currency,
        amount: toNumber(sums.amount),
        amountBefore: toNumber(sums.before),
      })),
      purchases: row.compared.reduce((all, { count }) => all + count, 0),
      purchasesBefore: row.compared.reduce((all, { count_before }) => all + count_before, 0),
      newCustomers: row.totals.joined,
      newCustomersBefore: row.totals.joined_before,
    },
    raisedOverTime: row.over_time.map(({ date, eur, usd }) => ({
      date,
      EUR: toNumber(eur),
      USD: toNumber(usd),
    })),
    purchasesByStatus: row.by_status.map(({ purchase_status, count }) => ({
      purchaseStatus: purchase_status,
      count,
    })),
    latestPending: pending.data,
    latestCustomers: row.customers.map(
      ({ id, name, type, country_code, verification_status, created_at }) => ({
        id,
        name: name ?? id,
        type,
        countryCode: country_code,
        verificationStatus: verification_status,
        createdAt: toIso(created_at),
      }),
    ),
  };
}

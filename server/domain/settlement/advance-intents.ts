import { raw } from "#db/client.ts";
import type { SettlementContext } from "#server/kernel/context.ts";
import { isRegistered } from "./is-registered.ts";
import type { OfferingsLocked } from "./lock-offerings.ts";
import { postCash, postEntries } from "./post-entries.ts";
import { recordIntents } from "./record-intents.ts";
import { withoutSequentialScans } from "./without-sequential-scans.ts";

/**
 * Moves each of these purchase intents as far as its gates are open (docs/domain.md, Gates and settlement):
 * PENDING → COMPLETED once it is paid and its customer verified, with its tokens set aside; ALLOCATED → DELIVERED once
 * its offering has closed successfully and the wallet is proven, and registered where the token is on a chain. Whatever opens a gate calls this; calling it again
 * changes nothing.
 * @param intentIds those of the locked ones that are meant; left out = all
 */
export async function advanceIntents(
  ctx: SettlementContext,
  locked: OfferingsLocked,
  intentIds: readonly string[] = locked.intentIds,
): Promise<void> {
  if (intentIds.length === 0) return;
  await withoutSequentialScans(ctx, async () => {
    await recordIntents(ctx, "purchase_intent.completed", await complete(ctx, intentIds));
    await recordIntents(ctx, "purchase_intent.delivered", await deliver(ctx, intentIds));
  });
}

/** Completes what can be, first come, first served where the token's supply is short; returns what was completed. */
async function complete(ctx: SettlementContext, intentIds: readonly string[]): Promise<string[]> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  const ids = [...intentIds];
  await sql`
    select 1 from ledger_account u
     where u.organization_id = ${organizationId} and u.kind = 'UNISSUED'
       and u.token_id in (
         select o.token_id from offering_purchase_intent i
           join offering o on o.organization_id = i.organization_id and o.id = i.offering_id
          where i.organization_id = ${organizationId} and i.id = any (${ids}) and i.purchase_status = 'PENDING')
     order by u.id for no key update`;
  const rows = await sql<{ id: string }[]>`
    with ready as materialized (
      select i.id, o.token_id,
             sum(i.token_amount) over (partition by o.token_id order by i.created_at, i.id) as running
        from unnest(${ids}::text[]) as chosen (id)
        join offering_purchase_intent i on i.organization_id = ${organizationId} and i.id = chosen.id
        join offering o on o.organization_id = i.organization_id and o.id = i.offering_id
        join customer c on c.organization_id = i.organization_id and c.id = i.customer_id
       where i.purchase_status = 'PENDING' and i.paid_at is not null and c.verification_status = 'COMPLETED'
         and o.state in ('PUBLISHED', 'PAUSED', 'CLOSED_SUCCESSFUL')
    ), completed as (
      update offering_purchase_intent i
         set purchase_status = 'COMPLETED', settlement_status = 'ALLOCATED', completed_at = ${at}, updated_at = ${at}
        from ready r
        join ledger_account u
          on u.organization_id = ${organizationId} and u.token_id = r.token_id and u.kind = 'UNISSUED'
       where i.organization_id = ${organizationId} and i.id = r.id and i.purchase_status = 'PENDING'
         and r.running <= u.available
      returning i.id, i.offering_id, i.customer_id, i.purchase_amount, i.token_amount, r.token_id, u.id as account_id
    ), allocated as (
      ${postEntries(ctx, {
        reason: "ALLOCATE",
        token: sql`c.token_id`,
        debit: { account: sql`c.account_id`, bucket: "AVAILABLE" },
        credit: { account: sql`c.account_id`, bucket: "FROZEN" },
        amount: sql`c.token_amount`,
        reference: sql`c.id`,
        from: sql`from completed c`,
      })}
    ), sums as (
      select offering_id, customer_id, sum(purchase_amount) as amount from completed group by 1, 2
    ), moved as (
      update participation p set reserved = p.reserved - s.amount, completed = p.completed + s.amount
        from sums s
       where p.organization_id = ${organizationId} and p.offering_id = s.offering_id and p.customer_id = s.customer_id
      returning p.offering_id, s.amount, p.completed = s.amount as is_first
    ), counted as (
      update offering o
         set raised = o.raised + t.amount, reserved = o.reserved - t.amount, participants = o.participants + t.first
        from (select offering_id, sum(amount) as amount, count(*) filter (where is_first) as first
                from moved group by 1) t
       where o.organization_id = ${organizationId} and o.id = t.offering_id
    )
    select id from completed`;
  return rows.map(({ id }) => id);
}

/** Issues the tokens that were set aside, locked up where the offering says so, and hands the money to the issuer. */
async function deliver(ctx: SettlementContext, intentIds: readonly string[]): Promise<string[]> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  const ready = sql`
    select i.id, i.customer_id, i.wallet_address, o.token_id, o.lock_up_days
      from unnest(${[...intentIds]}::text[]) as chosen (id)
      join offering_purchase_intent i on i.organization_id = ${organizationId} and i.id = chosen.id
      join offering o on o.organization_id = i.organization_id and o.id = i.offering_id
      join wallet w on w.organization_id = i.organization_id and w.customer_id = i.customer_id
       and w.address = i.wallet_address
     where i.purchase_status = 'COMPLETED' and i.settlement_status = 'ALLOCATED'
       and o.state = 'CLOSED_SUCCESSFUL' and w.proven_at is not null
       and ${isRegistered(sql, organizationId, sql`o.token_id`)}`;
  await sql`
    insert into ledger_account (organization_id, id, token_id, kind, customer_id, wallet_address)
    select ${organizationId}, new_id('acc', ${at}), r.token_id, 'WALLET', r.customer_id, r.wallet_address
      from (select distinct token_id, customer_id, wallet_address from (${ready}) d order by 1, 2, 3) r
    on conflict (organization_id, customer_id, wallet_address, token_id) where kind = 'WALLET' do nothing`;
  const rows = await sql<{ id: string }[]>`
    with ready as materialized (${ready}), delivered as (
      update offering_purchase_intent i
         set settlement_status = 'DELIVERED', settled_at = ${at}, updated_at = ${at}
        from ready r
        join ledger_account u
          on u.organization_id = ${organizationId} and u.token_id = r.token_id and u.kind = 'UNISSUED'
        join ledger_account a
          on a.organization_id = ${organizationId} and a.token_id = r.token_id and a.kind = 'WALLET'
         and a.customer_id = r.customer_id and a.wallet_address = r.wallet_address
       where i.organization_id = ${organizationId} and i.id = r.id and i.settlement_status = 'ALLOCATED'
      returning i.id, i.token_amount, i.purchase_amount, i.currency, r.token_id, r.lock_up_days,
                u.id as unissued_id, a.id as account_id
    ), issued as (
      ${postEntries(ctx, {
        reason: "MINT",
        token: sql`d.token_id`,
        debit: { account: sql`d.unissued_id`, bucket: "FROZEN" },
        credit: {
          account: sql`d.account_id`,
          bucket: sql`case when d.lock_up_days > 0 then 'FROZEN' else 'AVAILABLE' end::ledger_bucket`,
        },
        amount: sql`d.token_amount`,
        reference: sql`d.id`,
        from: sql`from delivered d`,
      })}
    ), locked as (
      insert into token_lock as l (organization_id, id, token_id, ledger_account_id, amount, locked_until, reference, created_at)
      select ${organizationId}, new_id('lck', ${at}), d.token_id, d.account_id, d.token_amount,
             ${at}::timestamptz + make_interval(days => d.lock_up_days), d.id, ${at}
        from delivered d where d.lock_up_days > 0
      returning l.id
    ), released as (
      ${postCash(ctx, {
        reason: "RELEASE",
        currency: sql`d.currency`,
        amount: sql`d.purchase_amount`,
        reference: sql`d.id`,
        from: sql`from delivered d`,
      })}
    )
    select id from delivered`;
  return rows.map(({ id }) => id);
}

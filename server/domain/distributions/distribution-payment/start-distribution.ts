import { raw } from "#db/client.ts";
import type { Currency } from "#db/schema/enums.ts";
import { readHoldings } from "#server/domain/distributions/distribution/read-holdings.ts";
import { shareOut } from "#server/domain/distributions/distribution/rules.ts";
import { postCash } from "#server/domain/settlement/api.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { toIso } from "#server/kernel/format.ts";
import { enqueueAll } from "#server/platform/queue/enqueue.ts";
import { recordPayments } from "./record-payments.ts";

/** An entry of the register is dated by the clock of its request, and is there a little later: so long is waited. */
const SETTLING_MS = 10_000;

/** Whether the register at a record date can no longer change. */
export function isSettled(recordDate: Date, now: Date): boolean {
  return recordDate.getTime() + SETTLING_MS <= now.getTime();
}

/** The last record date whose register can no longer change. */
export function settledUntil(now: Date): Date {
  return new Date(now.getTime() - SETTLING_MS);
}

/**
 * Makes the payments of a distribution due whose record date has come: one for each holder by the register at that
 * moment, in the way the customer paid last. The issuer provides the money (a FUNDING entry), and shares that come to
 * less than a cent are done with at once. Once for each distribution, whoever races.
 * @returns `NO_HOLDERS` where nobody held the token: then it is called off; null where it was not SCHEDULED any more
 */
export async function startDistribution(
  ctx: CallerContext,
  distributionId: string,
): Promise<"STARTED" | "NO_HOLDERS" | null> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  const [due] = await sql<{ token_id: string; amount: string; currency: Currency; record_date: string }[]>`
    select token_id, amount::text, currency, record_date from distribution
     where organization_id = ${organizationId} and id = ${distributionId} and status = 'SCHEDULED'
       and record_date <= ${at}
     for no key update`;
  if (!due) return null;
  const shares = shareOut(due.amount, await readHoldings(ctx, due.token_id, toIso(due.record_date)));
  const outcome = shares.length === 0 ? "NO_HOLDERS" : "STARTED";
  await sql`
    update distribution set status = ${outcome === "STARTED" ? "PROCESSING" : "CANCELLED"}, holders = ${shares.length},
           updated_at = ${at}
     where organization_id = ${organizationId} and id = ${distributionId}`;
  if (outcome === "NO_HOLDERS") return outcome;
  const { currency, amount } = due;
  await sql`${postCash(ctx, { reason: "FUNDING", currency, amount, reference: distributionId })}`;
  const rows = shares.map(({ customerId, tokenAmount, amount }) => ({
    id: newId("dsp", ctx.now),
    customer_id: customerId,
    token_amount: tokenAmount,
    amount,
  }));
  const payments = await sql<{ id: string; status: string; provider: string }[]>`
    insert into distribution_payment (organization_id, id, distribution_id, customer_id, token_amount, amount, status,
      provider, paid_at, created_at, updated_at)
    select ${organizationId}, r.id, ${distributionId}, r.customer_id, r.token_amount, r.amount,
           case when r.amount = 0 then 'PAID' else 'DUE' end::distribution_payment_status,
           case when way.provider = 'SANDBOX' then 'SANDBOX' else 'BANK_TRANSFER' end::payment_provider,
           case when r.amount = 0 then ${at}::timestamptz end, ${at}, ${at}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
             as r(id text, customer_id text, token_amount numeric, amount numeric)
      left join lateral (
        select p.provider from offering_purchase_intent i
          join payment p on p.organization_id = i.organization_id and p.offering_purchase_intent_id = i.id
         where i.organization_id = ${organizationId} and i.customer_id = r.customer_id and p.status = 'SUCCEEDED'
         order by p.received_at desc, p.id desc limit 1) way on true
    returning id, status, provider`;
  await enqueueAll(
    ctx,
    payments
      .filter(({ status, provider }) => status === "DUE" && provider === "SANDBOX")
      .map(({ id }) => ({ task: "payHolder", key: id, payload: { distributionPaymentId: id } })),
  );
  await recordPayments(
    ctx,
    "distribution_payment.created",
    payments.map(({ id }) => id),
  );
  return outcome;
}

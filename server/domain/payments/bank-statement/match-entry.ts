import { raw } from "#db/client.ts";
import type { BankEntryProblem, BankEntryStatus } from "#db/schema/enums.ts";
import {
  confirmRefunds,
  type OfferingsLocked,
  type ReceiptOutcome,
  receivePayment,
} from "#server/domain/settlement/api.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { currency as currencySchema } from "#server/kernel/fields/currency.ts";
import { closeEntriesOf, closePartsOf } from "./close-entries.ts";
import type { IdentifiedEntry } from "./parse-statement.ts";
import { namesAgree, referencedIds } from "./rules.ts";

/** What references in a statement may stand for, by the end of the id. */
export interface Candidates {
  readonly intents: ReadonlyMap<string, IntentCandidate>;
  readonly refunds: ReadonlyMap<string, RefundCandidate>;
}

interface IntentCandidate {
  readonly id: string;
  readonly currency: string;
  readonly buyer: string | null;
}

interface RefundCandidate {
  readonly id: string;
  readonly amount: string;
  readonly currency: string;
  readonly is_open: boolean;
}

/** What became of an entry. */
export interface Match {
  readonly status: BankEntryStatus;
  readonly problem: BankEntryProblem | null;
  readonly intentId: string | null;
  readonly paymentId: string | null;
  readonly refundId: string | null;
}

const nothing = { problem: null, intentId: null, paymentId: null, refundId: null };

/** Finds the purchases and refunds that entries name, all in two statements. */
export async function findCandidates(
  ctx: CallerContext,
  entries: readonly IdentifiedEntry[],
): Promise<Candidates> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const ends = [...new Set(entries.flatMap(({ remittance }) => referencedIds(remittance)))];
  if (ends.length === 0) return { intents: new Map(), refunds: new Map() };
  const intents = await sql<(IntentCandidate & { end: string })[]>`
    select i.id, right(i.id, 21) as end, i.currency, c.name as buyer
      from offering_purchase_intent i
      join customer c on c.organization_id = i.organization_id and c.id = i.customer_id
     where i.organization_id = ${organizationId} and i.id = any (array(
       select f.id from ids_by_reference(${organizationId}, 'offering_purchase_intent', ${ends}) f(id)))`;
  const refunds = await sql<(RefundCandidate & { end: string })[]>`
    select id, right(id, 21) as end, amount::text, currency,
           provider = 'BANK_TRANSFER' and status <> 'SUCCEEDED' as is_open
      from refund where organization_id = ${organizationId} and id = any (array(
       select f.id from ids_by_reference(${organizationId}, 'refund', ${ends}) f(id)))`;
  return {
    intents: new Map(intents.map((intent) => [intent.end, intent])),
    refunds: new Map(refunds.map((refund) => [refund.end, refund])),
  };
}

/** The purchases that entries name, whose offerings are to be locked before anything is booked. */
export function intentsOf(candidates: Candidates): string[] {
  return [...candidates.intents.values()].map(({ id }) => id);
}

/** Books an entry: money that came in, or a refund that went out. Money of no known purchase is held until assigned. */
export function matchEntry(
  ctx: CallerContext,
  locked: OfferingsLocked,
  entry: IdentifiedEntry,
  candidates: Candidates,
): Promise<Match> {
  return entry.amount.startsWith("-")
    ? matchOutgoing(ctx, entry, candidates)
    : matchIncoming(ctx, locked, entry, candidates);
}

async function matchOutgoing(
  ctx: CallerContext,
  entry: IdentifiedEntry,
  { intents, refunds }: Candidates,
): Promise<Match> {
  const ends = referencedIds(entry.remittance);
  const named = ends.flatMap((end) => refunds.get(end) ?? []);
  const [refund] = named;
  if (!refund) {
    // Money of a purchase that went back without a refund of ours: a transfer that was recalled, or one sent by hand.
    const [intent] = ends.flatMap((end) => intents.get(end) ?? []);
    if (intent) return { ...nothing, status: "OPEN", problem: "UNMATCHED", intentId: intent.id };
    // Fees and the issuer's own payments concern nobody's purchase.
    return { ...nothing, status: "IGNORED" };
  }
  const isExact = Number(refund.amount) === -Number(entry.amount) && refund.currency === entry.currency;
  if (named.length === 1 && refund.is_open && isExact) {
    const [booked] = await confirmRefunds(ctx, [refund.id], entry.bankReference ?? entry.identity);
    if (booked !== undefined) {
      await closeEntriesOf(ctx, [refund.id]);
      return { ...nothing, status: "MATCHED", refundId: refund.id };
    }
  }
  if (isExact && (await isMarkedByHand(ctx, refund.id))) {
    return { ...nothing, status: "MATCHED", refundId: refund.id };
  }
  const problem = refund.currency === entry.currency ? "UNMATCHED" : "WRONG_CURRENCY";
  return { ...nothing, status: "OPEN", problem, refundId: refund.id };
}

async function matchIncoming(
  ctx: CallerContext,
  locked: OfferingsLocked,
  entry: IdentifiedEntry,
  { intents }: Candidates,
): Promise<Match> {
  const named = referencedIds(entry.remittance).flatMap((end) => intents.get(end) ?? []);
  // An entry that names several purchases is left to a person.
  const intent = named.length === 1 ? (named[0] ?? null) : null;
  const currency = currencySchema.safeParse(entry.currency);
  if (!currency.success) {
    return { ...nothing, status: "OPEN", problem: "WRONG_CURRENCY", intentId: intent?.id ?? null };
  }
  const confirmed = intent && (await confirmedByHand(ctx, entry, intent.id));
  if (confirmed) return { ...nothing, status: "MATCHED", intentId: intent.id, paymentId: confirmed };
  const isOtherPayer = intent !== null && !namesAgree(entry.counterpartyName, intent.buyer);
  const { outcome, paymentId } = await receivePayment(ctx, locked, {
    intentId: isOtherPayer ? null : (intent?.id ?? null),
    provider: "BANK_TRANSFER",
    providerReference: entry.identity,
    amount: entry.amount,
    currency: currency.data,
    payerName: entry.counterpartyName ?? undefined,
    payerAccount: entry.counterpartyAccount ?? undefined,
    receivedAt: new Date(`${entry.bookingDate}T00:00:00Z`),
  });
  if (intent && (outcome === "PAID" || outcome === "OVERPAID")) await closePartsOf(ctx, intent.id);
  const isOtherCurrency = intent !== null && intent.currency !== entry.currency;
  const doubt = isOtherPayer ? "WRONG_PAYER" : problems[outcome];
  const problem = isOtherCurrency ? "WRONG_CURRENCY" : doubt;
  return {
    status: problem === null ? "MATCHED" : "OPEN",
    problem,
    intentId: intent?.id ?? null,
    paymentId,
    refundId: paymentId === null ? null : await refundOf(ctx, paymentId),
  };
}

/** The payment that a person confirmed before this entry was imported; the two are one transfer. */
async function confirmedByHand(
  ctx: CallerContext,
  { amount, currency }: IdentifiedEntry,
  intentId: string,
): Promise<string | null> {
  const [payment] = await raw(ctx.db)<{ id: string }[]>`
    select p.id from payment p
     where p.organization_id = ${ctx.actor.organizationId} and p.offering_purchase_intent_id = ${intentId}
       and p.provider = 'BANK_TRANSFER' and p.status = 'SUCCEEDED' and p.amount = ${amount}::numeric
       and p.currency::text = ${currency}
       and not exists (
         select from bank_entry e where e.organization_id = p.organization_id and e.payment_id = p.id)
     order by p.created_at, p.id limit 1`;
  return payment?.id ?? null;
}

const problems: Record<ReceiptOutcome, BankEntryProblem | null> = {
  REPEATED: null,
  UNMATCHED: "UNMATCHED",
  LATE: "LATE",
  PARTIAL: "UNDERPAID",
  PAID: null,
  OVERPAID: "OVERPAID",
};

/** Whether a refund was marked as sent before the statement came, and no other entry is it. */
async function isMarkedByHand(ctx: CallerContext, refundId: string): Promise<boolean> {
  const found = await raw(ctx.db)`
    select from refund r
     where r.organization_id = ${ctx.actor.organizationId} and r.id = ${refundId} and r.status = 'SUCCEEDED'
       and not exists (
         select from bank_entry e where e.organization_id = r.organization_id and e.refund_id = r.id and e.amount < 0)`;
  return found.length > 0;
}

/** The refund that was due at once, where a payment was too much or too late. */
async function refundOf(ctx: CallerContext, paymentId: string): Promise<string | null> {
  const [refund] = await raw(ctx.db)<{ id: string }[]>`
    select id from refund
     where organization_id = ${ctx.actor.organizationId} and payment_id = ${paymentId} order by id limit 1`;
  return refund?.id ?? null;
}

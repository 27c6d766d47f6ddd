import type { Currency, PurchaseStatus, SettlementStatus } from "#db/schema/enums.ts";
import { INTENT_LIFETIME_MS } from "#server/domain/primary/purchase-intent/contract.ts";
import type { KnownPurchase, OfferingPlan, SalesPlan } from "./plan.ts";
import { type Resident, residentOf, walletOf } from "./residents.ts";
import { ago, agoAt, DAY, HOUR, later, type Story } from "./story.ts";

/** One purchase; the amount is in whole euros or dollars. */
export interface Sale {
  readonly resident: Resident;
  readonly wallet: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly status: PurchaseStatus;
  readonly settlement: SettlementStatus;
  /** What of the price has come in, and when. */
  readonly received: number;
  readonly receivedAt: Date | null;
  /** When tokens were delivered, or the money was back. */
  readonly settledAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The offering's first and last moment; periods begin in the morning and end late in the evening. */
export function periodOf(offering: OfferingPlan, story: Story): { start: Date; end: Date } {
  return { start: agoAt(story, offering.opens, 9), end: agoAt(story, offering.closes, 22) };
}

/** All purchases of an offering, oldest first: the known ones, and what chance adds until the sum is reached. */
export function sell(offering: OfferingPlan, residents: readonly Resident[], story: Story): Sale[] {
  const { sales: plan } = offering;
  if (!plan) return [];
  const book = openBook(offering, plan, residents, story);
  for (const known of plan.known ?? []) {
    const resident = residentOf(residents, known.customer);
    const createdAt = ago(story, known.ago);
    book.note(resident, known.amount, known.status ?? "COMPLETED", createdAt, {
      wallet: walletOf(resident, known.wallet),
      received: known.received,
    });
  }
  sellUntilRaised(plan.raised, book);
  for (let left = plan.failed ?? 0; left > 0; left--) book.attempt("FAILED", book.someMoment());
  for (let left = plan.cancelled ?? 0; left > 0; left--) book.attempt("CANCELLED", book.someMoment());
  for (let left = plan.pending ?? 0; left > 0; left--) book.attempt("PENDING", book.recentMoment());
  return settleSales(book.sales, offering, story).sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );
}

type Book = ReturnType<typeof openBook>;

function openBook(offering: OfferingPlan, plan: SalesPlan, residents: readonly Resident[], story: Story) {
  const { random, now } = story;
  const { start, end } = periodOf(offering, story);
  const last = new Date(Math.min(end.getTime(), ago(story, plan.until ?? 0).getTime() - HOUR / 4));
  const days = salesDays(start, last, story);
  const held = new Map<Resident, number>();
  const sales: Sale[] = [];

  const limitOf = ({ plan: { thrift = 1 } }: Resident) => offering.max * thrift - offering.min;
  const buyersAt = (moment: Date, verified: boolean) =>
    residents.filter(
      (resident) =>
        resident.joined.getTime() + 2 * HOUR < moment.getTime() &&
        (!verified || resident.plan.status === "COMPLETED") &&
        (resident.plan.blocked === undefined || moment < ago(story, resident.plan.blocked)) &&
        isEligible(resident, offering) &&
        (held.get(resident) ?? 0) <= limitOf(resident),
    );
  const someWallet = ({ wallets }: Resident) => (wallets.length > 1 && random.next() < 0.3 ? 1 : 0);

  return {
    offering,
    plan,
    random,
    sales,
    buyersAt,
    roomOf: (resident: Resident) => limitOf(resident) + offering.min - (held.get(resident) ?? 0),
    completed: () => sumOf(sales.filter(({ status }) => status === "COMPLETED")),
    someMoment: () => momentOf(days, start, last, story),
    recentMoment: () => new Date(Math.max(start.getTime(), now.getTime() - random.between(HOUR, 56 * HOUR))),

    note(
      resident: Resident,
      amount: number,
      status: PurchaseStatus,
      createdAt: Date,
      { wallet, received }: { wallet?: string; received?: KnownPurchase["received"] } = {},
    ) {
      if (status === "PENDING" || status === "COMPLETED")
        held.set(resident, (held.get(resident) ?? 0) + amount);
      const changed = changedAt(status, createdAt, end, story);
      const receivedAt = received && ago(story, received.ago);
      sales.push({
        resident,
        wallet: wallet ?? walletOf(resident, someWallet(resident)),
        amount,
        currency: offering.currency ?? (random.next() < 0.7 ? "EUR" : "USD"),
        status,
        settlement: "NONE",
        received: status === "COMPLETED" ? amount : (received?.amount ?? 0),
        receivedAt: receivedAt ?? (status === "COMPLETED" ? changed : null),
        settledAt: null,
        createdAt,
        updatedAt: receivedAt ?? changed,
      });
    },

    /** A purchase that came to nothing, or has not come to anything yet. */
    attempt(status: PurchaseStatus, createdAt: Date) {
      const resident = random.weighted(buyersAt(createdAt, status === "CANCELLED"), eagernessOf);
      const small = plan.sizes.slice(0, Math.ceil(plan.sizes.length / 2));
      const amount = small[Math.floor(random.next() * small.length)] ?? plan.sizes[0];
      if (resident && this.roomOf(resident) >= amount) this.note(resident, amount, status, createdAt);
    },
  };
}

function sellUntilRaised(goal: number, book: Book): void {
  for (let tries = 0; book.completed() < goal; tries++) {
    if (tries > 20_000)
      throw new Error(`${book.offering.title} cannot raise ${goal}: too few buyers with room.`);
    const createdAt = book.someMoment();
    const resident = book.random.weighted(book.buyersAt(createdAt, true), eagernessOf);
    if (!resident) continue;
    const left = goal - book.completed();
    const chosen = book.random.pick(book.plan.sizes) * (resident.plan.type === "ORGANIZATION" ? 4 : 1);
    const amount = left - chosen < book.offering.min ? left : chosen;
    if (amount <= book.roomOf(resident)) book.note(resident, amount, "COMPLETED", createdAt);
  }
}

/** Whether the offering's rules let the customer buy at all. */
function isEligible({ plan }: Resident, { eligibility = {} }: OfferingPlan): boolean {
  const { allowedCountries, blockedCountries = [], customerTypes } = eligibility;
  return (
    (allowedCountries?.includes(plan.countryCode) ?? true) &&
    !blockedCountries.includes(plan.countryCode) &&
    (customerTypes?.includes(plan.type) ?? true)
  );
}

const eagernessOf = ({ plan }: Resident) => plan.eagerness ?? 1;

const sumOf = (sales: readonly Sale[]) => sales.reduce((sum, { amount }) => sum + amount, 0);

/** Sunday to Saturday: few buy at the weekend. */
const byWeekday = [0.35, 1.1, 1.25, 1.15, 1.05, 0.9, 0.45] as const;

/** The days of the sale and how busy each is: a rush at the launch, a lull, and a growing crowd. */
function salesDays(start: Date, last: Date, { random }: Story): { day: Date; weight: number }[] {
  const count = Math.max(1, Math.ceil((last.getTime() - start.getTime()) / DAY));
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(start.getTime() + index * DAY);
    const mood = 0.5 + 0.9 * (index / count) + 2.6 * Math.exp(-index / 2.2);
    return { day, weight: mood * (byWeekday[day.getUTCDay()] ?? 1) * random.between(0.5, 1.5) };
  });
}

function momentOf(
  days: readonly { day: Date; weight: number }[],
  start: Date,
  last: Date,
  { random }: Story,
): Date {
  const { day } = random.weighted(days, ({ weight }) => weight) ?? { day: start };
  const hour = 6 + 7 * (random.next() + random.next());
  const moment = new Date(day).setUTCHours(0, 0, 0, 0) + hour * HOUR;
  const span = last.getTime() - start.getTime();
  if (moment < start.getTime()) return new Date(start.getTime() + random.next() * Math.min(span, 8 * HOUR));
  if (moment > last.getTime()) return new Date(last.getTime() - random.next() * Math.min(span, 8 * HOUR));
  return new Date(moment);
}

function changedAt(status: PurchaseStatus, createdAt: Date, end: Date, story: Story): Date {
  if (status === "PENDING") return createdAt;
  const expired = createdAt.getTime() + INTENT_LIFETIME_MS;
  if (status === "FAILED" && expired < story.now.getTime() && story.random.next() < 0.6)
    return new Date(expired);
  const changed = later(story, createdAt, story.random.between(HOUR / 2, 40 * HOUR));
  // What had not been paid by the end would have come too late.
  return status === "COMPLETED" && changed > end
    ? new Date((createdAt.getTime() + end.getTime()) / 2)
    : changed;
}

/** What the state of the offering means for its purchases (docs/domain.md, Offering). */
function settleSales(sales: readonly Sale[], offering: OfferingPlan, story: Story): Sale[] {
  const { end } = periodOf(offering, story);
  return sales.map((sale) => {
    if (sale.status !== "COMPLETED") return sale;
    if (offering.state === "CLOSED_SUCCESSFUL")
      return { ...sale, settlement: "DELIVERED", settledAt: end, updatedAt: end };
    if (offering.state !== "CLOSED_UNSUCCESSFUL") return { ...sale, settlement: "ALLOCATED" };
    const refundedAt =
      story.random.next() < 0.8 ? later(story, end, story.random.between(DAY, 9 * DAY)) : null;
    return {
      ...sale,
      status: "CANCELLED",
      settlement: refundedAt ? "REFUNDED" : "REFUND_DUE",
      settledAt: refundedAt,
      updatedAt: refundedAt ?? end,
    };
  });
}

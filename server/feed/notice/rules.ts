import type { EventType, NoticeTopic } from "#db/schema/enums.ts";
import type { DistributionPayment } from "#server/domain/distributions/distribution-payment/contract.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import type { BankEntry } from "#server/domain/payments/bank-statement/contract.ts";
import type { Payment } from "#server/domain/payments/payment/contract.ts";
import type { Refund } from "#server/domain/payments/refund/contract.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import type { OfferingPurchaseIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import type { Offer } from "#server/domain/secondary/bulletin-board/contract.ts";
import type { Action } from "#server/kernel/fields/actions.ts";

/** An event as far as notices need it. */
export interface ToldEvent {
  readonly id: string;
  readonly type: string;
  readonly resource_id: string;
  readonly created_at: string;
  readonly data: object;
}

/** What a notice's sentence says; sums as they stand in the interface. */
export type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** Who is told: a purchase's buyer, a customer, or the members who have a right. */
type Audience = { readonly purchase: string } | { readonly customer: string } | { readonly members: Action };

/** Something to tell; with the recipient, its topic and resource tell it from all else. */
export interface News {
  readonly topic: NoticeTopic;
  readonly resourceId: string;
  readonly to: Audience;
  readonly facts: Facts;
  readonly at: string;
}

/** Notices are kept for two years (`purge_expired`): what somebody was told longer ago is not known any more. */
const KEPT_MS = 2 * 365 * 24 * 60 * 60 * 1000;

/** Whether a notice of something that old may be gone: what moves once more, as a payment that is paid back, is no news. */
function isForgotten(createdAt: string, event: ToldEvent): boolean {
  return new Date(event.created_at).getTime() - new Date(createdAt).getTime() >= KEPT_MS;
}

/** News of an event, but for what the event itself says of them: its resource and its moment. */
type Told = Pick<News, "topic" | "to" | "facts"> & Partial<Pick<News, "resourceId">>;

const sumOf = ({ amount, currency }: { readonly amount: number; readonly currency: string }) => ({
  amount,
  currency,
});

/** What each type of event has to tell, and whom; types that are not named tell nobody. */
const tellings: Partial<Record<EventType, (data: never, event: ToldEvent) => readonly Told[]>> = {
  "payment.updated": ({ status, offeringPurchaseIntentId: purchase, ...payment }: Payment, event) =>
    status === "SUCCEEDED" && purchase !== undefined && !isForgotten(payment.createdAt, event)
      ? [{ topic: "PAYMENT_RECEIVED", to: { purchase }, facts: sumOf(payment) }]
      : [],
  "purchase_intent.completed": ofPurchase("PURCHASE_COMPLETED"),
  "purchase_intent.failed": ofPurchase("PURCHASE_FAILED"),
  "purchase_intent.delivered": ofPurchase("PURCHASE_DELIVERED"),
  "refund.updated": ({ status, offeringPurchaseIntentId: purchase, ...refund }: Refund) => {
    const facts = { ...sumOf(refund), reason: refund.reason };
    if (status === "FAILED") return [{ topic: "REFUND_FAILED", to: { members: "payment:write" }, facts }];
    if (purchase === undefined || status === "PROCESSING") return [];
    return [{ topic: status === "DUE" ? "REFUND_DUE" : "REFUND_SENT", to: { purchase }, facts }];
  },
  "distribution_payment.updated": ({ status, customerId: customer, ...paid }: DistributionPayment) => {
    const facts = { ...sumOf(paid), title: paid.title, distributionId: paid.distributionId };
    if (status === "PAID") return [{ topic: "DISTRIBUTION_PAID", to: { customer }, facts }];
    return status === "FAILED"
      ? [{ topic: "DISTRIBUTION_FAILED", to: { members: "distribution:write" }, facts }]
      : [];
  },
  "offer.filled": ({ maker, intention, amount, tokenSymbol, priceInEuro, tokenId }: Offer) => [
    {
      topic: "OFFER_FILLED",
      to: { customer: maker.id },
      facts: {
        intention,
        tokens: amount,
        symbol: tokenSymbol,
        amount: priceInEuro,
        currency: "EUR",
        tokenId,
      },
    },
  ],
  "bank_entry.updated": ({ status, ...entry }: BankEntry) =>
    status === "OPEN" && entry.problem !== undefined
      ? [
          {
            topic: "MONEY_UNMATCHED",
            to: { members: "payment:write" },
            facts: { ...sumOf(entry), problem: entry.problem },
          },
        ]
      : [],
  // A check may come again: each time is an event of its own.
  "customer.verification_updated": ({ id, verificationStatus, verification }: Customer, event) =>
    verificationStatus === "IN_PROGRESS" && verification.provider === "MANUAL"
      ? [
          {
            topic: "CHECK_WAITING",
            to: { members: "verification:write" },
            facts: { customerId: id },
            resourceId: event.id,
          },
        ]
      : [],
  "offering.closed": ({ title, state, fundingLimits, currency }: Offering) => [
    {
      topic: "OFFERING_CLOSED",
      to: { members: "offering:read" },
      facts: {
        offering: title,
        isFunded: state === "CLOSED_SUCCESSFUL",
        amount: fundingLimits.raised,
        currency,
      },
    },
  ],
  "chain_operation.refused": () => [{ topic: "CHAIN_REFUSED", to: { members: "chain:write" }, facts: {} }],
};

function ofPurchase(topic: NoticeTopic) {
  return ({ offeringPurchaseIntentId: purchase, failure }: OfferingPurchaseIntent): readonly Told[] => [
    { topic, to: { purchase }, facts: { reason: failure?.reason } },
  ];
}

/** What an event has to tell. */
export function newsOf(event: ToldEvent): News[] {
  const told = tellings[event.type as EventType]?.(event.data as never, event) ?? [];
  return told.map((news) => ({ resourceId: event.resource_id, at: event.created_at, ...news }));
}

/** How long after it happened something is news; what is older was waited for by nobody. */
const NEWS_FOR_MS = 3 * 24 * 60 * 60 * 1000;

/** Whether news of this moment are mailed and wait to be read, and are not only there. */
export function isRecent(at: string, now: Date): boolean {
  return now.getTime() - new Date(at).getTime() < NEWS_FOR_MS;
}

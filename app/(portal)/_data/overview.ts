import "server-only";
import { trpc } from "#app/_trpc/server.ts";
import type { OfferingPurchaseIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import { offeringsOf } from "./offerings.ts";
import type { Sum } from "./sums.ts";

/** The most of each kind that the overview adds up; whoever has more finds them all on their own page. */
const ADDED_UP = 100;

/** A purchase that waits for money, with what of its price has not come in yet. */
export interface DuePurchase extends OfferingPurchaseIntent {
  readonly toPay: Sum;
}

/** Everything the overview shows of a customer. */
export async function readOverview(customerId: string) {
  const [customer, portfolio, pending, underWay, offers] = await Promise.all([
    trpc.customer.get({ customerId }),
    trpc.portfolio.get({ customerId }),
    trpc.offeringPurchaseIntent.list({ customerId, purchaseStatus: "PENDING", limit: ADDED_UP }),
    trpc.payment.list({ status: "PROCESSING", limit: ADDED_UP }),
    trpc.bulletinBoard.offer.list({ customerId, status: "OPEN", limit: ADDED_UP }),
  ]);
  const taken = new Set(underWay.data.map(({ offeringPurchaseIntentId }) => offeringPurchaseIntentId));
  // The first to expire come first. What is paid and waits for something else is not asked for again, nor is what a
  // provider has taken and not confirmed yet.
  const due: DuePurchase[] = pending.data
    .flatMap((purchase) =>
      purchase.paymentInstructions && !taken.has(purchase.offeringPurchaseIntentId)
        ? [{ ...purchase, toPay: purchase.paymentInstructions }]
        : [],
    )
    .toSorted((one, other) => one.expiresAt.localeCompare(other.expiresAt));
  return { customer, portfolio, pending, due, offers, offerings: await offeringsOf(due.slice(0, 3)) };
}

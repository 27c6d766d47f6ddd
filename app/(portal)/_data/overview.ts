import "server-only";
import { trpc } from "#app/_trpc/server.ts";
import { offeringsOf } from "./offerings.ts";

/** The most of each kind that the overview adds up; whoever has more finds them all on their own page. */
const ADDED_UP = 100;

/** Everything the overview shows of a customer. */
export async function readOverview(customerId: string) {
  const [customer, pending, offers] = await Promise.all([
    trpc.customer.get({ customerId }),
    trpc.offeringPurchaseIntent.list({ customerId, purchaseStatus: "PENDING", limit: ADDED_UP }),
    trpc.bulletinBoard.offer.list({ customerId, status: "OPEN", limit: ADDED_UP }),
  ]);
  // The first to expire come first.
  const due = pending.data.toSorted((one, other) => one.expiresAt.localeCompare(other.expiresAt));
  return { customer, pending, due, offers, offerings: await offeringsOf(due.slice(0, 3)) };
}

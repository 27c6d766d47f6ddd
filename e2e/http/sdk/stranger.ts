/** A stranger's project, with the package and @trpc/client alone: that it compiles is the test; see nodes.test.ts. */
import { createTRPCClient, httpLink } from "@trpc/client";
import { type Customer, createClient, type Event, isRefusalOf, Offerboard, RefusedError } from "offerboard";
import { createCustomer, listCustomers } from "offerboard/operations";
import type { AppRouter } from "offerboard/trpc";
import { verifyWebhook } from "offerboard/webhooks";

const ob = new Offerboard({ apiKey: "sk_test_…", baseUrl: "https://offerboard.example" });
const trpc = createTRPCClient<AppRouter>({
  links: [httpLink({ url: "https://offerboard.example/api/trpc" })],
});

export async function useAll(body: string, headers: Headers): Promise<string> {
  const one = await trpc.customer.get.query({ customerId: "cus_1" });
  const same: Customer = one;
  for await (const { id, wallets } of ob.customers.list({ countryCode: "DE" })) return id + wallets.length;
  const made = await createCustomer(createClient(), { type: "INDIVIDUAL", countryCode: "DE", wallets: [] });
  // @ts-expect-error a status that there is not
  await listCustomers(createClient(), { verificationStatus: "DONE" });
  // @ts-expect-error a member that is missing
  await ob.customers.create({ type: "INDIVIDUAL", countryCode: "DE" });
  // @ts-expect-error a member that there is not
  await trpc.customer.get.query({ id: "cus_1" });
  try {
    await ob.bulletinBoard.offers.cancel({ offerId: "bbo_1", customerId: same.id });
  } catch (error) {
    if (error instanceof RefusedError && error.code === "offer_not_open") {
      const status: 409 = error.status;
      return `${status} ${error.fields.join()}`;
    }
    if (isRefusalOf("cancelOffer", error)) {
      // @ts-expect-error nothing is sold when an offer is cancelled
      return error.code === "hard_cap_exceeded" ? "" : error.message;
    }
  }
  return titleOf(await verifyWebhook(body, headers, "whsec_")) + made.id;
}

function titleOf(event: Event): string {
  switch (event.type) {
    case "offering.published":
      return event.data.title;
    case "purchase_intent.completed":
      return event.data.payment.currency;
    default:
      return event.resourceId;
  }
}

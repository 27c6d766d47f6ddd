/** From nothing to a verified webhook, over tRPC: the procedures are the client's operations under their own names. */
import { createTRPCClient, httpLink } from "@trpc/client";
import { inDays, newWallet, unique } from "./lib.mjs";
import { receiver } from "./receiver.mjs";

const { OFFERBOARD_BASE_URL = "http://localhost:3000", OFFERBOARD_API_KEY } = process.env;
/** @type {import("@trpc/client").TRPCClient<import("offerboard/trpc").AppRouter>} */
const trpc = createTRPCClient({
  links: [
    httpLink({
      url: `${OFFERBOARD_BASE_URL}/api/trpc`,
      headers: OFFERBOARD_API_KEY ? { authorization: `Bearer ${OFFERBOARD_API_KEY}` } : {},
    }),
  ],
});

const { url, event } = await receiver((type) => type === "purchase_intent.created");
const { webhookEndpointId, secret = "" } = await trpc.webhookEndpoint.create.mutate({
  url,
  eventTypes: ["purchase_intent.created"],
});

const { offeringId } = await trpc.offering.create.mutate({
  subdomain: unique("mill"),
  tokenId: unique("mill"),
  title: "The Old Mill",
  pricePerToken: 10,
  currency: "EUR",
  offeringPeriod: { startDate: inDays(-1), endDate: inDays(30) },
  fundingLimits: { minPayableAmount: 100, maxPayableAmount: 5000, hardCap: 20_000, softCap: 0 },
});
const customer = await trpc.customer.create.mutate({
  type: "INDIVIDUAL",
  countryCode: "DE",
  wallets: [{ address: newWallet() }],
});
const intent = await trpc.offeringPurchaseIntent.create.mutate({
  customerId: customer.id,
  walletAddress: customer.wallets[0]?.address ?? "",
  offeringId,
  payment: { purchaseAmount: 250, tokenAmount: 25, currency: "EUR" },
});

const { type, resourceId } = await event(secret);
console.log(`verified ${type} ${resourceId === intent.offeringPurchaseIntentId}`);
await trpc.webhookEndpoint.delete.mutate({ webhookEndpointId });

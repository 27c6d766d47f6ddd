/** From nothing to a verified webhook, with the client. */
import { ob, openOffering, verifiedCustomer } from "./lib.mjs";
import { receiver } from "./receiver.mjs";

const { url, event } = await receiver((type) => type === "purchase_intent.created");
const { webhookEndpointId, secret = "" } = await ob.webhookEndpoints.create({
  url,
  eventTypes: ["purchase_intent.created"],
});

const { offeringId } = await openOffering("The Old Mill");
const buyer = await verifiedCustomer("Mia Berg");
const intent = await ob.purchaseIntents.create({
  ...buyer,
  offeringId,
  payment: { purchaseAmount: 250, tokenAmount: 25, currency: "EUR" },
});

const { type, resourceId } = await event(secret);
console.log(`verified ${type} ${resourceId === intent.offeringPurchaseIntentId}`);
await ob.webhookEndpoints.delete({ webhookEndpointId });

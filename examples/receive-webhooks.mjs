/**
 * Takes the webhooks of an endpoint until the event has come that is named, as `purchase_intent.created`. The answer of
 * `POST /webhook-endpoint` comes on standard input; without it the example makes an endpoint, and an event, of its own.
 */
import { readFileSync } from "node:fs";
import { ob } from "./lib.mjs";
import { receiver } from "./receiver.mjs";

const [wanted] = process.argv.slice(2);
if (wanted) {
  const { url, secret } = JSON.parse(readFileSync(0, "utf8"));
  const { event } = await receiver((type) => type === wanted, Number(new URL(url).port));
  const { type, resourceId } = await event(secret);
  console.log(`verified ${type} ${resourceId}`);
} else {
  const { url, event } = await receiver((type) => type === "webhook_endpoint.test");
  const { webhookEndpointId, secret = "" } = await ob.webhookEndpoints.create({
    url,
    description: "Example",
  });
  const [{ type }] = await Promise.all([event(secret), ob.webhookEndpoints.test({ webhookEndpointId })]);
  console.log(`verified ${type}`);

  // While a secret is replaced both sign for a day, so that receivers change over at any time in between.
  const fresh = await ob.webhookEndpoints.rotateSecret({ webhookEndpointId });
  console.log(`the secret changed: ${fresh.secret !== secret}`);
  await ob.webhookEndpoints.delete({ webhookEndpointId });
}

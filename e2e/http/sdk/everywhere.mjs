/** What the client does everywhere: on every Node, Deno and Bun, in a browser and in a worker. */
import { amount, digitsOf, infoOf, isRefusalOf, Offerboard, RefusedError, SignatureError } from "offerboard";
import { deepEqual, equal, ok, rejects } from "./assert.mjs";

const hex = (/** @type {number} */ length) =>
  Array.from({ length }, () => Math.floor(Math.random() * 16).toString(16)).join("");
const inDays = (/** @type {number} */ days) => new Date(Date.now() + days * 86_400_000).toISOString();

/** @param baseUrl where the service is @returns "done"; fails where the client does not do what it says */
export async function tryClient(/** @type {string} */ baseUrl) {
  const ob = new Offerboard({ baseUrl });
  const tokenId = `node-${hex(12)}`;
  const { offeringId } = await ob.offerings.create({
    tokenId,
    subdomain: tokenId,
    title: "Harbour Lofts",
    pricePerToken: amount("10.00"),
    currency: "EUR",
    offeringPeriod: { startDate: inDays(-1), endDate: inDays(30) },
    fundingLimits: { minPayableAmount: 10, maxPayableAmount: 5000, hardCap: 20_000, softCap: 0 },
  });

  const body = {
    type: /** @type {const} */ ("INDIVIDUAL"),
    countryCode: "DE",
    wallets: [{ address: `0x${hex(40)}` }],
  };
  const idempotencyKey = hex(16);
  const customer = await ob.customers.create(body, { idempotencyKey, requestId: "req-everywhere" });
  equal(infoOf(customer)?.requestId, "req-everywhere");
  equal(infoOf(customer)?.isReplayed, false);
  const again = await ob.customers.create(body, { idempotencyKey });
  deepEqual(again, customer);
  equal(infoOf(again)?.isReplayed, true);

  const purchase = {
    customerId: customer.id,
    walletAddress: customer.wallets[0]?.address ?? "",
    offeringId,
    payment: { purchaseAmount: 12.5, tokenAmount: 1.25, currency: /** @type {const} */ ("EUR") },
  };
  const rehearsed = await ob.purchaseIntents.create(purchase, { dryRun: true });
  ok(rehearsed.offeringPurchaseIntentId.endsWith("_dry_run"));
  ok(infoOf(rehearsed)?.isDryRun);
  equal((await ob.purchaseIntents.list({ offeringId })).data.length, 0);

  for (let count = 0; count < 3; count += 1) await ob.purchaseIntents.create(purchase);
  const found = [];
  for await (const intent of ob.purchaseIntents.list({ offeringId, limit: 2 })) found.push(intent);
  equal(found.length, 3);
  equal(digitsOf(/** @type {typeof purchase} */ (found[0]).payment, "tokenAmount"), "1.25");

  await rejects(
    ob.purchaseIntents.create({ ...purchase, payment: { ...purchase.payment, purchaseAmount: 13 } }),
    (error) => {
      ok(error instanceof RefusedError && isRefusalOf("createIntent", error));
      equal(error.code, "price_mismatch");
      equal(error.status, 403);
      deepEqual(error.fields, ["payment.purchaseAmount"]);
      ok(error.requestId);
      return true;
    },
  );

  const secret = `whsec_${btoa("a secret of twenty-four b")}`;
  const event = JSON.stringify({ type: "customer.created", data: customer });
  const headers = await ob.webhooks.sign(event, "evt_1", Math.floor(Date.now() / 1000), secret);
  const verified = await ob.webhooks.verify(event, headers, secret);
  ok(verified.type === "customer.created" && verified.data.id === customer.id);
  await rejects(ob.webhooks.verify(`${event} `, headers, secret), SignatureError);
  return "done";
}

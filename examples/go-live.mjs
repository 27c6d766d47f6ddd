/** Checks that everything is in place before the first real customer: run it with the live key. */
import { isRefusalOf, RefusedError } from "offerboard";
import { ob } from "./lib.mjs";

/** @type {[what: string, isReady: () => Promise<boolean>][]} */
const checks = [
  ["the service answers", async () => (await ob.organizations.viewer()).kind !== undefined],
  ["a bank account takes transfers", async () => Boolean((await ob.settings.get()).bankAccount)],
  ["an identity check is chosen", async () => Boolean((await ob.settings.get()).verificationProvider)],
  [
    "the key may sell",
    async () => {
      const unknown = {
        customerId: "cus_nobody",
        offeringId: "off_nothing",
        walletAddress: `0x${"0".repeat(40)}`,
      };
      const payment = { purchaseAmount: 10, tokenAmount: 1, currency: /** @type {const} */ ("EUR") };
      const error = await ob.purchaseIntents
        .create({ ...unknown, payment }, { dryRun: true })
        .catch((failure) => failure);
      // It got as far as looking for the customer.
      return isRefusalOf("createIntent", error) && error.status === 404;
    },
  ],
  [
    "webhooks arrive where any are asked for",
    async () => (await ob.webhookEndpoints.list({ status: "DISABLED" })).data.length === 0,
  ],
];

for (const [what, isReady] of checks) {
  const ready = await isReady().catch((error) => {
    if (error instanceof RefusedError) return false;
    throw error;
  });
  console.log(`${ready ? "✓" : "✗"} ${what}`);
}

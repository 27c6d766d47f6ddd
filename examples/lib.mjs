/** What the examples share: the client as the environment says, and things to make up. */
import { randomBytes } from "node:crypto";
import { Offerboard } from "offerboard";

/** Reaches `OFFERBOARD_BASE_URL` with `OFFERBOARD_API_KEY`; the demo, which needs no key, where they are not set. */
export const ob = new Offerboard({
  apiKey: process.env.OFFERBOARD_API_KEY,
  baseUrl: process.env.OFFERBOARD_BASE_URL,
});

/** A name that is not taken yet. @param {string} prefix */
export const unique = (prefix) => `${prefix}-${randomBytes(4).toString("hex")}`;

/** An instant, some days from now. @param {number} days */
export const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A wallet address of nobody. */
export const newWallet = () => `0x${randomBytes(20).toString("hex")}`;

/** Asks again and again until there is an answer. @template T @param {() => Promise<T | undefined>} ask @returns {Promise<T>} */
export async function until(ask) {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** A token, and an offering of it at 10.00 EUR a piece that is open for a month. @param {string} title */
export async function openOffering(title) {
  const { tokenId } = await ob.tokens.create({ name: title, symbol: "EXM", totalSupply: 1000 });
  return ob.offerings.create({
    subdomain: unique("example"),
    tokenId,
    title,
    pricePerToken: 10,
    currency: "EUR",
    offeringPeriod: { startDate: inDays(-1), endDate: inDays(30) },
    fundingLimits: { minPayableAmount: 10, maxPayableAmount: 1000, hardCap: 5000, softCap: 0 },
  });
}

/** Somebody who was verified. @param {string} name */
export async function verifiedCustomer(name, address = newWallet()) {
  const { id } = await ob.customers.create({
    type: "INDIVIDUAL",
    countryCode: "DE",
    name,
    email: `${unique("customer")}@example.com`,
    phone: "+49 40 1234567",
    address: { line1: "Sandtorkai 12", city: "Hamburg", postalCode: "20457" },
    wallets: [{ address }],
  });
  const { verificationStatus } = await ob.customers.get({ customerId: id });
  if (verificationStatus !== "COMPLETED") await ob.verifications.approve({ customerId: id });
  const customer = await ob.customers.get({ customerId: id });
  return { customerId: id, walletAddress: customer.wallets[0]?.address ?? "" };
}

import { randomBytes } from "node:crypto";
import type { Offerboard } from "../offerboard.ts";
import type { CreateOfferingInput } from "../printed/inputs.ts";
import type { Offering, OfferingPurchaseIntent } from "../printed/types.ts";

/** What a story is played with. */
export interface Scene {
  readonly ob: Offerboard;
  /** A name of this story's own. */
  readonly name: string;
}

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** A PDF of one empty page; readers look for the table of its objects where its last lines say. */
export const PDF = pdfOf([
  "<</Type/Catalog/Pages 2 0 R>>",
  "<</Type/Pages/Kids[3 0 R]/Count 1>>",
  "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>",
]);

function pdfOf(objects: readonly string[]): string {
  let text = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = String(text.length).padStart(10, "0");
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${place} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  return `${text}${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
}

export const makeToken = ({ ob, name }: Scene) =>
  ob.tokens.create({ tokenId: `trigger-${name}`, name: `Trigger ${name}`, symbol: "TRG", totalSupply: 1000 });

/** An offering of a token of its own, open for a month: 10.00 EUR a token. */
export async function makeOffering(
  scene: Scene,
  change: Partial<CreateOfferingInput> = {},
): Promise<Offering> {
  const { tokenId } = await makeToken(scene);
  return scene.ob.offerings.create({
    subdomain: `trigger-${scene.name}`,
    tokenId,
    title: `Trigger ${scene.name}`,
    pricePerToken: 10,
    currency: "EUR",
    offeringPeriod: { startDate: inDays(-1), endDate: inDays(30) },
    fundingLimits: { minPayableAmount: 10, maxPayableAmount: 1000, hardCap: 5000, softCap: 0 },
    ...change,
  });
}

/** A customer with everything a check asks of it. */
export const makeCustomer = ({ ob, name }: Scene) =>
  ob.customers.create({
    type: "INDIVIDUAL",
    countryCode: "DE",
    name: "Mia Berg",
    email: `mia-${name}@example.com`,
    phone: "+49 40 1234567",
    address: { line1: "Sandtorkai 12", city: "Hamburg", postalCode: "20457" },
    wallets: [{ address: `0x${randomBytes(20).toString("hex")}` }],
  });

/** A customer is verified by a reviewer, or by the sandbox where it decides. */
export async function approve({ ob }: Scene, customerId: string): Promise<void> {
  const { verificationStatus } = await ob.customers.get({ customerId });
  if (verificationStatus !== "COMPLETED") await ob.verifications.approve({ customerId });
}

/** A purchase of 10 tokens for 100.00 EUR, not paid yet. */
export async function buy(scene: Scene): Promise<OfferingPurchaseIntent> {
  const { offeringId } = await makeOffering(scene);
  const { id, wallets } = await makeCustomer(scene);
  return scene.ob.purchaseIntents.create({
    customerId: id,
    walletAddress: wallets[0]?.address ?? "",
    offeringId,
    payment: { purchaseAmount: 100, tokenAmount: 10, currency: "EUR" },
  });
}

/** A purchase is paid, and its customer verified. */
export async function pay(scene: Scene, intent: OfferingPurchaseIntent): Promise<OfferingPurchaseIntent> {
  await approve(scene, intent.customerId);
  const { offeringPurchaseIntentId } = intent;
  return scene.ob.payments.confirm({ offeringPurchaseIntentId, reference: `trigger-${scene.name}` });
}

/** Somebody verified who holds 50 tokens. */
export async function makeHolding(scene: Scene) {
  const { tokenId } = await makeToken(scene);
  const { id, wallets } = await makeCustomer(scene);
  await approve(scene, id);
  const walletAddress = wallets[0]?.address ?? "";
  await scene.ob.tokens.mint({ tokenId, customerId: id, walletAddress, amount: 50 });
  return { tokenId, customerId: id, walletAddress };
}

/** An offer to sell 5 tokens for 60.00 EUR. */
export async function makeOffer(scene: Scene) {
  const { tokenId, customerId, walletAddress } = await makeHolding(scene);
  const { offerId } = await scene.ob.bulletinBoard.offers.create({
    tokenId,
    customerId,
    makerWalletAddress: walletAddress,
    amount: 5,
    priceInEuro: 60,
    intention: "SELL",
  });
  return { offerId, tokenId, customerId };
}

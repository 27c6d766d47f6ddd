/** What a story needs before it begins, prepared over the interface as an issuer's own system would. */
import { randomBytes, randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";

/** The organization that the stories are about. */
export const organization = "org_demo";
/** An address nobody else has. */
export const newWallet = () => `0x${randomBytes(20).toString("hex")}`;

/** Calls the interface as an outside client does. */
export async function post<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const response = await request.post(`/api${path}`, { data });
  expect(response.status(), await response.text()).toBe(200);
  return response.json();
}

/** An offering that nobody else buys from, of a token of its own where none is given. */
export async function newOffering(
  request: APIRequestContext,
  { tokenId = `e2e-${randomUUID().slice(0, 18)}`, softCap = 10_000, publish = true } = {},
) {
  const title = `Story ${tokenId.slice(-8)}`;
  const day = 24 * 60 * 60 * 1000;
  const { offeringId } = await post<{ offeringId: string }>(request, "/offering", {
    subdomain: tokenId,
    tokenId,
    title,
    pricePerToken: 12.5,
    currency: "EUR",
    offeringPeriod: {
      startDate: new Date(Date.now() - day).toISOString(),
      endDate: new Date(Date.now() + 30 * day).toISOString(),
    },
    fundingLimits: { minPayableAmount: 100, maxPayableAmount: 25_000, hardCap: 100_000, softCap },
    publish,
  });
  return { offeringId, tokenId, title };
}

/** A customer with nothing left to tell, and one wallet. */
export async function newCustomer(request: APIRequestContext, name = "Nora Berg", wallet = newWallet()) {
  const { id } = await post<{ id: string }>(request, "/customer", {
    wallets: [{ address: wallet }],
    type: "INDIVIDUAL",
    countryCode: "NO",
    name,
    email: "nora@example.com",
    phone: "+47 22 123456",
    address: { line1: "Storgata 1", city: "Oslo", postalCode: "0155" },
  });
  return { id, wallet };
}

/** Ten tokens of a new offering for €125.00, not paid yet. @returns the id of the purchase */
export async function newPurchase(
  request: APIRequestContext,
  offeringId: string,
  { id, wallet }: { id: string; wallet: string },
): Promise<string> {
  const { offeringPurchaseIntentId } = await post<{ offeringPurchaseIntentId: string }>(
    request,
    "/offering-purchase-intent",
    {
      offeringId,
      customerId: id,
      walletAddress: wallet,
      payment: { purchaseAmount: 125, tokenAmount: 10, currency: "EUR" },
    },
  );
  return offeringPurchaseIntentId;
}

/** Puts tokens into a wallet. */
export async function mint(
  request: APIRequestContext,
  tokenId: string,
  { id, wallet }: { id: string; wallet: string },
  amount: number,
) {
  await post(request, `/token/${tokenId}/mint`, { customerId: id, walletAddress: wallet, amount });
}

/** Opens a page and waits until it answers: what is typed before its script has come is lost. */
export async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: "networkidle" });
}

/** An offer on the board. */
export function newOffer(
  request: APIRequestContext,
  tokenId: string,
  { id, wallet }: { id: string; wallet: string },
  intention: "BUY" | "SELL",
) {
  return post<{ offerId: string }>(request, "/bulletin-board/offer", {
    tokenId,
    customerId: id,
    makerWalletAddress: wallet,
    amount: 5,
    priceInEuro: 60,
    intention,
  });
}

/** A token's name. */
export async function nameOf(request: APIRequestContext, tokenId: string): Promise<string> {
  return (await (await request.get(`/api/token/${tokenId}`)).json()).name;
}

/** What people do on the way of a purchase, by role and name as they would. */
import { type Browser, expect, type Page } from "@playwright/test";
import { open } from "./preparations.ts";

/** A browser of somebody's own. */
export async function aBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
}

/** The issuer puts a draft on sale. */
export async function publish(issuer: Page, offeringId: string) {
  await open(issuer, `/console/offerings/${offeringId}`);
  await issuer.getByRole("button", { name: "Publish…" }).click();
  await issuer.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
  await expect(issuer.getByRole("button", { name: "Pause…" })).toBeVisible();
}

/** Buys for 1,250 euros; returns the reference to pay with. */
export async function buy(
  customer: Page,
  offeringId: string,
  documents: readonly RegExp[] = [],
): Promise<string> {
  await open(customer, `/portal/buy/${offeringId}`);
  await customer.getByLabel("You pay").fill("1250");
  await expect(customer.getByText("All checked: you can buy this.")).toBeVisible();
  for (const name of documents) await customer.getByRole("checkbox", { name }).check();
  await customer.getByRole("checkbox", { name: /I can lose all the money/ }).check();
  await customer.getByRole("button", { name: "Buy for €1,250.00" }).click();
  await expect(customer).toHaveURL(/\/portal\/purchases\/opi_/);
  const reference = await customer
    .getByText(/^RF\d\d /)
    .first()
    .innerText();
  return reference.replaceAll(" ", "");
}

/** The issuer notes by hand that a purchase was paid. */
export async function confirmPayment(issuer: Page, offeringPurchaseIntentId: string) {
  await open(issuer, `/console/purchases/${offeringPurchaseIntentId}`);
  await issuer.getByRole("button", { name: /Confirm payment/ }).click();
  await issuer
    .getByRole("dialog")
    .getByRole("button", { name: /Confirm/ })
    .click();
  await expect(issuer.getByRole("dialog")).toBeHidden();
}

/** The issuer approves a customer's verification. */
export async function approve(issuer: Page, customerId: string) {
  await open(issuer, `/console/customers/${customerId}`);
  await issuer.getByRole("button", { name: "Approve" }).click();
  await issuer.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  const checks = issuer.getByRole("list", { name: "Checks so far" });
  await expect(checks.getByText("Approved", { exact: true })).toBeVisible();
}

/** The customer proves a wallet with the one in the browser. */
export async function proveWallet(customer: Page) {
  await open(customer, "/portal");
  await customer
    .getByRole("button", { name: /^Prove it/ })
    .first()
    .click();
  await customer.getByRole("button", { name: "Sign with Story Wallet" }).click();
  await expect(customer.getByText("Proven", { exact: true })).toBeVisible();
}

/** The issuer closes an offering before its end. @param consequence what the dialog tells */
export async function closeNow(issuer: Page, offeringId: string, consequence: RegExp) {
  await open(issuer, `/console/offerings/${offeringId}`);
  await issuer.getByRole("button", { name: "Close now…" }).click();
  const dialog = issuer.getByRole("dialog", { name: "Close this offering now?" });
  await expect(dialog.getByText(consequence)).toBeVisible();
  await dialog.getByRole("button", { name: "Close now" }).click();
  await expect(dialog).toBeHidden();
}

/** A holder posts an offer to sell for 600 euros, from the list of what they hold. */
export async function sellOnBoard(seller: Page, amount: number) {
  await seller.getByRole("link", { name: /^Sell/ }).click();
  await seller.getByLabel("Number of tokens").fill(String(amount));
  await seller.getByLabel("Price for all of them").fill("600.00");
  await seller.getByRole("button", { name: "Post offer" }).click();
  await expect(seller).toHaveURL("/portal/board/offers?by=me");
}

/** Somebody takes an offer to sell. */
export async function buyFromBoard(buyer: Page, tokenId: string, amount: number) {
  await open(buyer, `/portal/board/offers?token=${tokenId}`);
  await buyer.getByRole("button", { name: new RegExp(`^Buy ${amount}`) }).click();
  const dialog = buyer.getByRole("dialog");
  await expect(dialog.getByText("All checked: you can buy this.")).toBeVisible();
  await dialog.getByRole("button", { name: /^Buy/ }).click();
  await expect(buyer).toHaveURL("/portal/trades");
}

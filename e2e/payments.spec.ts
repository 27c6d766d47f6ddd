/** Money finds its purchase: by a bank's statement, on the sandbox's page; and back, where it found none. */
import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Locator, type Page, test } from "@playwright/test";
import { actAsCustomer, signInAs } from "./support/people.ts";
import { newCustomer, newOffering, open, post } from "./support/preparations.ts";

interface Purchase {
  offeringPurchaseIntentId: string;
  payment: { purchaseStatus: string };
  settlement: { receivedAmount?: number };
  paymentInstructions?: { reference: string };
}

/** Somebody new who has bought for 1,250 euros and not paid yet. */
async function aPurchase(request: APIRequestContext) {
  const { offeringId } = await newOffering(request);
  const name = `Nora ${randomUUID().slice(0, 8)}`;
  const customer = await newCustomer(request, name);
  const { offeringPurchaseIntentId: id } = await post<Purchase>(request, "/offering-purchase-intent", {
    customerId: customer.id,
    walletAddress: customer.wallet,
    offeringId,
    payment: { purchaseAmount: 1250, tokenAmount: 100, currency: "EUR" },
  });
  const { paymentInstructions } = await read(request, id);
  return { id, name, customerId: customer.id, reference: paymentInstructions?.reference ?? "" };
}

async function read(request: APIRequestContext, id: string): Promise<Purchase> {
  return (await request.get(`/api/offering-purchase-intent/${id}`)).json();
}

/** Drops a bank's file of today into the page. */
async function importTransfers(issuer: Page, transfers: readonly (readonly [string, string, string])[]) {
  const today = new Date().toISOString().slice(0, 10);
  const rows = transfers.map(
    ([amount, name, purpose]) => `${today};${amount};EUR;${name};NO9386011117947;${purpose}`,
  );
  const csv = ["Booking date;Amount;Currency;Name;IBAN;Purpose", ...rows, ""].join("\n");
  const name = `statement-${randomUUID()}.csv`;
  await open(issuer, "/console/payments");
  await issuer
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(csv) });
  return issuer.getByRole("status").filter({ hasText: name });
}

/** What waits for somebody and tells this. */
const waiting = (issuer: Page, text: string): Locator =>
  issuer.getByRole("article").filter({ hasText: text });

/** Presses a button that asks, and says yes. */
async function decide(page: Page, button: Locator, answer: string) {
  await button.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: answer, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test("a statement brings too little and a transfer without a reference; both find their purchase", async ({
  page,
  request,
}) => {
  const { id, name, reference } = await aPurchase(request);
  const greeting = `Thank you ${randomUUID().slice(0, 8)}`;
  await signInAs(page, "owner");
  const told = await importTransfers(page, [
    ["1000,00", name, reference],
    ["250,00", name, greeting],
  ]);
  await expect(told).toContainText("0 matched, 2 need you");

  const tooLittle = waiting(page, reference);
  await expect(tooLittle).toContainText("€250.00 is still missing");
  await decide(page, tooLittle.getByRole("button", { name: "Accept…" }), "Accept");
  await expect(tooLittle).toHaveCount(0);

  await waiting(page, greeting).getByRole("button", { name: "Assign…" }).click();
  const dialog = page.getByRole("dialog", { name: "Which purchase does €250.00 pay?" });
  await dialog.getByLabel("Purchase").fill(name);
  await page.getByRole("option", { name: new RegExp(`${name}.*€250.00`) }).click();
  await dialog.getByRole("button", { name: "Pay this purchase" }).click();
  await expect(waiting(page, greeting)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  expect((await read(request, id)).settlement.receivedAmount).toBe(1250);

  await told.getByRole("link", { name: "See all of its entries" }).click();
  await page.getByRole("table", { name: "Entries" }).getByRole("link", { name }).first().click();
  await expect(page).toHaveURL(`/console/purchases/${id}`);
  await expect(page.getByText("€1,000.00", { exact: true })).toBeVisible();
});

test("a customer pays on the sandbox's page, where a payment may also be refused", async ({
  page,
  baseURL,
  request,
}) => {
  const paid = await aPurchase(request);
  await actAsCustomer(page, baseURL, paid.customerId);
  await open(page, `/portal/purchases/${paid.id}`);
  await page.getByRole("button", { name: "Pay in the sandbox" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sandbox payment" })).toBeVisible();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/portal/purchases/${paid.id}`));
  await expect(page.getByRole("heading", { name: "Your payment has arrived" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("The payer's bank can take it back.")).toBeVisible();
  const sandbox = page.url();

  // What is paid and waits for the identity check is not asked for again.
  await open(page, "/portal");
  await expect(page.getByRole("link", { name: /^To pay/ })).toContainText(
    /Nothing\s*No purchase waits for money/,
  );
  await expect(page.getByRole("link", { name: /^Pay €/ })).toHaveCount(0);
  await page.getByRole("link", { name: /^To pay/ }).click();
  await expect(page.getByRole("row").nth(1)).toContainText("paid, not complete yet");

  // What the bank takes back fails, and its issuer may win or lose it once.
  await open(page, sandbox);
  await page.getByRole("button", { name: "Charge back" }).click();
  await expect(page).not.toHaveURL(/sandbox-payment/);
  expect((await read(request, paid.id)).payment.purchaseStatus).toBe("FAILED");
  await open(page, sandbox);
  await page.getByRole("button", { name: "The issuer loses" }).click();
  await expect(page).not.toHaveURL(/sandbox-payment/);
  await open(page, sandbox);
  await expect(page.getByText("This payment is decided")).toBeVisible();

  // Nor is what is paid and not confirmed yet.
  const delayed = await aPurchase(request);
  await actAsCustomer(page, baseURL, delayed.customerId);
  await open(page, `/portal/purchases/${delayed.id}`);
  await page.getByRole("button", { name: "Pay in the sandbox" }).click();
  await page.getByRole("button", { name: "Pay, confirmed 10 seconds later" }).click();
  await expect(page.getByRole("heading", { name: /^Your payment (is under way|has arrived)/ })).toBeVisible();
  await page.goto("/portal");
  await expect(page.getByRole("link", { name: /^To pay/ })).toContainText("Nothing");
  await expect(page.getByRole("link", { name: /^Pay €/ })).toHaveCount(0);

  const refused = await aPurchase(request);
  await actAsCustomer(page, baseURL, refused.customerId);
  await open(page, `/portal/purchases/${refused.id}`);
  await page.getByRole("button", { name: "Pay in the sandbox" }).click();
  await page.getByRole("button", { name: "Refuse" }).click();
  await expect(page.getByText("The sandbox's bank refused the payment.")).toBeVisible();
  expect((await read(request, refused.id)).payment.purchaseStatus).toBe("FAILED");
});

test("money that belongs to no purchase is paid back, and its refund marked as sent", async ({ page }) => {
  const payer = `Otto ${randomUUID().slice(0, 8)}`;
  await signInAs(page, "owner");
  await importTransfers(page, [["77,70", payer, "For the boat"]]);
  await decide(page, waiting(page, payer).getByRole("button", { name: "Pay back…" }), "Pay back");
  await expect(waiting(page, payer)).toHaveCount(0);

  await open(page, `/console/payments/refunds?q=${encodeURIComponent(payer)}`);
  await page.getByRole("link", { name: payer }).click();
  await expect(page.getByText("It belonged to no purchase")).toBeVisible();
  await decide(page, page.getByRole("button", { name: "Mark as sent…" }), "Mark as sent");
  await expect(page.getByRole("main").getByText("Sent", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark as sent…" })).toHaveCount(0);
});

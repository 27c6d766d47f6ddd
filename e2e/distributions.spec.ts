/** A dividend as its issuer and a holder see it: rehearsed, paid by a file for the bank, booked, and received. */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { actAsCustomer, signInAs } from "./support/people.ts";
import { mint, newCustomer, newOffering, open, post } from "./support/preparations.ts";

const IBAN = "NO9386011117947";

/** Somebody who has paid by bank transfer before: the account is known, and money can go back there. */
async function aPayer(request: APIRequestContext, offeringId: string) {
  const name = `Nora ${randomUUID().slice(0, 8)}`;
  const customer = await newCustomer(request, name);
  const { offeringPurchaseIntentId } = await post<{ offeringPurchaseIntentId: string }>(
    request,
    "/offering-purchase-intent",
    {
      customerId: customer.id,
      walletAddress: customer.wallet,
      offeringId,
      payment: { purchaseAmount: 1250, tokenAmount: 100, currency: "EUR" },
    },
  );
  const intent = await (
    await request.get(`/api/offering-purchase-intent/${offeringPurchaseIntentId}`)
  ).json();
  const today = new Date().toISOString().slice(0, 10);
  await post(request, "/bank-statement", {
    fileName: `statement-${randomUUID()}.csv`,
    content: `Booking date;Amount;Currency;Name;IBAN;Purpose\n${today};1250,00;EUR;${name};${IBAN};${intent.paymentInstructions.reference}\n`,
  });
  return { ...customer, name };
}

test("a dividend is rehearsed, paid by a payment file, and reaches the holders", async ({
  page: issuer,
  browser,
  baseURL,
  request,
}) => {
  const { offeringId, tokenId, title } = await newOffering(request);
  const payer = await aPayer(request, offeringId);
  const other = await newCustomer(request, `Otto ${randomUUID().slice(0, 8)}`);
  await mint(request, tokenId, payer, 200);
  await mint(request, tokenId, other, 100);
  // The field knows whole seconds: the next one, which has passed once the page is there.
  const minted = new Date(Date.now() + 1000).toISOString().slice(0, 19);
  await signInAs(issuer, "owner");

  await test.step("the issuer sees who would get what, and that nobody held it yesterday", async () => {
    await open(issuer, `/console/distributions/new?tokenId=${tokenId}`);
    await issuer.getByLabel("Title").fill(`Rent of ${title}`);
    await issuer.getByLabel("Amount").fill("100.01");
    await expect(issuer.getByText("Nobody holds this token then")).toBeVisible();
    await issuer.getByLabel("Record date").fill(minted);
    const parts = issuer.getByRole("table", { name: "Parts of the holders" });
    await expect(parts.getByRole("row", { name: new RegExp(payer.name) })).toContainText(/200.*€66\.67/);
    await expect(parts.getByRole("row", { name: /All holders/ })).toContainText(/300.*€100\.01/);
  });

  await test.step("and starts the payments", async () => {
    await issuer.getByRole("button", { name: "Distribute…" }).click();
    const dialog = issuer.getByRole("dialog", { name: "Distribute €100.01?" });
    await dialog.getByRole("button", { name: "Start the payments" }).click();
    await expect(issuer.getByRole("heading", { level: 1 })).toContainText(`Rent of ${title}`);
    // What was under way at the record date is waited for.
    await expect(issuer.getByText("Due (2)")).toBeVisible();
  });

  await test.step("the file for the bank has the transfers to known accounts", async () => {
    const downloading = issuer.waitForEvent("download");
    await issuer.getByRole("button", { name: "Payment file" }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^transfers-.*\.xml$/);
    const xml = await readFile(await file.path(), "utf8");
    expect(xml).toContain(IBAN);
    expect(xml).toContain("66.67");
    expect(xml).not.toContain("33.34");
  });

  await test.step("or those of the chosen ones alone", async () => {
    await issuer
      .getByRole("row")
      .filter({ hasText: "33.34" })
      .getByRole("checkbox", { name: /^Select/ })
      .check();
    const bar = issuer.getByRole("region", { name: "Selected rows" });
    await bar.getByRole("button", { name: "Payment file" }).click();
    const refusal = issuer.getByText("There is no payment file");
    await expect(refusal).toBeVisible();
    // It lies over what is clicked next.
    await expect(refusal).toBeHidden();
    await bar.getByRole("button", { name: "Clear" }).click();
    await expect(bar).toBeHidden();
  });

  await test.step("one transfer fails and is due again; then both are made", async () => {
    const row = issuer.getByRole("row", { name: /Otto/ });
    await row.getByRole("button", { name: /Actions for the payment/ }).click();
    await issuer.getByRole("menuitem", { name: "Mark as failed…" }).click();
    await issuer.getByRole("dialog").getByLabel("Reason").fill("The account is closed.");
    await issuer.getByRole("dialog").getByRole("button", { name: "Mark as failed" }).click();
    await expect(row).toContainText("The account is closed.");
    await expect(issuer.getByText("Some payments failed")).toBeVisible();
    await row.getByRole("button", { name: /Actions for the payment/ }).click();
    await issuer.getByRole("menuitem", { name: "Retry" }).click();
    await expect(issuer.getByText("Some payments failed")).toBeHidden();
    await issuer.getByRole("button", { name: "Mark transfers as paid" }).click();
    await issuer.getByRole("dialog").getByRole("button", { name: "Mark all as paid" }).click();
    await expect(issuer.getByText("Paid (2)")).toBeVisible();
    await expect(issuer.getByRole("button", { name: "Payment file" })).toBeHidden();
  });

  await test.step("the holder sees it", async () => {
    const customer = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
    await actAsCustomer(customer, baseURL, payer.id);
    await open(customer, "/portal/distributions");
    const payment = customer.getByRole("listitem").filter({ hasText: `Rent of ${title}` });
    await expect(payment).toContainText("€66.67");
    await expect(payment.getByText("Paid", { exact: true })).toBeVisible();
    expect(await customer.content()).not.toContain("33.34");
  });
});

test("what is paid of a distribution stands below its heading", async ({ page }) => {
  await signInAs(page, "owner");
  await page.goto("/console/distributions");
  const list = page.getByRole("table", { name: "Distributions" });
  const heading = await list
    .getByRole("columnheader", { name: "Paid" })
    .getByText("Paid", { exact: true })
    .boundingBox();
  const paid = await list
    .getByRole("cell")
    .getByText(/^\d+ of \d+$/)
    .first()
    .boundingBox();
  if (heading === null || paid === null) throw new Error("The column cannot be seen.");
  expect(paid.x + paid.width).toBeCloseTo(heading.x + heading.width, 0);
});

/**
 * The whole life of an offering, as the people in it see it: from the draft to the dividend, and its twin that misses
 * its soft cap and pays everybody back.
 */
import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { plainPdf } from "#server/domain/primary/offering-document/testing.ts";
import { actAsCustomer, signInAs } from "./support/people.ts";
import { newCustomer, open, post } from "./support/preparations.ts";
import {
  aBrowser,
  approve,
  buy,
  buyFromBoard,
  closeNow,
  confirmPayment,
  proveWallet,
  publish,
  sellOnBoard,
} from "./support/steps.ts";
import { giveWallet } from "./support/story-wallet.ts";

const DAY = 24 * 60 * 60 * 1000;

async function aDraft(request: APIRequestContext, softCap: number) {
  const tokenId = `life-${randomUUID().slice(0, 18)}`;
  const title = `Life ${tokenId.slice(-8)}`;
  const { offeringId } = await post<{ offeringId: string }>(request, "/offering", {
    subdomain: tokenId,
    tokenId,
    title,
    pricePerToken: 12.5,
    currency: "EUR",
    publish: false,
    offeringPeriod: {
      startDate: new Date(Date.now() - DAY).toISOString(),
      endDate: new Date(Date.now() + 30 * DAY).toISOString(),
    },
    fundingLimits: { minPayableAmount: 100, maxPayableAmount: 25_000, hardCap: 100_000, softCap },
  });
  return { offeringId, tokenId, title };
}

/** A bank's file with one transfer that came in. */
async function importTransfer(issuer: Page, reference: string, payer: string) {
  const today = new Date().toISOString().slice(0, 10);
  const csv = `Booking date;Amount;Currency;Name;IBAN;Purpose\n${today};1250,00;EUR;${payer};NO9386011117947;${reference}\n`;
  await open(issuer, "/console/payments");
  await issuer
    .locator("input[type=file]")
    .setInputFiles({ name: `statement-${randomUUID()}.csv`, mimeType: "text/csv", buffer: Buffer.from(csv) });
  await expect(issuer.getByText(/1 (entry |transfer |payment )?.*matched/i).first()).toBeVisible();
}

test("from a draft to the dividend", async ({ browser, baseURL, request }) => {
  test.setTimeout(180_000);
  const account = privateKeyToAccount(generatePrivateKey());
  const name = `Nora ${randomUUID().slice(0, 6)}`;
  const { id } = await post<{ id: string }>(request, "/customer", {
    wallets: [{ address: account.address }],
    type: "INDIVIDUAL",
    countryCode: "NO",
    name,
    email: `${randomUUID()}@example.com`,
    phone: "+47 22 123456",
    address: { line1: "Storgata 1", city: "Oslo", postalCode: "0155" },
  });
  const { offeringId, tokenId, title } = await aDraft(request, 1000);
  const issuer = await aBrowser(browser, baseURL);
  const customer = await aBrowser(browser, baseURL);
  await signInAs(issuer, "owner");
  await actAsCustomer(customer, baseURL, id);
  await giveWallet(customer, account);

  await test.step("the issuer adds a prospectus and publishes", async () => {
    await open(issuer, `/console/offerings/${offeringId}/documents`);
    await issuer.locator("input[type=file]").setInputFiles({
      name: "prospectus.pdf",
      mimeType: "application/pdf",
      buffer: plainPdf("prospectus"),
    });
    await issuer.getByRole("combobox", { name: "Title" }).fill("Prospectus");
    await issuer.getByRole("button", { name: "Add the document" }).click();
    await expect(issuer.getByText("Document added")).toBeVisible();
    await publish(issuer, offeringId);
  });

  const reference = await test.step("the customer reads it and buys", () =>
    buy(customer, offeringId, [/Prospectus/]));

  await test.step("the transfer is found in the bank's statement", () =>
    importTransfer(issuer, reference, name));

  await test.step("the check is approved, and the purchase completed", async () => {
    await approve(issuer, id);
    await customer.reload();
    await expect(customer.getByText("Payment received")).toBeVisible();
    await expect(customer.getByRole("heading", { name: "Your next step: prove your wallet" })).toBeVisible();
    const [intent] = (await (await request.get(`/api/offering-purchase-intent?customerId=${id}`)).json())
      .data;
    expect(intent.payment.purchaseStatus).toBe("COMPLETED");
  });

  await test.step("the customer proves its wallet", () => proveWallet(customer));

  await test.step("its period ends, it closes by itself, and the tokens are there", async () => {
    const endDate = new Date(Date.now() + 2000).toISOString();
    const moved = await request.patch(`/api/offering/${offeringId}`, {
      data: { offeringPeriod: { endDate } },
    });
    expect(moved.status()).toBe(200);
    await open(issuer, `/console/offerings/${offeringId}`);
    await expect(async () => {
      await issuer.reload();
      await expect(issuer.getByText("Closed, successful").first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    await open(customer, "/portal/holdings");
    await expect(customer.getByRole("table").getByRole("row").nth(1)).toContainText("100");
  });

  await test.step("the customer sells some of them on the board, and another buys", async () => {
    const other = await newCustomer(request, `Otto ${randomUUID().slice(0, 6)}`);
    await post(request, `/customer/${other.id}/verification/approve`, {});
    await sellOnBoard(customer, 40);
    const buyer = await aBrowser(browser, baseURL);
    await actAsCustomer(buyer, baseURL, other.id);
    await buyFromBoard(buyer, tokenId, 40);
    await open(buyer, "/portal/holdings");
    await expect(buyer.getByRole("table").getByRole("row").nth(1)).toContainText("40");
  });

  await test.step("the register shows both, and a dividend is paid to the cent", async () => {
    await open(issuer, `/console/tokens/${tokenId}`);
    await expect(issuer.getByRole("row", { name: new RegExp(name) })).toContainText("60");
    const { distributionId } = await post<{ distributionId: string }>(request, "/distribution", {
      tokenId,
      kind: "DIVIDEND",
      title: `Rent of ${title}`,
      amount: 100.01,
      currency: "EUR",
      recordDate: new Date(Date.now() - 1000).toISOString(),
    });
    await open(issuer, `/console/distributions/${distributionId}`);
    // What was under way at the record date is waited for.
    await expect(issuer.getByRole("row", { name: new RegExp(name) })).toContainText("€60.01");
    await issuer.getByRole("button", { name: "Mark transfers as paid" }).click();
    await issuer.getByRole("dialog").getByRole("button", { name: "Mark all as paid" }).click();
    await expect(issuer.getByText("Transfers marked as paid")).toBeVisible();
    await open(customer, "/portal/distributions");
    await expect(customer.getByText("€60.01").first()).toBeVisible();
  });
});

test("one that misses its soft cap pays everybody back", async ({ browser, baseURL, request }) => {
  test.setTimeout(120_000);
  const payer = await newCustomer(request, `Nora ${randomUUID().slice(0, 6)}`);
  const { offeringId, title } = await aDraft(request, 50_000);
  const issuer = await aBrowser(browser, baseURL);
  const customer = await aBrowser(browser, baseURL);
  await signInAs(issuer, "owner");
  await actAsCustomer(customer, baseURL, payer.id);

  await publish(issuer, offeringId);
  await buy(customer, offeringId);
  const id = new URL(customer.url()).pathname.split("/").at(-1) ?? "";
  await confirmPayment(issuer, id);
  await approve(issuer, payer.id);
  await closeNow(issuer, offeringId, /€1,250.00 in one payment is due back/);

  await open(customer, `/portal/purchases/${id}`);
  await expect(customer.getByText(/did not reach its soft cap/).first()).toBeVisible();
  await open(issuer, `/console/purchases/${id}`);
  await issuer.getByRole("button", { name: /refunded/i }).click();
  await issuer
    .getByRole("dialog")
    .getByRole("button", { name: /refunded/i })
    .click();
  await expect(issuer.getByRole("dialog")).toBeHidden();
  await customer.reload();
  await expect(customer.getByText(/paid back|refunded/i).first()).toBeVisible();

  const intent = await (await request.get(`/api/offering-purchase-intent/${id}`)).json();
  expect(intent.payment.purchaseStatus).toBe("CANCELLED");
  expect(intent.settlement).toMatchObject({ status: "REFUNDED", receivedAmount: 1250 });
  const offering = await (await request.get(`/api/offering/${offeringId}`)).json();
  expect(offering).toMatchObject({
    title,
    state: "CLOSED_UNSUCCESSFUL",
    participants: 0,
    raisedAtClose: 1250,
  });
  expect(offering.fundingLimits).toMatchObject({ raised: 0, reserved: 0 });
});

/** Offers change hands: both sides see the trade, the console too, and the price has a history. */
import { randomUUID } from "node:crypto";
import { type APIRequestContext, type Browser, expect, type Page, test } from "@playwright/test";
import { actAsCustomer, signInAs } from "./support/people.ts";
import { mint, newCustomer, newOffer, newOffering, open, post } from "./support/preparations.ts";

/** Somebody verified, in a browser of their own. */
async function aTrader(
  browser: Browser,
  baseURL: string | undefined,
  request: APIRequestContext,
  name: string,
) {
  const unique = `${name} ${randomUUID().slice(0, 8)}`;
  const customer = await newCustomer(request, unique);
  await post(request, `/customer/${customer.id}/verification/approve`, {});
  const page = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await actAsCustomer(page, baseURL, customer.id);
  return { ...customer, name: unique, page };
}

/** Opens the dialog of the offer on a token's board. */
async function openOffer(page: Page, tokenId: string) {
  await open(page, `/portal/board/offers?token=${tokenId}`);
  await page.getByRole("button", { name: /^Sell 5/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Sell 5/ });
  await expect(dialog.getByText("All checked: you can sell this.")).toBeVisible();
  return dialog;
}

test("an offer to buy is taken once; both sides, the console and the price tell of it", async ({
  page: issuer,
  browser,
  baseURL,
  request,
}) => {
  const { tokenId } = await newOffering(request);
  const [buyer, seller, late] = await Promise.all(
    ["Berta", "Selma", "Lars"].map((name) => aTrader(browser, baseURL, request, name)),
  );
  if (!buyer || !seller || !late) throw new Error("nobody to trade");
  await mint(request, tokenId, seller, 20);
  await mint(request, tokenId, late, 20);
  await newOffer(request, tokenId, buyer, "BUY");

  await test.step("two want to sell; the first one does, the other is told", async () => {
    const dialog = await openOffer(seller.page, tokenId);
    const lateDialog = await openOffer(late.page, tokenId);
    await dialog.getByRole("button", { name: "Sell for €60.00" }).click();
    await expect(seller.page).toHaveURL("/portal/trades");
    await lateDialog.getByRole("button", { name: "Sell for €60.00" }).click();
    await expect(lateDialog.getByRole("alert")).toContainText("The offer is filled");
  });

  await test.step("both see the trade, and neither the other's name", async () => {
    const sold = seller.page.getByRole("main").getByRole("listitem");
    await expect(sold).toContainText(/Sold 5.*€60\.00.*€12\.00 a token, to a person in Norway/);
    await open(buyer.page, "/portal/trades");
    const bought = buyer.page.getByRole("main").getByRole("listitem");
    await expect(bought).toContainText(/Bought 5.*€60\.00.*€12\.00 a token, from a person in Norway/);
    expect(await buyer.page.content()).not.toContain(seller.name);
    await open(seller.page, "/portal/holdings");
    await expect(seller.page.getByRole("table").getByRole("row").nth(1)).toContainText("15");
  });

  await test.step("the console has the trade with both names, and the price", async () => {
    await signInAs(issuer, "owner");
    await open(issuer, `/console/bulletin-board/trades?q=${tokenId}`);
    const row = issuer.getByRole("table", { name: "Trades" }).getByRole("row").nth(1);
    await expect(row).toContainText(buyer.name);
    await expect(row).toContainText(seller.name);
    await row.getByRole("link").click();
    await expect(issuer.getByRole("region", { name: "Taker" })).toContainText(seller.name);
    await issuer.getByRole("main").locator(`a[href="/console/tokens/${tokenId}"]`).click();
    const price = issuer.getByRole("region", { name: "Price on the bulletin board" });
    await expect(price).toContainText("€12.00");
    await expect(price).toContainText("1 trade shown");
  });
});

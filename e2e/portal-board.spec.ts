/** The bulletin board as customers use it: offering, comparing, and thinking better of it. */
import { expect, test } from "@playwright/test";
import { actAsCustomer } from "./support/people.ts";
import { mint, nameOf, newCustomer, newOffer, newOffering, open, post } from "./support/preparations.ts";

test.describe("the bulletin board", () => {
  test("takes an offer to sell, freezes its tokens, and frees them when it is cancelled", async ({
    page,
    request,
    baseURL,
  }) => {
    const { tokenId, title } = await newOffering(request);
    const seller = await newCustomer(request);
    await mint(request, tokenId, seller, 100);
    await actAsCustomer(page, baseURL, seller.id);

    await open(page, "/portal/holdings");
    const holdings = page.getByRole("table").getByRole("row").nth(1);
    await expect(holdings).toContainText(/100.*100.*0/);
    await page.getByRole("link", { name: /^Sell/ }).click();

    await expect(page.getByText(/100 \S+ available\./)).toBeVisible();
    await page.getByLabel("Number of tokens").fill("100.5");
    await page.getByLabel("Price for all of them").fill("528.00");
    await expect(page.getByText("Only 100 is available in this wallet. Use at most that.")).toBeVisible();
    await expect(page.getByLabel("Number of tokens")).toHaveValue("100.5");
    await page.getByLabel("Number of tokens").fill("40");
    await expect(page.getByText("€13.20")).toBeVisible();
    await expect(page.getByText("5.6% above issue")).toBeVisible();
    await page.getByRole("button", { name: "Post offer" }).dblclick();

    await expect(page).toHaveURL("/portal/board/offers?by=me");
    await expect(page.locator("main li[data-own]")).toHaveCount(1);
    await expect(page.getByText("Your offer", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Holdings" }).click();
    await expect(holdings).toContainText(/100.*60.*40/);

    await page.getByRole("link", { name: "Bulletin board" }).click();
    await page.getByRole("link", { name: "All offers" }).click();
    await page.getByRole("combobox", { name: "Token", exact: true }).selectOption(tokenId);
    await expect(page.getByLabel(`Prices of ${await nameOf(request, tokenId)}`)).toContainText("€13.20");
    await page.getByRole("button", { name: /Cancel offer to sell 40/ }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel this offer?" });
    await dialog.getByRole("button", { name: "Keep the offer" }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: /Cancel offer to sell 40/ }).click();
    await dialog.getByRole("button", { name: "Cancel the offer" }).click();
    await expect(page.getByText("Offer cancelled")).toBeVisible();
    await expect(page.getByRole("heading", { name: "No such offer is on the board" })).toBeVisible();
    await page.getByLabel("Status").selectOption("CANCELLED");
    await expect(page.locator("main li[data-own]")).toContainText("Cancelled");
    await page.getByRole("link", { name: "Holdings" }).click();
    await expect(holdings).toContainText(/100.*100.*0/);
    await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
  });

  test("takes no year that is no date, and keeps the wallet's end in sight on a phone", async ({
    page,
    request,
    baseURL,
  }) => {
    const { tokenId } = await newOffering(request);
    const buyer = await newCustomer(request);
    await actAsCustomer(page, baseURL, buyer.id);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `/portal/board/new?intention=BUY&token=${tokenId}`);
    await page.getByLabel("Last day").focus();
    await page.keyboard.type("0101275760");
    await expect(page.getByLabel("Last day")).not.toHaveValue("");
    await expect(page.getByRole("form", { name: "Offer" })).not.toContainText("NaN");
    const wallet = page.getByLabel("Into wallet");
    await expect(wallet).toHaveValue(new RegExp(buyer.wallet, "i"));
    await expect(wallet.locator("option")).toHaveText(new RegExp(`^0x.{4}…${buyer.wallet.slice(-4)}$`, "i"));
  });

  test("says in the dialog when an offer is gone already", async ({ page, request, baseURL }) => {
    const { tokenId } = await newOffering(request);
    const seller = await newCustomer(request);
    const { offerId } = await newOffer(request, tokenId, seller, "BUY");
    await actAsCustomer(page, baseURL, seller.id);
    await open(page, "/portal/board/offers?by=me");
    await page.getByRole("button", { name: /Cancel offer to buy/ }).click();
    await post(request, `/bulletin-board/offer/${offerId}/cancel`, { customerId: seller.id });
    await page.getByRole("dialog").getByRole("button", { name: "Cancel the offer" }).click();
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText("The offer is cancelled");
  });

  test("names no other customer, and lets nobody else cancel", async ({ page, request, baseURL }) => {
    const { tokenId } = await newOffering(request);
    const [seller, reader] = await Promise.all([newCustomer(request, "Secret Seller"), newCustomer(request)]);
    await newOffer(request, tokenId, seller, "BUY");
    await actAsCustomer(page, baseURL, reader.id);
    await open(page, `/portal/board/offers?token=${tokenId}`);
    const offer = page.locator("main li[data-own]");
    await expect(offer).toContainText("A person in Norway");
    // The one to take it.
    await expect(offer.getByRole("button")).toHaveCount(1);
    await expect(offer.getByRole("button", { name: /Cancel/ })).toHaveCount(0);
    expect(await page.content()).not.toContain("Secret Seller");
  });
});

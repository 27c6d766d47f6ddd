/** What a customer's tokens come to: figures and history, papers, and the board token by token. */
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { actAsCustomer, signInAs } from "./support/people.ts";
import { mint, newCustomer, newOffer, newOffering, newPurchase, open, post } from "./support/preparations.ts";

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

test("a holder sees what tokens are worth, their history, and a statement to save", async ({
  page,
  request,
  baseURL,
}) => {
  const { tokenId, offeringId } = await newOffering(request);
  const holder = await newCustomer(request);
  await mint(request, tokenId, holder, 100);
  await actAsCustomer(page, baseURL, holder.id);

  await open(page, "/portal");
  // 100 tokens at the issue price of 12.50.
  const portfolio = page.getByRole("region", { name: "Your portfolio" });
  await expect(portfolio).toContainText("€1,250.00");
  const toPay = page.getByRole("link", { name: /^To pay/ });
  const isAbove = async () => {
    const [link, panel] = await Promise.all([toPay.boundingBox(), portfolio.boundingBox()]);
    return (link?.y ?? 0) < (panel?.y ?? 0);
  };
  expect(await isAbove()).toBe(false);
  // However much there is to see, money that is due is told before it.
  await newPurchase(request, offeringId, holder);
  await open(page, "/portal");
  await expect(toPay).toContainText("€125.00");
  expect(await isAbove()).toBe(true);
  await open(page, `/portal/board/token/${tokenId}`);
  await expect(page.getByRole("region", { name: "Yours" })).toContainText(/100 \w+, of it 100 available/);
  await page.getByRole("link", { name: "Holdings" }).first().click();
  await page.getByRole("table", { name: "Your tokens" }).getByRole("link").first().click();
  await expect(page.getByText(/^Valued at .* its issue price/)).toBeVisible();
  await expect(page.getByRole("table", { name: /^History of/ })).toContainText(/Received.*100/);

  await page.getByRole("link", { name: "Documents" }).click();
  const year = new Date().getUTCFullYear();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: new RegExp(`^CSV of the statement for ${year}`) }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`statement-${year}.csv`);
});

test("what is paid and not delivered stands among the holdings, with its history", async ({
  page,
  request,
  baseURL,
}) => {
  const { offeringId } = await newOffering(request);
  const buyer = await newCustomer(request);
  const offeringPurchaseIntentId = await newPurchase(request, offeringId, buyer);
  await post(request, `/offering-purchase-intent/${offeringPurchaseIntentId}/confirm-payment`, {});
  await actAsCustomer(page, baseURL, buyer.id);
  await open(page, "/portal/holdings");
  await page.getByRole("link", { name: /not delivered yet$/ }).click();
  await expect(page.getByText(/^You hold no .* What you paid for arrives in your wallet once/)).toBeVisible();
  await expect(page.getByRole("table", { name: /^History of/ })).toContainText("Purchase");
});

test("on a phone the papers of all purchases begin at one line", async ({ page, request, baseURL }) => {
  const { offeringId } = await newOffering(request);
  const buyer = await newCustomer(request);
  const purchase = {
    offeringId,
    customerId: buyer.id,
    walletAddress: buyer.wallet,
    payment: { purchaseAmount: 125, tokenAmount: 10, currency: "EUR" },
  };
  const path = "/offering-purchase-intent";
  const { offeringPurchaseIntentId } = await post<{ offeringPurchaseIntentId: string }>(
    request,
    path,
    purchase,
  );
  await post(request, path, purchase);
  await post(request, `/customer/${buyer.id}/verification/approve`, {});
  // Paid, it has a contract note beside its agreement; the other has none.
  await post(request, `${path}/${offeringPurchaseIntentId}/confirm-payment`, {});
  await actAsCustomer(page, baseURL, buyer.id);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/portal/documents");
  await expect(page.getByRole("link", { name: /^Contract note/ })).toHaveCount(1);
  const agreements = page.getByRole("link", { name: /^Agreement/ });
  await expect(agreements).toHaveCount(2);
  const [one, other] = await Promise.all([agreements.nth(0).boundingBox(), agreements.nth(1).boundingBox()]);
  expect(one?.x).toBe(other?.x);
});

test("the board shows first what one can accept, and everything when asked", async ({
  page,
  request,
  baseURL,
}) => {
  const { tokenId } = await newOffering(request);
  const [maker, reader] = await Promise.all([newCustomer(request), newCustomer(request)]);
  await newOffer(request, tokenId, maker, "BUY");
  await actAsCustomer(page, baseURL, reader.id);
  await open(page, `/portal/board/token/${tokenId}`);
  // Neither is verified, and the reader holds nothing.
  const sides = page.getByRole("region", { name: "You can sell" });
  await expect(page.getByText("You cannot accept offers yet")).toBeVisible();
  await expect(sides).toContainText("Nobody buys from you now. 1 offer is not for you: see why.");
  await expect(page.getByRole("region", { name: "You can buy" })).not.toContainText("see why");
  await page
    .getByRole("navigation", { name: "Which offers" })
    .getByRole("link", { name: "All offers" })
    .press("Enter");
  await sides.getByRole("button", { name: /^Not for you: why/ }).press("Enter");
  await expect(page.getByRole("dialog")).toContainText("Your identity check has to be done first.");
  await page.getByRole("dialog").getByRole("button", { name: "Back" }).press("Enter");
  await page.getByRole("link", { name: "Offer to buy" }).press("Enter");
  await page.getByText("By token", { exact: true }).click();
  await page.getByLabel("Number of tokens").fill("4");
  await page.getByLabel("Price of one token").fill("12.80");
  await expect(page.getByText("€51.20")).toBeVisible();
  await page.getByRole("button", { name: "Post offer" }).click();
  await expect(page).toHaveURL("/portal/board/offers?by=me");
});

test("holdings stand below one another to be compared, each with its picture, and lead to their wallets", async ({
  page,
  request,
  baseURL,
}) => {
  const [offered, other] = await Promise.all([newOffering(request), newOffering(request)]);
  const holder = await newCustomer(request);
  const imageUrl = "/images/offerings/harbour-lofts.svg";
  expect((await request.patch(`/api/offering/${offered.offeringId}`, { data: { imageUrl } })).ok()).toBe(
    true,
  );
  await mint(request, offered.tokenId, holder, 100);
  await mint(request, other.tokenId, holder, 0.123456789012345);
  await newOffer(request, offered.tokenId, holder, "SELL");
  await actAsCustomer(page, baseURL, holder.id);
  await open(page, "/portal/holdings");
  const table = page.getByRole("table", { name: "Your tokens" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Token",
    "Available",
    "Frozen",
    "Price",
    "Put in",
    "Received",
    "Gain",
    "Value",
  ]);
  const rows = table.getByRole("row");
  await expect(rows).toHaveCount(3);
  const row = rows.filter({ hasText: "€1,250.00" });
  await expect(row.locator("img")).toBeVisible();
  await expect(row).toContainText(/100 \S+.*95.*Sell.*5.*€12\.50.*at issue.*€1,250\.00$/);
  for (const { width, most } of [
    { width: 1440, most: 80 },
    { width: 768, most: 120 },
    { width: 360, most: 180 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    const [box, panel] = await Promise.all([row.boundingBox(), table.locator("..").boundingBox()]);
    expect(box?.height, `at ${width}`).toBeLessThanOrEqual(most);
    // Nothing of it is cut off by the panel's edge.
    expect(box?.width, `at ${width}`).toBeLessThanOrEqual(panel?.width ?? 0);
  }
  await row.getByRole("link").first().click();
  await expect(page).toHaveURL(`/portal/holdings/${offered.tokenId}`);
  const wallets = page.getByRole("region", { name: "In your wallets" });
  await expect(wallets).toContainText(/100.*95.*5/);
  await wallets.getByRole("link", { name: /^Sell/ }).click();
  await expect(page).toHaveURL(new RegExp(`intention=SELL&token=${offered.tokenId}&wallet=0x`));
});

test("on a phone what a gain is a share of stands on one line", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, "ada");
  await open(page, "/portal/holdings/harbour-lofts");
  const note = page.getByText(/% of what you put in$/).first();
  const lineHeight = await note.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect((await note.boundingBox())?.height).toBeLessThan(lineHeight * 1.5);
});

test("on a phone the board is silent about what nobody has traded", async ({ page, request, baseURL }) => {
  const reader = await newCustomer(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await actAsCustomer(page, baseURL, reader.id);
  await open(page, "/portal/board");
  const rows = page.getByRole("table", { name: "Tokens on the bulletin board" }).getByRole("row");
  // Its offering is a draft: there is none to trade.
  const quiet = rows.filter({ hasText: "Aarhus Student Courtyard" });
  await expect(quiet).toBeVisible();
  await expect(quiet.getByText("30 days")).toBeHidden();
  await expect(rows.filter({ hasText: "Harbour Lofts Hamburg" }).first().getByText("30 days")).toBeVisible();
});

test("fits every screen, and is accessible in light and dark", async ({ page, request, baseURL }) => {
  test.setTimeout(180_000);
  const { tokenId } = await newOffering(request);
  const holder = await newCustomer(request);
  await mint(request, tokenId, holder, 100);
  await actAsCustomer(page, baseURL, holder.id);
  for (const path of [
    "/portal",
    `/portal/holdings/${tokenId}`,
    "/portal/documents",
    "/portal/board",
    `/portal/board/token/${tokenId}?show=all`,
  ]) {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await open(page, path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path} at ${size.width}`).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page);
  }
});

/** The portal as a customer lives in it: joining, buying, and finding what was bought. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { actAsCustomer, actAsSomebody, signInAs } from "./support/people.ts";
import {
  mint,
  newCustomer,
  newOffer,
  newOffering,
  newPurchase,
  newWallet,
  open,
  post,
} from "./support/preparations.ts";

const next = (page: Page) => page.getByRole("button", { name: "Continue" }).click();
const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });

/** A new customer before the last button of a purchase: its id, the page's path, and the button. */
async function toCheckout(page: Page, request: APIRequestContext, baseURL: string | undefined) {
  const { offeringId } = await newOffering(request);
  const { id } = await newCustomer(request);
  const path = `/portal/buy/${offeringId}?tokens=10`;
  await actAsCustomer(page, baseURL, id);
  await open(page, path);
  await page.getByRole("checkbox").check();
  return { id, path, buy: page.getByRole("button", { name: "Buy for €125.00" }) };
}

test.describe("onboarding", () => {
  test("leads from just looking to a purchase with a payment reference", async ({
    page,
    request,
    baseURL,
  }) => {
    const { offeringId, title } = await newOffering(request);
    await actAsSomebody(page, baseURL);
    await open(page, `/portal/onboarding?offering=${offeringId}`);
    await expect(page.getByText(`To buy ${title}`)).toBeVisible();

    await page.getByRole("radio", { name: /An organization/ }).click();
    await page.getByLabel("Registered name").fill("Berg Holding AS");
    await page.getByLabel("E-mail address").fill("office@example.com");
    await page.getByLabel("Telephone number").fill("+47 22 123456");
    await next(page);
    await expect(step(page, "Address")).toBeFocused();
    await page.getByRole("combobox", { name: "Country" }).fill("norw");
    await page.keyboard.press("Enter");
    await page.getByLabel("Street and number").fill("Storgata 1");
    await page.getByLabel("Postal code").fill("0155");
    await page.getByLabel("City").fill("Oslo");
    await next(page);
    // Whoever has no wallet is told what one is; the line folds away by key.
    const help = page.getByText("What is a wallet, and how do I get one?");
    await expect(page.getByText(/Install a wallet for Ethereum/)).toBeVisible();
    await help.press("Enter");
    await expect(page.getByText(/Install a wallet for Ethereum/)).toBeHidden();
    await page.getByLabel("Wallet address").fill(newWallet());
    await next(page);
    await expect(step(page, "Review")).toBeVisible();
    await expect(page.getByText("Berg Holding AS")).toBeVisible();
    await expect(page.getByText("Norway")).toBeVisible();
    await page.getByRole("button", { name: "Become a customer" }).click();

    await expect(page).toHaveURL(`/offerings/${offeringId}`);
    await page.waitForLoadState("networkidle");
    await page.getByLabel("You pay").fill("250");
    await page.getByRole("button", { name: "Review purchase" }).click();

    await expect(page.getByRole("heading", { level: 1, name: "Review your purchase" })).toBeVisible();
    await expect(page.getByLabel("You receive")).toHaveValue("20");
    await expect(page.getByText("All checked: you can buy this.")).toBeVisible();
    await page.getByRole("checkbox", { name: /I can lose all the money/ }).check();
    await page.getByRole("button", { name: "Buy for €250.00" }).click();

    await expect(page).toHaveURL(/\/portal\/purchases\/opi_/);
    await expect(page.getByRole("status").filter({ hasText: "Your tokens are reserved" })).toBeVisible();
    await expect(page.getByText(/^RF\d\d /)).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy payment reference" })).toBeVisible();
    await expect(page.getByText("Your identity check is running")).toBeVisible();

    await page.getByRole("link", { name: "Purchases", exact: true }).first().click();
    const row = page.getByRole("row", { name: new RegExp(title) });
    await expect(row).toContainText("€250.00");
    await expect(row).toContainText("Pending");

    await page.getByRole("link", { name: "Overview" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Berg Holding AS" })).toBeVisible();
    await expect(page.getByRole("link", { name: `Pay €250.00 for ${title}` })).toBeVisible();
    await expect(page.getByRole("link", { name: /To pay/ })).toContainText("€250.00");
  });

  test("shows a refusal at its field and keeps what was typed, also on the way back", async ({
    page,
    baseURL,
  }) => {
    await actAsSomebody(page, baseURL);
    await open(page, "/portal/onboarding");
    const email = page.getByLabel("E-mail address");
    await page.getByLabel("Full name").fill("Nora Berg");
    await email.fill("nora at home");
    await next(page);
    await expect(page.getByText("Enter an e-mail address, for example ada@example.com.")).toBeVisible();
    await expect(email).toBeFocused();
    await expect(email).toHaveValue("nora at home");

    await email.fill("nora@example.com");
    await next(page);
    await next(page);
    await expect(page.getByRole("combobox", { name: "Country" })).toBeFocused();
    await expect(page.getByText("This field is required.")).toBeVisible();
    await page.getByRole("combobox", { name: "Country" }).fill("germ");
    await page.keyboard.press("Enter");
    await next(page);

    const wallet = newWallet();
    await page.getByLabel("Wallet address").fill(wallet);
    await page.getByRole("button", { name: "Add another wallet" }).click();
    await page.getByLabel("Wallet address 2").fill(wallet.toUpperCase().replace("0X", "0x"));
    await next(page);
    await expect(page.getByText("This wallet is in the list twice.")).toBeVisible();
    await expect(page.getByLabel("Wallet address 2")).toBeFocused();

    await page.goBack();
    await expect(page.getByRole("combobox", { name: "Country" })).toHaveValue("Germany");
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page.getByLabel("Full name")).toHaveValue("Nora Berg");
    await page.reload();
    await expect(page.getByLabel("Full name")).toHaveValue("Nora Berg");
    await expect(email).toHaveValue("nora@example.com");
  });

  test("tells what the identity check will ask for", async ({ page }) => {
    await signInAs(page, "owner");
    await open(page, "/portal/onboarding");
    await page.getByLabel("Full name").fill("Nora Berg");
    await page.getByLabel("E-mail address").fill("");
    await next(page);
    await page.getByRole("combobox", { name: "Country" }).fill("norw");
    await page.keyboard.press("Enter");
    await next(page);
    await page.getByLabel("Wallet address").fill(newWallet());
    await next(page);
    await expect(page.getByText(/Still missing: e-mail address, telephone number/)).toBeVisible();
    await page.getByRole("button", { name: "Fill in what is missing" }).click();
    await expect(page.getByLabel("E-mail address")).toBeFocused();
  });

  test("takes wallets from the browser", async ({ page }) => {
    const address = newWallet();
    await page.addInitScript((account) => {
      const provider = { request: async () => [account] };
      const info = { uuid: "1", name: "Story Wallet", icon: "", rdns: "com.example.story" };
      window.addEventListener("eip6963:requestProvider", () =>
        window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail: { info, provider } })),
      );
    }, address);
    await signInAs(page, "owner");
    await open(page, "/portal/onboarding");
    await next(page);
    await page.getByRole("combobox", { name: "Country" }).fill("norw");
    await page.keyboard.press("Enter");
    await next(page);
    await page.getByRole("button", { name: "Take from Story Wallet" }).click();
    await expect(page.getByLabel("Wallet address")).toHaveValue(address);
    await page.getByRole("button", { name: "Take from Story Wallet" }).click();
    await expect(page.getByLabel("Wallet address 2")).toHaveCount(0);
  });

  test("is told to be done to whoever is a customer of the issuer already", async ({
    page,
    request,
    baseURL,
  }) => {
    const { offeringId, title } = await newOffering(request);
    const { id } = await newCustomer(request);
    await actAsCustomer(page, baseURL, id);
    await open(page, `/portal/onboarding?offering=${offeringId}`);
    await expect(page.getByText("You buy and trade there as Nora Berg.")).toBeVisible();
    await page.getByRole("link", { name: `Back to ${title}` }).click();
    await expect(page).toHaveURL(`/offerings/${offeringId}`);
  });
});

test.describe("buying", () => {
  test("is refused at the field, and what was typed is kept", async ({ page, request, baseURL }) => {
    const { offeringId } = await newOffering(request);
    const { id } = await newCustomer(request);
    await actAsCustomer(page, baseURL, id);
    await open(page, `/portal/buy/${offeringId}?amount=20`);
    const pay = page.getByLabel("You pay");
    await expect(page.getByText("Buy for at least 100.00 EUR.")).toBeVisible();
    await expect(pay).toHaveValue("20");
    await page.getByRole("button", { name: "Buy for €20.00" }).click();
    await expect(pay).toBeFocused();

    await pay.fill("30000");
    await expect(page.getByText(/A customer may buy for at most 25000.00 EUR/)).toBeVisible();
    await pay.fill("1.000,50");
    await expect(page.getByText(/commas between thousands alone, for example 1,250.50/)).toBeVisible();
    await pay.fill("1,000.50");
    await expect(page.getByLabel("You receive")).toHaveValue("80.04");
    await expect(page.getByRole("button", { name: "Buy for €1,000.50" })).toBeVisible();
    await page.getByLabel("You receive").fill("1,5");
    await expect(page.getByText(/Write a number with a point/)).toBeVisible();
    await expect(page.getByLabel("You receive")).toHaveValue("1,5");

    await page.getByLabel("You receive").fill("8.4");
    await expect(pay).toHaveValue("105.00");
    await expect(page.getByText("All checked: you can buy this.")).toBeVisible();
    await page.getByRole("button", { name: "Buy for €105.00" }).click();
    await expect(page.getByText("Tick this box if you agree")).toBeVisible();
    await expect(page.getByRole("checkbox")).toBeFocused();
  });

  test("shows what is bought, by its picture and its name", async ({ page, request, baseURL }) => {
    const { offeringId, title } = await newOffering(request);
    const imageUrl = "/images/offerings/harbour-lofts.svg";
    expect((await request.patch(`/api/offering/${offeringId}`, { data: { imageUrl } })).ok()).toBe(true);
    const { id } = await newCustomer(request);
    await actAsCustomer(page, baseURL, id);
    await open(page, `/portal/buy/${offeringId}?amount=200`);
    const summary = page.getByRole("region", { name: "Summary" });
    await expect(summary.locator("img")).toHaveAttribute("src", imageUrl);
    await expect(summary.locator("img")).toBeVisible();
    await expect(summary.getByText(title)).toBeVisible();
    await expect(summary.getByText("€200.00", { exact: true })).toBeVisible();
  });

  test("by a double click buys once", async ({ page, request, baseURL }) => {
    const { id, buy } = await toCheckout(page, request, baseURL);
    await buy.dblclick();
    await expect(page).toHaveURL(/\/portal\/purchases\/opi_/);
    const purchases = await request.get(`/api/offering-purchase-intent?customerId=${id}`);
    expect((await purchases.json()).data).toHaveLength(1);
  });

  test("without a connection is told to have failed, and is not sent later by itself", async ({
    page,
    request,
    context,
    baseURL,
  }) => {
    const { id, buy } = await toCheckout(page, request, baseURL);
    await context.setOffline(true);
    await buy.click();
    await expect(page.getByText("The server could not be reached")).toBeVisible();
    await context.setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    await expect(buy).toBeEnabled();
    const purchases = await request.get(`/api/offering-purchase-intent?customerId=${id}`);
    expect((await purchases.json()).data).toEqual([]);
    await buy.click();
    await expect(page).toHaveURL(/\/portal\/purchases\/opi_/);
  });

  test("with a session that is over keeps what was typed, and goes on once one is signed in again", async ({
    page,
    request,
    baseURL,
  }) => {
    const { path, buy } = await toCheckout(page, request, baseURL);
    // Nobody is unknown to an interface that is open to all, but whoever calls with a key that it never gave.
    const purchase = "**/api/trpc/offeringPurchaseIntent.create*";
    await page.route(purchase, (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: "Bearer sk_test_unknown" } }),
    );
    await buy.click();
    const told = page.getByRole("alert").filter({ hasText: "You are signed out" });
    await expect(told).toContainText("what you typed is still here");
    await expect(told).not.toContainText("key");
    const signIn = told.getByRole("link", { name: "Sign in in a new tab" });
    await expect(signIn).toHaveAttribute("href", `/sign-in?returnTo=${encodeURIComponent(path)}`);
    await expect(signIn).toHaveAttribute("target", "_blank");
    await page.unroute(purchase);
    await buy.click();
    await expect(page).toHaveURL(/\/portal\/purchases\/opi_/);
  });

  test("asks everybody else to become a customer, and comes back as one", async ({ page, request }) => {
    const { offeringId, title } = await newOffering(request);
    await open(page, `/portal/buy/${offeringId}?amount=200`);
    await expect(page.getByRole("heading", { level: 1, name: `Buy ${title}` })).toBeVisible();
    await page.getByRole("button", { name: /Ada Lindqvist/ }).click();
    await expect(page.getByLabel("You pay")).toHaveValue("200");
    await expect(page).toHaveURL(`/portal/buy/${offeringId}?amount=200`);
  });
});

test("purchases are narrowed by status, and are nobody else's", async ({ page, request, baseURL }) => {
  const { offeringId, title } = await newOffering(request);
  const [buyer, other] = await Promise.all([newCustomer(request), newCustomer(request)]);
  const { offeringPurchaseIntentId } = await post<{ offeringPurchaseIntentId: string }>(
    request,
    "/offering-purchase-intent",
    {
      customerId: buyer.id,
      walletAddress: buyer.wallet,
      offeringId,
      payment: { purchaseAmount: 125, tokenAmount: 10, currency: "EUR" },
    },
  );
  await actAsCustomer(page, baseURL, buyer.id);
  await open(page, "/portal/purchases");
  await page.getByLabel("Status").selectOption("COMPLETED");
  await expect(page).toHaveURL(/purchaseStatus=COMPLETED/);
  await expect(page.getByRole("heading", { name: "No purchase stands there" })).toBeVisible();
  await page.getByRole("link", { name: "Show all purchases" }).click();
  await page.getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(`/portal/purchases/${offeringPurchaseIntentId}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  await actAsCustomer(page, baseURL, other.id);
  await open(page, `/portal/purchases/${offeringPurchaseIntentId}`);
  await expect(page.getByRole("heading", { name: "There is nothing here" })).toBeVisible();
  for (const path of [offeringPurchaseIntentId, "opi_none"].map((id) => `/portal/purchases/${id}`)) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
  await open(page, "/portal/purchases");
  await expect(page.getByRole("heading", { name: "You have not bought anything yet" })).toBeVisible();
});

test("a purchase that cannot be cancelled any more says so where one looks", async ({
  page,
  request,
  baseURL,
}) => {
  const { offeringId } = await newOffering(request);
  const buyer = await newCustomer(request);
  const id = await newPurchase(request, offeringId, buyer);
  await actAsCustomer(page, baseURL, buyer.id);
  for (const size of [
    { width: 1440, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await open(page, `/portal/purchases/${id}`);
    const cancel = page.getByRole("button", { name: "Cancel the purchase…" });
    // Where a thumb finds it: at the lower edge.
    await cancel.evaluate((button) => button.scrollIntoView({ block: "end" }));
    await cancel.click();
    await page.route("**/offeringPurchaseIntent.cancel**", (route) => route.abort());
    await page.getByRole("dialog").getByRole("button", { name: "Cancel the purchase" }).click();
    await expect(
      page.getByRole("alert").filter({ hasText: "The server could not be reached" }),
    ).toBeInViewport({ ratio: 1 });
  }
});

test("every page fits a small phone", async ({ page, request, baseURL }) => {
  const { offeringId, tokenId } = await newOffering(request);
  const customer = await newCustomer(request);
  await mint(request, tokenId, customer, 12.5);
  await newOffer(request, tokenId, customer, "SELL");
  await page.setViewportSize({ width: 360, height: 740 });
  await actAsCustomer(page, baseURL, customer.id);
  for (const path of [
    "/portal",
    "/portal/onboarding",
    `/portal/buy/${offeringId}`,
    "/portal/purchases",
    "/portal/holdings",
    "/portal/documents",
    "/portal/board",
    "/portal/board/offers",
    "/portal/board/new?intention=SELL",
  ]) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

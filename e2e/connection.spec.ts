/** What pages say, keep and hold back where the server is slow or not reached, or where the session is over. */
import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { actAsCustomer, actAsMember, signInAs } from "./support/people.ts";
import {
  mint,
  newCustomer,
  newOffer,
  newOffering,
  newPurchase,
  open,
  organization,
  post,
} from "./support/preparations.ts";

/** Tells what a story makes apart from what other stories make. */
const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

const signIn = (within: Page | Locator) => within.getByRole("link", { name: "Sign in in a new tab" });

test.describe("whoever is signed out meanwhile is told so, and finds the way back,", () => {
  /** Nobody is unknown to an interface that is open to all, but whoever calls with a key that it never gave. */
  const endSession = (page: Page) =>
    page.route("**/api/**", (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: "Bearer sk_test_unknown" } }),
    );

  test("while a story is told, which is saved afterwards", async ({ page, request }) => {
    const { offeringId } = await newOffering(request);
    await signInAs(page, "owner");
    await open(page, `/console/offerings/${offeringId}/story`);
    await page.getByRole("button", { name: "Add a block" }).click();
    await page.getByRole("menuitem", { name: /^Text/ }).click();
    await endSession(page);
    await page.getByLabel("Heading").fill("The mill");
    await page.getByRole("textbox", { name: "Text" }).fill("Makes power again.");
    await expect(page.getByText("Not saved: you are signed out.")).toBeVisible();
    await expect(signIn(page)).toHaveAttribute("href", /^\/sign-in\?returnTo=.*story$/);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    const { story } = await (await request.get(`/api/offering/${offeringId}`)).json();
    expect(story).toMatchObject([{ title: "The mill" }]);
  });

  test("at the last check of a new offering, and goes on from there", async ({ page }) => {
    await signInAs(page, "owner");
    await page.goto("/console/offerings/new?tokenId=harbour-lofts");
    const field = (name: string) => page.getByRole("textbox", { name, exact: true });
    const proceed = async (to: string) => {
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.getByRole("heading", { level: 2, name: to, exact: true })).toBeVisible();
    };
    await proceed("Story");
    await field("Title").fill(unique("Signed out"));
    await proceed("Terms");
    await field("Price per token").fill("12.50");
    await page.getByLabel("Opens (UTC)").fill("2027-02-01T09:00");
    await page.getByLabel("Ends (UTC)").fill("2027-04-30T22:00");
    await field("Minimum").fill("100");
    await field("Maximum").fill("25000");
    await field("Soft cap").fill("150000");
    await field("Hard cap").fill("500000");
    await proceed("Eligibility");
    await proceed("Address");
    await endSession(page);
    await page.getByRole("button", { name: "Continue" }).click();
    const told = page.getByRole("alert").filter({ hasText: /^You are signed out/ });
    await expect(signIn(told)).toBeVisible();
    await page.unrouteAll();
    await proceed("Review");
  });

  test("where a file is sent or asked for", async ({ page, request }) => {
    const { offeringId } = await newOffering(request);
    await signInAs(page, "owner");
    await open(page, "/console/purchases");
    await endSession(page);
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("menuitem", { name: "CSV" }).click();
    const told = page.getByRole("alert").filter({ hasText: "You are signed out" });
    await expect(signIn(told)).toBeVisible();
    await expect(told).not.toContainText("key");

    await page.unrouteAll();
    await open(page, "/console/payments");
    await endSession(page);
    const statement = {
      name: "statement.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("Booking date;Amount"),
    };
    await page.getByLabel("Bank statement").setInputFiles(statement);
    await expect(signIn(told)).toBeVisible();

    await page.unrouteAll();
    await open(page, `/console/offerings/${offeringId}/documents`);
    const prospectus = {
      name: "Prospectus.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.4"),
    };
    await page.getByLabel("PDF of the document").setInputFiles(prospectus);
    await endSession(page);
    await page.getByRole("button", { name: "Add the document" }).click();
    await expect(signIn(told)).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Title" })).toHaveValue("Prospectus");
  });

  test("by a notification that stays, where there is no room for more", async ({ page, request }) => {
    const { tokenId } = await newOffering(request);
    await signInAs(page, "owner");
    await open(page, `/console/tokens/${tokenId}`);
    await endSession(page);
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByRole("button", { name: "Pause the token" }).click();
    const told = page.getByRole("alert").filter({ hasText: "You are signed out" });
    await expect(signIn(told)).toBeVisible();
  });

  test("beside the rows that were chosen, which stay so", async ({ page, request }) => {
    const { offeringId } = await newOffering(request);
    await newPurchase(request, offeringId, await newCustomer(request));
    await signInAs(page, "owner");
    await open(page, `/console/offerings/${offeringId}/purchases`);
    await page
      .getByRole("checkbox", { name: /^Select/ })
      .last()
      .check();
    const bar = page.getByRole("region", { name: "Selected rows" });
    await endSession(page);
    await bar.getByRole("button", { name: "Remind" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remind" }).click();
    await expect(bar.getByText("0 reminded, 1 not.")).toBeVisible();
    await expect(signIn(page)).toBeVisible();
    await expect(bar.getByText("1 selected")).toBeVisible();
  });

  test("in front of an offer, and takes it once signed in again", async ({ page, request, baseURL }) => {
    const { tokenId } = await newOffering(request);
    const [seller, buyer] = await Promise.all([newCustomer(request), newCustomer(request)]);
    await mint(request, tokenId, seller, 10);
    await newOffer(request, tokenId, seller, "SELL");
    for (const { id } of [seller, buyer]) await post(request, `/customer/${id}/verification/approve`, {});
    await actAsCustomer(page, baseURL, buyer.id);
    await open(page, `/portal/board/offers?token=${tokenId}`);
    await page.getByRole("button", { name: /^Buy 5/ }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("All checked: you can buy this.")).toBeVisible();
    await endSession(page);
    await dialog.getByRole("button", { name: /^Buy for/ }).click();
    await expect(dialog.getByRole("alert")).toContainText("You are signed out");
    await expect(signIn(page)).toBeVisible();
    await page.unrouteAll();
    await dialog.getByRole("button", { name: /^Buy for/ }).click();
    await expect(page).toHaveURL("/portal/trades");
  });
});

test.describe("where the server takes long to answer", () => {
  /** Holds back what the page asks of the server. @returns lets go of it */
  async function holdBack(page: Page, url: string): Promise<() => void> {
    let letGo = () => {};
    const until = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(url, async (route) => {
      await until;
      await route.fallback();
    });
    return letGo;
  }

  test("a token is registered once, however often it is sent before its page has come", async ({
    page,
    request,
  }) => {
    const name = unique("Slow token");
    await signInAs(page, "owner");
    await open(page, "/console/tokens/new");
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Symbol").fill("SLOW");
    await page.getByLabel("Total supply").fill("5");
    const letGo = await holdBack(page, "**/console/tokens/**");
    const register = page.getByRole("button", { name: "Register the token" });
    await register.click();
    await expect(page.getByText("Token registered")).toBeVisible();
    await expect(register).toHaveAttribute("aria-disabled", "true");
    await register.click({ force: true });
    letGo();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    const { data } = await (await request.get(`/api/token?q=${encodeURIComponent(name)}`)).json();
    expect(data).toHaveLength(1);
  });

  test("a distribution is started once, and not again before its page has come", async ({
    page,
    request,
  }) => {
    const { tokenId, title } = await newOffering(request);
    await mint(request, tokenId, await newCustomer(request), 100);
    // The field knows whole seconds: the next one, which has passed once the page is there.
    const minted = new Date(Date.now() + 1000).toISOString().slice(0, 19);
    await signInAs(page, "owner");
    await open(page, `/console/distributions/new?tokenId=${tokenId}`);
    await page.getByLabel("Title").fill(`Rent of ${title}`);
    await page.getByLabel("Amount").fill("100");
    await page.getByLabel("Record date").fill(minted);
    const letGo = await holdBack(page, "**/console/distributions/dst_**");
    const distribute = page.getByRole("button", { name: "Distribute…" });
    await distribute.click();
    const answered = page.waitForResponse("**/api/trpc/distribution.create*");
    await page.getByRole("dialog").getByRole("button", { name: "Start the payments" }).click();
    await answered;
    await expect(page.getByRole("alert").filter({ hasText: `Rent of ${title}` })).toBeVisible();
    await expect(distribute).toHaveAttribute("aria-disabled", "true");
    await distribute.click({ force: true });
    await expect(page.getByRole("dialog")).toHaveCount(0);
    letGo();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`Rent of ${title}`);
  });

  test("what was confirmed is shown to be under way", async ({ page, request }) => {
    const { offeringId } = await newOffering(request);
    const purchase = await newPurchase(request, offeringId, await newCustomer(request));
    await signInAs(page, "owner");
    await open(page, `/console/purchases/${purchase}`);
    const letGo = await holdBack(page, "**/api/trpc/payment.confirm*");
    await page.getByRole("button", { name: "Confirm payment…" }).click();
    await page.getByRole("button", { name: "Confirm the payment" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Working…" })).toHaveCount(1);
    letGo();
    await expect(page.getByText("The purchase is up to date.")).toBeVisible();
  });

  test("a switch turns as it is pressed, and back where that was not saved", async ({
    page,
    request,
    baseURL,
  }) => {
    const customer = await newCustomer(request);
    await actAsCustomer(page, baseURL, customer.id);
    await open(page, "/account");
    const updates = page.getByRole("switch", { name: "Updates of issuers" });
    await expect(updates).toBeChecked();
    const letGo = await holdBack(page, "**/api/trpc/notice.choose*");
    await updates.uncheck();
    letGo();
    await expect(page.getByText("Your choice is saved.")).toBeVisible();
    await expect(updates).not.toBeChecked();
    await page.unrouteAll();
    await page.route("**/api/trpc/notice.choose*", (route) => route.abort());
    await updates.click();
    await expect(page.getByText("The server could not be reached")).toBeVisible();
    await expect(updates).not.toBeChecked();
  });

  test("a view is listed once it is saved, whatever was answered before", async ({ page, baseURL }) => {
    const name = unique("View");
    await actAsMember(page, baseURL, organization, "operator");
    await open(page, "/console/purchases");
    let letGo = () => {};
    const saved = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(
      "**/api/trpc/savedView.list*",
      async (route) => {
        const response = await route.fetch();
        await saved;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: "Views" }).click();
    await page.getByRole("menuitem", { name: "Save this view…" }).click();
    await page.getByLabel("Name").fill(name);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    letGo();
    await page.getByRole("button", { name: "Views" }).click();
    await expect(page.getByRole("menuitem", { name, exact: true })).toBeVisible();
  });
});

test("a view that could not be removed stays, and the list says why", async ({ page, baseURL }) => {
  const name = unique("View");
  await actAsMember(page, baseURL, organization, "operator");
  await open(page, "/console/purchases");
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("menuitem", { name: "Save this view…" }).click();
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.route("**/api/trpc/savedView.delete*", (route) => route.abort());
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("button", { name: `Remove the view ${name}` }).click();
  await expect(page.getByText("The server could not be reached")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: `Remove the view ${name}` }).click();
  await expect(page.getByRole("button", { name: `Remove the view ${name}` })).toHaveCount(0);
});

/** By the keyboard alone: an issuer makes and publishes an offering, a customer buys from it. */
import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { actAsCustomer, actAsSomebody, signInAs } from "./support/people.ts";
import { newCustomer, newOffering, newPurchase, open } from "./support/preparations.ts";
import { aBrowser } from "./support/steps.ts";

/** More than any page has stops from one field to the next. */
const MOST_STOPS = 120;

/** Goes on with Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  // Radios and checkboxes are drawn by what stands beside them.
  await target.waitFor({ state: "attached" });
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target, "it cannot be reached with Tab").toBeFocused();
}

async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Agrees to what a dialog asks; whoever goes on before it has the focus is taken back to its beginning. */
async function agree(page: Page, yes: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await press(page, dialog.getByRole("button", { name: yes }));
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole("textbox", { name, exact: true }));
  await page.keyboard.type(text);
}

/** Fills a field for a moment, part by part, as the browser takes it from the keyboard. */
async function typeMoment(page: Page, label: string, day: string, time: string): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(day);
  await page.keyboard.press("Tab");
  // Where the clock has twelve hours its last part says which half of the day; others take no letter.
  await page.keyboard.type(`${time}a`);
}

/** Ends a step of the wizard; the next one's title has the focus then. */
async function proceed(page: Page, to: string): Promise<void> {
  await press(page, page.getByRole("button", { name: "Continue" }));
  await expect(page.getByRole("heading", { level: 2, name: to, exact: true })).toBeFocused();
}

test("an offering is made, published and bought from by the keyboard alone", async ({
  page: issuer,
  browser,
  baseURL,
  request,
}) => {
  test.slow();
  const title = `Quay ${randomUUID().slice(0, 8)}`;
  await signInAs(issuer, "owner");
  await issuer.goto("/console/offerings");
  await press(issuer, issuer.getByRole("link", { name: "Create an offering" }));

  await tabTo(issuer, issuer.getByRole("radio", { name: "A registered token" }));
  await issuer.keyboard.press("ArrowRight");
  await type(issuer, "Name", title);
  await type(issuer, "Symbol", "QUAY");
  await type(issuer, "Total supply", "50000");
  await proceed(issuer, "Story");
  await expect(issuer.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(title);
  await proceed(issuer, "Terms");
  await type(issuer, "Price per token", "12.50");
  await typeMoment(issuer, "Opens (UTC)", "01022026", "0900");
  await typeMoment(issuer, "Ends (UTC)", "01022035", "0900");
  await type(issuer, "Minimum", "100");
  await type(issuer, "Maximum", "25000");
  await type(issuer, "Soft cap", "0");
  await type(issuer, "Hard cap", "500000");
  await proceed(issuer, "Eligibility");
  await proceed(issuer, "Address");
  await proceed(issuer, "Review");
  await press(issuer, issuer.getByRole("button", { name: "Save as draft" }));
  await expect(issuer.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(issuer.getByRole("main")).toBeFocused();

  await press(issuer, issuer.getByRole("button", { name: "Publish…" }));
  await agree(issuer, "Publish");
  await expect(issuer.getByRole("button", { name: "Pause…" })).toBeVisible();
  const offeringId = new URL(issuer.url()).pathname.split("/").at(-1) ?? "";

  const buyer = await aBrowser(browser, baseURL);
  await actAsCustomer(buyer, baseURL, (await newCustomer(request)).id);
  await buyer.goto(`/portal/buy/${offeringId}`);
  await tabTo(buyer, buyer.getByLabel("You pay"));
  await buyer.keyboard.press("ControlOrMeta+a");
  await buyer.keyboard.type("1250");
  await expect(buyer.getByText("All checked: you can buy this.")).toBeVisible();
  await press(buyer, buyer.getByRole("checkbox", { name: /I can lose all the money/ }), "Space");
  await press(buyer, buyer.getByRole("button", { name: "Buy for €1,250.00" }));
  await expect(buyer).toHaveURL(/\/portal\/purchases\/opi_/);
  await expect(buyer.locator(":focus")).toHaveText(/^Your tokens are reserved/);
  await buyer.context().close();
});

test("whoever cancels a purchase by keys goes on from the content, though the button is gone", async ({
  page,
  baseURL,
  request,
}) => {
  const { offeringId } = await newOffering(request);
  const buyer = await newCustomer(request);
  const offeringPurchaseIntentId = await newPurchase(request, offeringId, buyer);
  await actAsCustomer(page, baseURL, buyer.id);
  await open(page, `/portal/purchases/${offeringPurchaseIntentId}`);
  await press(page, page.getByRole("button", { name: "Cancel the purchase…" }));
  await press(page, page.getByRole("dialog").getByRole("button", { name: "Cancel the purchase" }));
  await expect(page.getByRole("button", { name: "Cancel the purchase…" })).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});

test("whoever saves settings by keys stays at the button, which has nothing to save any more", async ({
  page,
  baseURL,
}) => {
  const organizationId = `org_${randomUUID()}`;
  await actAsSomebody(page, baseURL, async (sql, userId) => {
    await sql`insert into organization (id, slug, name, created_at)
      values (${organizationId}, ${organizationId}, 'Quay', now())`;
    await sql`insert into member (organization_id, id, user_id, role, created_at)
      values (${organizationId}, ${`mem_${randomUUID()}`}, ${userId}, 'owner', now())`;
  });
  await open(page, "/console/settings");
  await type(page, "Name", "Quay Partners");
  const save = page.getByRole("button", { name: "Save the name" });
  await press(page, save);
  await expect(page.getByText("The organization is called Quay Partners")).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(save).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Working…")).toHaveCount(0);
});

test("whoever publishes, pauses and cancels by keys keeps the focus, and reads what came of it", async ({
  page,
  request,
}) => {
  const { offeringId } = await newOffering(request, { publish: false });
  await signInAs(page, "owner");
  // What is done takes a moment.
  await page.route(/trpc\/offering[.](publish|pause|cancel)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await open(page, `/console/offerings/${offeringId}`);
  const told = (words: string) => expect(page.locator("main [tabindex='-1']:focus")).toContainText(words);
  const ask = page.getByRole("button", { name: "Publish…" });
  await press(page, ask);
  await agree(page, "Publish");
  await expect(ask).toHaveAttribute("aria-disabled", "true");
  await expect(ask).toBeFocused();
  await told("Open for buying");
  await page.keyboard.press("Tab");
  const pause = page.getByRole("button", { name: "Pause…" });
  await expect(pause).toBeFocused();
  await page.keyboard.press("Enter");
  await agree(page, "Pause");
  await expect(pause).toBeFocused();
  await told("Paused");
  await press(page, page.getByRole("button", { name: "Cancel…" }));
  await agree(page, "Cancel the offering");
  await told("Cancelled");
});

test("the pictures to choose from are one stop, and arrows go from one to the next", async ({
  page,
  request,
}) => {
  const { offeringId } = await newOffering(request);
  await signInAs(page, "owner");
  await open(page, `/console/offerings/${offeringId}/edit`);
  await tabTo(page, page.getByRole("radio", { name: "Lofts at a harbour" }));
  await page.keyboard.press("ArrowRight");
  const next = page.getByRole("radio", { name: "Gabled town houses" });
  await expect(next).toBeFocused();
  await expect(next).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Address of the picture" })).toBeFocused();
});

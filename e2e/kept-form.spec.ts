/** What is typed of an offering before it is one: kept, and gone on with. */
import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { signInAs } from "./support/people.ts";

/** Tells what a story makes apart from what other stories make. */
const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

async function proceed(page: Page, to: string): Promise<void> {
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 2, name: to, exact: true })).toBeVisible();
}

/** Holds back the calls of a procedure until they are let go. */
async function hold(page: Page, procedure: string) {
  const begin = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route(`**/${procedure}*`, async (route) => {
    begin.resolve();
    await held.promise;
    await route.continue();
  });
  return { began: begin.promise, letGo: held.resolve };
}

test.beforeEach(async ({ page }) => {
  await signInAs(page, "owner");
});

test("an offering is not lost by a wrong click: what is typed is kept, for another day and another device", async ({
  page,
  browser,
  baseURL,
}) => {
  const title = unique("Half a title");
  await page.goto("/console/offerings/new?tokenId=harbour-lofts");
  await proceed(page, "Story");
  await field(page, "Title").fill(title);
  await expect(page.getByText("Saved. You can go on later")).toBeVisible();
  await page.reload();
  await expect(field(page, "Title")).toHaveValue(title);

  await page.getByRole("navigation", { name: "Console" }).getByRole("link", { name: "Offerings" }).click();
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByText("You go on where you left off")).toBeVisible();
  await expect(field(page, "Title")).toHaveValue(title);

  const another = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const device = await another.newPage();
  await signInAs(device, "owner");
  await device.goto(page.url());
  await field(device, "Subtitle").fill("Typed elsewhere");
  await expect(device.getByText("Saved. You can go on later")).toBeVisible();
  await field(page, "Subtitle").fill("Typed here");
  await expect(page.getByText("This was changed in another window")).toBeVisible();
  await page.getByRole("button", { name: "Go on from there" }).click();
  await expect(field(page, "Subtitle")).toHaveValue("Typed elsewhere");
  await another.close();

  await page.getByRole("button", { name: "Forget this draft" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Forget it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Offerings" })).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
});

test("it says that it is saved only once its newest words are", async ({ page }) => {
  const creating = await hold(page, "offeringForm.create");
  const updating = await hold(page, "offeringForm.update");
  await page.goto("/console/offerings/new?tokenId=harbour-lofts");
  await proceed(page, "Story");
  await field(page, "Title").fill("Written first");
  await creating.began;
  await field(page, "Title").fill("Written since");
  creating.letGo();
  await updating.began;
  const saved = page.getByText("Saved. You can go on later");
  await expect(page.getByText("Saving in a moment")).toBeVisible();
  await expect(saved).toBeHidden();
  updating.letGo();
  await expect(saved).toBeVisible();

  await field(page, "Title").fill("Written for a moment");
  await expect(page.getByText("Saving in a moment")).toBeVisible();
  await field(page, "Title").fill("Written since");
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(field(page, "Title")).toHaveValue("Written since");
});

test("it goes on from what was typed, by whatever way one comes back to a step", async ({ page }) => {
  await page.goto("/console/offerings/new?step=terms");
  await expect(page.getByRole("heading", { level: 2, name: "Asset", exact: true })).toBeVisible();
  await expect(page).toHaveURL(/step=asset/);

  await page.goto("/console/offerings/new");
  await page.getByText("A new token", { exact: true }).click();
  const name = field(page, "Name");
  await name.fill(unique("Quay"));
  await field(page, "Symbol").fill("QUAY");
  await field(page, "Total supply").fill("50000");
  await proceed(page, "Story");
  await expect(page.getByText("Saved. You can go on later")).toBeVisible();
  await page.goBack();
  await expect(name).toHaveValue(/^Quay/);
  await expect(page).toHaveURL(/form=ofm_/);
  await page.reload();
  await expect(name).toHaveValue(/^Quay/);

  await name.fill("Named later");
  await expect(page.getByText("Saved. You can go on later")).toBeVisible();
  await page.getByRole("navigation", { name: "Console" }).getByRole("link", { name: "Customers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Customers" })).toBeVisible();
  await page.goBack();
  await expect(name).toHaveValue("Named later");
  await name.fill("Named at last");
  await expect(page.getByText("Saved. You can go on later")).toBeVisible();
  await expect(page.getByText("This was changed in another window")).toHaveCount(0);
});

test("whoever is signed out meanwhile is told so, loses nothing, and goes on once signed in again", async ({
  page,
}) => {
  const title = unique("Signed out");
  const problem = {
    type: "urn:offerboard:error:authentication_required",
    title: "Authentication required",
    status: 401,
    detail: "Send a valid API key as Authorization: Bearer sk_…, or sign in.",
    code: "authentication_required",
    requestId: randomUUID(),
    errors: [],
  };
  const refuse = (path: string) =>
    page.route(path, (route) =>
      route.fulfill({
        status: 401,
        json: { error: { message: problem.detail, code: -32001, data: { code: "UNAUTHORIZED", problem } } },
      }),
    );
  await page.goto("/console/offerings/new?tokenId=harbour-lofts");
  await proceed(page, "Story");
  await refuse("**/api/trpc/offeringForm.*");
  await field(page, "Title").fill(title);
  await expect(page.getByText("Not saved: you are signed out")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in in a new tab" })).toHaveAttribute(
    "href",
    /^\/sign-in/,
  );
  await page.unrouteAll();
  await field(page, "Subtitle").fill("Typed afterwards");
  await expect(page.getByText("Saved. You can go on later")).toBeVisible();
  await page.reload();
  await expect(field(page, "Title")).toHaveValue(title);

  await page.goto("/console/tokens/new");
  await field(page, "Name").fill(title);
  await field(page, "Symbol").fill("OUT");
  await field(page, "Total supply").fill("5");
  await refuse("**/api/trpc/token.create*");
  await page.getByRole("button", { name: "Register the token" }).click();
  await expect(page.getByRole("alert").getByText("You are signed out")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Register the token" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

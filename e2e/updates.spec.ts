/** An issuer tells its buyers how it goes; they hear it by the bell and by mail, and may have fewer mails. */
import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { signInAs } from "./support/people.ts";
import { open } from "./support/preparations.ts";
import { aBrowser } from "./support/steps.ts";

const OFFERING = "off_demo_harbour";

test("an update is written and published by the keyboard, and reaches a buyer once", async ({
  browser,
  baseURL,
  page: issuer,
}) => {
  test.slow();
  const title = `The roof is on ${randomUUID().slice(0, 6)}`;
  await signInAs(issuer, "owner");
  await open(issuer, `/console/offerings/${OFFERING}/updates`);
  await issuer.getByRole("textbox", { name: "Title" }).focus();
  await issuer.keyboard.type(title);
  await issuer.keyboard.press("Tab");
  await issuer.keyboard.type("Closed on **3 March**.");
  await issuer.getByRole("button", { name: "Save the draft" }).press("Enter");
  const draft = issuer.getByRole("region", { name: title });
  await expect(draft.getByText("Draft", { exact: true })).toBeVisible();
  await draft.getByRole("button", { name: `Publish ${title}` }).press("Enter");
  await issuer.getByRole("dialog").getByRole("button", { name: "Publish" }).press("Enter");
  await expect(draft.getByText("Published", { exact: true })).toBeVisible();

  await open(issuer, `/offerings/${OFFERING}`);
  const article = issuer.getByRole("article").filter({ hasText: title });
  await expect(article.locator("strong")).toHaveText("3 March");

  const buyer = await aBrowser(browser, baseURL);
  await signInAs(buyer, "ada");
  await expect(async () => {
    await open(buyer, "/portal/notices");
    await expect(buyer.getByRole("link", { name: `Harbour Lofts Hamburg: ${title}` })).toHaveCount(1);
  }).toPass();
  await expect(buyer.getByRole("link", { name: /^Notices, .+ not read$/ })).toBeVisible();
  await buyer.getByRole("button", { name: "Mark all read" }).press("Enter");
  await expect(buyer.getByRole("link", { name: "Notices", exact: true })).toBeVisible();
  await expect(buyer.getByText("Not read")).toHaveCount(0);
  await buyer.getByRole("link", { name: `Harbour Lofts Hamburg: ${title}` }).press("Enter");
  await expect(buyer.getByRole("article").filter({ hasText: title })).toBeVisible();

  const { data } = (await (await buyer.request.get("/api/mail")).json()) as {
    data: { subject: string; text: string }[];
  };
  const mails = data.filter(({ subject }) => subject.endsWith(title));
  expect(mails.filter(({ text }) => text.startsWith("Hello Ada Lindqvist"))).toHaveLength(1);
  const link = /\/unsubscribe\?token=\S+/.exec(mails[0]?.text ?? "")?.[0] ?? "";
  await open(buyer, link);
  await buyer.getByRole("button", { name: "Switch them off" }).click();
  await expect(buyer.getByText("Updates of this issuer are mailed to you no more.")).toBeVisible();
});

test("a customer chooses its mails, but not those about its money", async ({ page }) => {
  await signInAs(page, "ada");
  await open(page, "/account");
  const mails = page.getByRole("region", { name: "Mails" });
  await expect(mails.getByRole("switch", { name: "Your money" })).toBeDisabled();
  const always = await mails
    .getByRole("switch", { name: "Your money" })
    .evaluate((input) => getComputedStyle(input.nextElementSibling ?? input).backgroundColor);
  expect(always, "it does not look switched off").toMatch(/^color\(/);
  const offers = mails.getByRole("switch", { name: "Accepted offers" });
  await offers.press("Space");
  await expect(mails.getByText("Your choice is saved.")).toBeVisible();
  await page.reload();
  await expect(offers).not.toBeChecked();
  await offers.press("Space");
  await expect(offers).toBeChecked();
});

test("a moment that is typed keeps its minutes while its year is typed", async ({ page }) => {
  await signInAs(page, "owner");
  await open(page, `/console/offerings/${OFFERING}/updates`);
  const moment = page.getByLabel("Publish by itself (optional)");
  for (const typed of ["0002-01-15T09:00", "0020-01-15T09:00", "2031-01-15T09:00"]) {
    await moment.fill(typed);
    await expect(moment).toHaveValue(typed);
  }
  await expect(page.getByText("15 Jan 2031, 08:00 UTC")).toBeVisible();
});

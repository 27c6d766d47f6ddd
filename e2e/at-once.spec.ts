/** Two people who change one thing at the same time: the second is told, and what the first saved stays. */
import { randomUUID } from "node:crypto";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { actAsMember, actAsSomebody } from "./support/people.ts";
import { newOffering, open, post } from "./support/preparations.ts";

const overtaken = "This was changed by somebody else since you read it";

/** The same page of the demo's organization at two browsers. */
async function twoAt(path: string, browser: Browser, baseURL: string | undefined): Promise<[Page, Page]> {
  const pages: Page[] = [];
  for (let count = 0; count < 2; count += 1) {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const page = await context.newPage();
    await actAsMember(page, baseURL, "org_demo", "owner");
    await open(page, path);
    pages.push(page);
  }
  return pages as [Page, Page];
}

test("an update that is being written", async ({ browser, baseURL, request }) => {
  const { offeringId } = await newOffering(request);
  const answer = await request.post(`/api/offering/${offeringId}/update`, {
    data: { title: "Walls", text: "They stand.", audience: "PUBLIC" },
  });
  const { offeringUpdateId } = await answer.json();
  const path = `/console/offerings/${offeringId}/updates?update=${offeringUpdateId}`;
  const [first, second] = await twoAt(path, browser, baseURL);
  await first.getByLabel("Title").fill("Walls and roof");
  await first.getByRole("button", { name: "Save the draft" }).click();
  await expect(first.getByText("Draft saved")).toBeVisible();
  await second.getByLabel("Title").fill("Walls and windows");
  await second.getByRole("button", { name: "Save the draft" }).click();
  await expect(second.getByText(overtaken)).toBeVisible();
  await expect(second.getByLabel("Title")).toHaveValue("Walls and windows");
  const { data } = await (await request.get(`/api/offering/${offeringId}/update`)).json();
  expect(data.map(({ title }: { title: string }) => title)).toEqual(["Walls and roof"]);
});

test("the settings of an organization that nobody has changed yet", async ({ page, baseURL }) => {
  await actAsSomebody(page, baseURL);
  const slug = `issuer-${randomUUID().slice(0, 8)}`;
  await post(page.request, "/organization", { name: slug, slug });
  const tabs = [page, await page.context().newPage()] as const;
  for (const tab of tabs) await open(tab, "/console/settings/payments");
  for (const [nth, tab] of tabs.entries()) {
    await tab.getByLabel("A check holds for (days)").fill(String(100 + nth));
    await tab.getByRole("button", { name: "Save", exact: true }).click();
    await expect(tab.getByText(nth === 0 ? "It counts from now on." : overtaken)).toBeVisible();
  }
  expect((await (await page.request.get("/api/settings")).json()).verificationValidDays).toBe(100);
});

test("the settings of an organization, whose two forms do not get in each other's way", async ({
  browser,
  baseURL,
  request,
}) => {
  const [first, second] = await twoAt("/console/settings/payments", browser, baseURL);
  const days = (page: Page) => page.getByLabel("A check holds for (days)");
  const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
  const before = Number(await days(first).inputValue());
  await days(first).fill(String(before + 1));
  await save(first).click();
  await expect(first.getByText("It counts from now on.")).toBeVisible();
  await days(second).fill(String(before + 2));
  await save(second).click();
  await expect(second.getByText(overtaken)).toBeVisible();

  const bic = first.getByLabel("BIC");
  await bic.fill((await bic.inputValue()) === "" ? "COBADEFFXXX" : "");
  await first.getByRole("button", { name: "Save the account" }).click();
  await expect(first.getByText("Purchases that are still to be paid show this account.")).toBeVisible();
  await days(first).fill(String(before));
  await save(first).click();
  const now = async () => (await (await request.get("/api/settings")).json()).verificationValidDays;
  await expect.poll(now).toBe(before);
  await expect(first.getByText(overtaken)).toHaveCount(0);
});

/** Who changed what: the owner sees a change with its name and difference, narrows the list and takes it along. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { signInAs } from "./support/people.ts";

/** Creates an offering as whoever is signed in, and gives it another title. */
async function changeTitle(page: Page): Promise<{ offeringId: string; before: string; after: string }> {
  const name = randomUUID().slice(0, 8);
  const [before, after] = [`Mill ${name}`, `Old mill ${name}`];
  const made = await page.request.post("/api/offering", {
    data: {
      subdomain: `mill-${name}`,
      tokenId: `mill-${name}`,
      newToken: { name: `Share of ${before}`, symbol: "MILL", totalSupply: 5000 },
      title: before,
      pricePerToken: 10,
      currency: "EUR",
      publish: false,
      offeringPeriod: { startDate: "2027-02-01T00:00:00Z", endDate: "2027-03-01T00:00:00Z" },
      fundingLimits: { minPayableAmount: 100, maxPayableAmount: 5000, hardCap: 20_000, softCap: 5000 },
    },
  });
  expect(made.status(), await made.text()).toBe(200);
  const { offeringId } = (await made.json()) as { offeringId: string };
  const changed = await page.request.patch(`/api/offering/${offeringId}`, { data: { title: after } });
  expect(changed.status(), await changed.text()).toBe(200);
  return { offeringId, before, after };
}

test("a change is in the audit trail, with what it was before and who did it", async ({ page }) => {
  test.slow();
  await signInAs(page, "owner");
  const { offeringId, before, after } = await changeTitle(page);

  await page.goto(`/console/audit?resourceId=${offeringId}`);
  const table = page.getByRole("table", { name: "Audit trail" });
  await expect(table.getByRole("rowheader")).toHaveCount(2);
  const change = table.getByRole("row").filter({ hasText: `changed the offering ${after}` });
  await expect(change).toContainText(`Title: ${before} → ${after}`);
  await expect(change).toContainText("Clara Winter");

  await test.step("read whole", async () => {
    await change.getByRole("link").first().click();
    await expect(
      page.getByRole("heading", {
        level: 1,
        name: `Clara Winter changed the offering ${after}`,
      }),
    ).toBeVisible();
    const difference = page.getByRole("region", { name: "What differs" });
    await expect(difference.getByRole("deletion")).toHaveText(before);
    await expect(difference.getByRole("insertion")).toHaveText(after);
    const who = page.getByRole("region", { name: "Who, when and where" });
    await expect(who.getByRole("link", { name: "Clara Winter" })).toBeVisible();
    await page.getByRole("link", { name: "All changes of it" }).click();
    await expect(table.getByRole("rowheader")).toHaveCount(2);
  });

  await test.step("known by its name, where that is not what changed", async () => {
    const subtitle = { subtitle: "It grinds again" };
    const answer = await page.request.patch(`/api/offering/${offeringId}`, { data: subtitle });
    expect(answer.status(), await answer.text()).toBe(200);
    await page.reload();
    const other = table.getByRole("row").filter({ hasText: "It grinds again" });
    await expect(other).toContainText(`Clara Winter changed the offering ${after}`);
    await expect(page.getByRole("list", { name: "Narrowed to" })).toContainText(`Offering ${after}`);
  });

  await test.step("narrowed", async () => {
    const search = page.getByRole("searchbox", { name: "Search by operation, person, id or value" });
    await search.fill(after);
    await expect(table.getByRole("rowheader")).toHaveCount(1);
    await expect(page).toHaveURL(/q=Old/);
    await page.getByLabel("Up to this day").fill("2020-01-31");
    await expect(page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
    await expect(page).toHaveURL(/to=2020-02-01/);
  });

  await test.step("downloaded", async () => {
    await page.goto(`/console/audit?resourceId=${offeringId}`);
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("menuitem", { name: "CSV" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^audit-trail-.*\.csv$/);
    const lines = readFileSync(await download.path(), "utf8")
      .trimEnd()
      .split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[2]).toContain(after);
    expect(lines[2]).toContain("Clara Winter");
  });

  await test.step("sealed within a minute", async () => {
    await table.getByRole("rowheader").getByRole("link").first().click();
    const seal = page.getByRole("region", { name: "Of what, and its seal" });
    await expect(seal).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(seal).toContainText(/Place in the chain#\d+/, { timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
  });
});

test("a change is read in words: sums with their currency, moments, states, and what it names", async ({
  page,
}) => {
  await signInAs(page, "owner");
  const { offeringId, before } = await changeTitle(page);
  await page.goto(`/console/audit?resourceId=${offeringId}&action=createOffering`);
  const table = page.getByRole("table", { name: "Audit trail" });
  await table.getByRole("link", { name: /created the offering/ }).click();
  const difference = page.getByRole("region", { name: "What differs" });
  const shownAt = (field: string) =>
    difference.getByText(field, { exact: true }).locator("xpath=ancestor::dt/following-sibling::dd");
  await expect(shownAt("Funding limits hard cap")).toHaveText("€20,000.00");
  await expect(shownAt("Offering period start date")).toContainText("1 Feb 2027, 00:00 UTC");
  await expect(shownAt("State")).toHaveText("Draft");
  await expect(shownAt("Token").getByRole("link")).toHaveText(`Share of ${before}`);
  await expect(shownAt("Eligibility verified only")).toHaveText("no");
  await expect(
    page.getByRole("region", { name: "Of what, and its seal" }).getByRole("link").first(),
  ).toHaveText(before);

  await test.step("with a currency that only the offering tells", async () => {
    const fundingLimits = { hardCap: 30_000 };
    const answer = await page.request.patch(`/api/offering/${offeringId}`, { data: { fundingLimits } });
    expect(answer.status(), await answer.text()).toBe(200);
    await page.goto(`/console/audit?resourceId=${offeringId}&q=30000`);
    await table.getByRole("link", { name: /changed the offering/ }).click();
    await expect(difference.getByRole("deletion")).toHaveText("€20,000.00");
    await expect(difference.getByRole("insertion")).toHaveText("€30,000.00");
  });
});

test("personal data of a customer is erased, and what was done stays", async ({ page }) => {
  await signInAs(page, "owner");
  const name = `Ines ${randomUUID().slice(0, 8)}`;
  const wallet = `0x${randomUUID().replaceAll("-", "")}00000000`;
  const made = await page.request.post("/api/customer", {
    data: { wallets: [{ address: wallet }], type: "INDIVIDUAL", countryCode: "DE", name },
  });
  const { id } = (await made.json()) as { id: string };

  await page.goto(`/console/audit?customerId=${id}`);
  await page.getByRole("button", { name: "Erase personal data" }).click();
  const question = page.getByRole("dialog", { name: `Erase personal data of ${name}?` });
  await expect(question).toContainText("1 change");
  await question.getByRole("button", { name: "Erase for good" }).click();
  const table = page.getByRole("table", { name: "Audit trail" });
  await expect(
    table.getByRole("rowheader").filter({ hasText: "erased personal data of the customer" }),
  ).toBeVisible();
  await expect(table).not.toContainText(name);
  await table.getByRole("link", { name: /created the customer/ }).click();
  await expect(page.getByText("Personal data of this change was erased")).toBeVisible();
  await expect(page.locator("main")).not.toContainText(name);
});

test("an auditor sees it and can erase nothing, an operator is told why not", async ({ page }) => {
  await signInAs(page, "auditor");
  await page.goto("/console/audit?customerId=cus_demo_ada");
  await expect(page.getByRole("heading", { level: 1, name: "Audit trail" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Export" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Erase personal data" })).toHaveCount(0);

  await signInAs(page, "operator");
  await page.goto("/console/audit");
  await expect(
    page.getByRole("heading", { name: "Your role does not include the audit trail" }),
  ).toBeVisible();
  expect((await page.request.get("/api/audit-event/export")).status()).toBe(403);
});

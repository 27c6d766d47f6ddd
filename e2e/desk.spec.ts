/** The issuer's desk: what needs somebody, lists that are narrowed, kept, selected and taken away, and all of it by keys. */
import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { actAsMember, signInAs } from "./support/people.ts";
import { mint, newCustomer, newOffering, open, organization, post } from "./support/preparations.ts";

test.beforeEach(async ({ page }) => {
  await signInAs(page, "owner");
});

test("the dashboard says what needs somebody, and the rooms count it", async ({ page }) => {
  await page.goto("/console");
  const panel = page.getByRole("region", { name: "Needs you" });
  await expect(panel.getByRole("link", { name: /refunds? waits? for your transfer/ })).toBeVisible();
  const room = page.getByRole("link", { name: /Payments \d+ need you/ }).first();
  const waiting = /\d+/.exec(await room.innerText())?.[0];
  await panel.getByRole("link", { name: /refunds? waits? for your transfer/ }).click();
  await expect(page.getByRole("link", { name: `Needs you (${waiting})` })).toBeVisible();
  await page.goBack();
  await panel.getByRole("link", { name: /identity checks? waits? for a decision/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Verifications" })).toBeVisible();
});

test("payments to holders that failed are one list, as many as the dashboard counts", async ({
  page,
  request,
}) => {
  const { tokenId, title } = await newOffering(request);
  const name = `Fay ${tokenId.slice(-8)}`;
  const holder = await newCustomer(request, name);
  await mint(request, tokenId, holder, 100);
  const { distributionId } = await post<{ distributionId: string }>(request, "/distribution", {
    tokenId,
    kind: "DIVIDEND",
    title: `Rent of ${title}`,
    amount: 10,
    currency: "EUR",
    recordDate: new Date().toISOString(),
  });
  const payments = async () =>
    (await (await request.get(`/api/distribution/${distributionId}/payment`)).json()).data;
  await expect.poll(payments).toHaveLength(1);
  const [{ distributionPaymentId }] = await payments();
  await post(request, `/distribution-payment/${distributionPaymentId}/mark-failed`, {
    reason: "The account is closed.",
  });

  await page.goto("/console");
  const panel = page.getByRole("region", { name: "Needs you" });
  const matter = panel.getByRole("link", { name: /payments? to (a holder|holders) failed/ });
  const count = Number(/^\d+/.exec(await matter.innerText())?.[0] ?? 1);
  const room = (number: number) => page.getByRole("link", { name: `Distributions ${number} need you` });
  await expect(room(count).first()).toBeAttached();
  await matter.click();
  await expect(page).toHaveURL("/console/distributions/payments?status=FAILED");
  await expect(page.getByText(new RegExp(`^${count} rows?, .*€.* in all$`))).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText(`Rent of ${title}`);

  // Narrowed to one, the sum is its, and the file has it alone.
  await page.getByRole("searchbox", { name: "Search by holder, distribution or reference" }).fill(name);
  await page.getByLabel("From this day on").fill(new Date().toISOString().slice(0, 10));
  await expect(page.getByText("1 row, €10.00 in all")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  const [head = "", ...rows] = readFileSync(await (await downloading).path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(rows).toHaveLength(1);
  expect(rows[0]?.split(",")[head.split(",").indexOf("title")]).toBe(`Rent of ${title}`);

  await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  const bar = page.getByRole("region", { name: "Selected rows" });
  await bar.getByRole("button", { name: "Mark as paid" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Mark as paid" }).click();
  await expect(bar.getByRole("status")).toContainText("1 marked as paid");
  await expect(room(count)).toHaveCount(0);
});

test("the dashboard is of the period that is chosen, beside the one before", async ({ page }) => {
  await page.goto("/console");
  await page.getByRole("navigation", { name: "Period" }).getByRole("link", { name: "30 days" }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=/);
  await expect(page.getByText(/ in 30 days$/).first()).toBeVisible();
  for (const name of ["Raised in EUR", "Purchases completed", "New customers"]) {
    const tile = page.getByRole("listitem").filter({ hasText: name });
    await expect(tile).toContainText(/ in the 30 days before/);
  }
  await page.getByRole("link", { name: "Purchases completed" }).click();
  await expect(page).toHaveURL(/purchaseStatus=COMPLETED&createdFrom=/);
  await page.goBack();
  await page.goto("/console?from=2027-02-02&to=2027-02-01");
  await expect(page.getByText("A period begins no later than it ends")).toBeVisible();
});

test.describe("a list", () => {
  test("tells how many match, hides columns, and is kept as a view", async ({ page }) => {
    await open(page, "/console/purchases?purchaseStatus=PENDING");
    await expect(page.getByText(/^\d+ rows?, .*€.* in all$/)).toBeVisible();
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("menuitemcheckbox", { name: "Tokens" }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("columnheader", { name: "Tokens" })).toHaveCount(0);

    await page.getByRole("button", { name: "Views" }).click();
    await page.getByRole("menuitem", { name: "Save this view…" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Waiting for money");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeHidden();

    await open(page, "/console/purchases");
    await page.getByRole("button", { name: "Views" }).click();
    await page.getByRole("menuitem", { name: "Waiting for money" }).click();
    await expect(page).toHaveURL(/purchaseStatus=PENDING/);
    await expect(page.getByRole("columnheader", { name: "Tokens" })).toHaveCount(0);
  });

  test("is exported as it is narrowed", async ({ page }) => {
    await page.goto("/console/customers?countryCode=DE");
    await page.getByRole("button", { name: "Export" }).click();
    const downloading = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "CSV" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^customers-.*\.csv$/);
    const [head = "", ...rows] = readFileSync(await download.path(), "utf8")
      .trimEnd()
      .split("\r\n");
    const country = head.split(",").indexOf("countryCode");
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.split(",")[country]).toBe("DE");
  });

  test("says of a row that was pressed that its page is on the way", async ({ page }) => {
    await open(page, "/console/purchases");
    const answered = Promise.withResolvers<void>();
    await page.route(/\/console\/purchases\/opi_/, async (route) => {
      await answered.promise;
      await route.continue();
    });
    const rows = page.locator("[data-row-link]");
    await rows.first().click();
    await expect(rows.first().locator("[data-pending]")).toHaveCSS("opacity", "1");
    await expect(rows.locator("[data-pending]")).toHaveCount(1);
    answered.resolve();
    await page.waitForURL(/\/purchases\/opi_/);
  });

  test("does with the chosen rows what can be done, and tells what could not", async ({ page }) => {
    await page.goto("/console/purchases?purchaseStatus=COMPLETED");
    await page
      .getByRole("checkbox", { name: /^Select (?!all)/ })
      .first()
      .check();
    const bar = page.getByRole("region", { name: "Selected rows" });
    await expect(bar).toContainText("1 selected");
    await bar.getByRole("button", { name: "Cancel purchases" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel purchases" }).click();
    await expect(bar.getByRole("status")).toContainText("0 cancelled, 1 not");
    await expect(bar).toBeFocused();
    await bar.getByRole("button", { name: "Clear" }).press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
});

test("what is chosen stays so from page to page, and not where the list is narrowed otherwise", async ({
  page,
}) => {
  await open(page, "/console/purchases");
  const all = page.getByRole("checkbox", { name: "Select all on this page" });
  const bar = page.getByRole("region", { name: "Selected rows" });
  await all.check();
  await expect(bar).toContainText("20 selected");
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/cursor=/);
  await expect(all).not.toBeChecked();
  await all.check();
  await expect(bar).toContainText("40 selected");
  await all.uncheck();
  await expect(bar).toContainText("20 selected");
  await page.getByLabel("Status", { exact: true }).selectOption("FAILED");
  await expect(bar).toBeHidden();
});

test("the first column's heading stands above its names, beside the box that chooses all", async ({
  page,
}) => {
  await open(page, "/console/customers");
  const [heading, name] = await Promise.all([
    page.getByRole("columnheader").first().getByRole("link").boundingBox(),
    page.locator("[data-row-link]").first().boundingBox(),
  ]);
  expect(Math.abs((heading?.x ?? 0) - (name?.x ?? 99))).toBeLessThanOrEqual(1);
});

test("trades say what they sum up to", async ({ page }) => {
  await page.goto("/console/bulletin-board/trades");
  await expect(page.getByText(/^\d+ rows, €[\d,.]+ in all$/)).toBeVisible();
});

test("a day is typed digit by digit, and is one step for the browser's way back", async ({ page }) => {
  await open(page, "/console/purchases");
  await page.getByLabel("From this day on").focus();
  await page.keyboard.type("01022026", { delay: 300 });
  await expect(page).toHaveURL(/createdFrom=2026-0[12]-0[12]T/);
  await page.goBack();
  await expect(page).toHaveURL("/console/purchases");
  await expect(page.getByLabel("From this day on")).toHaveValue("");
});

test("a name without a space leaves the other columns in sight", async ({ page, request }) => {
  const { offeringId, tokenId } = await newOffering(request);
  const answer = await request.patch(`/api/offering/${offeringId}`, { data: { title: "Donau".repeat(30) } });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto(`/console/offerings?tokenId=${tokenId}`);
  const table = page.getByRole("table", { name: "Offerings" });
  await expect(table.getByRole("row")).toHaveCount(2);
  const isCut = () =>
    table.evaluate(({ parentElement: rows }) => rows !== null && rows.scrollWidth > rows.clientWidth);
  expect(await isCut()).toBe(false);
});

test("the ring of a register is of wallets, as one holder may have several", async ({ page }) => {
  await open(page, "/console/tokens/alpine-hydro");
  const spread = page.getByRole("region", { name: "Concentration" });
  const wallets = /in (\d+) wallets/.exec(await spread.innerText())?.[1];
  await expect(page.getByRole("region", { name: "Largest wallets" })).toContainText(
    new RegExp(`${wallets}\\s*wallets`),
  );
});

test("the register tells that its number is of entries, the folded ones too", async ({ page }) => {
  await open(page, "/console/tokens/harbour-lofts/entries");
  await expect(page.getByText(/^\d+ entries, with the steps that are folded$/)).toBeVisible();
  await page.getByLabel("Steps within unissued").selectOption("All steps");
  await expect(page.getByText(/^\d+ entries$/)).toBeVisible();
});

test.describe("whoever may not do something", () => {
  test("is offered no way to cancel a purchase", async ({ page, baseURL }) => {
    for (const role of ["owner", "compliance", "auditor"] as const) {
      await actAsMember(page, baseURL, organization, role);
      await page.goto("/console/purchases?purchaseStatus=PENDING");
      await page.locator("[data-row-link]").first().click();
      await expect(page.getByRole("heading", { level: 2, name: "Papers" })).toBeVisible();
      const cancel = page.getByRole("button", { name: "Cancel the purchase…" });
      await expect(cancel).toHaveCount(role === "owner" ? 1 : 0);
    }
  });

  test("chooses no rows for nothing, and is shown no room that is closed", async ({ page, baseURL }) => {
    await actAsMember(page, baseURL, organization, "compliance");
    await page.goto("/console/bulletin-board/trades");
    await expect(page.getByRole("table", { name: "Trades on the bulletin board" })).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Audit trail" }).first()).toBeVisible();
    await actAsMember(page, baseURL, organization, "operator");
    await page.goto("/console/bulletin-board/trades");
    await expect(page.getByRole("checkbox", { name: "Select all on this page" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Audit trail" })).toHaveCount(0);
    // Purchases can be exported by whoever reads them.
    await page.goto("/console/purchases");
    await expect(page.getByRole("checkbox", { name: "Select all on this page" })).toBeVisible();
  });
});

test("the register names who bought what is set aside", async ({ page }) => {
  await page.goto("/console/tokens/harbour-lofts/entries?reason=ALLOCATE");
  const row = page.getByRole("row").filter({ hasText: "Set aside" }).first();
  await expect(row).toContainText("Purchase");
  await expect(row).not.toContainText("opi_");
});

test("chosen customers are exported alone", async ({ page }) => {
  await page.goto("/console/customers");
  const rows = page.getByRole("checkbox", { name: /^Select (?!all)/ });
  await rows.nth(0).check();
  await rows.nth(1).check();
  const bar = page.getByRole("region", { name: "Selected rows" });
  await expect(bar).toContainText("2 selected");
  const downloading = page.waitForEvent("download");
  await bar.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  const text = readFileSync(await (await downloading).path(), "utf8");
  expect(text.trimEnd().split("\r\n")).toHaveLength(3);
});

test("whoever has still to pay is reminded, once a day", async ({ page, request }) => {
  const { id, wallet } = await newCustomer(request);
  const { offeringId } = await newOffering(request);
  await post(request, "/offering-purchase-intent", {
    customerId: id,
    walletAddress: wallet,
    offeringId,
    payment: { purchaseAmount: 1250, tokenAmount: 100, currency: "EUR" },
  });
  await page.goto(`/console/purchases?customerId=${id}`);
  const bar = page.getByRole("region", { name: "Selected rows" });
  for (const outcome of ["1 reminded", "0 reminded, 1 not"]) {
    const row = page.getByRole("checkbox", { name: /^Select (?!all)/ }).first();
    if (!(await row.isChecked())) await row.check();
    await bar.getByRole("button", { name: "Remind" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remind" }).click();
    await expect(bar.getByRole("status")).toContainText(outcome);
  }
  const downloading = page.waitForEvent("download");
  await bar.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  const rows = readFileSync(await (await downloading).path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(rows).toHaveLength(2);
});

/** Presses a key until what it brings is there: a page that is slow to start does not hear the first. */
async function press(page: Page, key: string, brought: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(brought).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test.describe("the keys", () => {
  test("search everything", async ({ page }) => {
    const field = page.getByRole("textbox", { name: "Search everything" });
    await page.goto("/console");
    await press(page, "Control+k", field);
    await field.fill("Harbour");
    await expect(page.getByRole("button", { name: /Harbour Lofts/ }).first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/console\/(offerings|tokens)\//);
    await page.goto("/console");
    await press(page, "Control+k", field);
    await field.fill("logo");
    await expect(page.getByRole("dialog").getByRole("button")).toHaveText(["BrandSettings"]);
    await field.fill("audit");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Audit trail" })).toBeVisible();
  });

  test("go through a list, open a row, and tell of themselves", async ({ page }) => {
    await page.goto("/console/customers");
    await press(page, "?", page.getByRole("dialog", { name: "Keys" }));
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.getByRole("searchbox").blur();
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("k");
    await expect(page.getByRole("table").getByRole("link").nth(0)).toBeAttached();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/console\/customers\/cus_/);
  });
});

test("whoever comes back to a list is at the row that was opened", async ({ page }) => {
  await open(page, "/console/purchases?purchaseStatus=COMPLETED");
  const row = page.locator("[data-row-link]:focus");
  await press(page, "j", row);
  for (let rows = 1; rows < 4; rows += 1) await page.keyboard.press("j");
  const href = await row.getAttribute("href");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/purchases\/opi_/);
  await expect(page.getByRole("heading", { level: 2, name: "Papers" })).toBeVisible();
  await page.goBack();
  await expect(row).toHaveAttribute("href", href ?? "");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the filters of a list are folded, so that its first row is in sight", async ({ page }) => {
    await page.goto("/console/purchases");
    await expect(page.getByRole("table").getByRole("link").first()).toBeInViewport();
    await expect(page.getByLabel("Status", { exact: true })).toBeHidden();
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    await page.getByLabel("Status", { exact: true }).selectOption("PENDING");
    await expect(page).toHaveURL(/purchaseStatus=PENDING/);
    await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
  });

  test("all rows of a page are chosen at once", async ({ page }) => {
    await page.goto("/console/customers");
    await page.getByText("Select all on this page").click();
    const rows = page.getByRole("checkbox", { name: /^Select (?!all)/ });
    await expect(page.getByText(`${await rows.count()} selected`)).toBeVisible();
    await page.getByText("Select all on this page").click();
    await expect(page.getByRole("region", { name: "Selected rows" })).toBeHidden();
  });
});

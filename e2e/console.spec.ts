/** The console as an issuer works in it: from a draft to the market, from a token to a wallet, through long lists. */
import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { signInAs } from "./support/people.ts";

/** Tells what a story makes apart from what other stories make. */
const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

async function proceed(page: Page, to: string): Promise<void> {
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 2, name: to, exact: true })).toBeVisible();
}

/** Fills the wizard's story and terms, from its second step to its fourth. */
async function describeOffering(page: Page, title: string): Promise<void> {
  await field(page, "Title").fill(title);
  await field(page, "Subtitle").fill("A barge between Hamburg and Prague");
  await page.getByRole("radio", { name: "A ship" }).click();
  await proceed(page, "Terms");
  await field(page, "Price per token").fill("12.50");
  await page.getByLabel("Opens (UTC)").fill("2027-02-01T09:00");
  await page.getByLabel("Ends (UTC)").fill("2027-04-30T22:00");
  await field(page, "Minimum").fill("100");
  await field(page, "Maximum").fill("25000");
  await field(page, "Soft cap").fill("150000");
  await field(page, "Hard cap").fill("500000");
  await proceed(page, "Eligibility");
  await proceed(page, "Address");
}

/** The first cells of a table's rows. */
const rowNames = (table: Locator) => table.getByRole("rowheader");

test.beforeEach(async ({ page }) => {
  await signInAs(page, "owner");
});

test.describe("an offering", () => {
  test("goes from a draft to the market and a site of its own", async ({ page }) => {
    const title = unique("Elbe Barge");
    await page.goto("/console/offerings");
    await page.getByRole("link", { name: "Create an offering" }).click();

    await page.getByText("A new token").click();
    await field(page, "Name").fill(title);
    await field(page, "Symbol").fill("ELB");
    await field(page, "Total supply").fill("50000");
    await proceed(page, "Story");
    await expect(field(page, "Title")).toHaveValue(title);

    await describeOffering(page, title);
    const subdomain = title.toLowerCase().replaceAll(" ", "-");
    await expect(field(page, "Subdomain")).toHaveValue(subdomain);
    await proceed(page, "Review");
    const terms = page.getByRole("region", { name: "Terms" });
    await expect(terms).toContainText("1 Feb 2027, 09:00 UTC");
    await expect(terms).toContainText("€500,000");
    await page.getByRole("button", { name: "Save as draft" }).click();

    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("This is a draft")).toBeVisible();
    const missing = page.getByRole("list", { name: "What is missing" });
    await expect(missing.getByRole("link", { name: "Add documents" })).toBeVisible();
    const draft = page.url();

    await page.goto(`/?q=${encodeURIComponent(title)}`);
    await expect(page.getByRole("heading", { name: "No offering matches" })).toBeVisible();

    await page.goto(draft);
    await page.getByRole("link", { name: "Edit" }).click();
    await field(page, "Subtitle").fill("From Hamburg to Prague");
    await page.getByRole("button", { name: "Save the changes" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Raised so far" })).toBeVisible();
    await expect(page.getByText("From Hamburg to Prague")).toBeVisible();

    await page.getByRole("button", { name: "Publish…" }).click();
    // A second click on the dialog that leaves is part of the first, and nothing is refused.
    let published = 0;
    page.on("request", (request) => {
      published += Number(request.url().includes("offering.publish"));
    });
    await page.getByRole("dialog").getByRole("button", { name: "Publish" }).dblclick();
    await expect(page.getByText("This is a draft")).toBeHidden();
    await expect(page.getByText("Opens 1 Feb 2027").first()).toBeVisible();
    expect(published).toBe(1);
    await expect(page.locator("main [tabindex='-1']:focus")).toContainText("Buying begins on 1 Feb 2027");

    const site = await page.getByRole("link", { name: "Own site" }).getAttribute("href");
    await page.getByRole("link", { name: "Public page" }).click();
    await expect(page).toHaveURL(/\/offerings\/off_/);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

    await page.goto(`/?q=${encodeURIComponent(title)}`);
    await expect(page.getByRole("link", { name: title })).toBeVisible();

    expect(new URL(site ?? "").hostname).toBe(`${subdomain}.localhost`);
    await page.goto(site ?? "");
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  });

  test("whose subdomain is taken is told so at the field, and keeps what was typed", async ({ page }) => {
    const title = unique("Harbour Lofts");
    await page.goto("/console/offerings/new?tokenId=harbour-lofts");
    await proceed(page, "Story");
    await describeOffering(page, title);
    const subdomain = field(page, "Subdomain");
    await subdomain.fill("harbour-lofts");
    await page.getByRole("button", { name: "Continue" }).click();

    await expect(subdomain).toHaveAttribute("aria-invalid", "true");
    await expect(subdomain).toHaveAccessibleDescription(/Another offering uses this subdomain/);
    await expect(subdomain).toBeFocused();
    await expect(subdomain).toHaveValue("harbour-lofts");

    await page.getByRole("button", { name: "Back", exact: true }).click();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(field(page, "Hard cap")).toHaveValue("500000");
    await page.getByRole("button", { name: /Story/ }).click();
    await expect(field(page, "Title")).toHaveValue(title);
  });

  test("whose subdomain is taken at the last moment leads back to the field", async ({ page, request }) => {
    const title = unique("Harbour Lofts");
    await page.goto("/console/offerings/new?tokenId=harbour-lofts");
    await proceed(page, "Story");
    await describeOffering(page, title);
    const subdomain = await field(page, "Subdomain").inputValue();
    await proceed(page, "Review");

    const faster = await request.post("/api/offering", {
      data: {
        subdomain,
        tokenId: "harbour-lofts",
        title: "Faster",
        pricePerToken: 10,
        offeringPeriod: { startDate: "2027-02-01T09:00:00Z", endDate: "2027-03-01T09:00:00Z" },
        fundingLimits: { minPayableAmount: 10, maxPayableAmount: 100, hardCap: 1000, softCap: 0 },
        publish: false,
      },
    });
    expect(faster.status()).toBe(200);
    await page.getByRole("button", { name: "Save as draft" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Address" })).toBeVisible();
    await expect(field(page, "Subdomain")).toHaveAccessibleDescription(
      /Another offering uses this subdomain/,
    );
    await expect(field(page, "Subdomain")).toBeFocused();

    await field(page, "Subdomain").fill(`${subdomain}-2`);
    await proceed(page, "Review");
    await page.getByRole("button", { name: "Save as draft" }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  });

  test("is checked step by step by the contract", async ({ page }) => {
    await page.goto("/console/offerings/new");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("This field is required.")).toBeVisible();

    await page.goto("/console/offerings/new?tokenId=harbour-lofts");
    await proceed(page, "Story");
    await field(page, "Title").fill(unique("Limits"));
    await proceed(page, "Terms");
    await field(page, "Price per token").fill("10.123");
    await field(page, "Minimum").fill("500");
    await field(page, "Maximum").fill("100");
    await field(page, "Soft cap").fill("0");
    await field(page, "Hard cap").fill("900000");
    await expect(page.getByText(/would be sold, but only/)).toBeVisible();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(field(page, "Price per token")).toHaveAccessibleDescription(/Use at most 2 decimals/);
    await expect(field(page, "Minimum")).toHaveAccessibleDescription(/cannot pass the maximum/);
    await expect(page.getByLabel("Opens (UTC)")).toHaveAccessibleDescription(/required/);
  });

  test("gives the keyboard back to the button whose question is left", async ({ page }) => {
    await page.goto("/console/offerings/off_demo_harbour", { waitUntil: "networkidle" });
    for (const name of ["Pause…", "Move the end…", "Close now…", "Cancel…"]) {
      const button = page.getByRole("button", { name });
      await button.press("Enter");
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  test("keeps the terms that its buyers rely on", async ({ page }) => {
    await page.goto("/console/offerings/off_demo_harbour/edit");
    await expect(page.getByText("Purchases have begun")).toBeVisible();
    await expect(field(page, "Price per token")).toBeDisabled();
    await expect(field(page, "Hard cap")).toBeDisabled();
    await expect(page.getByLabel("Opens (UTC)")).toBeDisabled();
    await expect(page.getByLabel("Ends (UTC)")).toBeEnabled();
    await expect(field(page, "Title")).toBeEnabled();
  });
});

test("a token is registered and minted into a customer's wallet", async ({ page }) => {
  const name = unique("Vineyard");
  await page.goto("/console/tokens");
  await page.getByRole("link", { name: "Register a token" }).click();
  await field(page, "Name").fill(name);
  await field(page, "Symbol").fill("VIN");
  await field(page, "Total supply").fill("1000");
  await field(page, "Decimals").fill("0");
  await page.getByRole("button", { name: "Register the token" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("Nobody holds it yet")).toBeVisible();

  await page.getByRole("button", { name: "Mint", exact: true }).click();
  const mint = page.getByRole("dialog", { name: "Mint VIN" });
  const amount = mint.getByRole("textbox", { name: "Amount" });
  const confirm = async () => {
    await mint.getByRole("button", { name: "Mint…" }).click();
    await page.getByRole("button", { name: "Mint the tokens" }).click();
  };
  await mint.getByRole("combobox", { name: "Customer" }).fill("Lindqvist");
  await page.getByRole("listbox").getByRole("option", { name: "Ada Lindqvist" }).click();
  await mint.getByRole("combobox", { name: "Wallet" }).selectOption({ index: 1 });
  await amount.fill("2000");
  await confirm();
  await expect(amount).toHaveAccessibleDescription(/Only 1,?000 of the token's supply is left/);
  await expect(amount).toHaveValue("2000");

  await amount.fill("250.5");
  await confirm();
  await expect(amount).toHaveAccessibleDescription(/Use at most 0 decimals/);

  await amount.fill("250");
  await confirm();
  const holders = page.getByRole("table", { name: "Holders" });
  await expect(rowNames(holders)).toHaveText([/Ada Lindqvist/]);
  await expect(holders.getByRole("row").last()).toContainText(/Total\s*250/);
  await expect(page.getByRole("region", { name: "Supply" })).toContainText("25%");
});

test.describe("a list", () => {
  test("is searched as one types, filtered, and reset", async ({ page }) => {
    await page.goto("/console/customers");
    const customers = page.getByRole("table", { name: "Customers" });
    await expect(rowNames(customers)).toHaveCount(20);

    await page.getByRole("searchbox", { name: /^Search/ }).fill("lindqvist");
    await expect(page).toHaveURL(/[?&]q=lindqvist/);
    await expect(rowNames(customers)).toHaveText([/Ada Lindqvist/]);

    await page.getByLabel("Type", { exact: true }).selectOption("ORGANIZATION");
    await expect(page).toHaveURL(/type=ORGANIZATION/);
    await expect(page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
    await page.getByRole("link", { name: "Reset search and filters" }).click();
    await expect(page).toHaveURL(/\/console\/customers$/);
    await expect(page.getByRole("searchbox", { name: /^Search/ })).toHaveValue("");
    await expect(rowNames(customers)).toHaveCount(20);
  });

  test("is sorted by its headers and remembers it in its address", async ({ page }) => {
    await page.goto("/console/offerings");
    const offerings = page.getByRole("table", { name: "Offerings" });
    const raised = offerings.getByRole("columnheader", { name: "Raised" });
    await raised.getByRole("link").click();
    await expect(raised).toHaveAttribute("aria-sort", "descending");
    await expect(rowNames(offerings).first()).toContainText("Lübeck Old Town House");
    await raised.getByRole("link").click();
    await expect(raised).toHaveAttribute("aria-sort", "ascending");
    await page.reload();
    await expect(raised).toHaveAttribute("aria-sort", "ascending");
    await raised.getByRole("link").click();
    await expect(page).toHaveURL(/\/console\/offerings$/);
  });

  test("turns its pages forward and back", async ({ page }) => {
    await page.goto("/console/purchases?purchaseStatus=COMPLETED");
    const purchases = page.getByRole("table", { name: "Purchases" });
    const href = () => rowNames(purchases).first().getByRole("link").getAttribute("href");
    const first = await href();
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/cursor=/);
    await expect.poll(href).not.toBe(first);
    await page.getByRole("link", { name: "Previous" }).click();
    await expect.poll(href).toBe(first);
    await expect(page).toHaveURL(/purchaseStatus=COMPLETED/);
  });

  test("starts again where its address names no page", async ({ page }) => {
    await page.goto("/console/purchases?cursor=nonsense&currency=EUR");
    await expect(page).toHaveURL("/console/purchases?currency=EUR");
    await expect(rowNames(page.getByRole("table", { name: "Purchases" }))).not.toHaveCount(0);
  });

  test("leads to each of its rows", async ({ page }) => {
    await page.goto("/console/purchases?q=lindqvist");
    await rowNames(page.getByRole("table", { name: "Purchases" }))
      .first()
      .getByRole("link")
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("for Ada Lindqvist");
    await page.getByRole("main").getByRole("link", { name: "Ada Lindqvist" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Ada Lindqvist" })).toBeVisible();
    await expect(page.getByRole("table", { name: "Tokens held" })).toContainText("Harbour Lofts Hamburg");
  });
});

test("the dashboard shows what was raised", async ({ page, request }) => {
  const dashboard = await (await request.get("/api/dashboard")).json();
  type Sum = { currency: string; amount: number };
  const raised: (Sum & { completed: number })[] = dashboard.raised;
  const ofPeriod: Sum[] = dashboard.period.raised;
  const money = ({ currency, amount }: Sum) =>
    new Intl.NumberFormat("en-GB", { style: "currency", currency, minimumFractionDigits: 0 }).format(amount);

  await page.goto("/console");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  const inAll = page.getByText(/ in all.* Against the hard cap/);
  for (const sum of raised) await expect(inAll).toContainText(money({ ...sum, amount: sum.completed }));
  for (const sum of ofPeriod) {
    const tile = page.getByRole("listitem").filter({ hasText: `Raised in ${sum.currency}` });
    await expect(tile).toContainText(money(sum));
    await expect(page.getByRole("table", { name: `Raised by week, ${sum.currency}` })).toBeAttached();
  }
  const harbour = page.getByRole("listitem").filter({ hasText: "Harbour Lofts Hamburg" });
  await expect(harbour.getByRole("img", { name: /raised of at most €500,000/ })).toBeVisible();
  await page.getByRole("link", { name: "All pending" }).click();
  await expect(page).toHaveURL(/\/console\/purchases\?purchaseStatus=PENDING/);
});

test("whoever is no issuer is told so, and can become one in the demo", async ({ page }) => {
  await signInAs(page, "ada");
  await page.goto("/console/customers");
  await expect(page.getByRole("heading", { name: "The console is for issuers" })).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.getByRole("button", { name: /^Clara Winter/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Customers" })).toBeVisible();
});

test("an unknown record is a page that says so", async ({ page }) => {
  const response = await page.goto("/console/customers/cus_unknown");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "There is nothing here" })).toBeVisible();
  await page.goto("/console/offerings/off_unknown");
  await expect(page).toHaveTitle(/Offerboard$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the rooms are behind a menu, and rows are cards", async ({ page }) => {
    await page.goto("/console");
    await page.getByText(/^Menu /).click();
    await page.getByRole("link", { name: "Tokens", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Tokens" })).toBeVisible();
    await page.getByLabel("Order").selectOption({ label: "Name, ascending" });
    await expect(page).toHaveURL(/sort=name&order=asc/);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wider).toBe(false);
  });
});

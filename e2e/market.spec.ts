/** The public market as a buyer meets it: finding an offering, reading it, and learning whether one can buy. */
import { expect, type Page, test } from "@playwright/test";
import { actAsCustomer, customerNamed, signInAs } from "./support/people.ts";
import { newOffering } from "./support/preparations.ts";

const harbour = "/offerings/off_demo_harbour";

/** Opens an offering by its name, as the search finds it. */
async function open(page: Page, title: string): Promise<void> {
  await page.goto(`/?q=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

test("what nothing can be called is told not to be there, and is no fault of the service", async ({
  page,
}) => {
  const name = "a".repeat(300);
  await signInAs(page, "ada");
  const statusOf = async (path: string) => (await page.goto(path))?.status();
  expect(await statusOf(`/offerings/${name}`)).toBe(404);
  expect(await statusOf(`/issuers/${name}`)).toBe(404);
  expect(await statusOf(`/microsite/${name}`)).toBe(404);
  await page.goto(`/join/${name}`);
  await expect(page.getByText("This invitation does not work any more")).toBeVisible();
  await page.goto(`/portal/board/offers?token=${name}`);
  await expect(page.getByRole("heading", { level: 1, name: "All offers" })).toBeVisible();
});

test.describe("the list of offerings", () => {
  test("is searched and filtered by its address", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Own a share of something real.");
    await page.getByRole("searchbox", { name: "Search offerings" }).fill("harbour lofts");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/[?&]q=harbour\+lofts/);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByRole("link", { name: "Harbour Lofts Hamburg" })).toBeVisible();

    await page.getByRole("navigation", { name: "Stage" }).getByRole("link", { name: "Funded" }).click();
    await expect(page).toHaveURL(/stage=CLOSED/);
    await expect(page).toHaveURL(/q=harbour\+lofts/);
    await expect(page.getByRole("heading", { name: "No offering matches" })).toBeVisible();

    await page.getByRole("link", { name: "Show all offerings" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("searchbox")).toHaveValue("");
    await expect(page.getByRole("article")).not.toHaveCount(0);
  });

  test("shows the same for the same address", async ({ page }) => {
    await page.goto("/?currency=USD&stage=OPEN&sort=title");
    await expect(page.getByLabel("Currency")).toHaveValue("USD");
    await expect(page.getByLabel("Order")).toHaveValue("title");
    await expect(page.getByRole("link", { name: "MV Aurelia" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Harbour Lofts Hamburg" })).toHaveCount(0);
  });

  test("shows what can be bought first, then what comes, then what is over", async ({ page }) => {
    await page.goto("/");
    const stages = page.getByRole("main").getByRole("heading", { level: 3 });
    await expect(stages.filter({ hasText: /^(Open|Upcoming|Funded and ended)$/ })).toHaveText([
      "Open",
      "Upcoming",
      "Funded and ended",
    ]);
    const open = page.getByRole("region", { name: "Open", exact: true });
    const ends = await open.getByText(/^\d+ \w{3} \d{4}$/).allInnerTexts();
    const days = ends.map((text) => Date.parse(`${text} UTC`));
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    await expect(page.getByRole("region", { name: "Upcoming" }).getByText("Odense Data Hall")).toBeVisible();
    await expect(page.getByRole("region", { name: "Featured offering" }).getByRole("link")).toBeVisible();
    await page.goto(`/?q=harbour`);
    const card = page.getByRole("article").filter({ hasText: "Harbour Lofts Hamburg" });
    await expect(card).toContainText("4.1% a year");
    await expect(card).toContainText("12 years");
    await expect(card).toContainText("Minimum");
  });

  test("tells the same facts of every offering, side by side", async ({ page }) => {
    await page.goto("/?sort=title");
    const cards = page.getByRole("article");
    await expect(cards).not.toHaveCount(0);
    for (const card of await cards.all()) {
      // Cards out of sight are laid out as one comes near.
      await card.scrollIntoViewIfNeeded();
      const terms = await card.getByRole("term").allTextContents();
      expect(terms.slice(0, 2)).toEqual(["Minimum", expect.stringMatching(/^(Opens|Ends|Ended)$/)]);
      expect([["Planned yield", "Term"], ["Planned yield and term"]]).toContainEqual(terms.slice(2));
      await expect(card.getByRole("definition").filter({ hasText: /^–$/ })).toHaveCount(0);
    }
    const tops = await cards
      .getByText("Minimum", { exact: true })
      .evaluateAll((terms) => terms.slice(0, 3).map((term) => term.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });

  test("keeps no place for what no offering of a list plans", async ({ page }) => {
    await page.goto("/?q=Odense+Data+Hall");
    await expect(page.getByRole("article").getByRole("term")).toHaveText(["Minimum", "Opens"]);
  });

  test("leads visitors to what explains", async ({ page }) => {
    await page.goto("/");
    const areas = page.getByRole("navigation", { name: "Areas" });
    await expect(areas.getByRole("link")).toHaveText(["Invest", "How it works", "For issuers"]);
    for (const [name, title] of [
      ["How it works", "How it works"],
      ["For issuers", "Bring what you own to investors"],
    ] as const) {
      await areas.getByRole("link", { name }).click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(areas.getByRole("link", { name })).toHaveAttribute("aria-current", "true");
    }
    const footer = page.getByRole("navigation", { name: "Footer" });
    for (const name of ["Console", "API reference"])
      await expect(footer.getByRole("link", { name })).toBeVisible();
  });

  test("turns its pages forward and back", async ({ page }) => {
    await page.goto("/?sort=title");
    const first = await page.getByRole("article").first().getByRole("link").innerText();
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/cursor=/);
    await expect(page.getByRole("article").first().getByRole("link")).not.toHaveText(first);
    await page.getByRole("link", { name: "Previous" }).click();
    await expect(page.getByRole("article").first().getByRole("link")).toHaveText(first);
  });

  test("starts again where its address names no page", async ({ page }) => {
    await page.goto("/?cursor=nonsense&currency=EUR");
    await expect(page).toHaveURL("/?currency=EUR");
    await expect(page.getByRole("article")).not.toHaveCount(0);
  });

  test("answers an address that no text can hold", async ({ page }) => {
    const answer = await page.goto("/?q=%00");
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("article").first()).toBeVisible();
    // Two halves make one letter; the address is cut between them.
    const cut = await page.goto(`/?q=${"x".repeat(199)}${encodeURIComponent("🏠")}`);
    expect(cut?.status()).toBe(200);
    await expect(page.getByText("No offering matches")).toBeVisible();
    for (const path of ["/offerings/%00", "/issuers/%00", "/invitations/%00"]) {
      expect((await page.request.get(path)).status(), path).toBe(404);
    }
  });

  test("needs no script", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto("/");
    await page.getByLabel("Type").selectOption("Real estate");
    await page.getByRole("searchbox").fill("lofts");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/type=Real\+estate/);
    await page.getByRole("link", { name: "Harbour Lofts Hamburg" }).click();
    await expect(page.getByLabel("You pay")).toHaveValue("100.00");
    await expect(page.getByLabel("You receive")).toHaveValue("8");
    await context.close();
  });
});

test.describe("an offering", () => {
  test("tells what a buyer wants to know", async ({ page }) => {
    await open(page, "Harbour Lofts Hamburg");
    const main = page.getByRole("main");
    await expect(main.getByText("Offered by Nordlicht Real Assets")).toBeVisible();
    await expect(main.getByRole("img", { name: /raised of at most €500,000/ })).toBeVisible();
    for (const fact of ["Price per token", "Goal", "Hard cap", "Total supply", "Decimals"]) {
      await expect(main.getByText(fact, { exact: true })).toBeVisible();
    }
    await expect(main.getByText("Goal €150,000, reached")).toBeVisible();
    for (const part of ["Key facts", "About this offering", "How it works", "The token"]) {
      await expect(main.getByRole("heading", { name: part })).toBeVisible();
    }
  });

  test("that does not exist is told so", async ({ page }) => {
    const response = await page.goto("/offerings/off_unknown");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "There is nothing here" })).toBeVisible();
  });

  for (const [title, reason] of [
    ["Hanse Trade Receivables", /has paused this offering/],
    ["Lübeck Old Town House", /Everything is sold or reserved/],
    ["Rügen Sea Farm", /missed its goal/],
    ["Odense Data Hall", /opens on/],
  ] as const) {
    test(`that cannot be bought says why: ${title}`, async ({ page }) => {
      await open(page, title);
      await expect(page.getByRole("complementary", { name: "Buy" })).toContainText(reason);
      await expect(page.getByRole("button", { name: "Review purchase" })).toHaveCount(0);
    });
  }
});

test.describe("the buy panel", () => {
  test("converts between money and tokens, and leads to the summary", async ({ page }) => {
    await signInAs(page, "ada");
    await page.goto(harbour);
    const pay = page.getByLabel("You pay");
    const receive = page.getByLabel("You receive");
    await pay.fill("250");
    await expect(receive).toHaveValue("20");
    await receive.fill("12.5");
    await expect(pay).toHaveValue("156.25");
    await expect(page.getByText("Checked: you can buy this.")).toBeVisible();
    await page.getByRole("button", { name: "Review purchase" }).click();
    await expect(page).toHaveURL(/\/portal\/buy\/off_demo_harbour\?tokens=12.5/);
  });

  test("says what speaks against an amount", async ({ page }) => {
    await signInAs(page, "ada");
    await page.goto(harbour);
    const pay = page.getByLabel("You pay");
    const verdict = page.getByRole("complementary", { name: "Buy" }).getByRole("status");
    for (const [amount, reason] of [
      ["20", "Buy for at least 100.00 EUR."],
      ["30000", "at most 25000.00 EUR"],
      ["100.001", "Use at most 2 decimals"],
      ["a lot", "Write a number"],
    ] as const) {
      await pay.fill(amount);
      await expect(verdict).toContainText(reason);
      await expect(pay).toHaveAttribute("aria-invalid", "true");
    }
    await page.getByRole("button", { name: "Review purchase" }).click();
    await expect(page).toHaveURL(harbour);
    await expect(pay).toBeFocused();
  });

  test("knows what only the server knows", async ({ page }) => {
    await signInAs(page, "ada");
    await page.goto(harbour);
    // Below the maximum, but not together with what she has bought before.
    await page.getByLabel("You pay").fill("24000");
    const verdict = page.getByRole("complementary", { name: "Buy" }).getByRole("status");
    await expect(verdict).toContainText("is left for this customer");
  });

  test("sells whole tokens where tokens are whole, in the currency one chooses", async ({
    page,
    baseURL,
  }) => {
    await actAsCustomer(page, baseURL, await customerNamed("Marcus Lindholm"), "org_meridian");
    await open(page, "Modern Masters, Volume I");
    await page.getByLabel("Currency", { exact: true }).selectOption("EUR");
    await page.getByLabel("You pay").fill("1100");
    await expect(page.getByLabel("You receive")).toHaveValue("4");
    await expect(page.getByText("You pay €1,000.00 for 4 MAST.")).toBeVisible();
  });

  test("says the hour at which it ends, by the reader's clock too", async ({ page, request }) => {
    const { offeringId } = await newOffering(request);
    const { offeringPeriod } = await (await request.get(`/api/offering/${offeringId}`)).json();
    await page.goto(`/offerings/${offeringId}`);
    const buy = page.getByRole("complementary", { name: "Buy" });
    const [, hour] = /T(\d\d:\d\d)/.exec(offeringPeriod.endDate) ?? [];
    await expect(buy.getByRole("definition").filter({ hasText: `${hour} UTC` })).toBeVisible();
    const inBerlin = new Date(offeringPeriod.endDate).toLocaleTimeString("en-GB", {
      timeZone: "Europe/Berlin",
      hour: "2-digit",
      minute: "2-digit",
    });
    await expect(buy.getByText(`, ${inBerlin} your time`)).toBeVisible();
  });

  test("offers the last remainder as a whole", async ({ page }) => {
    await signInAs(page, "ada");
    await open(page, "Beelitz Solar Meadow");
    await expect(page.getByText(/Only €60.00 is left/)).toBeVisible();
    await expect(page.getByLabel("You pay")).toHaveValue("60.00");
  });

  test("tells everybody else how to become a customer", async ({ page, baseURL }) => {
    const buy = page.getByRole("complementary", { name: "Buy" });
    await page.goto(harbour);
    await expect(buy).toContainText("become a customer of Nordlicht Real Assets");
    await signInAs(page, "owner");
    await page.reload();
    await expect(buy).toContainText("only customers buy");
    await actAsCustomer(page, baseURL, await customerNamed("Marcus Lindholm"), "org_meridian");
    await page.reload();
    await expect(buy).toContainText("You are a customer of Meridian");
    await page.getByRole("link", { name: "Become a customer" }).click();
    await expect(page).toHaveURL(/\/portal\/onboarding\?offering=off_demo_harbour/);
  });
});

test.describe("a microsite", () => {
  test("is the offering at its own subdomain", async ({ page, baseURL }) => {
    const { host } = new URL(baseURL ?? "");
    await page.goto(`http://harbour-lofts.${host}/`);
    await expect(page.getByRole("heading", { level: 1, name: "Harbour Lofts Hamburg" })).toBeVisible();
    await page.getByRole("link", { name: "Buy HLH" }).click();
    await expect(page).toHaveURL(`http://${host}${harbour}`);
  });

  test("is missing where no offering has the name", async ({ page, baseURL }) => {
    const { host } = new URL(baseURL ?? "");
    const response = await page.goto(`http://no-such-offering.${host}/`);
    expect(response?.status()).toBe(404);
    await page.getByRole("link", { name: "See all offerings" }).click();
    await expect(page).toHaveURL(`http://${host}/`);
  });
});

test.describe("every page", () => {
  test("keeps the colours one chose", async ({ page }) => {
    await page.goto("/");
    const root = page.locator("html");
    await expect(root).toHaveAttribute("data-mantine-color-scheme", "light");
    await page.getByRole("button", { name: /light and dark/ }).click();
    await expect(root).toHaveAttribute("data-mantine-color-scheme", "dark");
    await page.reload();
    await expect(root).toHaveAttribute("data-mantine-color-scheme", "dark");
  });

  test("lets the keyboard skip to its content", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to the content" });
    await expect(skip).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/#main");
  });
});

test.describe("the API reference", () => {
  test("finds an operation by its words, and tries it", async ({ page }) => {
    await page.goto("/docs");
    await expect(page.getByRole("heading", { name: "Webhook", exact: true })).toBeVisible();
    await page.getByRole("searchbox", { name: "Find an operation" }).fill("list market");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("heading", { name: "Webhook", exact: true })).toHaveCount(0);
    await page.getByRole("link", { name: "/market/offering", exact: false }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Market" })).toBeVisible();
    const operation = page.locator("#operations-Market-listMarketOfferings");
    await operation.getByRole("button", { name: "Execute" }).click();
    const answer = operation.locator(".live-responses-table");
    await expect(answer.locator("tbody .response-col_status").first()).toContainText("200");
    await expect(answer.getByText('"object"').first()).toBeVisible();
  });

  test("shows an operation as a call with curl, in TypeScript and in Python", async ({ page }) => {
    await page.goto("/docs/bulletin-board#/Bulletin%20board/cancelOffer");
    const samples = page
      .locator("#operations-Bulletin_board-cancelOffer")
      .getByRole("region", { name: "Samples" });
    await expect(samples).toContainText("curl 'http");
    await samples.getByRole("button", { name: "TypeScript" }).click();
    await expect(samples).toContainText("await ob.bulletinBoard.offers.cancel({");
    await samples.getByRole("button", { name: "Python" }).click();
    await expect(samples).toContainText("requests.post(");
  });

  test("opens what a link names, also where the subject has several words", async ({ page }) => {
    await page.goto("/docs");
    await page.getByRole("link", { name: "Buy from it" }).click();
    await expect(page).toHaveURL("/docs/offering-purchase-intent#/Offering%20purchase%20intent/createIntent");
    const operation = page.locator("#operations-Offering_purchase_intent-createIntent");
    await expect(operation.getByRole("button", { name: "Execute" })).toBeVisible();
  });

  test("says when nothing is called that, and that a subject does not exist", async ({ page }) => {
    await page.goto("/docs?q=nonsense");
    await expect(page.getByRole("heading", { name: "No operation is called that" })).toBeVisible();
    await page.getByRole("link", { name: "Show all operations" }).click();
    await expect(page.getByRole("heading", { name: "Webhook", exact: true })).toBeVisible();
    const response = await page.goto("/docs/nonsense");
    expect(response?.status()).toBe(404);
  });
});

/** Pages hold what people type, however long it is, on a phone and on paper. */
import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { signInAs } from "./support/people.ts";
import { newCustomer, post } from "./support/preparations.ts";

test.use({ colorScheme: "dark", viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ page }) => {
  await signInAs(page, "owner");
});

test("names without a blank and amounts of twelve digits fit a phone", async ({ page, request }) => {
  const word = "W".repeat(200);
  const tokenId = `e2e-${randomUUID().slice(0, 18)}`;
  const { offeringId } = await post<{ offeringId: string }>(request, "/offering", {
    subdomain: tokenId,
    tokenId,
    title: word,
    subtitle: word,
    pricePerToken: 1,
    currency: "EUR",
    offeringPeriod: { startDate: "2026-01-01T09:00:00Z", endDate: "2040-12-31T22:00:00Z" },
    fundingLimits: {
      minPayableAmount: 1,
      maxPayableAmount: 900_000_000_000,
      hardCap: 900_000_000_000,
      softCap: 1,
    },
  });
  const { id: customerId, wallet: walletAddress } = await newCustomer(request, word);
  const { offeringPurchaseIntentId } = await post<{ offeringPurchaseIntentId: string }>(
    request,
    "/offering-purchase-intent",
    {
      customerId,
      walletAddress,
      offeringId,
      payment: { purchaseAmount: 123_456_789_012, tokenAmount: 123_456_789_012, currency: "EUR" },
    },
  );
  for (const path of [
    `/offerings/${offeringId}`,
    `/console/offerings/${offeringId}`,
    `/console/customers/${customerId}`,
    `/console/purchases/${offeringPurchaseIntentId}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
  // Its offering is not to lead the market of other stories.
  await post(request, `/offering/${offeringId}/cancel`, {});
});

test("a page is printed dark on light, without the ways to other pages", async ({ page }) => {
  await page.goto("/console/customers/cus_demo_ada");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1, name: "Ada Lindqvist" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Console" })).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(250, 249, 245)");
});

test("a page that is drawn for an unknown address follows the device's colours too", async ({ page }) => {
  await page.goto("/microsite/nobody");
  await expect(page.getByRole("heading", { level: 1, name: "No offering lives here" })).toBeVisible();
  const shown = page.locator("html");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(shown).toHaveAttribute("data-mantine-color-scheme", colorScheme);
  }
});

test("in a heading a unit stands one space from its figure", async ({ page }) => {
  // Where the line breaks there is no space to measure.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/console/purchases");
  await page.getByRole("rowheader").getByRole("link").first().click();
  const heading = page.getByRole("heading", { level: 1, name: / for / });
  await expect(heading).toBeVisible();
  /** The widths of the space before the unit and of the one after it, in sizes of their own letters. */
  const [before = 0, after = 0] = await heading.evaluate((h1) => {
    const nodes = [h1.querySelector("span > span")?.firstChild, h1.querySelector("span")?.nextSibling];
    return nodes.map((node) => {
      if (!node?.parentElement) return 0;
      const range = document.createRange();
      range.setStart(node, 0);
      range.setEnd(node, 1);
      return (
        range.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(node.parentElement).fontSize)
      );
    });
  });
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(after * 1.1);
});

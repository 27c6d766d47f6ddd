/** axe on every page, in light and in dark: nothing serious, nothing critical. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

interface Visit {
  /** The page, or how to get there. */
  readonly path: string;
  /** What to do before looking. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Waits until the page is drawn and loads nothing more that it shows. */
async function settle(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** Goes on to the first page of a kind that this page links to. */
const follow = (path: string) => async (page: Page) => {
  await page.locator(`main a[href^="${path}"]`).first().click();
  await page.waitForURL(`**${path}*`);
  await settle(page);
};

/** Every page by who looks at it; a choice of the demo's switch. */
const pages: Record<string, readonly Visit[]> = {
  anonymous: [
    { path: "/" },
    { path: "/?q=nothing+has+this+name" },
    { path: "/offerings/off_demo_harbour" },
    { path: "/offerings/off_unknown" },
    { path: "/microsite/harbour-lofts" },
    { path: "/microsite/nobody" },
    { path: "/portal" },
    { path: "/portal/onboarding" },
    { path: "/console" },
    {
      path: "/docs",
      prepare: async (page) => {
        const operation = page.locator("#operations-Organization-getViewer");
        await operation.locator(".opblock-summary-control").click();
        await operation.getByRole("button", { name: "Execute" }).click();
        await operation.locator(".live-responses-table").waitFor();
      },
    },
  ],
  "customer:org_demo:cus_demo_ada": [
    {
      path: "/offerings/off_demo_harbour",
      prepare: async (page) => {
        await page.getByLabel("You pay").fill("20");
        await page.getByText("Buy for at least").waitFor();
      },
    },
    { path: "/portal" },
    { path: "/portal/buy/off_demo_harbour?amount=250" },
    { path: "/portal/purchases" },
    { path: "/portal/purchases", prepare: follow("/portal/purchases/opi_") },
    { path: "/portal/holdings" },
    { path: "/portal/board" },
    { path: "/portal/board/new" },
  ],
  "member:org_demo": [
    { path: "/console" },
    { path: "/console/offerings" },
    { path: "/console/offerings/new" },
    { path: "/console/offerings/off_demo_harbour" },
    { path: "/console/offerings/off_demo_harbour/edit" },
    { path: "/console/offerings/off_demo_harbour/purchases" },
    { path: "/console/offerings/off_demo_harbour/participants" },
    { path: "/console/customers" },
    { path: "/console/customers/cus_demo_ada" },
    { path: "/console/purchases" },
    { path: "/console/purchases", prepare: follow("/console/purchases/opi_") },
    { path: "/console/bulletin-board" },
    { path: "/console/bulletin-board", prepare: follow("/console/bulletin-board/bbo_") },
    { path: "/console/tokens" },
    { path: "/console/tokens/new" },
    { path: "/console/tokens/harbour-lofts" },
  ],
};

for (const colorScheme of ["light", "dark"] as const) {
  for (const [actor, visits] of Object.entries(pages)) {
    for (const [index, { path, prepare }] of visits.entries()) {
      test(`${colorScheme}, ${actor}: ${path} (${index + 1})`, async ({ browser, baseURL }) => {
        const context = await browser.newContext({ colorScheme, baseURL, reducedMotion: "reduce" });
        await context.addCookies([
          { name: "offerboard_actor", value: encodeURIComponent(actor), url: baseURL ?? "" },
        ]);
        const page = await context.newPage();
        await page.goto(path);
        await settle(page);
        await prepare?.(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const grave = violations
          .filter(({ impact }) => impact === "serious" || impact === "critical")
          .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
        expect(grave).toEqual([]);
        await context.close();
      });
    }
  }
}

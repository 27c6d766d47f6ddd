/** The pages under their strict content-security policy: they work, and nothing they do is against it. */
import { expect, type Page, test } from "@playwright/test";
import { signInAs } from "./support/people.ts";

/** Collects what the browser reports as against the policy, on this page and those after it. */
async function watch(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => {
    if (!text.includes("next-devtools")) found.push(text);
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const report = (globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(
        `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`,
      );
    });
  });
  return found;
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** Changes the colours, which only a page whose scripts run can. */
async function toggleColours(page: Page): Promise<void> {
  const root = page.locator("html");
  const before = await root.getAttribute("data-mantine-color-scheme");
  await expect(async () => {
    await page
      .getByRole("button", { name: /light and dark/ })
      .first()
      .click();
    await expect(root).not.toHaveAttribute("data-mantine-color-scheme", before ?? "", { timeout: 1_000 });
  }).toPass();
}

const pages: Record<"anonymous" | "ada" | "owner", readonly string[]> = {
  anonymous: [
    "/",
    "/offerings/off_demo_harbour",
    "/offerings/off_unknown",
    "/nothing/here",
    "/microsite/harbour-lofts",
    "/portal",
    "/console",
    "/sign-in",
    "/sign-up",
    "/docs",
    "/docs/market",
  ],
  ada: [
    "/portal",
    "/portal/purchases",
    "/portal/holdings",
    "/portal/board",
    "/portal/board/new",
    "/portal/documents",
  ],
  owner: [
    "/console",
    "/console/offerings",
    "/console/offerings/new",
    "/console/offerings/off_demo_harbour",
    "/console/offerings/off_demo_harbour/edit",
    "/console/customers",
    "/console/tokens",
    "/console/bulletin-board",
  ],
};

test.describe("under the content-security policy", () => {
  test.describe.configure({ timeout: 180_000 });
  for (const [who, paths] of Object.entries(pages)) {
    test(`the pages of ${who} work`, async ({ page }) => {
      const violations = await watch(page);
      if (who !== "anonymous") await signInAs(page, who as "ada");
      for (const path of paths) {
        await visit(page, path);
        expect(violations, path).toEqual([]);
      }
      await page.goto("/");
      await toggleColours(page);
      expect(violations).toEqual([]);
    });
  }

  test("a page reached by a link from one without Mantine draws its dialogs and styles", async ({ page }) => {
    const violations = await watch(page);
    await signInAs(page, "owner");
    await visit(page, "/");
    await page.getByRole("link", { name: "Console" }).first().click();
    await page.waitForURL("**/console");
    await page.locator("main svg").first().waitFor();
    await visit(page, "/console/offerings/new");
    await page.getByRole("radio").first().waitFor({ state: "attached" });
    expect(violations).toEqual([]);
  });

  test("a microsite on its own subdomain works", async ({ page, baseURL }) => {
    const violations = await watch(page);
    const { port, hostname } = new URL(baseURL ?? "");
    await visit(page, `http://harbour-lofts.${hostname}:${port}/`);
    await expect(page.locator("main img").first()).toHaveJSProperty("complete", true);
    expect(violations).toEqual([]);
  });

  test("a script that somebody got into a page does not run", async ({ page }) => {
    const violations = await watch(page);
    await visit(page, "/");
    await page.evaluate(() => {
      const place = document.createElement("div");
      place.innerHTML = `<img src="/nothing.png" onerror="window.wasRun = true">`;
      document.body.append(place);
      const script = document.createElement("div");
      script.innerHTML = "<a href='javascript:window.wasRun = true' id='trap'>trap</a>";
      document.body.append(script);
    });
    await page.locator("#trap").click();
    await expect.poll(() => violations.length).toBeGreaterThanOrEqual(2);
    expect(await page.evaluate(() => "wasRun" in window)).toBe(false);
  });

  test("the colours are there before the first paint", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    // Without any file of scripts, only the one that stands in the page can have set them.
    await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  });
});

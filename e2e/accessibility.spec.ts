/** axe on every page, in light and in dark: nothing serious, nothing critical. */
import { type BrowserContext, type Page, test as story } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { type Person, pages, settle } from "./support/pages.ts";
import { signInAs } from "./support/people.ts";

/** Each worker keeps one context a person: whatever pages share is then loaded once, and not for each page. */
const test = story.extend<object, { pageOf: (who: Person) => Promise<Page> }>({
  pageOf: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, viewport } = project.use;
      const contexts = new Map<Person, BrowserContext>();
      await use(async (who) => {
        const known = contexts.get(who);
        if (known) return known.newPage();
        const options = { baseURL, locale, timezoneId, viewport, colorScheme: "light" as const };
        const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
        contexts.set(who, context);
        const page = await context.newPage();
        if (who !== "anonymous") await signInAs(page, who);
        return page;
      });
      for (const context of contexts.values()) await context.close();
    },
    { scope: "worker" },
  ],
});

for (const who of ["anonymous", "ada", "owner"] as const) {
  for (const [index, { path, prepare }] of pages[who].entries()) {
    test(`${who}: ${path} (${index + 1})`, async ({ pageOf }) => {
      const page = await pageOf(who);
      await page.goto(path);
      await settle(page);
      await prepare?.(page);
      await expectAccessible(page);
      await page.close();
    });
  }
}

/** Every page on a telephone, a tablet and a desk: nothing stands beyond the edge. */
import { expect, test } from "@playwright/test";
import { pages, settle } from "./support/pages.ts";
import { signInAs } from "./support/people.ts";

const widths = [360, 768, 1440];

for (const who of ["anonymous", "ada", "owner"] as const) {
  for (const [index, { path, prepare }] of pages[who].entries()) {
    test(`${who}: ${path} (${index + 1})`, async ({ page }) => {
      if (who !== "anonymous") await signInAs(page, who);
      await page.goto(path);
      await settle(page);
      await prepare?.(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        // What a page measures itself, it lays out anew in the next frame.
        await expect.poll(overflow, { message: `${path} at ${width}` }).toBeLessThanOrEqual(0);
      }
    });
  }
}

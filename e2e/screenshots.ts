/**
 * `npm run screenshots`: every page there is, in light and dark, at a desk and on a telephone, as pictures under
 * `screenshots/`, to be looked at by people.
 */
import { join } from "node:path";
import { test } from "@playwright/test";
import { pages, settle } from "./support/pages.ts";
import { signInAs } from "./support/people.ts";

const folder = join(import.meta.dirname, "../screenshots");
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const who of ["anonymous", "ada", "owner"] as const) {
  for (const [index, { path, prepare }] of pages[who].entries()) {
    const name = `${who}-${String(index + 1).padStart(2, "0")}${path.replaceAll(/[^a-z0-9]+/gi, "-")}`;
    test(name, async ({ page }) => {
      if (who !== "anonymous") await signInAs(page, who);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      await settle(page);
      await prepare?.(page);
      // What stands above the page is seen as people see it: a screenful.
      const fullPage = (await page.getByRole("dialog").count()) === 0;
      await page.evaluate(() => {
        scrollTo(0, 0);
        // What is out of sight is on the picture too.
        const drawn = new CSSStyleSheet();
        drawn.replaceSync("* { content-visibility: visible !important; }");
        document.adoptedStyleSheets.push(drawn);
      });
      for (const [size, viewport] of Object.entries(sizes)) {
        await page.setViewportSize(viewport);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await page.screenshot({
            path: join(folder, size, colorScheme, `${name}.png`),
            fullPage,
            animations: "disabled",
          });
        }
      }
    });
  }
}

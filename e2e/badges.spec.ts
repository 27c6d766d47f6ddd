/** Badges beside names and sums on telephones, however long those are: none runs into a word, nor out of the page. */
import { expect, type Page, test } from "@playwright/test";
import { statuses } from "#app/_words/status.ts";
import { settle } from "./support/pages.ts";
import { signInAs } from "./support/people.ts";

const widths = [320, 360, 390];

const places = {
  anonymous: ["/", "/offerings/off_demo_harbour", "/issuers/nordlicht", "/microsite/harbour-lofts"],
  ada: [
    "/portal",
    "/portal/purchases",
    "/portal/holdings",
    "/portal/board/offers",
    "/portal/board/token/harbour-lofts",
    "/portal/distributions",
    "/portal/trades",
    "/portal/verification",
  ],
  owner: [
    "/console",
    "/console/offerings",
    "/console/offerings/off_demo_harbour",
    "/console/offerings/off_demo_harbour/purchases",
    "/console/customers",
    "/console/customers/cus_demo_ada",
    "/console/purchases",
    "/console/bulletin-board",
    "/console/bulletin-board/trades",
    "/console/distributions",
    "/console/payments/received",
    "/console/payments/refunds",
  ],
} as const;

/** The longest words of any badge, whatever stands in it now. */
const longest = Object.values(statuses)
  .flatMap((looks) => Object.values(looks).map(({ label }) => label))
  .reduce((one, other) => (other.length > one.length ? other : one), "Opens 28 Sept 2026");

/** Makes what people and assets are called as long as it gets, and sums as large. */
function lengthen(page: Page, words: string): Promise<void> {
  return page.evaluate((label) => {
    const texts = document.createTreeWalker(
      document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!parent || !text.nodeValue?.trim()) continue;
      if (parent.matches("span[data-tone]:has(> svg)")) text.nodeValue = label;
      else if (parent.closest("tbody th, h1, article h3"))
        text.nodeValue = "Wohnungsbaugenossenschaft Nordfriesland-Süderdithmarschen eG";
      else text.nodeValue = text.nodeValue.replaceAll(/€[\d,]+(\.\d\d)?/g, "€123,456,789.00");
    }
  }, words);
}

/** Lays out what is out of sight as well, as happens where it is scrolled to. */
function layOut(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Badges that another text stands in, or that leave the page. */
function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isBadge = "span[data-tone]:has(> svg)";
    const floats = (element: Element | null): boolean =>
      element !== null &&
      (["fixed", "sticky"].includes(getComputedStyle(element).position) || floats(element.parentElement));
    const main = document.querySelector("main") ?? document.body;
    const badges = [...main.querySelectorAll(isBadge)]
      .filter((badge) => badge.checkVisibility() && !floats(badge))
      .map((badge) => ({ badge, box: badge.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const found: string[] = [];
    for (const { badge, box } of badges)
      if (box.right > innerWidth + 0.5 || box.left < -0.5) found.push(`${badge.textContent} leaves the page`);
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!parent || !text.nodeValue?.trim() || !parent.checkVisibility()) continue;
      if (parent.closest(`${isBadge}, .visually-hidden, svg`) || floats(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        for (const { badge, box } of badges) {
          const across = Math.min(line.right, box.right) - Math.max(line.left, box.left);
          const down = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top);
          if (across > 1 && down > 1) found.push(`${badge.textContent} runs into ${text.nodeValue}`);
        }
      }
    }
    return [...new Set(found)];
  });
}

for (const who of ["anonymous", "ada", "owner"] as const) {
  for (const path of places[who]) {
    test(`${who}: ${path}`, async ({ page }) => {
      if (who !== "anonymous") await signInAs(page, who);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await settle(page);
      await layOut(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        expect(await collisions(page), `as it is, at ${width}`).toEqual([]);
      }
      await lengthen(page, longest);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        expect(await collisions(page), `at its longest, at ${width}`).toEqual([]);
      }
    });
  }
}

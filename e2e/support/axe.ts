/** What a page has to be for everybody: nothing serious or critical for axe, in light and in dark. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { COLOR_SCHEME_ATTRIBUTE, COLOR_SCHEME_EVENT } from "#app/_components/shell/color-scheme.ts";

/** What other colours can break. */
const rulesOfColours = ["color-contrast", "link-in-text-block"];

/** Looks at a page that is light, and leaves it dark. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await graveFindings(page)).toEqual([]);
  // The same page with other colours: only what they concern is asked for again.
  await page.evaluate(darken, [COLOR_SCHEME_ATTRIBUTE, COLOR_SCHEME_EVENT] as const);
  expect(await graveFindings(page, rulesOfColours)).toEqual([]);
}

/** Turns the colours at once: a colour that is on its way to another one, also of what is scrolled to later, has no contrast yet. */
async function darken([attribute, event]: readonly [string, string]): Promise<void> {
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important; }");
  document.adoptedStyleSheets.push(still);
  document.documentElement.setAttribute(attribute, "dark");
  window.dispatchEvent(new Event(event));
  // What is drawn anew for the event is there two frames from now at the latest.
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  await nextFrame();
  await nextFrame();
}

/** @param rules those that are asked for; without them, all are */
async function graveFindings(page: Page, rules?: string[]): Promise<string[]> {
  // In the page itself: the other mode, for pages with frames of elsewhere, opens a blank page for each result.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

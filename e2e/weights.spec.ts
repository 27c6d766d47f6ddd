/** What pages send of script, styles and fonts, compressed as browsers get it, until they are at rest. */
import { expect, type Page, test } from "@playwright/test";
import { signInAs } from "./support/people.ts";

/** Bytes of each kind that a page loads into an empty browser. */
async function bytesOf(page: Page, path: string) {
  const devtools = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes = { Script: 0, Stylesheet: 0, Font: 0 };
  const isCounted = (kind = ""): kind is keyof typeof bytes => kind in bytes;
  devtools.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (isCounted(kind)) bytes[kind] += encodedDataLength;
  });
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto(path, { waitUntil: "networkidle" });
  return bytes;
}

for (const { path, most, as } of [
  { path: "/", most: 142_000 },
  { path: "/offerings/off_demo_harbour", most: 200_000 },
  { path: "/console", most: 300_000, as: "owner" },
] as const) {
  test(`${path} sends at most ${most / 1000} kB of script`, async ({ page }) => {
    if (as !== undefined) await signInAs(page, as);
    const { Script: bytes } = await bytesOf(page, path);
    test.info().annotations.push({ type: "script", description: `${Math.round(bytes / 1000)} kB` });
    expect(bytes).toBeGreaterThan(0);
    expect(bytes, `${path} sends ${Math.round(bytes / 1000)} kB`).toBeLessThanOrEqual(most);
  });
}

// All of it stands before the first paint, or in its way: styles by what a page uses, in few files since a phone has six
// connections, and headings in the one weight they have.
for (const { path, sheets } of [
  { path: "/", sheets: 3 },
  { path: "/offerings/off_demo_harbour", sheets: 4 },
]) {
  test(`${path} sends at most 21 kB of styles in ${sheets} files, and 56 kB of fonts`, async ({ page }) => {
    const { Stylesheet, Font } = await bytesOf(page, path);
    expect(Stylesheet).toBeGreaterThan(0);
    expect(Stylesheet, `${path} sends ${Math.round(Stylesheet / 1000)} kB`).toBeLessThanOrEqual(21_000);
    expect(await page.locator("link[rel=stylesheet]").count()).toBeLessThanOrEqual(sheets);
    expect(Font).toBeGreaterThan(0);
    expect(Font, `${path} sends ${Math.round(Font / 1000)} kB`).toBeLessThanOrEqual(56_000);
  });
}

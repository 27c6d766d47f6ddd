/** What pages send of script, compressed as browsers get it, until they are at rest. */
import { expect, type Page, test } from "@playwright/test";
import { signInAs } from "./support/people.ts";

/** Bytes of script that a page loads into an empty browser. */
async function scriptOf(page: Page, path: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  devtools.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto(path, { waitUntil: "networkidle" });
  return bytes;
}

for (const { path, most, as } of [
  { path: "/", most: 165_000 },
  { path: "/offerings/off_demo_harbour", most: 200_000 },
  { path: "/console", most: 300_000, as: "owner" },
] as const) {
  test(`${path} sends at most ${most / 1000} kB of script`, async ({ page }) => {
    if (as !== undefined) await signInAs(page, as);
    const bytes = await scriptOf(page, path);
    test.info().annotations.push({ type: "script", description: `${Math.round(bytes / 1000)} kB` });
    expect(bytes).toBeGreaterThan(0);
    expect(bytes, `${path} sends ${Math.round(bytes / 1000)} kB`).toBeLessThanOrEqual(most);
  });
}

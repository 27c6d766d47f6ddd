/** An issuer gives an offering a picture of their own. */
import { type Browser, expect, test } from "@playwright/test";
import sharp from "sharp";
import { png } from "#server/platform/image/testing.ts";
import { signInAs } from "./support/people.ts";
import { newOffering } from "./support/preparations.ts";

const picture = (name: string, buffer: Buffer, mimeType = "image/png") => ({ name, mimeType, buffer });

test("a picture is uploaded, shown and kept; what is none is told", async ({ page }) => {
  await signInAs(page, "owner");
  await page.goto("/console/offerings/off_demo_harbour/edit");
  const field = page.getByRole("region", { name: "Your own picture" });
  const chooser = field.locator("input[type=file]");
  const address = page.getByRole("textbox", { name: "Address of the picture" });
  const before = await address.inputValue();

  await chooser.setInputFiles(picture("page.png", Buffer.from("<!doctype html><script>alert(1)</script>")));
  await expect(field.getByRole("alert")).toContainText("no picture of a kind that can be shown");
  await chooser.setInputFiles(picture("drawing.svg", Buffer.from("<svg/>"), "image/svg+xml"));
  await expect(field.getByRole("alert")).toHaveText("Choose a PNG, JPEG, WebP or AVIF file.");
  await expect(address).toHaveValue(before);

  await chooser.setInputFiles(picture("harbour.png", png(320, 180)));
  await expect(address).toHaveValue(/^\/image\/img_[0-9a-f]{32}$/);
  await expect(field.getByRole("alert")).toBeHidden();
  const shown = field.getByRole("img", { name: "What the offering shows" });
  await expect(shown).toHaveJSProperty("naturalWidth", 320);

  await field.getByRole("button", { name: "Remove" }).click();
  await expect(address).toHaveValue("");
  await expect(field.getByText("No picture yet")).toBeVisible();
});

test("a phone is sent a small file of a large picture, a desk a larger one", async ({ browser, request }) => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const data = await sharp({ create: { width: 2400, height: 1350, channels: 3, noise, background: "#000" } })
    .blur(1)
    .jpeg({ quality: 90 })
    .toBuffer();
  const answer = await request.post("/api/image", { data, headers: { "content-type": "image/jpeg" } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { url: imageUrl } = await answer.json();
  const { offeringId, tokenId } = await newOffering(request);
  const story = [{ type: "GALLERY", pictures: [{ url: imageUrl, alt: "The harbour at dawn" }] }];
  const changed = await request.patch(`/api/offering/${offeringId}`, { data: { imageUrl, story } });
  expect(changed.status(), await changed.text()).toBe(200);

  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
  const atDesk = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 };
  const onPhone = await picturesOf(browser, phone, `/offerings/${offeringId}`);
  expect(onPhone.map(({ url }) => url)).toEqual([`${imageUrl}?width=960`]);
  expect(onPhone[0]?.type).toBe("image/webp");
  expect(onPhone[0]?.size).toBeLessThan(data.length / 3);
  const larger = await picturesOf(browser, atDesk, `/offerings/${offeringId}`);
  expect(larger.map(({ url }) => url)).toEqual([`${imageUrl}?width=1920`]);

  const card = await picturesOf(browser, phone, `/?q=${tokenId.slice(-8)}`);
  expect(card.map(({ url }) => url)).toEqual([`${imageUrl}?width=960`]);
});

/** The uploaded pictures that a visitor is sent by a page, down to its end. */
async function picturesOf(browser: Browser, device: Parameters<Browser["newContext"]>[0], path: string) {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const sent: { url: string; type: string | undefined; size: number }[] = [];
  page.on("requestfinished", async (asked) => {
    const { pathname, search } = new URL(asked.url());
    if (!pathname.startsWith("/image/")) return;
    const answer = await asked.response();
    const size = (await asked.sizes()).responseBodySize;
    sent.push({ url: pathname + search, type: answer?.headers()["content-type"], size });
  });
  await page.goto(path, { waitUntil: "networkidle" });
  for (const picture of await page.locator('main img[src^="/image/"]').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  }
  await page.waitForLoadState("networkidle");
  await context.close();
  return sent;
}

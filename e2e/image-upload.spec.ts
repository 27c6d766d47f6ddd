/** An issuer gives an offering a picture: one of their own, or one on another host. */
import { type APIRequestContext, type Browser, expect, test } from "@playwright/test";
import sharp from "sharp";
import { png } from "#server/platform/image/testing.ts";
import { openPictureHost, type PictureHost } from "#testing/picture-host.ts";
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

const hosts: PictureHost[] = [];
test.afterAll(() => Promise.all(hosts.map((host) => host.close())));

async function hostThat(answer: Parameters<typeof openPictureHost>[0]): Promise<PictureHost> {
  const host = await openPictureHost(answer);
  hosts.push(host);
  return host;
}

async function offeringWith(request: APIRequestContext, imageUrl: string) {
  const offering = await newOffering(request);
  const changed = await request.patch(`/api/offering/${offering.offeringId}`, { data: { imageUrl } });
  expect((await changed.json()).imageUrl).toBe(imageUrl);
  return offering;
}

const OURS = 'main img[src^="/image/offering/"]';

test("a picture on another host is shown from here: nobody there learns who looks", async ({
  page,
  request,
  baseURL,
}) => {
  const bytes = await sharp({ create: { width: 400, height: 225, channels: 3, background: "#1f4e79" } })
    .png()
    .toBuffer();
  const host = await hostThat((response) => response.end(bytes));
  const { host: elsewhere } = new URL(host.url);
  const { offeringId, tokenId } = await offeringWith(request, host.url);
  const { hostname, port } = new URL(baseURL ?? "");
  const asked: string[] = [];
  page.on("request", (one) => asked.push(one.url()));
  const see = async (path: string) => {
    const answer = await page.goto(path, { waitUntil: "networkidle" });
    const picture = page.locator(OURS).first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
    return answer?.text();
  };

  for (const path of [
    `/offerings/${offeringId}`,
    `/?q=${tokenId.slice(-8)}`,
    `http://${tokenId}.${hostname}:${port}/`,
  ]) {
    expect(await see(path), path).not.toContain(elsewhere);
  }
  await signInAs(page, "ada");
  await page.goto(`/portal/buy/${offeringId}`);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  expect(await page.content()).not.toContain(elsewhere);
  await signInAs(page, "owner");
  for (const path of ["", `/${offeringId}`, `/${offeringId}/edit`]) {
    await see(`/console/offerings${path === "" ? `?q=${tokenId.slice(-8)}` : path}`);
  }
  await expect(page.getByRole("img", { name: "What the offering shows" })).toBeVisible();

  expect(asked.filter((url) => !/^(data|blob):/.test(url) && new URL(url).host === elsewhere)).toEqual([]);
  expect(asked.filter((url) => url.includes(encodeURIComponent(elsewhere)))).toEqual([]);
  // Once a width, by the service.
  expect(host.asked.length).toBeLessThanOrEqual(3);
  for (const { headers } of host.asked) {
    expect(headers["user-agent"]).toBe("Offerboard");
    expect([headers.cookie, headers.referer, headers["x-forwarded-for"]]).toEqual(Array(3).fill(undefined));
  }
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;

test("what another host has is no picture: the offering keeps its cover, and no browser goes there", async ({
  page,
  request,
}) => {
  const host = await hostThat((response) => response.end(svg));
  const away = await hostThat((response) => response.writeHead(503).end());
  for (const imageUrl of [host.url, away.url]) {
    const { offeringId } = await offeringWith(request, imageUrl);
    await page.goto(`/offerings/${offeringId}`, { waitUntil: "networkidle" });
    const cover = page.locator("main header img");
    await expect(cover, imageUrl).toBeHidden();
    await expect(cover).toHaveCount(1);
  }
  for (const { headers } of [...host.asked, ...away.asked]) expect(headers["user-agent"]).toBe("Offerboard");
  expect([host.asked.length, away.asked.length]).toEqual([1, 1]);
});

test("an address on another host is shown before it is saved, from here, or said to have no picture", async ({
  page,
  request,
}) => {
  const { offeringId } = await newOffering(request);
  const host = await hostThat((response) => response.end(png(320, 180)));
  const away = await hostThat((response) => response.writeHead(503).end());
  await signInAs(page, "owner");
  const asked: string[] = [];
  page.on("request", (one) => asked.push(new URL(one.url()).host));
  const field = page.getByRole("region", { name: "Your own picture" });
  const shown = field.getByRole("img", { name: "What the offering shows" });
  const address = page.getByRole("textbox", { name: "Address of the picture" });
  const edit = () => page.goto(`/console/offerings/${offeringId}/edit`, { waitUntil: "networkidle" });
  await edit();
  await address.fill("https://");
  await expect(field.getByText("Shown once the address is typed")).toBeVisible();
  await address.fill(away.url);
  await expect(field.getByText("It cannot be had from this address")).toBeVisible();
  await address.fill(host.url);
  await expect(shown).toHaveJSProperty("naturalWidth", 320);
  await page.getByRole("button", { name: "Save the changes" }).click();
  await page.waitForURL(`**/console/offerings/${offeringId}`);
  await edit();
  await expect(shown).toHaveJSProperty("naturalWidth", 320);
  for (const { url } of [host, away]) expect(asked).not.toContain(new URL(url).host);
  expect(host.asked.every(({ headers }) => headers["user-agent"] === "Offerboard")).toBe(true);
});

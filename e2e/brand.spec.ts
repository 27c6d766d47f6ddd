/** An issuer shows itself: its colour, its name and its record, on its page, at its offerings and in what links draw. */
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { png } from "#server/platform/image/testing.ts";
import { openPictureHost } from "#testing/picture-host.ts";
import { signInAs } from "./support/people.ts";
import { newOffering, open } from "./support/preparations.ts";

/** The demo's issuer, whose brand its data sets. */
const issuer = "/issuers/nordlicht";

/** What one link says of the picture that is drawn for it. */
const previewOf = async (page: Page) =>
  (await page.locator('meta[property="og:image"]').getAttribute("content")) ?? "";

test("an issuer's page has its record, its offerings and who is responsible", async ({ page }) => {
  await page.goto("/offerings/off_demo_harbour");
  await page.getByRole("link", { name: "Nordlicht Real Assets" }).first().click();
  await expect(page).toHaveURL(issuer);
  await expect(page.getByRole("heading", { level: 1, name: "Nordlicht Real Assets" })).toBeVisible();
  const record = page.getByRole("region", { name: "Track record" });
  await expect(record).toContainText("Closed with their goal reached");
  const stages = page.getByRole("region", { name: "Offerings" }).getByRole("heading", { level: 3 });
  await expect(stages.filter({ hasText: /^(Open|Upcoming|Funded and ended)$/ })).toHaveText([
    "Open",
    "Upcoming",
    "Funded and ended",
  ]);
  await expect(page.getByRole("region", { name: "Open" }).getByRole("article")).not.toHaveCount(0);
  const imprint = page.getByRole("region", { name: "Imprint and contact" });
  await expect(imprint).toContainText("Nordlicht Real Assets GmbH");
  const report = imprint.getByRole("link", { name: /^Annual reports/ });
  await expect(report).toHaveAttribute("rel", /noopener.*nofollow/);
  expect((await page.goto("/issuers/nobody"))?.status()).toBe(404);
});

test("a logo is seen whole where it is chosen", async ({ page }) => {
  await signInAs(page, "owner");
  await page.goto("/console/settings/brand");
  await expect(page.getByRole("img", { name: "The logo" })).toHaveCSS("object-fit", "contain");
});

test("a colour that cannot be read is refused at its field, and nothing changes", async ({ page }) => {
  await signInAs(page, "owner");
  await page.goto("/console/settings/brand");
  const color = page.getByLabel("Accent colour", { exact: true });
  const before = await color.inputValue();
  await color.fill("#ffee00");
  await expect(page.getByRole("complementary", { name: "Preview" })).toContainText(
    "#ffee00 itself cannot be read",
  );
  await page.getByRole("button", { name: "Save the brand" }).click();
  await expect(page.getByText(/Text in #ffee00 cannot be read on light pages/)).toBeVisible();
  await page.reload();
  await expect(color).toHaveValue(before);
});

test("the brand is shown where people meet it as it is typed, and saving stays in sight", async ({
  page,
}) => {
  await signInAs(page, "owner");
  await open(page, "/console/settings/brand");
  const preview = page.getByRole("complementary", { name: "Preview" });
  const [site, mail] = [
    preview.getByRole("figure", { name: "At an offering's own address" }),
    preview.getByRole("figure", { name: "In your mails" }),
  ];
  const save = page.getByRole("button", { name: "Save the brand" });
  await expect(save).toBeInViewport();
  await expect(page.getByText("Nothing is changed.")).toBeInViewport();
  await page.getByLabel("Accent colour", { exact: true }).fill("#7a1f4e");
  await page.getByLabel("Legal name").fill("Nordlicht Story GmbH");
  await expect(site.getByText("Buy now")).toHaveCSS("background-color", "rgb(122, 31, 78)");
  await expect(mail.getByText("See your purchase")).toHaveCSS("background-color", "rgb(122, 31, 78)");
  await expect(mail.getByText("Nordlicht Story GmbH")).toBeVisible();
  await expect(page.getByText("Your changes are not saved yet.")).toBeInViewport();
  await preview.getByText("Dark", { exact: true }).click();
  await expect(mail.getByText("See your purchase")).not.toHaveCSS("background-color", "rgb(122, 31, 78)");
  // What has the focus is not below the bar.
  const last = page.getByRole("button", { name: "Add a link" });
  await last.focus();
  const [field, bar] = [await last.boundingBox(), await save.boundingBox()];
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

for (const path of ["/", "/how-it-works", "/for-issuers", "/offerings/off_demo_harbour", issuer]) {
  test(`a link to ${path} is drawn as a PNG of 1200 by 630`, async ({ page, request }) => {
    await page.goto(path);
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute("content", "summary_large_image");
    const answer = await request.get(await previewOf(page));
    expect(answer.headers()["content-type"]).toBe("image/png");
    expect(answer.headers()["cache-control"]).toContain("max-age=");
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(600_000);
  });
}

test("a link to an offering draws the picture that its issuer uploaded, of any kind", async ({ request }) => {
  const { offeringId } = await newOffering(request);
  const drawn = async () => (await request.get(`/previews/offerings/${offeringId}`)).body();
  const drawnWith = async (kind: string, data: Buffer) => {
    const answer = await request.post("/api/image", { data, headers: { "content-type": `image/${kind}` } });
    const { url } = await answer.json();
    await request.patch(`/api/offering/${offeringId}`, { data: { imageUrl: url } });
    return drawn();
  };
  const without = await drawn();
  for (const kind of ["png", "jpeg", "webp", "avif"] as const) {
    const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: "#1f4e79" } });
    const withPicture = await drawnWith(kind, await picture.toFormat(kind).toBuffer());
    expect(withPicture.equals(without), kind).toBe(false);
  }
  // Too many pixels to be decoded for a link, though the file is small.
  expect((await drawnWith("png", png(8_000, 8_000))).equals(without)).toBe(true);
});

test("a link shows an offering's picture on another host, and words where that host is away", async ({
  request,
}) => {
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#1f4e79" } })
    .png()
    .toBuffer();
  const there = await openPictureHost((response) => response.end(bytes));
  const away = await openPictureHost((response) => response.writeHead(500).end());
  const { offeringId } = await newOffering(request);
  const drawnWith = async (imageUrl: string) => {
    await request.patch(`/api/offering/${offeringId}`, { data: { imageUrl } });
    const drawn = await (await request.get(`/previews/offerings/${offeringId}`)).body();
    const { data } = await sharp(drawn)
      .extract({ left: 900, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data.subarray(0, 3)];
  };
  try {
    const [paper, blue] = [await drawnWith(away.url), await drawnWith(there.url)];
    expect(Math.min(...paper), "the ground that words stand on").toBeGreaterThan(240);
    for (const [channel, value] of [0x1f, 0x4e, 0x79].entries())
      expect(Math.abs((blue[channel] ?? 0) - value), `channel ${channel} of the picture`).toBeLessThan(8);
    expect([away, there].map(({ asked }) => asked.length)).toEqual([1, 1]);
  } finally {
    await Promise.all([away.close(), there.close()]);
  }
});

test("what is wrong with a link is said below its address, and its label stays beside it", async ({
  page,
}) => {
  await signInAs(page, "owner");
  await open(page, "/console/settings/brand");
  const [label, address] = [page.getByLabel("Label of link 1"), page.getByLabel("Address of link 1")];
  await address.fill("http://127.0.0.1/x");
  await page.getByRole("button", { name: "Save the brand" }).click();
  await expect(address).toHaveAccessibleDescription(/begins with https/);
  expect((await label.boundingBox())?.y).toBe((await address.boundingBox())?.y);
});

test("an unknown offering has no picture", async ({ request }) => {
  for (const path of ["offerings/off_unknown", "issuers/nobody", "offerings/..%2F..%2Fpackage.json"]) {
    expect((await request.get(`/previews/${path}`)).status(), path).toBe(404);
  }
});

test("signing up asks first what brings one here, with the keyboard alone", async ({ page }) => {
  await page.goto("/sign-up");
  await expect(page.getByRole("heading", { level: 1, name: "What brings you here?" })).toBeVisible();
  await page.getByRole("link", { name: /^I want to invest/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/sign-up?for=invest");
  await page.getByRole("link", { name: "privacy notice" }).waitFor();
  await expect(page.getByRole("checkbox", { name: /^I accept the terms/ })).not.toBeChecked();
});

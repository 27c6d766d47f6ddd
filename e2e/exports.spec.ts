/** A list that is too long to wait for: its file is prepared in the background, and downloaded once it is ready. */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { connect } from "#db/client.ts";
import { LONG_EXPORT_ROWS } from "#server/feed/export/contract.ts";
import { signInAs } from "./support/people.ts";
import { mint, newCustomer, newOffering, open } from "./support/preparations.ts";

/** Keeps jobs from writing files of exports until it is called. */
async function holdExports(): Promise<() => Promise<void>> {
  const connection = connect(process.env.DATABASE_URL ?? "", 1);
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const transaction = connection.pool.begin(async (sql) => {
    await sql`lock table export_piece in exclusive mode`;
    held.resolve();
    await released.promise;
  });
  await held.promise;
  return async () => {
    released.resolve();
    await transaction;
    await connection.close();
  };
}

/** Has the direct download say that it has more rows than one waits for, as that many would take minutes to make. */
async function pretendManyRows(page: Page): Promise<void> {
  await page.route("**/entry/export?*", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "x-total-rows": String(LONG_EXPORT_ROWS + 1) };
    await route.fulfill({ response, headers });
  });
}

async function ask(page: Page) {
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  return page.getByRole("dialog", { name: "Export in the background" });
}

test("a long list is prepared in the background, with its progress, and its file is whole", async ({
  page,
  request,
}) => {
  const { tokenId } = await newOffering(request);
  const holder = await newCustomer(request, "Hedda Holder");
  for (const amount of [1, 2, 3]) await mint(request, tokenId, holder, amount);
  await signInAs(page, "owner");
  await pretendManyRows(page);
  await open(page, `/console/tokens/${tokenId}/entries`);
  const release = await holdExports();
  try {
    await test.step("asked for, it waits, here and in the list", async () => {
      const dialog = await ask(page);
      await expect(dialog.getByRole("progressbar", { name: "Progress of the export" })).toBeVisible();
      await dialog.getByRole("link", { name: "exports" }).click();
      const row = page.getByRole("row").filter({ hasText: tokenId });
      await expect(row).toContainText("Waiting");
      await expect(row).toContainText("Clara Winter");
    });

    await test.step("the menu where it was asked for tells of it, too", async () => {
      await open(page, `/console/tokens/${tokenId}/entries`);
      await page.getByRole("button", { name: "Export" }).click();
      await page.getByRole("menuitem", { name: "CSV: waiting" }).click();
      const dialog = page.getByRole("dialog", { name: "Export in the background" });
      await expect(dialog.getByRole("progressbar")).toBeVisible();
    });
  } finally {
    await release();
  }

  await test.step("ready, it is downloaded whole", async () => {
    const dialog = page.getByRole("dialog", { name: "Export in the background" });
    await expect(dialog.getByText("The file is ready: 4 rows.")).toBeVisible();
    const downloading = page.waitForEvent("download");
    await dialog.getByRole("link", { name: "Download" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^register-.*\.csv$/);
    const direct = await request.get(`/api/token/${tokenId}/entry/export`);
    expect(readFileSync(await download.path(), "utf8")).toBe(await direct.text());
  });

  await test.step("the list and the trail have it", async () => {
    await open(page, "/console/exports");
    const row = page.getByRole("row").filter({ hasText: tokenId });
    await expect(row).toContainText("Ready");
    await expect(row.getByRole("link", { name: /^Download register-/ })).toBeVisible();
    await open(page, "/console/audit?action=downloadExport");
    await expect(page.getByRole("table", { name: "Audit trail" })).toContainText("Clara Winter");
  });
});

/** An issuer brings its customers in a file, sees what is wrong where, and imports those that are right. */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { signInAs } from "./support/people.ts";

const wallet = () => `0x${randomUUID().replaceAll("-", "")}00000000`;

test("customers are imported from a file; rows that are wrong come back in a file of their own", async ({
  page,
}) => {
  const tag = randomUUID().slice(0, 8);
  const csv = [
    "type;countryCode;name;email;wallets;shoe size",
    `INDIVIDUAL;DE;Imported ${tag};one-${tag}@example.com;${wallet()};42`,
    `INDIVIDUAL;DE;Second ${tag};nobody;${wallet()};43`,
    `ORGANIZATION;AT;Third ${tag} AG;three-${tag}@example.com;0x123;`,
  ].join("\r\n");
  await signInAs(page, "owner");
  await page.goto("/console/customers");
  await page.getByRole("link", { name: "Import customers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Import customers" })).toBeVisible();

  const template = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download a template" }).click();
  const columns = await readFile(await (await template).path(), "utf8");
  expect(columns).toContain("type,countryCode,username,name,email");

  const chooser = page.locator("input[type=file]");
  await chooser.setInputFiles({ name: "broken.csv", mimeType: "text/csv", buffer: Buffer.from("name\nAda") });
  await expect(page.getByText(/type, countryCode, wallets are not among them/)).toBeVisible();

  await chooser.setInputFiles({
    name: `customers-${tag}.csv`,
    mimeType: "text/csv",
    buffer: Buffer.from(csv),
  });
  await expect(page.getByText("1 customer can be imported, 2 cannot")).toBeVisible();
  const wrong = page.getByRole("table", { name: "What is wrong" });
  await expect(wrong.getByRole("row", { name: /Row 3 email Send an e-mail address/ })).toBeVisible();
  await expect(wrong.getByRole("row", { name: /Row 4 wallets/ })).toBeVisible();
  await expect(page.getByRole("table", { name: "To be looked at" })).toContainText("shoe size");

  await page.getByRole("button", { name: "Import 1 customer" }).click();
  await expect(page.getByText("1 customer imported, 2 left out")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the rows that failed" }).click();
  const failed = await readFile(await (await download).path(), "utf8");
  expect(failed).toContain(`Second ${tag}`);
  expect(failed).toContain("Send an e-mail address");
  expect(failed).not.toContain(`Imported ${tag}`);

  await page.getByRole("link", { name: "See your customers" }).click();
  await page.goto(`/console/customers?q=${encodeURIComponent(`Imported ${tag}`)}`);
  await expect(page.getByRole("table", { name: "Customers" })).toContainText(`Imported ${tag}`);
});

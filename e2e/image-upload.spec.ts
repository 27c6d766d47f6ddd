/** An issuer gives an offering a picture of their own. */
import { expect, test } from "@playwright/test";
import { png } from "#server/platform/image/testing.ts";
import { signInAs } from "./support/people.ts";

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

/** Clicks and choices that come before the page listens, or before that part of it does: each is done once, when it can be. */
import { expect, type Page, test } from "@playwright/test";
import { COLOR_SCHEME_ATTRIBUTE } from "#app/_components/shell/color-scheme.ts";
import { signInAs } from "./support/people.ts";

/** Holds back every script until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/_next/static/**/*.js*", async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Types in a field at the first moment that React has named its own on it, which is before it listens there. */
function typeOnceNamed(label: string): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const field = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
    if (!field || !Object.keys(field).some((key) => key.startsWith("__react"))) return port2.postMessage(0);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "2020-02-01");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  port2.postMessage(0);
}

test("a button of a public page", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const scheme = () => page.locator("html").getAttribute(COLOR_SCHEME_ATTRIBUTE);
  await page.getByRole("button", { name: "Switch between light and dark colours" }).click();
  expect(await scheme()).toBe("light");
  letGo();
  // Twice would be light again.
  await expect.poll(scheme).toBe("dark");
  await page.waitForLoadState("networkidle");
  expect(await scheme()).toBe("dark");
});

test("a button within a part that arrives after the rest", async ({ page }) => {
  await signInAs(page, "owner");
  const letGo = await holdScripts(page);
  await page.goto("/console/purchases", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Columns" }).click();
  await expect(page.getByRole("menu")).toHaveCount(0);
  letGo();
  await expect(page.getByRole("menu")).toBeVisible();
});

test("what is chosen and typed above a list", async ({ page }) => {
  await signInAs(page, "owner");
  const letGo = await holdScripts(page);
  await page.goto("/console/purchases", { waitUntil: "commit" });
  const status = page.getByRole("combobox", { name: "Status" });
  await status.selectOption("Completed");
  await page.getByLabel("From this day on").fill("2020-02-01");
  letGo();
  await expect(page).toHaveURL(/purchaseStatus=COMPLETED/);
  await expect(page).toHaveURL(/createdFrom=2020-02-01/);
  await expect(status).toHaveValue("COMPLETED");
  await expect(page.getByLabel("From this day on")).toHaveValue("2020-02-01");
});

test("what is typed while a slow page takes its field over", async ({ page }) => {
  await signInAs(page, "owner");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  await page.addInitScript(typeOnceNamed, "Up to this day");
  await page.goto("/console/purchases", { waitUntil: "commit" });
  await expect(page).toHaveURL(/createdTo=2020-02-02/);
  await expect(page.getByLabel("Up to this day")).toHaveValue("2020-02-01");
});

test("a search that is typed", async ({ page }) => {
  await signInAs(page, "owner");
  const letGo = await holdScripts(page);
  await page.goto("/console/customers", { waitUntil: "commit" });
  await page.getByRole("searchbox").fill("Ada");
  letGo();
  await expect(page).toHaveURL(/q=Ada/);
  await expect(page.getByRole("searchbox")).toHaveValue("Ada");
});

/** Organizations as their people live them: founding one, inviting, switching between several, and the keys of software. */
import { randomUUID } from "node:crypto";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { actAsSomebody, signInAs } from "./support/people.ts";

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;
const PASSWORD = "eleven herons over the harbour";

/** The newest mail to somebody, as the demo shows it. */
function mailTo(page: Page, email: string) {
  return page
    .getByRole("article")
    .filter({ hasText: `To ${email}` })
    .first();
}

/** Opens the link of the newest mail to somebody. */
async function followMail(page: Page, email: string): Promise<void> {
  await page.goto("/demo/mail");
  await mailTo(page, email).getByRole("link").first().click();
}

/** Signs up, confirms the address, and founds an organization. */
async function foundOrganization(page: Page, name: string): Promise<string> {
  const email = `founder-${randomUUID().slice(0, 8)}@example.com`;
  await page.goto("/sign-up");
  await page.getByRole("link", { name: "I issue tokens" }).click();
  await page.getByLabel("Your name").fill("Frida Founder");
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("checkbox", { name: /^I accept the terms/ }).check();
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByRole("heading", { name: "Look into your mailbox" })).toBeVisible();
  await followMail(page, email);
  await expect(page.getByRole("heading", { level: 1, name: "Your organization" })).toBeVisible();
  await makeOrganization(page, name);
  return email;
}

async function makeOrganization(page: Page, name: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await expect(page.getByLabel("Short name")).toHaveValue(name.toLowerCase().replaceAll(" ", "-"));
  await page.getByRole("button", { name: "Make the organization" }).click();
  await expect(page).toHaveURL(/\/console$/);
  await expect(page.getByRole("complementary")).toContainText(name);
}

/** Somebody else at a browser of their own. */
async function somebodyElse(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  return { page, ...(await actAsSomebody(page, baseURL)) };
}

test("somebody signs up as an issuer, founds an organization and invites a colleague, who switches between two", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const name = unique("Blue Barn");
  await foundOrganization(page, name);
  const steps = page.getByRole("list", { name: "First steps" });
  await steps.getByRole("link", { name: "Name your bank account" }).click();
  await expect(page.getByRole("textbox", { name: "IBAN" })).toBeVisible();
  // Nothing is due to anybody, so there is no file of it.
  await page.goto("/console/payments/refunds");
  await expect(page.getByText("No refunds")).toBeVisible();
  await expect(page.getByRole("button", { name: "Payment file" })).toHaveCount(0);
  // There is no token to choose yet: the first offering begins with registering one.
  await page.goto("/console/offerings/new");
  await expect(page.getByRole("radio", { name: "A new token" })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "Total supply" })).toBeVisible();
  // What is made where it is left empty is not asked for.
  const field = (label: string) => page.getByRole("textbox", { name: label, exact: true });
  await field("Total supply").fill("50.000,00");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(field("Name")).toBeFocused();
  await expect(field("Identifier")).not.toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Write a number with a point before the decimals")).toBeVisible();

  const colleague = await somebodyElse(browser, baseURL);
  await colleague.page.goto("/sign-up/organization");
  const own = unique("Own House");
  await makeOrganization(colleague.page, own);

  await page.goto("/console/settings/members");
  await expect(page.getByText("The only owner")).toBeVisible();
  await page.getByRole("button", { name: "Invite a member" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail address").fill(colleague.email);
  await dialog.getByLabel("Role").selectOption("Auditor");
  await dialog.getByRole("button", { name: "Send the invitation" }).click();
  const invitations = page.getByRole("region", { name: "Invitations" });
  await expect(invitations).toContainText(colleague.email);
  await expect(invitations).toContainText("Pending");

  await followMail(colleague.page, colleague.email);
  await expect(colleague.page.getByRole("heading", { level: 1, name: `Join ${name}` })).toBeVisible();
  // What is pressed before the page's script has come is lost.
  const accept = colleague.page.getByRole("button", { name: "Accept the invitation" });
  await expect(async () => {
    if (await accept.isVisible()) await accept.click();
    await expect(colleague.page).toHaveURL(/\/console$/, { timeout: 5_000 });
  }).toPass();
  await expect(colleague.page.getByRole("complementary")).toContainText(name);

  // An auditor sees the members and is offered no change of others.
  await colleague.page.goto("/console/settings/members");
  await expect(colleague.page.getByText("Frida Founder", { exact: true })).toBeVisible();
  await expect(colleague.page.getByRole("button", { name: "Invite a member" })).toBeHidden();
  await expect(colleague.page.getByRole("combobox")).toHaveCount(0);

  // Back to the other organization, by the menu.
  await colleague.page.getByText("Your menu").locator("..").click();
  await colleague.page.getByRole("button", { name: own }).click();
  await expect(colleague.page.getByRole("complementary")).toContainText(own);

  // Another role, and then none: the next request of the other browser is nobody's in this organization.
  await page.reload();
  const role = page.getByRole("combobox", { name: "Role of Story Teller" });
  await expect(async () => {
    await role.selectOption("Auditor");
    await role.selectOption("Operator");
    await expect(page.getByText("Story Teller is Operator now.").first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.getByRole("button", { name: "Remove Story Teller" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("no longer belongs to the organization")).toBeVisible();
  await colleague.page.reload();
  await colleague.page.getByText("Your menu").locator("..").click();
  await expect(colleague.page.getByRole("button", { name: own })).toBeVisible();
  await expect(colleague.page.getByRole("button", { name })).toBeHidden();
});

test("the pages of a new organization have no holes, and name the way on", async ({ page, baseURL }) => {
  await actAsSomebody(page, baseURL);
  await page.goto("/sign-up/organization");
  await makeOrganization(page, unique("Bare House"));
  const areas = page.getByRole("navigation", { name: "Areas" }).getByRole("link");
  await expect(areas).toHaveText(["Invest", "Console", "How it works"]);
  await expect(areas.filter({ hasText: "Console" })).toHaveAttribute("aria-current", "true");
  /** From what heads the page to what follows it. */
  const distance = () =>
    page.evaluate(() => {
      const head = document.querySelector("main header");
      const next = head?.nextElementSibling;
      return (next?.getBoundingClientRect().top ?? 0) - (head?.getBoundingClientRect().bottom ?? 0);
    });
  const tiles = page
    .getByRole("listitem")
    .filter({ hasText: /^(Purchases completed|New customers|Open off)/ });
  await expect(tiles).toHaveCount(4);
  for (const [width, rows] of [
    [390, 2],
    [1024, 2],
    [1440, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await tiles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size, `rows at ${width}`).toBe(rows);
  }
  const below = await tiles.last().locator("..").boundingBox();
  const charts = await page.getByRole("region", { name: "Raised by offering" }).boundingBox();
  expect((charts?.y ?? 0) - (below?.y ?? 0) - (below?.height ?? 0)).toBe(16);

  const onDashboard = await distance();
  await page.goto("/console/tokens");
  await expect(page.getByText("No tokens yet")).toBeVisible();
  expect(await distance()).toBe(onDashboard);

  await page.goto("/console/distributions/new");
  await page.getByRole("main").getByRole("link", { name: "Register a token" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Register a token" })).toBeVisible();
});

test("what is typed before the page's script has come is kept", async ({ page, baseURL }) => {
  await actAsSomebody(page, baseURL);
  const { promise: typed, resolve: go } = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto("/sign-up/organization", { waitUntil: "commit" });
  const name = unique("Early Bird");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await expect(page.getByLabel("Short name")).toHaveValue("");
  go();
  await expect(page.getByLabel("Short name")).toHaveValue(name.toLowerCase().replaceAll(" ", "-"));
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
});

test("what is clicked before the page's script has come is done once it has", async ({ page }) => {
  await signInAs(page, "owner");
  const { promise: clicked, resolve: go } = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await clicked;
    await route.continue();
  });
  await page.goto("/console/purchases", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Columns" }).click();
  go();
  await expect(page.getByRole("menuitemcheckbox", { name: "Tokens" })).toBeVisible();
});

test("an unknown invitation is a page that says so, in one frame", async ({ page }) => {
  const response = await page.goto("/invitations/inv_unknown");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "There is nothing here" })).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
});

test("an invitation is nobody else's, and can be declined or taken back", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await actAsSomebody(page, baseURL);
  await page.goto("/sign-up/organization");
  await makeOrganization(page, unique("Red Roof"));
  const [invited, stranger] = [await somebodyElse(browser, baseURL), await somebodyElse(browser, baseURL)];
  const invite = async () => {
    const answer = await page.request.post("/api/invitation", {
      data: { email: invited.email, role: "operator" },
    });
    return `/invitations/${(await answer.json()).invitationId}`;
  };
  const link = await invite();

  await stranger.page.goto(link);
  await expect(stranger.page.getByText("This invitation is for another address")).toBeVisible();
  await expect(stranger.page.getByText(invited.email)).toBeHidden();

  await invited.page.goto(link);
  await invited.page.getByRole("button", { name: "Decline" }).click();
  await invited.page.getByRole("dialog").getByRole("button", { name: "Decline" }).click();
  await expect(invited.page.getByText("This invitation was declined.")).toBeVisible();

  const second = await invite();
  await page.goto("/console/settings/members");
  await page.getByRole("button", { name: `Cancel the invitation to ${invited.email}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel the invitation" }).click();
  await expect(page.getByRole("heading", { name: "No open invitations" })).toBeVisible();
  await invited.page.goto(second);
  await expect(invited.page.getByText("This invitation was taken back.")).toBeVisible();
});

test("a key made in the console works at the interface until it is revoked", async ({
  page,
  baseURL,
  playwright,
}) => {
  test.slow();
  await actAsSomebody(page, baseURL);
  await page.goto("/sign-up/organization");
  await makeOrganization(page, unique("Green Gate"));
  await page.goto("/console/settings/api-keys");
  await page.getByRole("button", { name: "Make a key" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Website");
  await dialog.getByRole("button", { name: "Make the key" }).click();
  await expect(dialog.getByText("Choose at least one scope.")).toBeVisible();
  await dialog.getByRole("checkbox", { name: "Read offerings and the dashboard" }).check();
  await dialog.getByRole("button", { name: "Make the key" }).click();
  const field = dialog.getByRole("textbox", { name: "API key" });
  await expect(field).toHaveValue(/^sk_test_\w{40}$/);
  const key = await field.inputValue();
  await dialog.getByRole("button", { name: "I have kept it" }).click();

  const keys = page.getByRole("region", { name: "API keys" });
  await expect(keys).toContainText(key.slice(0, 12));
  await expect(page.getByText(key)).toHaveCount(0);

  const client = await playwright.request.newContext({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  const listed = await client.get("/api/offering");
  expect(listed.status()).toBe(200);
  expect((await listed.json()).data).toEqual([]);
  expect((await client.get("/api/customer")).status()).toBe(403);

  await page.getByRole("button", { name: "Revoke Website" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke the key" }).click();
  await expect(keys.getByText("Revoked", { exact: true })).toBeVisible();
  const refused = await client.get("/api/offering");
  expect([refused.status(), (await refused.json()).code]).toEqual([401, "invalid_api_key"]);
  await client.dispose();
});

test("an auditor is offered nothing that would be refused", async ({ page }) => {
  await signInAs(page, "auditor");
  await page.goto("/console");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Create an offering" })).toHaveCount(0);
  await page.goto("/console/offerings/off_demo_harbour/edit");
  await expect(page).toHaveURL("/console/offerings/off_demo_harbour");
  await expect(page.getByText("Open for buying")).toBeVisible();
  await expect(page.getByRole("link", { name: "History" })).toBeVisible();
  await expect(page.getByRole("button", { name: /…$/ })).toHaveCount(0);
  await page.goto("/console/tokens/harbour-lofts");
  await expect(page.getByRole("button", { name: "Export" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Mint|Transfer|Pause/ })).toHaveCount(0);
  await page.goto("/console/verifications");
  await page.getByRole("rowheader").first().getByRole("link").click();
  await expect(page.getByText("Your role does not decide checks.")).toBeVisible();
  await expect(page.getByText(/approve|refuse/i)).toHaveCount(0);
});

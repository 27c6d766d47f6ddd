/** People and their ways to sign in, as they meet them in the browser. */
import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { addPasskeyDevice, codeOf, followMail } from "./support/authenticator.ts";
import { actAsSomebody, signInAs } from "./support/people.ts";

const password = "a long enough password";
const newEmail = () => `${randomUUID().slice(0, 13)}@example.com`;

/** Opens a page and waits until its script answers: what is pressed before is lost. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

async function ready(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForFunction(() => {
    const form = document.querySelector("main form");
    return form === null || Object.keys(form).some((key) => key.startsWith("__reactProps"));
  });
}

const menu = (page: Page) => page.getByRole("banner").locator("summary");

async function signOut(page: Page): Promise<void> {
  await menu(page).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
}

/** Somebody who signed up with a password and confirmed their address; signed in at the page's browser. */
async function signUp(page: Page, returnTo = "/account"): Promise<string> {
  const email = newEmail();
  await open(page, `/sign-up?returnTo=${encodeURIComponent(returnTo)}`);
  await page.getByLabel("Your name").fill("Ida Sommer");
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("checkbox", { name: /^I accept the terms/ }).check();
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByRole("heading", { name: "Look into your mailbox" })).toBeVisible();
  await followMail(page, email, "Confirm your e-mail address");
  await expect(page).toHaveURL(returnTo);
  return email;
}

async function signInByPassword(page: Page, email: string, returnTo = "/account"): Promise<void> {
  await open(page, `/sign-in?returnTo=${encodeURIComponent(returnTo)}`);
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

async function isAskedForCode(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Your code" })).toBeVisible();
  await ready(page);
}

test("one signs up with a password, confirms the address by mail, and signs in again", async ({ page }) => {
  const email = await signUp(page);
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
  await expect(menu(page)).toContainText("Ida Sommer");
  await signOut(page);
  await signInByPassword(page, email, "/portal/holdings");
  await expect(page).toHaveURL("/portal/holdings");
});

test("signing out where the service cannot be reached says so, and works once it can", async ({ page }) => {
  await signInAs(page, "auditor");
  await page.goto("/account");
  await page.route("**/api/auth/sign-out", (route) => route.abort());
  const signingOut = page.getByRole("button", { name: "Sign out", exact: true });
  await expect(async () => {
    if (!(await signingOut.isVisible())) await menu(page).click();
    await signingOut.click();
    await expect(page.getByText("The service cannot be reached. Try again.")).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.unroute("**/api/auth/sign-out");
  await signingOut.click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
});

test("without JavaScript the forms say that they need it", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ["/sign-in", "/sign-up?for=issue"]) {
    await page.goto(path);
    // Matching by text passes over what stands in a noscript.
    const notice = page.locator("noscript span");
    await expect(notice).toBeVisible();
    expect(await notice.innerText()).toContain("This form needs JavaScript");
  }
  await context.close();
});

test("a wrong password and an unknown address are told alike, and what was typed stays", async ({ page }) => {
  await open(page, "/sign-in");
  const problem = page.getByRole("main").getByRole("alert");
  for (const email of ["owner@demo.offerboard.example", newEmail()]) {
    await page.getByLabel("E-mail address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(problem).toHaveText("The e-mail address or the password is wrong.");
    await expect(page.getByLabel("E-mail address")).toHaveValue(email);
  }
});

test("a one-time link signs in, and works once", async ({ page, browser, baseURL }) => {
  const email = await signUp(page);
  await signOut(page);
  await open(page, "/sign-in?returnTo=%2Faccount");
  await page.getByRole("button", { name: "E-mail me a link" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Enter your e-mail address");
  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("button", { name: "E-mail me a link" }).click();
  await expect(page.getByRole("heading", { name: "Look into your mailbox" })).toBeVisible();
  await page.goto("/demo/mail");
  const link = page.getByRole("article").filter({ hasText: email }).first().getByRole("link");
  const address = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL("/account");

  const elsewhere = await browser.newContext({ baseURL });
  const late = await elsewhere.newPage();
  await late.goto(address);
  await expect(late.getByRole("main").getByRole("alert")).toContainText("This link was used already");
  await elsewhere.close();
});

test("a forgotten password is chosen anew by mail", async ({ page }) => {
  const email = await signUp(page);
  await signOut(page);
  await open(page, "/sign-in");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL("/forgot-password");
  await ready(page);
  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Look into your mailbox" })).toBeVisible();
  await followMail(page, email, "Choose a new password");
  await expect(page).toHaveURL(/\/reset-password\?token=/);
  await ready(page);
  await page.getByLabel("New password").fill("an even longer password");
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByText("Your new password is set.")).toBeVisible();
});

test("a passkey is added, named anew, and signs in", async ({ page }) => {
  await addPasskeyDevice(page);
  await signUp(page);
  await page.getByLabel("Name of a new passkey").fill("Story laptop");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("The passkey “Story laptop” is added.")).toBeVisible();
  await page.getByRole("button", { name: "Rename Story laptop" }).click();
  await page.getByLabel("New name of Story laptop").fill("Travel laptop");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Rename Travel laptop" })).toBeVisible();

  await signOut(page);
  await open(page, "/sign-in?returnTo=%2Faccount");
  // The device answers the browser's own offer at once; where there is none, the button asks it.
  const button = page.getByRole("button", { name: "Sign in with a passkey" });
  await button.click({ timeout: 2000 }).catch(() => {});
  await expect(page).toHaveURL("/account");

  await page.getByRole("button", { name: "Remove Travel laptop" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove the passkey" }).click();
  await expect(page.getByRole("button", { name: "Remove Travel laptop" })).toHaveCount(0);
});

test("a second factor is turned on, asked for, and replaced by a recovery code", async ({ page }) => {
  const email = await signUp(page);
  const section = page.getByRole("region", { name: "Second factor" });
  await section.getByLabel(/^Your password/).fill(password);
  await section.getByRole("button", { name: "Turn on" }).click();
  const secret = ((await section.locator("[data-secret]").textContent()) ?? "").replaceAll(" ", "");
  await section.getByLabel("Code").fill("123456");
  await section.getByRole("button", { name: "Confirm" }).click();
  await expect(section.getByRole("alert")).toContainText("This code is wrong");
  await section.getByLabel("Code").fill(codeOf(secret));
  await section.getByRole("button", { name: "Confirm" }).click();
  await expect(section.getByText("Turned on")).toBeVisible();
  const recoveryCode =
    (await section
      .getByRole("list", { name: "Recovery codes" })
      .getByRole("listitem")
      .first()
      .textContent()) ?? "";

  await signOut(page);
  await signInByPassword(page, email);
  await isAskedForCode(page);
  await page.getByRole("textbox", { name: "Code" }).fill(codeOf(secret));
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/account");

  await signOut(page);
  await signInByPassword(page, email);
  await isAskedForCode(page);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await page.getByRole("textbox", { name: "Recovery code" }).fill(recoveryCode);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/account");
});

test("a session that is revoked is over at the other browser", async ({ page, browser, baseURL }) => {
  const email = await signUp(page);
  const elsewhere = await browser.newContext({
    baseURL,
    userAgent: "Mozilla/5.0 (iPhone) Version/18.0 Safari/605.1",
  });
  const other = await elsewhere.newPage();
  await signInByPassword(other, email);
  await expect(other).toHaveURL("/account");

  await page.reload();
  const sessions = page.getByRole("region", { name: "Where you are signed in" });
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await expect(sessions.getByRole("listitem").filter({ hasText: "This one" })).toContainText("Chrome on");
  await sessions.getByRole("button", { name: "Sign out Safari on iPhone" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign out there" }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);

  await other.reload();
  await expect(other).toHaveURL("/sign-in?returnTo=%2Faccount");
  await elsewhere.close();
});

test("the demo's people are one click away, and each sees what they may", async ({ page }) => {
  await page.goto("/sign-in?returnTo=%2Fconsole");
  await expect(page.getByText("This is a demo.")).toBeVisible();
  await page.getByRole("button", { name: /^Mira Stein/ }).click();
  await expect(page).toHaveURL("/console");
  await expect(menu(page)).toContainText("Auditor");
  await page.goto("/sign-in?returnTo=%2Fportal");
  await page.getByRole("button", { name: /^Ada Lindqvist/ }).click();
  await expect(page).toHaveURL("/portal");
  await expect(menu(page)).toContainText("Customer of");
});

test("one acts as another of one's identities", async ({ page, baseURL }) => {
  await actAsSomebody(page, baseURL, async (sql, userId) => {
    await sql`insert into member (organization_id, id, user_id, role, created_at)
      values ('org_demo', ${randomUUID()}, ${userId}, 'auditor', now())`;
    await sql`insert into customer_login (organization_id, customer_id, user_id, created_at)
      values ('org_demo', 'cus_demo_ada', ${userId}, now())`;
  });
  await page.goto("/console");
  await expect(menu(page)).toContainText("Auditor");
  await menu(page).click();
  await page
    .getByRole("list", { name: "Act as" })
    .getByRole("button", { name: /Ada Lindqvist/ })
    .click();
  await expect(page).toHaveURL("/portal");
  await expect(page.getByRole("heading", { level: 1, name: "Ada Lindqvist" })).toBeVisible();
});

test("whoever signs in is back at the page they came for, as its address narrowed it", async ({ page }) => {
  const here = "/console/purchases?purchaseStatus=PENDING&sort=purchaseAmount";
  await page.goto(here);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    `/sign-in?returnTo=${encodeURIComponent(here)}`,
  );
  await main.getByRole("button", { name: /^Clara Winter/ }).click();
  await expect(page).toHaveURL(here);
  await page.context().clearCookies();

  await page.goto("/?stage=OPEN");
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("link", { name: "Back to signing in" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("button", { name: /^Clara Winter/ }).click();
  await expect(page).toHaveURL("/?stage=OPEN");
});

test("nobody is led elsewhere", async ({ page }) => {
  for (const returnTo of ["//evil.example", "/\\evil.example", "https://evil.example", "/%09/evil.example"]) {
    await page.goto(`/sign-in?returnTo=${encodeURIComponent(returnTo)}`);
    await page.getByRole("button", { name: /^Clara Winter/ }).click();
    await expect(page.getByRole("banner").locator("summary")).toContainText("Clara Winter");
    expect(new URL(page.url()).hostname).toBe("localhost");
    await page.context().clearCookies();
  }
});

test("links of mails that lost their end say so and lead on", async ({ page }) => {
  await page.goto("/sign-up/confirmed");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work any more");
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    "/sign-in",
  );
  await page.goto("/unsubscribe");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is not whole");
  await expect(page.getByRole("button", { name: "Switch them off" })).toHaveCount(0);
  await page.getByRole("link", { name: "Go to your account" }).click();
  await expect(page).toHaveURL("/sign-in?returnTo=%2Faccount");
});

test("the account asks to sign in first, and its name is changed there", async ({ page }) => {
  await page.goto("/account");
  await expect(page).toHaveURL("/sign-in?returnTo=%2Faccount");
  await signUp(page);
  await page.getByLabel("Your name").fill("Ida Winter");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Your name is saved.")).toBeVisible();
  await expect(menu(page)).toContainText("Ida Winter");
});

test("somebody who is signed in is told so on the sign-in page", async ({ page }) => {
  await signInAs(page, "owner");
  await page.goto("/sign-in?returnTo=%2Fconsole");
  await expect(page.getByText("You are signed in as Clara Winter.")).toBeVisible();
  await page.getByRole("link", { name: "Go on" }).click();
  await expect(page).toHaveURL("/console");
});

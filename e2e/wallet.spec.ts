/** Customers' sign-ins and wallets: joining an issuer, being invited by one, and proving what is one's own. */
import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { actAsCustomer, actAsSomebody, signInAs } from "./support/people.ts";
import { newCustomer, newOffering, newWallet, open, organization, post } from "./support/preparations.ts";
import { giveWallet } from "./support/story-wallet.ts";

const newAccount = () => privateKeyToAccount(generatePrivateKey());
const newEmail = () => `story-${randomUUID().slice(0, 13)}@example.com`;
const next = (page: Page) => page.getByRole("button", { name: "Continue" }).click();
const portalOf = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** A customer of the demo's issuer. */
function customerWith(
  request: APIRequestContext,
  fields: { name: string; address?: string; email?: string },
) {
  const { address = newWallet(), ...rest } = fields;
  return post<{ id: string }>(request, "/customer", {
    wallets: [{ address }],
    type: "INDIVIDUAL",
    countryCode: "NO",
    ...rest,
  });
}

/** Follows the link of the newest mail to this address. */
async function followMail(page: Page, email: string) {
  await page.goto("/demo/mail");
  const mail = page.getByRole("article").filter({ hasText: `To ${email}` });
  const link = await mail.first().getByRole("link").first().getAttribute("href");
  const { pathname, search } = new URL(link ?? "");
  await page.goto(`${pathname}${search}`);
}

/** Answers the wizard's questions up to the wallets. */
async function tellDetails(page: Page) {
  await page.getByLabel("Telephone number").fill("+47 22 123456");
  await next(page);
  await page.getByRole("combobox", { name: "Country" }).fill("norw");
  await page.keyboard.press("Enter");
  await page.getByLabel("Street and number").fill("Storgata 1");
  await page.getByLabel("Postal code").fill("0155");
  await page.getByLabel("City").fill("Oslo");
  await next(page);
}

test("somebody new gets a sign-in, becomes a customer and proves the wallet in one go", async ({
  page,
  request,
}) => {
  const { offeringId, title } = await newOffering(request);
  const [email, account] = [newEmail(), newAccount()];
  await giveWallet(page, account);
  await open(page, `/portal/onboarding?offering=${offeringId}`);
  await page.getByLabel("Your name").fill("Nora Berg");
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a few words in a row");
  await page.getByRole("checkbox", { name: /^I accept the terms/ }).check();
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByText(/a link that confirms your address/)).toBeVisible();

  await followMail(page, email);
  await expect(page).toHaveURL(`/portal/onboarding?offering=${offeringId}`);
  await expect(page.getByLabel("Full name")).toHaveValue("Nora Berg");
  await expect(page.getByLabel("E-mail address")).toHaveValue(email);
  await tellDetails(page);
  await page.getByRole("button", { name: "Take from Story Wallet" }).click();
  await next(page);
  await page.getByRole("button", { name: "Become a customer" }).click();

  await expect(page.getByRole("heading", { name: /^Welcome, you are a customer of/ })).toBeFocused();
  await page.getByRole("button", { name: /^Prove it/ }).click();
  await page.getByRole("button", { name: "Sign with Story Wallet" }).click();
  await expect(page.getByText("The wallet is proven to be yours.")).toBeVisible();
  await page.getByRole("link", { name: `Back to ${title}` }).click();
  await expect(page).toHaveURL(`/offerings/${offeringId}`);

  await open(page, "/portal");
  await expect(portalOf(page, "Nora Berg")).toBeVisible();
  await expect(page.getByText("Proven", { exact: true })).toBeVisible();
  await open(page, `/portal/onboarding?offering=${offeringId}`);
  await expect(page.getByRole("heading", { name: /^You are a customer of .+ already$/ })).toBeVisible();
});

test("a wallet is proven by its own signature alone", async ({ page, request, baseURL }) => {
  const [own, other] = [newAccount(), newAccount()];
  const { id } = await customerWith(request, { name: "Nora Berg", address: own.address });
  const wallet = await giveWallet(page, other);
  await actAsCustomer(page, baseURL, id);
  await open(page, "/portal");
  await expect(page.getByText("Not proven")).toBeVisible();
  await page.getByRole("button", { name: /^Prove it/ }).click();
  const sign = page.getByRole("button", { name: "Sign with Story Wallet" });
  const alert = page.getByRole("dialog").getByRole("alert");

  await sign.click();
  await expect(alert).toContainText("Story Wallet shows");
  await expect(alert).toContainText("Choose the account");
  wallet.accounts = [own];
  wallet.rejects = true;
  await sign.click();
  await expect(alert).toContainText("Nothing was changed; you can try again.");
  wallet.rejects = false;
  await sign.click();
  await expect(page.getByText("Proven", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Prove it/ })).toHaveCount(0);
});

test("a wallet that another customer has proven is told as that", async ({ page, request, baseURL }) => {
  const account = newAccount();
  const owner = await customerWith(request, { name: "Nora Berg", address: account.address });
  const late = await customerWith(request, { name: "Ola Berg", address: account.address });
  const path = `/customer/${owner.id}/wallet/${account.address}`;
  const { nonce, message } = await post<{ nonce: string; message: string }>(request, `${path}/challenge`, {});
  await post(request, `${path}/proof`, { nonce, signature: await account.signMessage({ message }) });
  await giveWallet(page, account);
  await actAsCustomer(page, baseURL, late.id);
  await open(page, "/portal");
  await page.getByRole("button", { name: /^Prove it/ }).click();
  await page.getByRole("button", { name: "Sign with Story Wallet" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Another customer has proven");
});

test("a customer is invited, signs in, and is let out again", async ({ page, browser, request, baseURL }) => {
  const email = newEmail();
  const name = `Nora ${email.slice(6, 14)}`;
  const { id } = await customerWith(request, { name, email });
  await signInAs(page, "owner");
  await open(page, `/console/customers/${id}`);
  await expect(page.getByText("Nobody signs in as this customer yet.")).toBeVisible();
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText(`The link is on its way to ${email}.`)).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await actAsSomebody(theirs, baseURL);
  await followMail(theirs, email);
  await expect(theirs.getByText("You are signed in as")).toBeVisible();
  const invitation = theirs.url();
  await theirs.getByRole("button", { name: /^Sign in to/ }).click();
  await expect(portalOf(theirs, name)).toBeVisible();
  await theirs.goto(invitation);
  await expect(theirs.getByRole("heading", { name: /does not work any more/ })).toBeVisible();
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("Your invitation");

  await open(page, `/console/customers/${id}`);
  await page.getByRole("button", { name: /^Take sign-in away/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take it away" }).click();
  await expect(page.getByText("Nobody signs in as this customer yet.")).toBeVisible();
  await theirs.goto("/portal");
  await expect(theirs.getByRole("heading", { name: /^Become a customer/ })).toBeVisible();
  await theirs.context().close();
});

test("an issuer that knows somebody by their e-mail address is found", async ({ page, request, baseURL }) => {
  const { email } = await actAsSomebody(page, baseURL);
  const name = `Nora ${email.slice(4, 12)}`;
  await customerWith(request, { name, email: email.toUpperCase() });
  await open(page, "/portal");
  await expect(page.getByRole("heading", { name: /has you on its books$/ })).toBeVisible();
  await page.getByRole("button", { name: `Continue as ${name}` }).click();
  await expect(portalOf(page, name)).toBeVisible();
});

test("a customer sees itself alone, whatever it asks for", async ({ page, request, baseURL }) => {
  const { offeringId } = await newOffering(request);
  const [own, other] = await Promise.all([newCustomer(request), newCustomer(request)]);
  const payment = { purchaseAmount: 125, tokenAmount: 10, currency: "EUR" };
  const purchase = { customerId: other.id, walletAddress: other.wallet, offeringId, payment };
  await post(request, "/offering-purchase-intent", purchase);
  await actAsCustomer(page, baseURL, own.id);
  const read = async (path: string) => {
    const answer = await page.request.get(`/api${path}`);
    return { status: answer.status(), body: await answer.json() };
  };
  expect(await read(`/customer/${own.id}`)).toMatchObject({ status: 200, body: { id: own.id } });
  expect(await read(`/customer/${other.id}`)).toMatchObject({ status: 404 });
  expect((await read("/customer")).body.data.map(({ id }: { id: string }) => id)).toEqual([own.id]);
  expect((await read(`/offering-purchase-intent?customerId=${other.id}`)).body.data).toEqual([]);
  const bought = await page.request.post("/api/offering-purchase-intent", {
    data: purchase,
    headers: { origin: baseURL ?? "" },
  });
  expect((await bought.json()).code).toBe("customer_not_found");
  expect((await read(`/organization/${organization}`)).status).toBe(403);
});

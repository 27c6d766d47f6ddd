/** A customer is checked: documents, a refusal that says why, a second try; and an issuer who looks, decides and blocks. */
import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { plainPdf } from "#server/domain/primary/offering-document/testing.ts";
import { png } from "#server/platform/image/testing.ts";
import { actAsCustomer, actAsSomebody, signInAs } from "./support/people.ts";
import { newWallet, open, post } from "./support/preparations.ts";

/** A customer who has told everything but its telephone number, and has bought and not yet paid nothing. */
async function newCandidate(request: APIRequestContext) {
  const name = `Nora ${randomUUID().slice(0, 8)}`;
  const { id } = await post<{ id: string }>(request, "/customer", {
    wallets: [{ address: newWallet() }],
    type: "INDIVIDUAL",
    countryCode: "NO",
    name,
    email: `story-${randomUUID().slice(0, 13)}@example.com`,
    address: { line1: "Storgata 1", postalCode: "0155", city: "Oslo" },
  });
  return { id, name };
}

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a customer is refused with a reason, corrects it and is verified", async ({
  browser,
  baseURL,
  request,
}) => {
  const { id, name } = await newCandidate(request);
  const [customer, issuer] = await Promise.all(
    [1, 2].map(async () => (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()),
  );
  if (!customer || !issuer) throw new Error("no browser");
  await actAsCustomer(customer, baseURL, id);
  await signInAs(issuer, "owner");

  // The customer uploads who it is, and takes back what it did not mean.
  await open(customer, "/portal/verification");
  await expect(customer.getByText("Complete your details")).toBeVisible();
  const documents = region(customer, "Documents");
  const chooser = documents.locator("input[type=file]");
  await chooser.setInputFiles({ name: "passport.png", mimeType: "image/png", buffer: png(320, 200) });
  await expect(documents.getByText("passport.png", { exact: true })).toBeVisible();
  await chooser.setInputFiles({
    name: "page.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("<html>"),
  });
  await expect(documents.getByRole("alert")).toContainText("page.pdf: This file is no picture");
  await chooser.setInputFiles({ name: "bill.pdf", mimeType: "application/pdf", buffer: plainPdf("a bill") });
  await documents.getByRole("button", { name: "Delete bill.pdf" }).click();
  await customer.getByRole("button", { name: "Delete it" }).click();
  await expect(documents.getByText("bill.pdf", { exact: true })).toBeHidden();
  await chooser.setInputFiles({ name: "rent.pdf", mimeType: "application/pdf", buffer: plainPdf("rent") });
  await expect(documents.getByText("rent.pdf", { exact: true })).toBeVisible();

  // The last detail starts the check.
  await customer.getByLabel("Telephone number").fill("+47 22 123456");
  await customer.getByRole("button", { name: "Save the details" }).click();
  await expect(customer.getByText("You are being checked")).toBeVisible();
  await expect(documents.getByRole("button", { name: "Delete passport.png" })).toBeHidden();

  // The issuer finds it in the queue, looks at the document and refuses.
  await open(issuer, `/console/verifications?q=${encodeURIComponent(name)}`);
  await issuer.getByRole("link", { name }).click();
  await expect(issuer).toHaveURL(/\/console\/verifications\/[^?]+$/);
  const desk = issuer.url();
  await issuer.getByRole("button", { name: /rent\.pdf/ }).click();
  const frame = issuer.locator("iframe");
  await expect(frame).toHaveAttribute("src", /\?inPlace=true#/);
  const paper = await issuer.request.get((await frame.getAttribute("src")) ?? "");
  expect(paper.headers()["content-disposition"]).toMatch(/^inline/);
  expect(paper.headers()["content-security-policy"]).toContain("frame-ancestors 'self'");
  await issuer.getByRole("button", { name: /passport\.png/ }).click();
  const picture = issuer.getByRole("img", { name: /Passport or identity card/ });
  await expect(picture).toHaveJSProperty("naturalWidth", 320);
  await expect(region(issuer, "What the customer says")).toContainText(name);
  await issuer.getByRole("button", { name: "Take it" }).click();
  await expect(issuer.getByRole("button", { name: "Take it" })).toBeHidden();
  await open(issuer, `/console/verifications?assigneeId=me&q=${encodeURIComponent(name)}`);
  await issuer.getByRole("link", { name }).click();
  await expect(issuer).toHaveURL(/\/console\/verifications\/[^?]+$/);
  await issuer.getByRole("button", { name: "Refuse" }).waitFor();
  await issuer.keyboard.press("r");
  const dialog = issuer.getByRole("dialog");
  await dialog.getByRole("button", { name: "Refuse" }).click();
  await expect(dialog.getByText(/required|missing|needed/i).first()).toBeVisible();
  await dialog.getByText("Not readable").click();
  await expect(dialog.getByRole("textbox", { name: "Reason" })).toHaveValue(/^The document is not readable/);
  await dialog.getByRole("textbox", { name: "Reason" }).fill("The picture is not clear. Send another one.");
  await dialog.getByRole("button", { name: "Refuse" }).click();
  await expect(issuer).not.toHaveURL(desk);

  // The customer reads why, and submits again.
  await customer.reload();
  await expect(customer.getByText("The picture is not clear. Send another one.").first()).toBeVisible();
  await customer.getByRole("button", { name: "Submit for the check" }).click();
  await expect(customer.getByText("You are being checked")).toBeVisible();

  // The issuer approves, by the keyboard alone.
  await open(issuer, desk);
  await issuer.keyboard.press("a");
  await expect(dialog.getByRole("button", { name: "Approve" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Approve" })).toBeFocused();
  await issuer.keyboard.press("Enter");
  await expect(issuer).not.toHaveURL(desk);
  await customer.reload();
  await expect(customer.getByText("You are verified", { exact: true })).toBeVisible();

  // The trail tells whose document was read, and leads to the customer.
  await open(issuer, "/console/audit?action=readVerificationDocument");
  await issuer
    .getByRole("link", { name: new RegExp(`read the identity document of ${name}`) })
    .first()
    .click();
  const about = region(issuer, "Of what, and its seal");
  await about.getByRole("link", { name, exact: true }).click();
  await expect(issuer.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("the desk goes through the queue by keys, and the menu counts what is left", async ({
  page,
  baseURL,
}) => {
  await actAsSomebody(page, baseURL);
  const slug = `issuer-${randomUUID().slice(0, 8)}`;
  await post(page.request, "/organization", { name: slug, slug });
  const names: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { id, name } = await newCandidate(page.request);
    names.push(name);
    await page.request.patch(`/api/customer/${id}`, { data: { phone: "+47 22 123456" } });
  }
  await open(page, "/console/verifications");
  await page.locator("[data-row-link]").first().click();
  const [first = "", ...others] = names;
  await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();
  for (const name of [...others, first]) {
    await page.keyboard.press("n");
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  }
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("Refuse, with reasons");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  const room = page.getByRole("link", { name: /^Verifications/ }).first();
  for (const left of ["2 need you", "1 need you", "Verifications"]) {
    await expect(page.getByRole("button", { name: "Approve" })).toBeVisible();
    await page.keyboard.press("a");
    await expect(page.getByRole("dialog").getByRole("button", { name: "Approve" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(room).toHaveAccessibleName(new RegExp(`${left}$`));
  }
  await expect(page.getByRole("heading", { name: "Nobody waits" })).toBeVisible();
});

test("whoever decides a check that was decided meanwhile is told so, and sees it as it is", async ({
  page,
  request,
}) => {
  const { id, name } = await newCandidate(request);
  await request.patch(`/api/customer/${id}`, { data: { phone: "+47 22 123456" } });
  await signInAs(page, "owner");
  const late = await page.context().newPage();
  for (const desk of [page, late]) {
    await open(desk, `/console/verifications/${id}`);
    await desk.getByRole("button", { name: "Refuse" }).click();
  }
  for (const desk of [page, late]) {
    const dialog = desk.getByRole("dialog");
    await dialog.getByText("Not readable").click();
    await dialog.getByRole("button", { name: "Refuse" }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(late.getByText(`Somebody else decided the check of ${name}.`)).toBeVisible();
  await expect(late.getByText("There is nothing to decide.")).toBeVisible();
});

test("an issuer corrects a customer's details, blocks it and lets it go again", async ({ page, request }) => {
  const { id, name } = await newCandidate(request);
  await signInAs(page, "owner");
  await open(page, `/console/customers/${id}`);
  await page.getByRole("button", { name: "Edit the details" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Street and number").fill("Karl Johans gate 2");
  await dialog.getByRole("button", { name: "Save the details" }).click();
  await expect(region(page, "Identity").getByText("Karl Johans gate 2")).toBeVisible();

  await page.getByRole("button", { name: "Block", exact: true }).click();
  await dialog.getByLabel("Reason").fill("A match on a list is being looked into.");
  await dialog.getByRole("button", { name: "Block the customer" }).click();
  await expect(page.getByText("The customer can neither buy nor trade since")).toBeVisible();
  await page.getByRole("button", { name: "Unblock", exact: true }).click();
  await dialog.getByLabel("Reason").fill("It was somebody else.");
  await dialog.getByRole("button", { name: "Unblock the customer" }).click();
  await expect(page.getByRole("button", { name: "Block", exact: true })).toBeVisible();

  await page.getByRole("link", { name: "History" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(name).toMatch(/^Nora/);
});

test("a customer adds a wallet", async ({ page, request, baseURL }) => {
  const { id } = await newCandidate(request);
  await actAsCustomer(page, baseURL, id);
  await open(page, "/portal/verification");
  await page.getByRole("button", { name: "Add a wallet" }).click();
  const dialog = page.getByRole("dialog");
  const address = newWallet();
  await dialog.getByLabel("Wallet address").fill("0x12");
  await dialog.getByRole("button", { name: "Add the wallet" }).click();
  await expect(dialog.getByText(/40/)).toBeVisible();
  await dialog.getByLabel("Wallet address").fill(address);
  await dialog.getByRole("button", { name: "Add the wallet" }).click();
  await expect(region(page, "Your wallets").getByRole("listitem")).toHaveCount(2);
});

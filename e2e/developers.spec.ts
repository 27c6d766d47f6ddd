/** An issuer's own software hears what happens: an endpoint is added, tried, told of a change, and given a new secret. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { openReceiver, type Received, type Receiver } from "#testing/receiver.ts";
import { signInAs } from "./support/people.ts";

let receiver: Receiver;
test.beforeEach(async () => {
  receiver = await openReceiver(() => 200);
});
test.afterEach(() => receiver.close());

test("a webhook endpoint is told what happens, signed with its secret", async ({ page, request }) => {
  await signInAs(page, "owner");
  await page.goto("/console/developers");
  await page.getByRole("button", { name: "Add an endpoint" }).first().click();
  const description = `Back office ${randomUUID().slice(0, 8)}`;
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Address").fill(receiver.url);
  await dialog.getByLabel("Description").fill(description);
  await page.getByRole("button", { name: "Add the endpoint" }).click();
  const secret = await page.getByLabel("Signing secret", { exact: true }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  await page.getByRole("button", { name: "I have kept it" }).click();
  await expect(page.getByRole("heading", { name: description })).toBeVisible();

  await page.getByRole("button", { name: "Send a test" }).click();
  await expect(page.getByText(/Received: 200 after \d+ ms/)).toBeVisible();

  const name = `Webhook ${randomUUID().slice(0, 8)}`;
  const wallets = [{ address: `0x${randomUUID().replaceAll("-", "")}00000000` }];
  const answer = await request.post("/api/customer", {
    data: { name, type: "INDIVIDUAL", countryCode: "DE", wallets },
  });
  const customer = await answer.json();
  const told = () => receiver.received.find(({ event }) => event.resourceId === customer.id);
  await expect.poll(told).toBeDefined();
  expect(receiver.verify(told() as Received, secret)).toMatchObject({
    type: "customer.created",
    data: { id: customer.id, name },
  });

  await page.reload({ waitUntil: "networkidle" });
  const deliveries = page.getByRole("table", { name: "Deliveries", exact: true });
  await expect(deliveries.getByText("Delivered").first()).toBeVisible();
  await page.getByLabel("Up to this day").fill("2020-01-01");
  await expect(page.getByText("Nothing matches")).toBeVisible();
  await page.getByRole("link", { name: "Reset search and filters" }).click();
  await page.getByLabel("From this day on").fill("2020-01-01");
  await expect(page).toHaveURL(/createdFrom=2020-01-01/);
  await expect(page.getByText("Nothing matches")).toBeHidden();
  // Others are told of at the same time, hundreds in a moment.
  await page.getByRole("searchbox", { name: "Search by event, type or resource" }).fill(customer.id);
  await expect(page).toHaveURL(new RegExp(`q=${customer.id}`));
  const { position } = (told() as Received).event;
  await deliveries
    .getByRole("row")
    .filter({ hasText: `#${position}` })
    .getByRole("link")
    .click();
  await expect(page.getByText("Received: 200")).toBeVisible();
  await page.getByRole("button", { name: "Deliver again" }).click();
  await expect
    .poll(() => receiver.received.filter(({ event }) => event.resourceId === customer.id).length)
    .toBeGreaterThan(1);

  await page.goBack();
  await page.getByRole("button", { name: "Rotate secret…" }).click();
  await page.getByRole("button", { name: "Make a new secret" }).click();
  const rotated = await page.getByLabel("Signing secret", { exact: true }).inputValue();
  expect(rotated).not.toBe(secret);
  await page.getByRole("button", { name: "I have kept it" }).click();
  await expect(page.getByText("Until then the secret before signs as well.")).toBeVisible();

  await page.getByRole("button", { name: "Delete…" }).click();
  await page.getByRole("button", { name: "Delete the endpoint" }).click();
  await expect(page).toHaveURL(/\/console\/developers$/);
  await expect(page.getByText(description)).toHaveCount(0);
});

test("the list of webhook endpoints is counted, narrowed and exported as it is narrowed", async ({
  page,
  request,
}) => {
  const description = `Archive ${randomUUID().slice(0, 8)}`;
  // Of a type that is rare: nothing is sent to it meanwhile.
  const answer = await request.post("/api/webhook-endpoint", {
    data: { url: "https://example.com/archive", description, eventTypes: ["offering_document.updated"] },
  });
  const { webhookEndpointId } = await answer.json();
  await signInAs(page, "owner");
  await page.goto(`/console/developers?q=${encodeURIComponent(description)}`);
  await expect(page.getByText("1 row", { exact: true })).toBeVisible();
  const row = page.getByRole("table", { name: "Webhook endpoints" }).getByRole("row").last();
  await expect(row).toContainText("offering_document.updated");
  await page.getByRole("button", { name: "Export" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "CSV" }).click();
  const written = readFileSync(await (await downloading).path(), "utf8");
  expect(written.trimEnd().split("\r\n")).toHaveLength(2);
  expect(written).toContain(webhookEndpointId);
  await page.getByLabel("Up to this day").fill("2020-01-01");
  await expect(page.getByText("Nothing matches")).toBeVisible();
  await request.delete(`/api/webhook-endpoint/${webhookEndpointId}`);
});

test("events are found by type and shown as they were told; jobs show who works on them", async ({
  page,
  request,
}) => {
  await signInAs(page, "owner");
  const wallets = [{ address: `0x${randomUUID().replaceAll("-", "")}00000000` }];
  await request.post("/api/customer", { data: { type: "INDIVIDUAL", countryCode: "DE", wallets } });
  const first = page.getByRole("table", { name: "Events" }).getByRole("rowheader").first();
  await expect(async () => {
    await page.goto("/console/developers/events?type=customer.created");
    await expect(first).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await first.click();
  await expect(page.getByRole("region", { name: "Event as JSON" })).toContainText(
    '"type": "customer.created"',
  );
  await page.goto("/console/developers/jobs");
  await expect(page.getByText(/Alive at/).first()).toBeVisible();
});

test("a request that came without a key, where access is open, is found by its id, with nothing personal in it", async ({
  page,
  request,
}) => {
  const requestId = `story-${randomUUID()}`;
  const email = `${requestId}@example.com`;
  const refused = await request.post("/api/customer", {
    headers: { "x-request-id": requestId },
    data: { type: "INDIVIDUAL", countryCode: "XK", emial: email, email, wallets: [] },
  });
  expect(refused.status()).toBe(400);
  await signInAs(page, "owner");
  await page.goto("/console/developers");
  await page.getByRole("link", { name: "Requests", exact: true }).click();
  const table = page.getByRole("table", { name: "Requests" });
  // It is written a moment after it was answered.
  await expect(async () => {
    await page.goto(`/console/developers/requests?q=${requestId}`);
    await expect(table.getByRole("row", { name: /POST \/customer/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await table.getByRole("rowheader").first().click();
  await expect(page.getByRole("heading", { name: "POST /customer" })).toBeVisible();
  await expect(page.getByText("400 invalid_request")).toBeVisible();
  await expect(page.getByText('"emial";nearest="email"')).toBeVisible();
  const sent = page.getByRole("region", { name: "Sent as JSON" });
  await expect(sent).toContainText('"email": "[masked]"');
  await expect(page.getByText(email)).toHaveCount(0);
});

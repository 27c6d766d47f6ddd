/** An issuer who tries things out turns the time of an organization of their own, in the console. */
import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { makeKey } from "#testing/api-keys.ts";
import { customerInput, intentInput, offeringInput } from "#testing/factories.ts";
import { actAsSomebody } from "./support/people.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

test("three days pass at once: a purchase that nobody paid expires, and another organization notices nothing", async ({
  page,
  request,
  baseURL,
}) => {
  const organizationId = `org_${randomUUID()}`;
  let key = "";
  await actAsSomebody(page, baseURL, async (sql, userId) => {
    await sql`insert into organization (id, slug, name, created_at)
      values (${organizationId}, ${organizationId}, 'Time Travellers', now())`;
    await sql`insert into member (organization_id, id, user_id, role, created_at)
      values (${organizationId}, ${`mem_${randomUUID()}`}, ${userId}, 'owner', now())`;
    ({ key } = await makeKey(sql, organizationId));
  });
  const headers = { authorization: `Bearer ${key}` };
  const make = async (path: string, data: object) => {
    const answer = await request.post(`/api${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const offering = await make(
    "/offering",
    offeringInput({ offeringPeriod: { startDate: inDays(-1), endDate: inDays(30) } }),
  );
  const customer = await make("/customer", customerInput({ name: "Ada Lindqvist" }));
  const intent = await make("/offering-purchase-intent", intentInput(customer, offering));
  const statusNow = async () => {
    const path = `/api/offering-purchase-intent/${intent.offeringPurchaseIntentId}`;
    return (await (await request.get(path, { headers })).json()).payment.purchaseStatus;
  };
  expect(await statusNow()).toBe("PENDING");

  await page.goto("/console/developers/test-clock");
  await expect(page.getByRole("heading", { name: "What time it is" })).toBeVisible();
  await expect(page.getByText("It was not turned.")).toBeVisible();
  await page.getByLabel("By").selectOption("P3D");
  await page.getByRole("button", { name: "Advance the clock" }).click();
  await expect(page.getByText("The test clock is turned")).toBeVisible();
  await expect.poll(statusNow, { timeout: 60_000 }).toBe("FAILED");

  await page.goto(`/console/purchases/${intent.offeringPurchaseIntentId}`);
  await expect(page.getByText(/It was not paid, or its buyer not verified, in time/).first()).toBeVisible();

  await page.goto("/console/developers/test-clock");
  await page.getByRole("button", { name: "Freeze" }).click();
  await expect(page.getByText("It stands until it is advanced.")).toBeVisible();
  await page.getByRole("button", { name: "Let it run" }).click();
  await expect(page.getByText("It goes on from where it was set.")).toBeVisible();

  const demo = await (await request.get("/api/test-clock")).json();
  expect(demo.mode).toBe("REAL");
});

/** Somebody who signed up under older terms is asked once, on their next visit, and goes on undisturbed. */
import { expect, test } from "@playwright/test";
import { legalVersions } from "#server/kernel/fields/legal.ts";
import { actAsSomebody } from "./support/people.ts";

test("changed terms are read, accepted once, and stand in the account with their version", async ({
  page,
  baseURL,
}) => {
  await actAsSomebody(page, baseURL, async (sql, userId) => {
    await sql`delete from auth_consent where user_id = ${userId} and document = 'TERMS'`;
    await sql`insert into auth_consent (user_id, document, version, accepted_at)
      values (${userId}, 'TERMS', '2020-01-01', '2020-01-02')`;
  });
  await page.goto("/account");
  const asked = page.getByRole("region", { name: "Changed terms" });
  await expect(asked).toContainText(`Terms, version ${legalVersions.TERMS}`);
  await expect(asked).not.toContainText("Privacy notice");
  await asked.getByRole("button", { name: "I have read and accept them" }).click();
  await expect(asked).toHaveCount(0);
  // One row a document, with all its versions.
  await expect(page.getByRole("term").filter({ hasText: "Terms" })).toHaveText("Terms");
  const terms = page.locator("main").getByText(`Version ${legalVersions.TERMS}, accepted`);
  await expect(terms.first()).toBeVisible();
  await expect(page.locator("main")).toContainText("2020-01-01");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(asked).toHaveCount(0);
});

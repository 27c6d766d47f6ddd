/** The public page of an offering, as somebody who thinks about buying reads it. */
import { expect, test } from "@playwright/test";
import { actAsCustomer } from "./support/people.ts";
import { newCustomer, newOffering, open } from "./support/preparations.ts";

for (const { device, width, height, isPhone } of [
  { device: "a laptop", width: 1440, height: 800, isPhone: false },
  { device: "a phone", width: 390, height: 844, isPhone: true },
]) {
  test(`on ${device} what it costs, the least to pay, its end and what is raised are in sight at once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, "/offerings/off_demo_harbour");
    const main = page.getByRole("main");
    const whole = { ratio: 1 };
    await expect(main.getByText(/^raised, [\d.]+% of at most €500,000$/)).toBeInViewport(whole);
    const facts = isPhone
      ? main.getByRole("region", { name: "Buy at once" })
      : main.getByRole("complementary", { name: "Buy" });
    for (const fact of [/€12\.50/, /€100(?!,?\d)/, /\d+ \w{3} \d{4}/]) {
      await expect(facts.getByText(fact).first()).toBeInViewport(whole);
    }
  });
}

test("tells visitors the limits at the field, as it tells customers", async ({ page, request, baseURL }) => {
  const { offeringId } = await newOffering(request);
  const { id } = await newCustomer(request);
  const pay = page.getByLabel("You pay");
  const verdict = page.getByRole("complementary", { name: "Buy" }).getByRole("status");
  const cases = [
    ["99.99", ["Buy for at least 100.00 EUR."]],
    ["25000.01", [/^A customer may buy for at most 25000.00 EUR/]],
    ["200000", [/^A customer may buy for at most/, "Only 100000.00 EUR is left in this offering."]],
  ] as const;
  const told = async () => {
    await open(page, `/offerings/${offeringId}`);
    const texts: string[] = [];
    for (const [amount, reasons] of cases) {
      await pay.fill(amount);
      for (const reason of reasons) await expect(verdict.getByText(reason)).toBeVisible();
      await expect(pay).toHaveAttribute("aria-invalid", "true");
      texts.push(await verdict.innerText());
    }
    await pay.fill("100");
    await expect(pay).not.toHaveAttribute("aria-invalid");
    return texts;
  };
  const toVisitors = await told();
  await actAsCustomer(page, baseURL, id);
  expect(await told()).toEqual(toVisitors);
});

test("says at once that the summary is on its way, where the way is long", async ({
  page,
  request,
  baseURL,
}) => {
  const { offeringId } = await newOffering(request);
  await actAsCustomer(page, baseURL, (await newCustomer(request)).id);
  await open(page, `/offerings/${offeringId}`);
  const arrives = Promise.withResolvers<void>();
  await page.route(/\/portal\/buy\//, async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Review purchase" }).click();
  await expect(page.getByRole("button", { name: "One moment…" })).toHaveAttribute("aria-disabled", "true");
  arrives.resolve();
  await expect(page).toHaveURL(/\/portal\/buy\//);
});

import { expect, it } from "vitest";
import { intentInput, makeCustomer, makeOffering } from "#testing/factories.ts";
import { openSuite } from "#testing/testing.ts";
import { updateSettings } from "./update-settings.ts";

const suite = await openSuite();

const account = (iban: string) => ({ bankAccount: { accountHolder: "Nordlicht GmbH", iban } });
const [OLD, NEW] = ["DE89370400440532013000", "DE75512108001245126199"] as const;

it("shows every purchase after a change the new account, though others bought before its commit", async () => {
  const offering = await makeOffering(suite);
  const buy = async () => {
    const input = intentInput(await makeCustomer(suite), offering);
    const { paymentInstructions } = await suite.call().offeringPurchaseIntent.create(input);
    return paymentInstructions?.bankAccount?.iban;
  };
  await suite.call().settings.update(account(OLD));
  expect(await buy()).toBe(OLD);
  await suite.asSystem(async (ctx) => {
    await updateSettings({ ctx, input: account(NEW) });
    expect(await buy()).toBe(OLD);
  });
  expect(await buy()).toBe(NEW);
});

/** A token on a chain as its people see it: bought, delivered, final there, and sold on, with both balances read there. */
import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { EXPLORER } from "#testing/served-chain.ts";
import { allFinal, needsChain, newChainToken, newRegisteredCustomer, onChain } from "./support/chain.ts";
import { actAsCustomer, signInAs } from "./support/people.ts";
import { newCustomer, newOffering, open } from "./support/preparations.ts";
import {
  aBrowser,
  approve,
  buy,
  buyFromBoard,
  closeNow,
  confirmPayment,
  proveWallet,
  sellOnBoard,
} from "./support/steps.ts";
import { giveWallet } from "./support/story-wallet.ts";

needsChain();

test("what is bought and sold on arrives on the chain", async ({ browser, baseURL, request }) => {
  const account = privateKeyToAccount(generatePrivateKey());
  const buyer = await newCustomer(request, `Nora ${randomUUID().slice(0, 6)}`, account.address);
  const token = await newChainToken(request, `chain-${randomUUID().slice(0, 18)}`);
  const { tokenId, symbol, address } = token;
  const { offeringId } = await newOffering(request, { tokenId, softCap: 1000 });
  const issuer = await aBrowser(browser, baseURL);
  const customer = await aBrowser(browser, baseURL);
  await signInAs(issuer, "owner");
  await actAsCustomer(customer, baseURL, buyer.id);
  await giveWallet(customer, account);

  const purchase = await test.step("the customer buys, pays, and is known", async () => {
    await buy(customer, offeringId);
    const { pathname } = new URL(customer.url());
    await confirmPayment(issuer, pathname.split("/").at(-1) ?? "");
    await approve(issuer, buyer.id);
    await proveWallet(customer);
    return pathname;
  });

  await test.step("the offering closes, and the tokens are the customer's and final on the chain", async () => {
    await closeNow(issuer, offeringId, /It closes successfully with €1,250 raised/);
    await expect(async () => {
      await open(customer, purchase);
      const details = customer.getByRole("main");
      await expect(details.getByText("Final", { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 90_000 });
    await expect(customer.getByText("Written to the blockchain for good.").first()).toBeVisible();
    const explorer = customer.getByRole("link", { name: "Explorer shows this transaction in a new tab" });
    await expect(explorer).toHaveAttribute("href", new RegExp(`^${EXPLORER}/tx/0x[0-9a-f]{64}$`));
    expect(await onChain(address, buyer.wallet)).toEqual({ total: 100, frozen: 0 });
  });

  await test.step("the page says how to see them in a wallet", async () => {
    const panel = customer.getByRole("region", { name: "In your wallet" });
    await expect(panel).toContainText("Import token");
    await expect(panel.getByRole("link", { name: /^Explorer/ })).toHaveAttribute(
      "href",
      `${EXPLORER}/token/${address}`,
    );
    await open(customer, `/portal/holdings/${tokenId}`);
    await customer.getByText(`See ${symbol} in your wallet app`).click();
    await expect(customer.getByText("Chain number 31337")).toBeVisible();
  });

  const other = await newRegisteredCustomer(request, `Otto ${randomUUID().slice(0, 6)}`, tokenId);
  const second = await aBrowser(browser, baseURL);
  await actAsCustomer(second, baseURL, other.id);

  await test.step("an offer on the board freezes them there too", async () => {
    await sellOnBoard(customer, 40);
    await allFinal(request, tokenId);
    expect(await onChain(address, buyer.wallet)).toEqual({ total: 100, frozen: 40 });
  });

  await test.step("another customer buys, and both sides see the trade's transaction", async () => {
    await buyFromBoard(second, tokenId, 40);
    for (const side of [second, customer]) {
      await expect(async () => {
        await open(side, "/portal/trades");
        const trade = side.getByRole("main").getByRole("listitem");
        await expect(trade.getByText("Final", { exact: true })).toBeVisible({ timeout: 1000 });
        await expect(trade.getByRole("link", { name: /^Explorer/ })).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 90_000 });
    }
  });

  await test.step("the chain has both sides' balances, and the issuer sees that the two agree", async () => {
    expect(await onChain(address, buyer.wallet)).toEqual({ total: 60, frozen: 0 });
    expect(await onChain(address, other.wallet)).toEqual({ total: 40, frozen: 0 });
    await open(issuer, `/console/tokens/${tokenId}/chain`);
    await expect(issuer.getByRole("listitem").filter({ hasText: "In line" })).toContainText("nothing waits");
    await expect(issuer.getByRole("table", { name: "Newest operations" })).toContainText(
      "Transfer of frozen tokens",
    );
  });
});

/** Token → Chain and Developers → Chain: what waits, what is final, what differs, and what people do about it. */
import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { type Address, encodeFunctionData, type Hex, parseUnits } from "viem";
import { registerAgent } from "#server/adapters/chain/artifacts/register-agent.ts";
import { deployRegister, identitiesAbi, succeed, tokenAbi } from "#testing/chain-contracts.ts";
import { expectAccessible } from "./support/axe.ts";
import {
  allFinal,
  needsChain,
  newChainToken,
  newRegisteredCustomer,
  onChain,
  reconcile,
  testNode,
} from "./support/chain.ts";
import { actAsMember, signInAs } from "./support/people.ts";
import { mint, open, organization } from "./support/preparations.ts";
import { aBrowser } from "./support/steps.ts";

// Some of them stop blocks or spend the signer's nonces: one after the other.
test.describe.configure({ mode: "default" });
needsChain();

const newTokenId = () => `chain-${randomUUID().slice(0, 18)}`;
const newName = () => `Holger ${randomUUID().slice(0, 6)}`;
const chainPage = (tokenId: string) => `/console/tokens/${tokenId}/chain`;

/** Neither wider than a small phone, nor hard to see. */
async function expectFit(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width, height });
  await expectAccessible(page);
}

test("the form of a new token comes with the choice of where it is kept: nothing moves once it is read", async ({
  page,
}) => {
  await signInAs(page, "owner");
  await page.route("**/api/trpc/**", (route) => route.abort());
  for (const path of ["/console/tokens/new", "/console/offerings/new"]) {
    await page.goto(path);
    if (path === "/console/offerings/new") await page.getByText("A new token", { exact: true }).click();
    await expect(page.getByRole("radiogroup", { name: "Where it is kept" })).toBeVisible();
  }
});

test("a difference is named, and ended by two people", async ({ page, browser, baseURL, request }) => {
  const token = await newChainToken(request, newTokenId());
  const holder = await newRegisteredCustomer(request, newName(), token.tokenId);
  await mint(request, token.tokenId, holder, 50);
  await allFinal(request, token.tokenId);
  expect(await reconcile(token.tokenId)).toMatchObject({ code: 0 });
  await signInAs(page, "owner");

  await test.step("register and chain agree", async () => {
    await open(page, chainPage(token.tokenId));
    await expect(page.getByText("Register and chain agree")).toBeVisible();
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    await expectFit(page);
  });

  await test.step("the contract's owner mints past the register", async () => {
    const node = await testNode();
    const [owner, stranger] = [node.account(1), node.account(3)];
    const call = (from: Address, data: Hex) =>
      succeed(node, from, { to: token.address as Address, data, gas: 500_000n });
    await call(owner, encodeFunctionData({ abi: tokenAbi, functionName: "addAgent", args: [stranger] }));
    const amount = parseUnits("7", 18);
    await call(
      stranger,
      encodeFunctionData({ abi: tokenAbi, functionName: "mint", args: [holder.wallet as Address, amount] }),
    );
    await expect(async () => expect(await reconcile(token.tokenId)).toMatchObject({ code: 1 })).toPass();
  });

  const row = (who: Page) => who.getByRole("table", { name: "Differences" }).getByRole("row").nth(1);

  await test.step("it is named, and one person proposes to take it over", async () => {
    await open(page, chainPage(token.tokenId));
    await expect(page.getByText("Register and chain differ")).toBeVisible();
    await expect(row(page)).toContainText("Minted past the register");
    await expect(row(page)).toContainText("50");
    await expect(row(page)).toContainText("57");
    await open(page, "/console/developers/chain");
    await expect(page.getByText(/Register and chain differ for/)).toBeVisible();
    await page.getByRole("link", { name: "See which" }).first().click();
    await expect(
      page.getByRole("table", { name: "Tokens" }).getByRole("row", { name: new RegExp(token.symbol) }),
    ).toContainText("Register and chain differ");
    await open(page, chainPage(token.tokenId));
    await expectFit(page);
    await page.reload();
    await page.getByRole("button", { name: "Resolve" }).click();
    const dialog = page.getByRole("dialog", { name: "Minted past the register" });
    await dialog.getByRole("radio", { name: /Take it over/ }).check();
    await dialog.getByLabel("Reason").fill("The trustee issued them by hand.");
    await expectFit(page);
    await dialog.getByRole("button", { name: "Propose" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Agree or change" })).toBeVisible();
    expect(await registered(holder.id)).toBe(50);
  });

  await test.step("the same person cannot agree", async () => {
    await page.getByRole("button", { name: "Agree or change" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: /Agree/ }).click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    expect(await registered(holder.id)).toBe(50);
  });

  await test.step("a second person agrees, and the register has them too", async () => {
    const colleague = await aBrowser(browser, baseURL);
    await actAsMember(colleague, baseURL, organization, "admin");
    await open(colleague, chainPage(token.tokenId));
    await colleague.getByRole("button", { name: "Agree or change" }).click();
    const dialog = colleague.getByRole("dialog");
    await expect(dialog.getByText(/Somebody else proposed this/)).toBeVisible();
    await dialog.getByRole("button", { name: "Agree, and do it" }).click();
    await expect(dialog).toBeHidden();
    await expect(row(colleague)).toContainText("Taken over");
    expect(await registered(holder.id)).toBe(57);
    await expect(async () => expect(await reconcile(token.tokenId)).toMatchObject({ code: 0 })).toPass();
  });

  async function registered(customerId: string) {
    const customer = await (await request.get(`/api/customer/${customerId}`)).json();
    return Number(
      customer.holdings.find(({ tokenId }: { tokenId: string }) => tokenId === token.tokenId)?.total,
    );
  }
});

test("what the contract refuses is told, and tried again", async ({ page, request }) => {
  const token = await newChainToken(request, newTokenId());
  const holder = await newRegisteredCustomer(request, newName(), token.tokenId);
  const node = await testNode();
  const [owner, stranger] = [node.account(1), node.account(3)];
  const registry = token.identityRegistry as Address;
  const wallet = holder.wallet as Address;
  const call = (from: Address, data: Hex) => succeed(node, from, { to: registry, data, gas: 500_000n });
  await call(owner, encodeFunctionData({ abi: identitiesAbi, functionName: "addAgent", args: [stranger] }));
  await call(
    stranger,
    encodeFunctionData({ abi: identitiesAbi, functionName: "deleteIdentity", args: [wallet] }),
  );
  await mint(request, token.tokenId, holder, 12);
  await signInAs(page, "owner");

  await test.step("the reason stands under Developers", async () => {
    await expect(async () => {
      await open(page, chainPage(token.tokenId));
      await expect(page.getByText("1 refused")).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await page.getByRole("link", { name: "See why" }).click();
    await expectFit(page);
    await page.reload();
    await page.getByRole("table", { name: "Operations" }).getByRole("link", { name: /Mint/ }).click();
    await expect(page.getByText("The contract refused it")).toBeVisible();
    await expectFit(page);
    await page.reload();
  });

  await test.step("once it is put right, the same operation is carried out", async () => {
    const args = [wallet, registry, 578] as const;
    await call(stranger, encodeFunctionData({ abi: identitiesAbi, functionName: "registerIdentity", args }));
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Back in line", { exact: true })).toBeVisible();
    await allFinal(request, token.tokenId);
    expect(await onChain(token.address, holder.wallet)).toEqual({ total: 12, frozen: 0 });
    await page.reload();
    await expect(page.getByText("Final", { exact: true }).first()).toBeVisible();
  });
});

test("a transaction that no block takes is sent with higher fees", async ({ page, request }) => {
  const token = await newChainToken(request, newTokenId());
  const holder = await newRegisteredCustomer(request, newName(), token.tokenId);
  const { client } = await testNode();
  await signInAs(page, "owner");
  await client.setIntervalMining({ interval: 0 });
  try {
    await mint(request, token.tokenId, holder, 3);
    const path = `/console/developers/chain/transactions?tokenId=${token.tokenId}&status=BROADCAST`;
    await expect(async () => {
      await open(page, path);
      await expect(page.getByText("Waits for a block").last()).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await expectFit(page);
    await page.reload();
    await page
      .getByRole("table", { name: "Transactions" })
      .getByRole("link", { name: /Number/ })
      // The newest: what registered the holder may still wait, too.
      .first()
      .click();
    await page.getByRole("button", { name: "Speed up" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Speed up" }).click();
    await expect(page.getByText("Sent again in a moment")).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(page.getByText("Each paid more than the one before")).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expectFit(page);
  } finally {
    await client.setIntervalMining({ interval: 1 });
  }
  await allFinal(request, token.tokenId);
  expect(await onChain(token.address, holder.wallet)).toEqual({ total: 3, frozen: 0 });
});

test("a contract is attached once every check holds, and detached", async ({ page, request }) => {
  const { agent, address: taken } = await newChainToken(request, newTokenId());
  const tokenId = newTokenId();
  const data = { tokenId, name: "Attached later", symbol: "LATER", totalSupply: 5000 };
  expect((await request.post("/api/token", { data })).status()).toBe(200);
  const node = await testNode();
  const [owner, operator, stranger] = [node.account(4), node.account(5), node.account(3)];
  const call = (from: Address, to: Address, words: Hex) =>
    succeed(node, from, { to, data: words, gas: 500_000n });
  const make = (decimals: number) => {
    const order = { organizationId: newTokenId(), tokenId, owner, firstOperator: operator, decimals };
    return deployRegister(node, order);
  };
  const wrong = await make(6);
  const right = await make(18);
  const own = encodeFunctionData({ abi: tokenAbi, functionName: "addAgent", args: [stranger] });
  for (const to of [wrong.token, wrong.identities]) await call(owner, to, own);
  const person = [stranger, stranger, 276] as const;
  const known = encodeFunctionData({ abi: identitiesAbi, functionName: "registerIdentity", args: person });
  await call(stranger, wrong.identities, known);
  const some = encodeFunctionData({ abi: tokenAbi, functionName: "mint", args: [stranger, 5n] });
  await call(stranger, wrong.token, some);
  await call(stranger, wrong.token, encodeFunctionData({ abi: tokenAbi, functionName: "unpause" }));

  await signInAs(page, "owner");
  await open(page, chainPage(tokenId));
  await expect(page.getByRole("heading", { name: "Kept in the register alone" })).toBeVisible();
  await expectFit(page);
  await page.reload({ waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Attach a contract" }).click();
  const dialog = page.getByRole("dialog", { name: "Attach a contract to LATER" });
  const checks = dialog.getByRole("list", { name: "Checks" });
  const attach = dialog.getByRole("button", { name: "Attach the contract" });

  await test.step("all that fails is told at once", async () => {
    await dialog.getByLabel("Contract address").fill(wrong.token);
    const failing = checks.getByRole("listitem").filter({ hasText: ": no" });
    await expect(failing).toHaveCount(6);
    for (const what of [
      "same decimals",
      "agent may move",
      "was told to serve it",
      "is paused",
      "may register its holders",
      "has no tokens yet",
    ])
      await expect(failing.filter({ hasText: what })).toBeVisible();
    await expect(attach).toBeDisabled();
    await expectFit(page);
    await dialog.getByLabel("Contract address").fill(taken);
    await expect(failing.filter({ hasText: "No other token is attached to it" })).toBeVisible();
    await dialog.getByLabel("Contract address").fill(stranger);
    await expect(failing.filter({ hasText: "is an ERC-3643 token" })).toBeVisible();
    const unchanged = await (await request.get(`/api/token/${tokenId}`)).json();
    expect(unchanged.settlement).toBe("LEDGER");
  });

  await test.step("its owner gives the agent its roles, and it is attached", async () => {
    const role = encodeFunctionData({ abi: tokenAbi, functionName: "addAgent", args: [agent as Address] });
    for (const to of [right.token, right.identities]) await call(owner, to, role);
    const served = [right.token, 10n ** 24n, false] as const;
    const serve = encodeFunctionData({ abi: registerAgent.abi, functionName: "serve", args: served });
    await call(node.account(1), agent as Address, serve);
    await dialog.getByLabel("Contract address").fill(right.token);
    await expect(attach).toBeEnabled();
    await attach.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("region", { name: "Contracts" })).toContainText(
      "was there before and attached",
    );
  });

  await test.step("what is minted arrives there", async () => {
    const holder = await newRegisteredCustomer(request, newName(), tokenId);
    await mint(request, tokenId, holder, 9);
    await allFinal(request, tokenId);
    expect(await onChain(right.token, holder.wallet)).toEqual({ total: 9, frozen: 0 });
  });

  await test.step("it is detached once the two were found to agree", async () => {
    await expect(async () => expect(await reconcile(tokenId)).toMatchObject({ code: 0 })).toPass();
    await page.reload({ waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Detach" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Detach the contract" }).click();
    await expect(page.getByRole("heading", { name: "Kept in the register alone" })).toBeVisible();
  });
});

test("Developers → Chain shows what waits, who signs and every operation", async ({ page, request }) => {
  await newChainToken(request, newTokenId());
  await signInAs(page, "owner");
  await open(page, "/console/developers/chain");
  await expect(page.getByRole("region", { name: "Who signs" })).toContainText("In the chain's own coin");
  await expect(page.getByRole("region", { name: "Your tokens there" })).toContainText("Number 31337");
  await expectFit(page);
  await page.reload();
  await page
    .getByRole("table", { name: "Operations" })
    .getByRole("link", { name: /Make the contract/ })
    .first()
    .click();
  await expectFit(page);
  await page.reload();
  await page.getByRole("link", { name: "Its transaction" }).click();
  await expect(page.getByRole("table", { name: "What it carries" })).toBeVisible();
  await expectFit(page);
  await open(page, "/console/developers/chain?tokenId=nobody-has-this");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectFit(page);
});

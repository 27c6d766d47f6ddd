import { type Address, encodeFunctionData, parseEther } from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reconcileToken } from "#server/domain/chain/reconciliation/reconcile-token.ts";
import { registerWallets } from "#server/domain/chain/register-wallets.ts";
import { openTestChain, type TestChain } from "#server/domain/chain/testing.ts";
import { anvilProgram, noAnvil } from "#testing/anvil.ts";
import { deployFactory, deployIdentity, deployTrex, succeed, tokenAbi } from "#testing/chain-contracts.ts";
import { makeCustomer, makeToken, prove, verify } from "#testing/factories.ts";
import { expectRefusal, newWallet, openSuite, unique } from "#testing/testing.ts";

const suite = await openSuite();
let chain: TestChain;
beforeAll(async () => {
  if (anvilProgram) chain = await openTestChain(suite);
});
afterAll(() => chain?.close());

/** A verified customer whose wallet the token's registry knows. */
async function makeProven(tokenId: string) {
  const customer = await makeCustomer(suite);
  await verify(suite, customer.id);
  await prove(suite, customer);
  const address = (customer.wallets[0]?.address ?? "").toLowerCase() as Address;
  const identity = (await deployIdentity(chain.anvil, address)).toLowerCase();
  await registerWallets({ app: chain.app, now: new Date() });
  await suite.sql`
    update chain_wallet set identity = ${identity} where organization_id = ${suite.organizationId} and address = ${address}`;
  await chain.settle();
  const { registry } = await registryOf(tokenId);
  expect(await chain.link.node.countries(registry, [address])).toEqual([276]);
  return { id: customer.id, address };
}

async function registryOf(tokenId: string) {
  const [row] = await suite.sql<{ registry: string }[]>`
    select identity_registry as registry from chain_token
     where organization_id = ${suite.organizationId} and token_id = ${tokenId}`;
  if (!row) throw new Error("the token is on no chain");
  return row;
}

describe.skipIf(!anvilProgram)(`contracts on a chain${anvilProgram ? "" : ` (${noAnvil})`}`, () => {
  it("of a new token are made at the addresses that were told before", { timeout: 60_000 }, async () => {
    const { app } = chain;
    const token = await suite
      .call({ app })
      .token.create({ name: "Harbour", symbol: "HLH", totalSupply: 1000, settlement: "ERC3643" });
    const { tokenId } = token;
    expect(await chain.link.node.hasCode(token.address.toLowerCase())).toBe(false);
    await chain.settle();
    expect(await chain.link.node.hasCode(token.address.toLowerCase())).toBe(true);
    expect(await suite.call({ app }).chain.token({ tokenId })).toMatchObject({
      contract: { status: "LIVE", address: token.address },
      queue: { waiting: 0, sent: 0, refused: 0 },
    });
  });

  it("that others made are attached once they are fit, the official T-REX among them", {
    timeout: 120_000,
  }, async () => {
    const { app, anvil, link } = chain;
    const owner = link.signer.address;
    await anvil.client.impersonateAccount({ address: owner });
    await deployFactory(anvil);
    const { tokenId } = await makeToken(suite, { decimals: 6 });
    const attach = (address: string, dryRun = false) =>
      suite.call({ app, dryRun }).token.attach({ tokenId, address });
    await expectRefusal(suite, "contract_not_found", () => attach(newWallet()));
    const roles = { owner, firstOperator: owner };
    const order = { organizationId: suite.organizationId, tokenId: unique("trex"), ...roles };
    const other = await deployTrex(anvil, { ...order, decimals: 18 });
    await expectRefusal(suite, "contract_decimals_differ", () => attach(other.token));
    // What has none of a token's functions says nothing to any question.
    await expectRefusal(suite, "contract_not_found", () => attach(other.identities));
    const trex = await deployTrex(anvil, { ...order, decimals: 6 });
    const role = (functionName: "addAgent" | "removeAgent") =>
      succeed(anvil, trex.owner, {
        to: trex.identities,
        data: encodeFunctionData({ abi: tokenAbi, functionName, args: [trex.agent] }),
        gas: 200_000n,
      });
    await role("removeAgent");
    await expectRefusal(suite, "contract_registrar_missing", () => attach(trex.token));
    await role("addAgent");
    await attach(trex.token, true);
    expect(await attach(trex.token)).toMatchObject({ settlement: "ERC3643", chain: { status: "DEPLOYING" } });
    await anvil.client.setBalance({ address: owner, value: parseEther("1000") });
    await chain.settle();
    const { contract } = await suite.call({ app }).chain.token({ tokenId });
    expect(contract).toMatchObject({ status: "LIVE", isAttached: true });
    expect(contract?.address.toLowerCase()).toBe(trex.token.toLowerCase());

    // It may go back to the ledger once both were compared, and be attached again.
    const place = { organizationId: suite.organizationId, tokenId };
    const detach = () => suite.call({ app }).token.detach({ tokenId });
    await expectRefusal(suite, "chain_not_in_sync", detach);
    expect(await reconcileToken(app, link, place, new Date())).toMatchObject({ open: 0 });
    expect(await detach()).toMatchObject({ settlement: "LEDGER" });
    expect(await attach(trex.token)).toMatchObject({ settlement: "ERC3643", chain: { status: "DEPLOYING" } });
    await chain.settle();
    expect(await suite.call({ app }).chain.token({ tokenId })).toMatchObject({
      contract: { status: "LIVE" },
    });
    const { id, address } = await makeProven(tokenId);
    await suite.call().token.mint({ tokenId, customerId: id, walletAddress: address, amount: 5 });
    await chain.settle();
    expect(await reconcileToken(app, link, place, new Date())).toMatchObject({ found: [], open: 0 });
    expect(await chain.link.node.supply(trex.token, (await link.node.head()).latest.number)).toBe(5_000_000n);
  });
});

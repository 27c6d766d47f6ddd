import { parseEther } from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestChain, type TestChain } from "#server/domain/chain/testing.ts";
import { anvilProgram, noAnvil } from "#testing/anvil.ts";
import { deployFactory, deployTrex } from "#testing/chain-contracts.ts";
import { makeToken } from "#testing/factories.ts";
import { expectRefusal, newWallet, openSuite, unique } from "#testing/testing.ts";

const suite = await openSuite();
let chain: TestChain;
beforeAll(async () => {
  if (anvilProgram) chain = await openTestChain(suite);
});
afterAll(async () => {
  await chain?.close();
  await suite.close();
});

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
    const trex = await deployTrex(anvil, { ...order, decimals: 6 });
    await attach(trex.token, true);
    expect(await attach(trex.token)).toMatchObject({ settlement: "ERC3643", chain: { status: "DEPLOYING" } });
    await anvil.client.setBalance({ address: owner, value: parseEther("1000") });
    await chain.settle();
    const { contract } = await suite.call({ app }).chain.token({ tokenId });
    expect(contract).toMatchObject({ status: "LIVE", isAttached: true });
    expect(contract?.address.toLowerCase()).toBe(trex.token.toLowerCase());
  });
});

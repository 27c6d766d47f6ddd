/** Where contracts will stand is known before, and nobody else can stand there. */
import { decodeFunctionResult, encodeFunctionData, type Hex } from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registerAgent } from "#server/adapters/chain/artifacts/register-agent.ts";
import { registerFactory } from "#server/adapters/chain/artifacts/register-factory.ts";
import { registerIdentities } from "#server/adapters/chain/artifacts/register-identities.ts";
import { registerToken } from "#server/adapters/chain/artifacts/register-token.ts";
import {
  type DeployOrder,
  deploymentCall,
  factoryAddress,
  isCodeOf,
  organizationCall,
  predictDeployment,
  predictOrganization,
} from "#server/adapters/chain/register-contracts.ts";
import { type Anvil, anvilProgram, noAnvil, openAnvil } from "#testing/anvil.ts";
import { deployFactory, deployRegister, deployTrex, orderOf, succeed } from "#testing/chain-contracts.ts";

if (!anvilProgram) console.warn(`The factory is not tested: ${noAnvil}.`);

describe.skipIf(!anvilProgram)("the factory", () => {
  let anvil: Anvil;
  beforeAll(async () => {
    anvil = await openAnvil();
    await deployFactory(anvil);
  });
  afterAll(() => anvil.close());

  const codeAt = async (address: Hex) => (await anvil.client.getCode({ address })) ?? "0x";
  const deploy = (order: DeployOrder, from = anvil.account(9)) =>
    anvil.send(from, { ...deploymentCall(order), gas: 12_000_000n });

  it("makes everything where it was predicted, for whoever asks", async () => {
    const order = orderOf(anvil, { organizationId: "org_1", dailyLimit: 500n });
    const { token, agent, identities } = predictDeployment(order);
    expect(await Promise.all([token, agent, identities].map(codeAt))).toEqual(["0x", "0x", "0x"]);
    expect((await deploy(order)).status).toBe("success");
    expect(isCodeOf(registerToken, await codeAt(token))).toBe(true);
    expect(isCodeOf(registerAgent, await codeAt(agent))).toBe(true);
    expect(isCodeOf(registerIdentities, await codeAt(identities))).toBe(true);
    expect(isCodeOf(registerFactory, await codeAt(factoryAddress))).toBe(true);
    expect(isCodeOf(registerAgent, await codeAt(token))).toBe(false);

    const read = anvil.client.readContract;
    const at = { address: token, abi: registerToken.abi } as const;
    expect(
      await Promise.all([
        read({ ...at, functionName: "name" }),
        read({ ...at, functionName: "symbol" }),
        read({ ...at, functionName: "decimals" }),
        read({ ...at, functionName: "cap" }),
        read({ ...at, functionName: "owner" }),
        read({ ...at, functionName: "identityRegistry" }),
        read({ ...at, functionName: "isAgent", args: [agent] }),
        read({ ...at, functionName: "isAgent", args: [order.owner] }),
        read({ ...at, functionName: "paused" }),
        read({ ...at, functionName: "policy" }),
      ]),
    ).toEqual([order.name, order.symbol, 18, order.cap, order.owner, identities, true, false, true, 0]);
    const its = { address: agent, abi: registerAgent.abi } as const;
    expect(
      await Promise.all([
        read({ ...its, functionName: "owner" }),
        read({ ...its, functionName: "isOperator", args: [order.firstOperator] }),
        read({ ...its, functionName: "termsOf", args: [token] }),
        read({ address: identities, abi: registerIdentities.abi, functionName: "isAgent", args: [agent] }),
        read({ address: identities, abi: registerIdentities.abi, functionName: "owner" }),
      ]),
    ).toEqual([order.owner, true, [500n, 0n, false], true, order.owner]);
  });

  it("predicts as the product does", async () => {
    const order = orderOf(anvil, { organizationId: "org_2" });
    const { data } = deploymentCall(order);
    const answer = await anvil.client.call({ to: factoryAddress, data });
    const made = decodeFunctionResult({
      abi: registerFactory.abi,
      functionName: "deploy",
      data: answer.data ?? "0x",
    });
    expect(made).toEqual(predictDeployment(order));
  });

  it("leaves what is there as it is when an order comes again", async () => {
    const order = orderOf(anvil, { organizationId: "org_3" });
    const { token, agent } = predictDeployment(order);
    await deploy(order);
    await succeed(anvil, order.owner, {
      to: agent,
      data: encodeFunctionData({ abi: registerAgent.abi, functionName: "serve", args: [token, 0n, false] }),
    });
    const again = await deploy(order);
    expect([again.status, again.logs]).toEqual(["success", []]);
    const terms = { address: agent, abi: registerAgent.abi, functionName: "termsOf", args: [token] } as const;
    expect(await anvil.client.readContract(terms)).toEqual([0n, 0n, false]);
  });

  it("shares agent and identities among an organization's tokens", async () => {
    const one = orderOf(anvil, { organizationId: "org_4" });
    const other = { ...one, tokenId: "quay-lofts" };
    await deploy(one);
    expect((await deploy(other)).status).toBe("success");
    expect(predictDeployment(other)).toEqual({
      ...predictOrganization(one),
      token: predictDeployment(other).token,
    });
    expect(predictDeployment(other).token).not.toBe(predictDeployment(one).token);
    expect(await codeAt(predictDeployment(other).token)).not.toBe("0x");
  });

  it("gives an address to one order alone: whoever asks for anything else gets another", () => {
    const order = orderOf(anvil, { organizationId: "org_5" });
    const stranger = anvil.account(9);
    const others: DeployOrder[] = [
      { ...order, organizationId: "org_6" },
      { ...order, tokenId: "other" },
      { ...order, owner: stranger },
      { ...order, firstOperator: stranger },
      { ...order, name: "Other" },
      { ...order, symbol: "OTHER" },
      { ...order, decimals: 6 },
      { ...order, cap: order.cap + 1n },
      { ...order, dailyLimit: 1n },
    ];
    expect(new Set([order, ...others].map((each) => predictDeployment(each).token)).size).toBe(10);
    // An organization's agent and identities depend on what is the organization's.
    expect(new Set([order, ...others].map((each) => predictDeployment(each).agent)).size).toBe(4);
  });

  it("makes agent and identities alone for a token from elsewhere", async () => {
    const order = orderOf(anvil, { organizationId: "org_7" });
    const { status } = await anvil.send(anvil.account(9), { ...organizationCall(order), gas: 8_000_000n });
    expect(status).toBe("success");
    const { agent, identities } = predictOrganization(order);
    expect(isCodeOf(registerAgent, await codeAt(agent))).toBe(true);
    expect(isCodeOf(registerIdentities, await codeAt(identities))).toBe(true);
    expect((await deploy(order)).status).toBe("success");
  });

  it.each<[string, Partial<DeployOrder>]>([
    ["without a name", { name: "" }],
    ["without a symbol", { symbol: "" }],
    ["with too many decimals", { decimals: 19 }],
    ["that may not exist", { cap: 0n }],
  ])("makes no token %s", async (_, wrong) => {
    const order = orderOf(anvil, { organizationId: "org_8", ...wrong });
    expect((await deploy(order)).status).toBe("reverted");
    expect(await codeAt(predictDeployment(order).token)).toBe("0x");
  });

  it("is what tests deploy with, ours and T-REX, also behind proxies", async () => {
    for (const contracts of [
      await deployRegister(anvil),
      await deployTrex(anvil),
      await deployTrex(anvil, { proxied: true }),
    ]) {
      const at = { address: contracts.token, abi: registerToken.abi } as const;
      const isAgent = { ...at, functionName: "isAgent", args: [contracts.agent] } as const;
      expect(await anvil.client.readContract(isAgent)).toBe(true);
      const registry = await anvil.client.readContract({ ...at, functionName: "identityRegistry" });
      expect(registry.toLowerCase()).toBe(contracts.identities.toLowerCase());
    }
  });
});

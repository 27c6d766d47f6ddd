/** `RegisterAgent` with a token that does it harm where it can. */
import { encodeDeployData, encodeFunctionData } from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registerAgent } from "#server/adapters/chain/artifacts/register-agent.ts";
import { type Anvil, anvilProgram, noAnvil, openAnvil } from "#testing/anvil.ts";
import { deployRegister, succeed } from "#testing/chain-contracts.ts";
import { type ChainTools, chainTools, movement, newWallet } from "#testing/chain-tools.ts";
import { compile } from "./compile.ts";

if (!anvilProgram) console.warn(`Awkward tokens are not tested: ${noAnvil}.`);

describe.skipIf(!anvilProgram)("the agent with a token that does it harm", () => {
  let anvil: Anvil;
  let tools: ChainTools;
  beforeAll(async () => {
    anvil = await openAnvil();
    const contracts = await deployRegister(anvil, { organizationId: "org_awkward" });
    const awkward = compile(["fixtures/AwkwardToken"])["fixtures/AwkwardToken"];
    const token = await anvil.create(contracts.owner, encodeDeployData({ ...awkward, args: [] }));
    await succeed(anvil, contracts.owner, {
      to: contracts.agent,
      data: encodeFunctionData({
        abi: registerAgent.abi,
        functionName: "serve",
        args: [token, 1_000_000n, false],
      }),
    });
    tools = chainTools(anvil, { ...contracts, token });
  });
  afterAll(() => anvil.close());
  const mint = (units: bigint) => movement("MINT", { to: newWallet(), units });

  it.each([1, 10, 50])("outlives %i movements that use up all their gas", async (count) => {
    const { receipt, outcomes } = await tools.execute(Array.from({ length: count }, () => mint(1n)));
    expect(receipt.status).toBe("success");
    expect(outcomes).toHaveLength(count);
    expect(outcomes.every(({ outcome, reason }) => outcome === "Failed" && reason === "")).toBe(true);
  });

  it("cuts reasons off that are too long, and runs what needs its gas", async () => {
    const { outcomes } = await tools.execute([mint(2n), mint(3n), mint(1n), mint(3n), mint(2n)]);
    expect(outcomes.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
      "ReasonTooLong",
      "Executed",
      "",
      "Executed",
      "ReasonTooLong",
    ]);
  });

  it("believes a token that says no", async () => {
    const { outcomes } = await tools.execute([
      movement("TRANSFER", { from: newWallet(), to: newWallet(), units: 1n }),
    ]);
    expect(outcomes).toMatchObject([{ outcome: "Failed", reason: "TransferRefused" }]);
  });
});

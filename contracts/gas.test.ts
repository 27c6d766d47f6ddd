/** What movements cost, printed and bounded; and why no estimate of gas is trusted. */
import { encodeFunctionData, parseEventLogs } from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Anvil, anvilProgram, noAnvil, openAnvil } from "#testing/anvil.ts";
import { deployRegister, deployTrex, succeed, tokenAbi } from "#testing/chain-contracts.ts";
import { chainTools, movement, newWallet } from "#testing/chain-tools.ts";
import { compile } from "./compile.ts";

if (!anvilProgram) console.warn(`Gas is not measured: ${noAnvil}.`);

/** The most gas that each may cost. */
interface Bounds {
  readonly single: bigint;
  readonly inFifties: bigint;
  readonly repeated: bigint;
  readonly registered: bigint;
}

describe.skipIf(!anvilProgram)("gas", () => {
  let anvil: Anvil;
  beforeAll(async () => {
    anvil = await openAnvil();
  });
  afterAll(() => anvil.close());

  const cases: [string, (anvil: Anvil) => ReturnType<typeof deployTrex>, Bounds][] = [
    [
      "RegisterToken",
      deployRegister,
      { single: 102_000n, inFifties: 59_500n, repeated: 30_000n, registered: 57_000n },
    ],
    ["T-REX", deployTrex, { single: 126_500n, inFifties: 65_000n, repeated: 30_000n, registered: 60_000n }],
    [
      "T-REX behind proxies",
      (chain) => deployTrex(chain, { proxied: true, tokenId: "proxied" }),
      { single: 175_000n, inFifties: 77_500n, repeated: 30_000n, registered: 66_500n },
    ],
  ];

  it.each(cases)("is bounded on %s", async (name, deploy, bounds) => {
    const tools = chainTools(anvil, await deploy(anvil));
    const wallets = Array.from({ length: 52 }, newWallet);
    await tools.register(wallets);
    const mints = wallets.map((to) => movement("MINT", { to, units: 10n ** 18n }));
    // The first of all writes what later ones change: supply, and what is used up of the limit.
    await tools.run(...mints.slice(0, 1));
    const { gasUsed: single } = await tools.run(...mints.slice(1, 2));
    const { receipt: again } = await tools.execute(mints.slice(1, 2));
    const { gasUsed: fifty } = await tools.run(...mints.slice(2));
    const registrations = Array.from({ length: 33 }, () =>
      movement("REGISTER", { to: newWallet(), from: wallets[0], units: 276n }),
    );
    const { gasUsed: registered } = await tools.run(...registrations);
    const found: Bounds = {
      single,
      inFifties: fifty / 50n,
      repeated: again.gasUsed,
      registered: registered / 33n,
    };
    console.info(
      `Gas on ${name}: ${Object.entries(found)
        .map((entry) => entry.join(" "))
        .join(", ")}`,
    );
    for (const key of ["single", "inFifties", "repeated", "registered"] as const)
      expect(found[key], key).toBeLessThanOrEqual(bounds[key]);
  });

  it("is no matter of estimates: an executor without demands on it fails inside a transaction that succeeds", async () => {
    const contracts = await deployTrex(anvil, { tokenId: "estimated" });
    const tools = chainTools(anvil, contracts);
    const to = newWallet();
    await tools.register([to]);
    const { abi, bytecode } = compile(["fixtures/EstimatedExecutor"])["fixtures/EstimatedExecutor"];
    const executor = await anvil.create(contracts.owner, bytecode);
    await succeed(anvil, contracts.owner, {
      to: contracts.token,
      data: encodeFunctionData({ abi: tokenAbi, functionName: "addAgent", args: [executor] }),
    });
    const call = {
      to: executor,
      data: encodeFunctionData({ abi, functionName: "mint", args: [contracts.token, to, 7n] }),
    };
    const gas = await anvil.client.estimateGas({ account: contracts.operator, ...call });
    const { logs } = await succeed(anvil, contracts.operator, { ...call, gas });
    expect(parseEventLogs({ abi, logs })).toMatchObject([{ eventName: "Failed", args: { reason: "0x" } }]);
    expect(await tools.standing(to)).toEqual({ total: 0n, frozen: 0n });
  });
});

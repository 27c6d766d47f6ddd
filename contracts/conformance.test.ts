/** `RegisterToken` and `RegisterIdentities` beside the official T-REX ones: the same calls, the same outcome. */
import {
  type Abi,
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  maxUint256,
  parseEventLogs,
  toEventSelector,
  toFunctionSelector,
  zeroAddress,
} from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Anvil, anvilProgram, noAnvil, openAnvil } from "#testing/anvil.ts";
import {
  deployIdentity,
  deployRegister,
  deployTrex,
  identitiesAbi,
  succeed,
  type TestContracts,
  tokenAbi,
  trexArtifact,
} from "#testing/chain-contracts.ts";
import { chainTools, movement } from "#testing/chain-tools.ts";
import { cases, people, type Step } from "./conformance-cases.ts";

if (!anvilProgram) console.warn(`Conformance with T-REX is not tested: ${noAnvil}.`);

describe.skipIf(!anvilProgram)("conformance with T-REX", () => {
  let anvil: Anvil;
  let ours: TestContracts;
  let trex: TestContracts;
  let pristine: Hex;
  const wallets = {} as Record<string, Address>;
  const identities = {} as Record<string, Address>;

  beforeAll(async () => {
    anvil = await openAnvil();
    // The agents of RegisterAgent have tests of their own; here an account is the agent, so that each call is seen bare.
    for (const [place, name] of people.entries()) {
      wallets[name] = anvil.account(place);
      identities[name] = await deployIdentity(anvil, anvil.account(place));
    }
    const decimals = 0;
    ours = await deployRegister(anvil, { decimals });
    trex = await deployTrex(anvil, { decimals });
    for (const contracts of [ours, trex]) {
      await must(contracts, ["owner", "addAgent", "@agent"]);
      await must(contracts, ["owner", "registry.addAgent", "@agent"]);
      await must(contracts, ["agent", "registry.batchRegisterIdentity", ...registrations()]);
      await must(contracts, ["agent", "batchMint", ["@ada", "@bo"], [100n, 50n]]);
      await must(contracts, ["agent", "unpause"]);
    }
    await must(ours, ["owner", "registry.addAgent", ours.token]);
    await must(ours, ["owner", "setPolicy", 1]);
    pristine = await anvil.client.snapshot();
  });
  afterAll(() => anvil.close());

  const back = async () => {
    await anvil.client.revert({ id: pristine });
    pristine = await anvil.client.snapshot();
  };

  it("has 60 cases and more", () => expect(Object.keys(cases).length).toBeGreaterThanOrEqual(60));

  it.each(Object.entries(cases))("%s", async (_, steps) => {
    await back();
    const story = async (contracts: TestContracts) => {
      const outcomes = [];
      for (const step of steps) outcomes.push(await act(contracts, step));
      return { outcomes, after: await observe(contracts) };
    };
    const [mine, official] = [await story(ours), await story(trex)];
    expect(mine).toEqual(official);
  });

  it("has every function and event of the standard's token", () => {
    const official = trexArtifact("IToken").abi;
    expect(functionsOf(tokenAbi)).toEqual(expect.arrayContaining(functionsOf(official)));
    expect(eventsOf(tokenAbi)).toEqual(expect.arrayContaining(eventsOf(official)));
    // Claims, their issuers and a storage of its own are no part of ours.
    const left = /Storage|TopicsRegistry|IssuersRegistry|^init|^Initialized/i;
    const registry = trexArtifact("IdentityRegistry").abi.filter(
      (item) => "name" in item && !left.test(item.name ?? ""),
    );
    expect(functionsOf(identitiesAbi)).toEqual(expect.arrayContaining(functionsOf(registry)));
    expect(eventsOf(identitiesAbi)).toEqual(expect.arrayContaining(eventsOf(registry)));
  });

  describe("where they differ", () => {
    it("forced transfers take free units first in both; the agent's TRANSFER_FROZEN takes the frozen ones", async () => {
      for (const contracts of [ours, trex]) {
        await back();
        const tools = chainTools(anvil, contracts);
        const ada = wallets.ada as Address;
        await must(contracts, ["agent", "freezePartialTokens", "@ada", 60n]);
        const frozen = await anvil.client.snapshot();
        await must(contracts, ["agent", "forcedTransfer", "@ada", "@bo", 60n]);
        expect(await tools.standing(ada)).toEqual({ total: 40n, frozen: 40n });
        await anvil.client.revert({ id: frozen });
        await tools.run(movement("TRANSFER_FROZEN", { from: ada, to: wallets.bo, units: 60n }));
        expect(await tools.standing(ada)).toEqual({ total: 40n, frozen: 0n });
      }
    });

    it("burns take free units first in both; the agent's BURN_FROZEN takes the frozen ones", async () => {
      for (const contracts of [ours, trex]) {
        await back();
        const tools = chainTools(anvil, contracts);
        await must(contracts, ["agent", "freezePartialTokens", "@ada", 60n]);
        await tools.run(movement("BURN_FROZEN", { from: wallets.ada, units: 60n }));
        expect(await tools.standing(wallets.ada as Address)).toEqual({ total: 40n, frozen: 0n });
      }
    });

    it.each<[string, Step]>([
      ["a transfer", ["ada", "transfer", "@bo", 0n]],
      ["a mint", ["agent", "mint", "@ada", 0n]],
      ["a burn", ["agent", "burn", "@ada", 0n]],
      ["a forced transfer", ["agent", "forcedTransfer", "@ada", "@bo", 0n]],
    ])("%s of nothing: ERC-20 allows it, T-REX's compliance refuses it", async (_, step) => {
      await back();
      expect((await act(ours, step)).status).toBe("success");
      expect((await act(trex, step)).status).toBe("reverted");
    });

    it("a wallet without an identity: ours is registered, T-REX refuses it", async () => {
      await back();
      const step: Step = ["agent", "registry.registerIdentity", "@eve", zeroAddress, 276];
      expect((await act(ours, step)).status).toBe("success");
      expect((await act(trex, step)).status).toBe("reverted");
    });

    it("a boundless allowance: ours stays so, T-REX counts it down", async () => {
      await back();
      const allowances = [];
      for (const contracts of [ours, trex]) {
        await must(contracts, ["ada", "approve", "@cy", maxUint256]);
        await must(contracts, ["cy", "transferFrom", "@ada", "@bo", 10n]);
        allowances.push(await view(contracts, "allowance", "@ada", "@cy"));
      }
      expect(allowances).toEqual([maxUint256, maxUint256 - 10n]);
    });

    it("a closed token stays closed when it is unpaused; T-REX knows its pause alone", async () => {
      await back();
      await must(ours, ["owner", "setPolicy", 0]);
      expect((await act(ours, ["ada", "transfer", "@bo", 1n])).status).toBe("reverted");
      expect((await act(ours, ["agent", "setPolicy", 1])).status).toBe("reverted");
      expect((await act(ours, ["agent", "forcedTransfer", "@ada", "@bo", 1n])).status).toBe("success");
      expect((await act(trex, ["ada", "transfer", "@bo", 1n])).status).toBe("success");
    });

    it("ownership: ours waits until the new owner accepts", async () => {
      await back();
      for (const contracts of [ours, trex]) await must(contracts, ["owner", "transferOwnership", "@dee"]);
      expect(await view(ours, "owner")).toBe(wallets.owner);
      expect(await view(trex, "owner")).toBe(wallets.dee);
      await must(ours, ["dee", "acceptOwnership"]);
      expect(await view(ours, "owner")).toBe(wallets.dee);
    });

    it("a compliance contract: ours has none, and takes none", async () => {
      await back();
      expect(await view(ours, "compliance")).toBe(zeroAddress);
      expect(await view(trex, "compliance")).not.toBe(zeroAddress);
      expect((await act(ours, ["owner", "setCompliance", "@dee"])).status).toBe("reverted");
    });

    it("a cap: ours never mints past it", async () => {
      await back();
      const capped = await deployRegister(anvil, { tokenId: "capped", decimals: 0, cap: 100n });
      const tools = chainTools(anvil, capped);
      await tools.run(movement("MINT", { to: wallets.ada, units: 99n }));
      const { outcomes } = await tools.execute([
        movement("MINT", { to: wallets.ada, units: 2n }),
        movement("MINT", { to: wallets.ada, units: 1n }),
      ]);
      expect(outcomes).toMatchObject([
        { outcome: "Failed", reason: "ERC20ExceededCap" },
        { outcome: "Executed" },
      ]);
      expect(await tools.supply()).toBe(100n);
    });
  });

  /** Calls a function and tells how it ended, and what token and registry told of it. */
  async function act(contracts: TestContracts, step: Step) {
    const { to, data } = callOf(contracts, step);
    const { status, logs } = await anvil.send(walletOf(step[0]), { to, data, gas: 3_000_000n });
    const places = [contracts.token, contracts.identities].map((address) => address.toLowerCase());
    const own = logs.filter(({ address }) => places.includes(address.toLowerCase()));
    const events = parseEventLogs({ abi: [...tokenAbi, ...identitiesAbi], logs: own });
    expect(events).toHaveLength(own.length);
    const told = events
      // T-REX tells what is left of an allowance that is used; OpenZeppelin's ERC-20 does not.
      .filter(({ eventName }) => step[1] !== "transferFrom" || eventName !== "Approval")
      .map(({ address, eventName, args }) => ({
        place: places.indexOf(address.toLowerCase()),
        eventName,
        args: { ...args, newVersion: "any" },
      }));
    return { status, told };
  }

  async function must(contracts: TestContracts, step: Step): Promise<void> {
    const { to, data } = callOf(contracts, step);
    await succeed(anvil, walletOf(step[0]), { to, data, gas: 3_000_000n });
  }

  /** What token and registry say of themselves and of everybody. */
  async function observe(contracts: TestContracts) {
    const ofToken = ["totalSupply", "paused", "name", "symbol", "decimals", "onchainID"];
    const ofWallet = ["balanceOf", "getFrozenTokens", "isFrozen"];
    const ofIdentity = ["isVerified", "contains", "identity", "investorCountry"].map(
      (name) => `registry.${name}`,
    );
    const each = (names: readonly string[], ...args: Step[2][]) =>
      names.map(async (name) => [name, ...args, await view(contracts, name, ...args)]);
    return Promise.all([
      ...each(ofToken),
      ...each(["allowance"], "@ada", "@cy"),
      ...(["@ada", "@bo", "@cy", "@dee", "@eve"] as const).flatMap((wallet) =>
        each([...ofWallet, ...ofIdentity], wallet),
      ),
    ]);
  }

  async function view(contracts: TestContracts, what: string, ...args: Step[2][]): Promise<unknown> {
    const { to, data, abi, functionName } = callOf(contracts, ["stranger", what, ...args]);
    const answer = await anvil.client.call({ to, data });
    return decodeFunctionResult({ abi, functionName, data: answer.data ?? "0x" });
  }

  function callOf(contracts: TestContracts, [, what, ...args]: Step) {
    const ofRegistry = what.startsWith("registry.");
    const abi: Abi = ofRegistry ? identitiesAbi : tokenAbi;
    const functionName = what.replace("registry.", "");
    return {
      to: ofRegistry ? contracts.identities : contracts.token,
      data: encodeFunctionData({ abi, functionName, args: args.map(valueFor) }),
      abi,
      functionName,
    };
  }

  function valueFor(value: Step[2]): unknown {
    if (Array.isArray(value)) return value.map(valueFor);
    if (typeof value !== "string") return value;
    if (value.startsWith("#")) return found(identities, value.slice(1));
    return value.startsWith("@") ? walletOf(value.slice(1)) : value;
  }

  function walletOf(name: string): Address {
    return found(wallets, name);
  }
});

/** Who holds the token at the beginning, and who may: their wallets, identities and countries. */
function registrations() {
  const names = ["ada", "bo", "cy", "dee"] as const;
  return [
    names.map((name) => `@${name}` as const),
    names.map((name) => `#${name}` as const),
    names.map(() => 276),
  ] as const;
}

function found(addresses: Readonly<Record<string, Address>>, name: string): Address {
  const address = addresses[name];
  if (!address) throw new Error(`There is nobody called ${name}.`);
  return address;
}

function functionsOf(abi: Abi): string[] {
  return abi
    .filter((item) => item.type === "function")
    .map((item) => `${item.name} ${toFunctionSelector(item)}`);
}

function eventsOf(abi: Abi): string[] {
  return abi.filter((item) => item.type === "event").map((item) => `${item.name} ${toEventSelector(item)}`);
}

/** `RegisterAgent`: each movement once, whatever its token, its sender or the others of its batch do. */
import { type Address, encodeFunctionData, type Hex, parseEventLogs, toHex } from "viem";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { registerAgent } from "#server/adapters/chain/artifacts/register-agent.ts";
import {
  executionData,
  gasFor,
  type Movement,
  movementKinds,
} from "#server/adapters/chain/register-contracts.ts";
import { type Anvil, anvilProgram, noAnvil, openAnvil } from "#testing/anvil.ts";
import {
  deployRegister,
  deployTrex,
  identitiesAbi,
  succeed,
  type TestContracts,
  tokenAbi,
} from "#testing/chain-contracts.ts";
import {
  type ChainTools,
  chainTools,
  movement,
  newWallet,
  type Outcome,
  outcomesOf,
} from "#testing/chain-tools.ts";

if (!anvilProgram) console.warn(`The agent is not tested: ${noAnvil}.`);

describe.skipIf(!anvilProgram)("the agent", () => {
  let anvil: Anvil;
  beforeAll(async () => {
    anvil = await openAnvil();
  });
  afterAll(() => anvil.close());

  describe.each([
    { name: "with ours", deploy: deployRegister },
    { name: "with T-REX", deploy: deployTrex },
  ])("$name", ({ deploy }) => {
    let contracts: TestContracts;
    let tools: ChainTools;
    let pristine: Hex;
    const [ada, bo, unknown] = [newWallet(), newWallet(), newWallet()];

    beforeAll(async () => {
      contracts = await deploy(anvil);
      tools = chainTools(anvil, contracts);
      await tools.register([ada, bo]);
      await tools.run(movement("MINT", { to: ada, units: 100n }));
      pristine = await anvil.client.snapshot();
    });
    beforeEach(async () => {
      await anvil.client.revert({ id: pristine });
      pristine = await anvil.client.snapshot();
    });

    const standings = () => Promise.all([tools.standing(ada), tools.standing(bo)]);
    const asOwner = (functionName: "setOperator" | "serve", args: readonly unknown[]) =>
      succeed(anvil, contracts.owner, {
        to: contracts.agent,
        data: encodeFunctionData({ abi: registerAgent.abi, functionName, args } as never),
        gas: 200_000n,
      });

    it.each<{ does: readonly Omit<Movement, "operationId">[]; ada: [bigint, bigint]; bo: [bigint, bigint] }>([
      { does: [{ kind: "MINT", to: bo, units: 7n }], ada: [100n, 0n], bo: [7n, 0n] },
      { does: [{ kind: "MINT_FROZEN", to: bo, units: 7n }], ada: [100n, 0n], bo: [7n, 7n] },
      { does: [{ kind: "FREEZE", from: ada, units: 60n }], ada: [100n, 60n], bo: [0n, 0n] },
      {
        does: [
          { kind: "FREEZE", from: ada, units: 60n },
          { kind: "UNFREEZE", from: ada, units: 20n },
        ],
        ada: [100n, 40n],
        bo: [0n, 0n],
      },
      { does: [{ kind: "TRANSFER", from: ada, to: bo, units: 30n }], ada: [70n, 0n], bo: [30n, 0n] },
      {
        does: [
          { kind: "FREEZE", from: ada, units: 60n },
          { kind: "TRANSFER_FROZEN", from: ada, to: bo, units: 50n },
        ],
        ada: [50n, 10n],
        bo: [50n, 0n],
      },
      { does: [{ kind: "BURN", from: ada, units: 30n }], ada: [70n, 0n], bo: [0n, 0n] },
      {
        does: [
          { kind: "FREEZE", from: ada, units: 60n },
          { kind: "BURN_FROZEN", from: ada, units: 50n },
        ],
        ada: [50n, 10n],
        bo: [0n, 0n],
      },
    ])("does $does.0.kind $does.1.kind, and tells it", async ({ does, ...expected }) => {
      const movements = does.map(({ kind, ...rest }) => movement(kind, rest));
      const receipt = await tools.run(...movements);
      const found = await standings();
      expect(found.map(({ total, frozen }) => [total, frozen])).toEqual([expected.ada, expected.bo]);
      const told = parseEventLogs({ abi: registerAgent.abi, eventName: "Executed", logs: receipt.logs });
      expect(told.map(({ args }) => args)).toMatchObject(
        movements.map(({ operationId, kind, units }) => ({
          operationId,
          kind: movementKinds.indexOf(kind),
          units,
        })),
      );
      expect(told.map(({ args }) => args.token.toLowerCase())).toEqual(
        movements.map(() => contracts.token.toLowerCase()),
      );
      const ids = [...movements.map(({ operationId }) => operationId), toHex(1, { size: 32 })];
      const blocks = movements.map(() => receipt.blockNumber);
      expect(await tools.executedAt(ids)).toEqual([...blocks, 0n]);
    });

    it("registers wallets, changes country and identity, and ends registrations", async () => {
      const to = newWallet();
      const identity = contracts.agent;
      const see = (functionName: "isVerified" | "investorCountry" | "identity") =>
        anvil.client.readContract({
          address: contracts.identities,
          abi: identitiesAbi,
          functionName,
          args: [to],
        });
      await tools.run(movement("REGISTER", { to, from: identity, units: 276n }));
      expect([await see("isVerified"), await see("investorCountry")]).toEqual([true, 276]);
      await tools.run(movement("SET_COUNTRY", { to, units: 756n }));
      expect(await see("investorCountry")).toBe(756);
      await tools.run(movement("SET_IDENTITY", { to, from: ada }));
      expect(await see("identity")).toBe(ada);
      await tools.run(movement("REMOVE", { to }));
      expect(await see("isVerified")).toBe(false);
    });

    it("blocks and unblocks wallets, and unpauses and pauses a token that is open", async () => {
      await asOwner("serve", [contracts.token, 1000n, true]);
      const see = (functionName: "isFrozen" | "paused") =>
        anvil.client.readContract({
          address: contracts.token,
          abi: tokenAbi,
          functionName,
          args: functionName === "isFrozen" ? [ada] : [],
        } as never);
      await tools.run(movement("BLOCK", { from: ada }), movement("UNPAUSE"));
      expect([await see("isFrozen"), await see("paused")]).toEqual([true, false]);
      await tools.run(movement("UNBLOCK", { from: ada }), movement("PAUSE"));
      expect([await see("isFrozen"), await see("paused")]).toEqual([false, true]);
    });

    it("repeats nothing, in whatever order and how often it is sent", async () => {
      const movements = [10n, 20n, 30n].map((units) => movement("MINT", { to: bo, units }));
      await tools.run(...movements);
      const after = await standings();
      for (const again of [
        movements,
        movements.toReversed(),
        movements.slice(1),
        [...movements, ...movements],
      ]) {
        const { outcomes } = await tools.execute(again);
        expect(outcomes).toEqual(again.map(({ operationId }) => ({ operationId, outcome: "Repeated" })));
      }
      const [first] = movements as [Movement];
      const { outcomes } = await tools.execute([first, movement("MINT", { to: bo, units: 1n }), first]);
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(["Repeated", "Executed", "Repeated"]);
      expect(await standings()).toEqual([after[0], { total: 61n, frozen: 0n }]);
    });

    it("runs a movement once that stands twice in a batch", async () => {
      const one = movement("MINT", { to: bo, units: 7n });
      const { outcomes } = await tools.execute([one, one]);
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(["Executed", "Repeated"]);
      expect(await tools.standing(bo)).toEqual({ total: 7n, frozen: 0n });
    });

    it("takes no other movement for one that ran", async () => {
      const one = movement("MINT", { to: bo, units: 7n });
      await tools.run(one);
      const others = [
        { ...one, units: 8n },
        { ...one, to: ada },
        { ...one, kind: "MINT_FROZEN" as const },
      ];
      const { outcomes } = await tools.execute(others);
      expect(outcomes).toEqual(
        others.map(({ operationId }) => ({ operationId, outcome: "Failed", reason: "OperationDiffers" })),
      );
      expect(await tools.standing(bo)).toEqual({ total: 7n, frozen: 0n });
    });

    it("leaves the others of a batch alone where one is refused, and runs that one later", async () => {
      const movements = [bo, unknown, bo].map((to) => movement("MINT", { to, units: 7n }));
      const { outcomes } = await tools.execute(movements);
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(["Executed", "Failed", "Executed"]);
      expect(outcomes[1]?.reason).toMatch(/WalletNotVerified|Identity is not verified/);
      expect(await tools.executedAt([movements[1]?.operationId as Hex])).toEqual([0n]);
      await tools.register([unknown]);
      const again = await tools.execute(movements);
      expect(again.outcomes.map(({ outcome }) => outcome)).toEqual(["Repeated", "Executed", "Repeated"]);
      expect(await tools.standing(unknown)).toEqual({ total: 7n, frozen: 0n });
    });

    it("leaves nothing of a movement behind whose second half is refused", async () => {
      await tools.run(movement("FREEZE", { from: ada, units: 60n }));
      const { outcomes } = await tools.execute([
        movement("TRANSFER_FROZEN", { from: ada, to: unknown, units: 60n }),
      ]);
      expect(outcomes[0]?.outcome).toBe("Failed");
      expect(await tools.standing(ada)).toEqual({ total: 100n, frozen: 60n });
    });

    it.each<[reason: string, refused: Omit<Movement, "operationId">]>([
      ["FreeUnitsExceeded", { kind: "TRANSFER", from: ada, to: bo, units: 41n }],
      ["FreeUnitsExceeded", { kind: "BURN", from: ada, units: 41n }],
      ["", { kind: "TRANSFER_FROZEN", from: ada, to: bo, units: 61n }],
      ["", { kind: "BURN_FROZEN", from: ada, units: 61n }],
      ["", { kind: "FREEZE", from: ada, units: 41n }],
      ["", { kind: "UNFREEZE", from: ada, units: 61n }],
      ["FromIsTo", { kind: "TRANSFER", from: ada, to: ada, units: 1n }],
      ["NothingToMove", { kind: "MINT", to: ada }],
      ["NothingToMove", { kind: "FREEZE", from: ada }],
      ["UnusedFieldSet", { kind: "MINT", from: bo, to: ada, units: 1n }],
      ["UnusedFieldSet", { kind: "MINT", units: 1n }],
      ["UnusedFieldSet", { kind: "BURN", from: ada, to: bo, units: 1n }],
      ["UnusedFieldSet", { kind: "FREEZE", to: ada, units: 1n }],
      ["UnusedFieldSet", { kind: "TRANSFER", from: ada, units: 1n }],
      ["UnusedFieldSet", { kind: "PAUSE", units: 1n }],
      ["UnusedFieldSet", { kind: "PAUSE", from: ada }],
      ["UnusedFieldSet", { kind: "BLOCK" }],
      ["UnusedFieldSet", { kind: "REMOVE", to: ada, units: 1n }],
      ["UnusedFieldSet", { kind: "SET_COUNTRY", to: ada, from: bo, units: 1n }],
      ["UnusedFieldSet", { kind: "SET_IDENTITY", to: ada, from: bo, units: 1n }],
      ["SafeCastOverflowedUintDowncast", { kind: "REGISTER", to: unknown, from: bo, units: 65_536n }],
      ["", { kind: "REGISTER", to: ada, from: bo, units: 276n }],
    ])("refuses what the register cannot mean: %s %o", async (reason, { kind, ...rest }) => {
      await tools.run(movement("FREEZE", { from: ada, units: 60n }));
      const before = await standings();
      const { outcomes } = await tools.execute([movement(kind, rest)]);
      expect(outcomes).toMatchObject([{ outcome: "Failed" }]);
      if (reason) expect(outcomes[0]?.reason).toBe(reason);
      expect(await standings()).toEqual(before);
    });

    it("keeps a closed token closed", async () => {
      await asOwner("serve", [contracts.token, 1000n, false]);
      const { outcomes } = await tools.execute([movement("UNPAUSE")]);
      expect(outcomes).toMatchObject([{ outcome: "Failed", reason: "UnpauseForbidden" }]);
    });

    it("obeys operators alone, and they may only execute", async () => {
      const [stranger, second] = [anvil.account(8), anvil.account(2)];
      const one = movement("MINT", { to: bo, units: 7n });
      const tried = await tools.execute([one], { from: stranger });
      expect([
        tried.receipt.status,
        (await tools.execute([one], { from: contracts.owner })).receipt.status,
      ]).toEqual(["reverted", "reverted"]);
      const forbidden = [
        encodeFunctionData({ abi: registerAgent.abi, functionName: "setOperator", args: [stranger, true] }),
        encodeFunctionData({
          abi: registerAgent.abi,
          functionName: "serve",
          args: [contracts.token, 9n, true],
        }),
        encodeFunctionData({ abi: registerAgent.abi, functionName: "transferOwnership", args: [stranger] }),
        encodeFunctionData({
          abi: registerAgent.abi,
          functionName: "perform",
          args: [contracts.token, { operationId: one.operationId, kind: 0, from: ada, to: bo, units: 7n }],
        }),
      ];
      for (const data of forbidden) {
        const { status } = await anvil.send(contracts.operator, { to: contracts.agent, data, gas: 300_000n });
        expect(status).toBe("reverted");
      }
      await asOwner("setOperator", [second, true]);
      await asOwner("setOperator", [contracts.operator, false]);
      expect((await tools.execute([one])).receipt.status).toBe("reverted");
      expect((await tools.execute([one], { from: second })).outcomes).toMatchObject([
        { outcome: "Executed" },
      ]);
    });

    it("runs a movement once that two operators send for the same block", async () => {
      const second = anvil.account(2);
      await asOwner("setOperator", [second, true]);
      const movements = [10n, 20n, 30n].map((units) => movement("MINT", { to: bo, units }));
      const [one, other] = await inOneBlock([
        [contracts.operator, movements],
        [second, movements.toReversed()],
      ]);
      expect([...one, ...other].filter(({ outcome }) => outcome === "Executed")).toHaveLength(3);
      expect([...one, ...other].filter(({ outcome }) => outcome === "Repeated")).toHaveLength(3);
      expect(await tools.standing(bo)).toEqual({ total: 60n, frozen: 0n });
    });

    it("limits what moves in a day, and gives it back evenly", async () => {
      // The chain's time is the test's: no second of a busy machine counts.
      const pass = async (seconds: number) => {
        const { timestamp } = await anvil.client.getBlock();
        await anvil.client.setNextBlockTimestamp({ timestamp: timestamp + BigInt(seconds) });
      };
      const limit = (units: bigint) => pass(1).then(() => asOwner("serve", [contracts.token, units, true]));
      const mint = (units: bigint) => movement("MINT", { to: bo, units });
      const triedAfter = async (seconds: number, ...movements: Movement[]) => {
        await pass(seconds);
        return (await tools.execute(movements)).outcomes.map(({ outcome, reason }) => reason ?? outcome);
      };
      const tried = (...movements: Movement[]) => triedAfter(1, ...movements);
      await limit(86_400n);
      expect(await tried(mint(100n))).toEqual(["Executed"]);
      // What ran before the limit was set counts, too, less the one that the limit of before gave back in a second.
      await limit(240n);
      expect(await tried(mint(142n), mint(100n), mint(41n), mint(1n))).toEqual([
        "DailyLimitExceeded",
        "Executed",
        "Executed",
        "DailyLimitExceeded",
      ]);
      // Neither does it hold freezing back, nor does a refused movement count.
      expect(await tried(movement("FREEZE", { from: ada, units: 100n }))).toEqual(["Executed"]);
      expect(await tried(movement("TRANSFER_FROZEN", { from: ada, to: bo, units: 50n }))).toEqual([
        "DailyLimitExceeded",
      ]);
      expect(await triedAfter(6 * 3600, mint(70n), mint(60n), mint(10n))).toEqual([
        "DailyLimitExceeded",
        "Executed",
        "DailyLimitExceeded",
      ]);
      expect(await triedAfter(10 * 24 * 3600, mint(241n), mint(240n))).toEqual([
        "DailyLimitExceeded",
        "Executed",
      ]);
      await asOwner("serve", [contracts.token, 0n, false]);
      expect(await tried(mint(1n), movement("FREEZE", { from: bo, units: 1n }), movement("PAUSE"))).toEqual([
        "TokenNotServed",
        "TokenNotServed",
        "TokenNotServed",
      ]);
    });

    it("refuses a whole batch for which gas is short, whatever the sender gives", async () => {
      const movements = [bo, bo, bo].map((to) => movement("MINT", { to, units: 7n }));
      const seen = new Set<string>();
      for (let gas = 40_000n; gas <= gasFor(3); gas += 20_000n) {
        const { receipt, outcomes } = await tools.execute(movements, { gas });
        expect(outcomes.filter(({ outcome }) => outcome === "Failed")).toEqual([]);
        seen.add(receipt.status);
        await anvil.client.revert({ id: pristine });
        pristine = await anvil.client.snapshot();
      }
      expect([...seen].sort()).toEqual(["reverted", "success"]);
    });

    it.each([1, 2, 33, 50])(
      "has gas enough for a batch of %i where every movement is refused",
      async (count) => {
        const { receipt, outcomes } = await tools.execute(
          Array.from({ length: count }, () => movement("MINT", { to: unknown, units: 7n })),
        );
        expect(receipt.status).toBe("success");
        expect(outcomes.map(({ outcome }) => outcome)).toEqual(Array(count).fill("Failed"));
      },
    );

    it("runs on an estimate of gas", async () => {
      const one = movement("MINT", { to: bo, units: 7n });
      const data = executionData(contracts.token, [one]);
      const gas = await anvil.client.estimateGas({ account: contracts.operator, to: contracts.agent, data });
      expect(gas).toBeLessThanOrEqual(gasFor(1));
      expect((await tools.execute([one], { gas })).outcomes).toMatchObject([{ outcome: "Executed" }]);
    });

    /** Sends batches that wait for the same block, and gives how their movements ended. */
    async function inOneBlock(
      batches: readonly (readonly [from: Address, movements: readonly Movement[]])[],
    ) {
      const { client } = anvil;
      await client.setAutomine(false);
      try {
        const hashes: Hex[] = [];
        for (const [account, movements] of batches) {
          const data = executionData(contracts.token, movements);
          const gas = gasFor(movements.length);
          hashes.push(await client.sendTransaction({ account, chain: null, to: contracts.agent, data, gas }));
        }
        await client.mine({ blocks: 1 });
        const receipts = await Promise.all(hashes.map((hash) => client.getTransactionReceipt({ hash })));
        expect(new Set(receipts.map(({ blockNumber }) => blockNumber)).size).toBe(1);
        return receipts.map((receipt) => outcomesOf(receipt, contracts.agent)) as [Outcome[], Outcome[]];
      } finally {
        await client.setAutomine(true);
      }
    }
  });
});

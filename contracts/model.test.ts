/** Random movements, sent, sent again and mixed up by two operators, beside a register in plain numbers. */
import fc from "fast-check";
import { type Address, encodeFunctionData, type Hex } from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registerAgent } from "#server/adapters/chain/artifacts/register-agent.ts";
import type { Movement } from "#server/adapters/chain/register-contracts.ts";
import { type Anvil, anvilProgram, noAnvil, openAnvil } from "#testing/anvil.ts";
import { deployRegister, deployTrex, succeed, type TestContracts } from "#testing/chain-contracts.ts";
import { type ChainTools, chainTools, movement, newWallet } from "#testing/chain-tools.ts";

if (!anvilProgram) console.warn(`The model is not tested: ${noAnvil}.`);

const kinds = [
  "MINT",
  "MINT_FROZEN",
  "FREEZE",
  "UNFREEZE",
  "TRANSFER",
  "TRANSFER_FROZEN",
  "BURN",
  "BURN_FROZEN",
] as const;

/** A movement among three wallets, of which the last is not registered. */
const action = fc.record({
  kind: fc.constantFrom(...kinds),
  from: fc.nat(1),
  to: fc.oneof({ weight: 9, arbitrary: fc.nat(1) }, { weight: 1, arbitrary: fc.constant(2) }),
  units: fc.bigInt(1n, 40n),
});
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

/** What is sent: new movements, and some of those that were sent before, by one operator or the other. */
const sending = fc.record({
  actions: fc.array(action, { maxLength: 12 }),
  again: fc.array(fc.nat(), { maxLength: 6 }),
  mixed: fc.boolean(),
  bySecond: fc.boolean(),
});

/** A wallet in the register. */
interface Account {
  free: bigint;
  frozen: bigint;
}

describe.skipIf(!anvilProgram)("movements beside a register", () => {
  let anvil: Anvil;
  beforeAll(async () => {
    anvil = await openAnvil();
  });
  afterAll(() => anvil.close());

  describe.each([
    { name: "on RegisterToken", deploy: deployRegister },
    { name: "on T-REX", deploy: deployTrex },
  ])("$name", ({ deploy }) => {
    let contracts: TestContracts;
    let tools: ChainTools;
    beforeAll(async () => {
      contracts = await deploy(anvil);
      tools = chainTools(anvil, contracts);
      await succeed(anvil, contracts.owner, {
        to: contracts.agent,
        data: encodeFunctionData({
          abi: registerAgent.abi,
          functionName: "setOperator",
          args: [anvil.account(2), true],
        }),
      });
    });

    it("run once, when the register says they may, and leave what the register says", () =>
      fc.assert(
        fc.asyncProperty(fc.array(sending, { minLength: 1, maxLength: 8 }), async (sendings) => {
          const wallets = [newWallet(), newWallet(), newWallet()] as const;
          await tools.register(wallets.slice(0, 2));
          const supply = await tools.supply();
          const register = wallets.map((): Account => ({ free: 0n, frozen: 0n }));
          const sent: { action: Action; movement: Movement }[] = [];
          const done = new Set<Hex>();
          for (const { actions, again, mixed, bySecond } of sendings) {
            const fresh = actions.map((each) => ({ action: each, movement: movementOf(each, wallets) }));
            const repeated = again.flatMap((place) => sent[place % sent.length] ?? []);
            const batch = mixed ? [...repeated, ...fresh].toReversed() : [...fresh, ...repeated];
            sent.push(...fresh);
            const expected = batch.map(({ action: each, movement: { operationId } }) => {
              if (done.has(operationId)) return "Repeated";
              if (!post(register, each)) return "Failed";
              done.add(operationId);
              return "Executed";
            });
            const from = bySecond ? anvil.account(2) : contracts.operator;
            const { receipt, outcomes } = await tools.execute(
              batch.map((each) => each.movement),
              { from },
            );
            expect(receipt.status).toBe("success");
            expect(outcomes.map(({ outcome }) => outcome)).toEqual(expected);
            const standings = await Promise.all(wallets.map((wallet) => tools.standing(wallet)));
            expect(standings).toEqual(register.map(({ free, frozen }) => ({ total: free + frozen, frozen })));
            const held = register.reduce((sum, { free, frozen }) => sum + free + frozen, 0n);
            expect((await tools.supply()) - supply).toBe(held);
          }
          const blocks = await tools.executedAt(sent.map((each) => each.movement.operationId));
          expect(blocks.map((block) => block > 0n)).toEqual(
            sent.map((each) => done.has(each.movement.operationId)),
          );
        }),
        { numRuns: 25 },
      ));
  });
});

function movementOf({ kind, from, to, units }: Action, wallets: readonly Address[]): Movement {
  const received = kind.startsWith("MINT") || kind.startsWith("TRANSFER");
  return movement(kind, {
    units,
    ...(!kind.startsWith("MINT") && { from: wallets[from] }),
    ...(received && { to: wallets[to] }),
  });
}

/** Posts a movement as the register does: from the bucket that its kind names, or not at all. */
function post(register: readonly Account[], { kind, from, to, units }: Action): boolean {
  const [giver, taker] = [register[from], register[to]];
  if (!giver || !taker) throw new Error("There is no such account.");
  const received = kind.startsWith("MINT") || kind.startsWith("TRANSFER");
  if (received && to === 2) return false;
  if (kind.startsWith("TRANSFER") && from === to) return false;
  if (!kind.startsWith("MINT")) {
    const bucket = kind.endsWith("_FROZEN") || kind === "UNFREEZE" ? "frozen" : "free";
    if (giver[bucket] < units) return false;
    giver[bucket] -= units;
  }
  if (kind === "FREEZE") giver.frozen += units;
  if (kind === "UNFREEZE") giver.free += units;
  if (kind === "MINT_FROZEN") taker.frozen += units;
  if (kind === "MINT" || kind.startsWith("TRANSFER")) taker.free += units;
  return true;
}

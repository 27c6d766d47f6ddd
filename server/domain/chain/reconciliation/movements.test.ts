import { describe, expect, it } from "vitest";
import type { ChainOperationKind } from "#db/schema/enums.ts";
import type { ChainLog } from "#server/adapters/chain/port.ts";
import { accountFor, type Movement, movementsOf, undoing } from "./movements.ts";

const zero = `0x${"0".repeat(40)}`;
const wallet = (digit: string) => `0x${digit.repeat(40)}`;
const [a, b] = [wallet("a"), wallet("b")];
const contracts = { token: wallet("1"), agent: wallet("2"), identityRegistry: wallet("3") };

/** Logs of one transaction after the other, each with its contract. */
function logsOf(
  ...transactions: readonly (readonly [string, string, Record<string, string>])[][]
): ChainLog[] {
  return transactions.flatMap((logs, n) =>
    logs.map(([address, name, args], logIndex) => ({
      block: { number: n + 1, hash: `0x${n}` },
      logIndex,
      txHash: `0xf${n}`,
      address,
      name,
      args,
    })),
  );
}

const { token, agent } = contracts;
const moved = (from: string, to: string, value: string) => [token, "Transfer", { from, to, value }] as const;
const froze = (userAddress: string, amount: string) =>
  [token, "TokensFrozen", { userAddress, amount }] as const;
const released = (userAddress: string, amount: string) =>
  [token, "TokensUnfrozen", { userAddress, amount }] as const;
const did = (kind: ChainOperationKind, from: string, to: string, units: string, of = token) =>
  [agent, "Executed", { operationId: `0x${kind}`, token: of, kind: kind, from, to, units }] as const;

describe("what contracts told", () => {
  it("is explained by the agent's operations, movement by movement", () => {
    const { executed, outside, supplyChange } = accountFor(
      logsOf(
        [
          moved(zero, a, "5"),
          did("MINT", zero, a, "5"),
          moved(zero, b, "7"),
          froze(b, "7"),
          did("MINT_FROZEN", zero, b, "7"),
        ],
        [released(b, "3"), moved(b, a, "3"), did("TRANSFER_FROZEN", b, a, "3")],
        [released(b, "4"), moved(b, zero, "4"), did("BURN_FROZEN", b, zero, "4")],
        [did("REGISTER", zero, a, "276")],
      ),
      contracts,
    );
    expect(executed.map(({ operationId }) => operationId)).toEqual([
      "0xMINT",
      "0xMINT_FROZEN",
      "0xTRANSFER_FROZEN",
      "0xBURN_FROZEN",
      "0xREGISTER",
    ]);
    expect(outside).toEqual([]);
    expect(supplyChange).toBe(8n);
  });

  it("is somebody else's where no operation explains it, in the same transaction too", () => {
    const { outside, supplyChange } = accountFor(
      logsOf(
        [moved(zero, a, "5"), moved(zero, a, "5"), did("MINT", zero, a, "5")],
        [moved(a, b, "2"), froze(a, "1"), released(a, "1"), moved(b, zero, "1")],
        [moved(zero, a, "9"), did("MINT", zero, a, "9", wallet("9"))],
        [moved(a, a, "2"), moved(a, b, "0")],
      ),
      contracts,
    );
    expect(outside.map(({ movement: { kind, from, to, units } }) => [kind, from, to, units])).toEqual([
      ["MINT", null, a, "5"],
      ["TRANSFER", a, b, "2"],
      ["FREEZE", a, null, "1"],
      ["UNFREEZE", a, null, "1"],
      ["BURN", b, null, "1"],
      ["MINT", null, a, "9"],
    ]);
    expect(supplyChange).toBe(18n);
  });
});

describe("undoing", () => {
  const balances = (movements: readonly Movement[]) => {
    const of = new Map<string, [bigint, bigint]>();
    const add = (address: string | null, total: bigint, frozen: bigint) => {
      if (address === null) return;
      const [before, held] = of.get(address) ?? [0n, 0n];
      of.set(address, [before + total, held + frozen]);
    };
    for (const { kind, from, to, units } of movements) {
      const n = BigInt(units);
      add(to, n, 0n);
      if (kind === "BURN" || kind === "TRANSFER") add(from, -n, 0n);
      if (kind === "FREEZE") add(from, 0n, n);
      if (kind === "UNFREEZE") add(from, 0n, -n);
    }
    return [...of.values()].filter(([total, frozen]) => total !== 0n || frozen !== 0n);
  };

  it.each([
    "MINT",
    "MINT_FROZEN",
    "FREEZE",
    "UNFREEZE",
    "TRANSFER",
    "TRANSFER_FROZEN",
    "BURN",
    "BURN_FROZEN",
  ] as const)("leaves nothing of %s", (kind) => {
    const movements = movementsOf({ kind, from: kind.startsWith("MINT") ? null : a, to: b, units: "5" });
    expect(balances([...movements, ...undoing(movements)])).toEqual([]);
    expect(balances(movements)).not.toEqual([]);
  });
});

import type { ChainDifferenceKind, ChainMovementKind } from "#db/schema/enums.ts";
import type { ChainBalance } from "#server/adapters/chain/port.ts";
import { type Executed, type Movement, type Told, undoing } from "./movements.ts";

/** In what a chain differs from the register, as it was found. */
export interface Found {
  readonly kind: ChainDifferenceKind;
  /** Lower case; empty where it concerns the token as a whole. */
  readonly wallet: string;
  readonly other: string;
  readonly knownBy: string;
  readonly txHash: string | null;
  readonly movements: readonly Movement[];
}

/** What wallets hold, or are to hold; those that are not in it hold nothing. */
export type Balances = ReadonlyMap<string, ChainBalance>;

const kindOf: Readonly<Record<ChainMovementKind, ChainDifferenceKind>> = {
  MINT: "EXTERNAL_MINT",
  BURN: "EXTERNAL_BURN",
  TRANSFER: "EXTERNAL_TRANSFER",
  FREEZE: "EXTERNAL_FREEZE",
  UNFREEZE: "EXTERNAL_FREEZE",
};

const nothing: ChainBalance = { total: 0n, frozen: 0n };

/** Wallets that movements concern, each once. */
export function walletsOf(movements: readonly Movement[]): readonly string[] {
  return [...new Set(movements.flatMap(({ from, to }) => [from, to].filter((wallet) => wallet !== null)))];
}

/** What somebody did past the register's agent. */
export function outsideAct({ movement, txHash, logIndex }: Told): Found {
  return found(kindOf[movement.kind], `${txHash}:${logIndex}`, [movement], txHash);
}

/** An operation that the agent carried out and the register does not know, as after it lost some of its rows. */
export function unknownOperation({ operationId, movements, txHash }: Executed): Found {
  return found("UNKNOWN_OPERATION", operationId, movements, txHash);
}

/** An operation that is final for the register and never ran on the chain. */
export function missingOperation(operationId: string, movements: readonly Movement[]): Found {
  return found("MISSING_ON_CHAIN", operationId, undoing(movements), null);
}

function found(
  kind: ChainDifferenceKind,
  knownBy: string,
  movements: readonly Movement[],
  txHash: string | null,
): Found {
  const [wallet = "", other = ""] = walletsOf(movements);
  return { kind, wallet, other, knownBy, txHash, movements };
}

/** Units that these movements make, less those that they end. */
export function mintedBy(movements: readonly Movement[]): bigint {
  return movements.reduce((sum, { kind, units }) => {
    if (kind === "MINT") return sum + BigInt(units);
    return kind === "BURN" ? sum - BigInt(units) : sum;
  }, 0n);
}

/** Balances after movements. */
export function after(balances: Balances, movements: readonly Movement[]): Balances {
  const sums = new Map(balances);
  const add = (wallet: string | null, total: bigint, frozen: bigint) => {
    if (wallet === null) return;
    const before = sums.get(wallet) ?? nothing;
    sums.set(wallet, { total: before.total + total, frozen: before.frozen + frozen });
  };
  for (const { kind, from, to, units } of movements) {
    const amount = BigInt(units);
    add(to, amount, 0n);
    if (kind === "BURN" || kind === "TRANSFER") add(from, -amount, 0n);
    if (kind === "FREEZE") add(from, 0n, amount);
    if (kind === "UNFREEZE") add(from, 0n, -amount);
  }
  return sums;
}

/** Wallets whose balances are not what they are to be, in their order. */
export function differingWallets(expected: Balances, actual: Balances): readonly string[] {
  return [...actual.keys()].filter((wallet) => {
    const { total, frozen } = expected.get(wallet) ?? nothing;
    const there = actual.get(wallet) ?? nothing;
    return there.total !== total || there.frozen !== frozen;
  });
}

/** What no event tells of and balances show all the same, in a wallet. */
export function silentChanges(wallet: string, expected: Balances, actual: Balances): readonly Found[] {
  const was = expected.get(wallet) ?? nothing;
  const is = actual.get(wallet) ?? nothing;
  const changes: Movement[] = [];
  const total = is.total - was.total;
  const frozen = is.frozen - was.frozen;
  if (total > 0n) changes.push({ kind: "MINT", from: null, to: wallet, units: String(total) });
  if (total < 0n) changes.push({ kind: "BURN", from: wallet, to: null, units: String(-total) });
  if (frozen > 0n) changes.push({ kind: "FREEZE", from: wallet, to: null, units: String(frozen) });
  if (frozen < 0n) changes.push({ kind: "UNFREEZE", from: wallet, to: null, units: String(-frozen) });
  return changes.map((movement) => found(kindOf[movement.kind], "", [movement], null));
}

/** A difference of the token as a whole. */
export function ofToken(
  kind: Extract<
    ChainDifferenceKind,
    "ROLE_LOST" | "OWNER_CHANGED" | "UNPAUSED" | "EXTERNAL_MINT" | "EXTERNAL_BURN"
  >,
  knownBy = "",
  txHash: string | null = null,
): Found {
  return { kind, wallet: "", other: "", knownBy, txHash, movements: [] };
}

import { type ChainMovementKind, type ChainOperationKind, chainOperationKinds } from "#db/schema/enums.ts";
import type { ChainLog, TokenContracts } from "#server/adapters/chain/port.ts";

/** One thing that a token does; wallets are lower case, units a decimal text. */
export interface Movement {
  readonly kind: ChainMovementKind;
  /** Null of MINT. */
  readonly from: string | null;
  /** Of MINT and TRANSFER; null otherwise. */
  readonly to: string | null;
  readonly units: string;
}

/** A movement that the contract told, and where. */
export interface Told {
  readonly movement: Movement;
  readonly txHash: string;
  readonly logIndex: number;
  readonly blockNumber: number;
}

/** An operation that the agent told to have carried out. */
export interface Executed {
  readonly operationId: string;
  readonly movements: readonly Movement[];
  readonly txHash: string;
  readonly blockNumber: number;
}

/** What contracts told, divided by who caused it. */
export interface Account {
  readonly executed: readonly Executed[];
  /** Movements of the token that no operation of the agent explains. */
  readonly outside: readonly Told[];
  /** Units minted less units burned, by whomever. */
  readonly supplyChange: bigint;
}

const ZERO = `0x${"0".repeat(40)}`;

/** What an operation does to a token, in single movements; nothing for those that prepare contracts. */
export function movementsOf(operation: {
  readonly kind: ChainOperationKind;
  readonly from: string | null;
  readonly to: string | null;
  readonly units: string;
}): readonly Movement[] {
  const { kind, from, to, units } = operation;
  const one = (single: ChainMovementKind, source: string | null, target: string | null = null): Movement => ({
    kind: single,
    from: source,
    to: target,
    units,
  });
  switch (kind) {
    case "MINT":
      return [one("MINT", null, to)];
    case "MINT_FROZEN":
      return [one("MINT", null, to), one("FREEZE", to)];
    case "FREEZE":
    case "UNFREEZE":
    case "BURN":
      return [one(kind, from)];
    case "TRANSFER":
      return [one("TRANSFER", from, to)];
    case "TRANSFER_FROZEN":
      return [one("UNFREEZE", from), one("TRANSFER", from, to)];
    case "BURN_FROZEN":
      return [one("UNFREEZE", from), one("BURN", from)];
    default:
      return [];
  }
}

/** What undoes these movements, in the order in which it can be done. */
export function undoing(movements: readonly Movement[]): readonly Movement[] {
  return movements.toReversed().map(undo);
}

function undo({ kind, from, to, units }: Movement): Movement {
  switch (kind) {
    case "MINT":
      return { kind: "BURN", from: to, to: null, units };
    case "BURN":
      return { kind: "MINT", from: null, to: from, units };
    case "TRANSFER":
      return { kind, from: to, to: from, units };
    case "FREEZE":
      return { kind: "UNFREEZE", from, to: null, units };
    case "UNFREEZE":
      return { kind: "FREEZE", from, to: null, units };
  }
}

/**
 * Divides what a token and its agent told into what operations did and what somebody else did. The agent tells of each
 * operation after the token told of its movements, in the same transaction.
 * @param logs of whole blocks, in any order
 */
export function accountFor(logs: readonly ChainLog[], { token, agent }: TokenContracts): Account {
  const executed: Executed[] = [];
  const outside: Told[] = [];
  let supplyChange = 0n;
  for (const transaction of Map.groupBy(
    inOrder(logs),
    ({ block, txHash }) => `${block.hash} ${txHash}`,
  ).values()) {
    let open: Told[] = [];
    for (const log of transaction) {
      if (log.address === token) {
        const movement = movementTold(log);
        if (!movement) continue;
        if (movement.kind === "MINT") supplyChange += BigInt(movement.units);
        if (movement.kind === "BURN") supplyChange -= BigInt(movement.units);
        open.push({ movement, txHash: log.txHash, logIndex: log.logIndex, blockNumber: log.block.number });
      } else if (log.address === agent && log.name === "Executed" && log.args.token === token) {
        const movements = executedMovements(log);
        open = without(open, movements);
        executed.push({
          operationId: log.args.operationId ?? "",
          movements,
          txHash: log.txHash,
          blockNumber: log.block.number,
        });
      }
    }
    outside.push(...open);
  }
  return { executed, outside, supplyChange };
}

function inOrder(logs: readonly ChainLog[]): readonly ChainLog[] {
  return logs.toSorted((a, b) => a.block.number - b.block.number || a.logIndex - b.logIndex);
}

/** The rest, where one of each of these movements is taken away. */
function without(told: readonly Told[], movements: readonly Movement[]): Told[] {
  const rest = [...told];
  for (const movement of movements) {
    const place = rest.findIndex((one) => isSame(one.movement, movement));
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

function isSame(a: Movement, b: Movement): boolean {
  return a.kind === b.kind && a.from === b.from && a.to === b.to && a.units === b.units;
}

function executedMovements({ args }: ChainLog): readonly Movement[] {
  const kind = chainOperationKinds.find((known) => known === args.kind);
  // The agent has two kinds that no operation of the register is.
  if (kind === undefined) return [];
  return movementsOf({ kind, from: args.from ?? null, to: args.to ?? null, units: args.units ?? "0" });
}

/** What a log of the token says that it did; null where nothing moved. */
function movementTold({ name, args }: ChainLog): Movement | null {
  const units = args.value ?? args.amount ?? "0";
  if (units === "0") return null;
  if (name === "TokensFrozen" || name === "TokensUnfrozen")
    return {
      kind: name === "TokensFrozen" ? "FREEZE" : "UNFREEZE",
      from: args.userAddress ?? "",
      to: null,
      units,
    };
  if (name !== "Transfer") return null;
  const { from = ZERO, to = ZERO } = args;
  if (from === to) return null;
  if (from === ZERO) return { kind: "MINT", from: null, to, units };
  if (to === ZERO) return { kind: "BURN", from, to: null, units };
  return { kind: "TRANSFER", from, to, units };
}

import type { Decimal } from "decimal.js";
import type { Holding } from "#server/domain/investors/customer/contract.ts";
import { Exact } from "#server/kernel/fields/decimal.ts";

/** What a customer holds of one token, over all its wallets; amounts are decimal texts. */
export interface TokenHolding {
  readonly tokenId: string;
  readonly name: string;
  readonly symbol: string;
  readonly total: string;
  readonly available: string;
  readonly frozen: string;
  /** What of it is locked up, by the moment when it is free, the next first. */
  readonly lockedUp: readonly { readonly until: string; readonly amount: string }[];
  /** The same wallet by wallet. */
  readonly wallets: readonly Holding[];
}

/** Gathers holdings by token, in the order in which the tokens come. */
export function byToken(holdings: readonly Holding[]): TokenHolding[] {
  const groups = new Map<string, [Holding, ...Holding[]]>();
  for (const holding of holdings) {
    const group = groups.get(holding.tokenId);
    if (group) group.push(holding);
    else groups.set(holding.tokenId, [holding]);
  }
  return [...groups.values()].map((wallets) => {
    const [{ tokenId, name, symbol }] = wallets;
    const sum = (part: (holding: Holding) => string) => Exact.sum(...wallets.map(part)).toFixed();
    return {
      tokenId,
      name,
      symbol,
      total: sum(({ total }) => total),
      available: sum(({ available }) => available.amount),
      frozen: sum(({ frozen }) => frozen.amount),
      lockedUp: lockedUpIn(wallets),
      wallets,
    };
  });
}

function lockedUpIn(wallets: readonly Holding[]): TokenHolding["lockedUp"] {
  const sums = new Map<string, Decimal>();
  for (const { until, amount } of wallets.flatMap(({ lockedUp = [] }) => lockedUp)) {
    sums.set(until, Exact.add(sums.get(until) ?? 0, amount));
  }
  return [...sums].sort().map(([until, sum]) => ({ until, amount: sum.toFixed() }));
}

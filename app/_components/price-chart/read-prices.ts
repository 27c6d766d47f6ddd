import "server-only";
import { trpc } from "#app/_trpc/server.ts";
import type { PricePoint } from "#server/domain/secondary/trade/contract.ts";

/** What a token was traded at, the oldest first. */
export interface PriceHistory {
  readonly points: readonly PricePoint[];
  /** Whether each point is a day: there are too many trades to show each. */
  readonly isDaily: boolean;
}

/** Reads a token's prices: each trade, or each day where those are more than a chart can show. */
export async function readPrices(tokenId: string): Promise<PriceHistory> {
  const trades = await trpc.trade.prices({ tokenId, limit: 100 });
  if (!trades.hasMore) return { points: trades.data.toReversed(), isDaily: false };
  const days = await trpc.trade.prices({ tokenId, interval: "DAY", limit: 100 });
  return { points: days.data.toReversed(), isDaily: true };
}

import { Decimal } from "decimal.js";
import type { Intention } from "#db/schema/enums.ts";
import type { Holding } from "#server/domain/investors/customer/contract.ts";

/** Tokens of a wallet that are free to be offered, as a decimal text; "0" where it holds none. */
export function availableIn(holdings: readonly Holding[], tokenId: string, walletAddress: string): string {
  const holding = holdings.find((one) => one.tokenId === tokenId && one.walletAddress === walletAddress);
  return holding?.available.amount ?? "0";
}

/** The wallet with the most free tokens; the first one where none holds any. */
export function fullestWallet(
  holdings: readonly Holding[],
  tokenId: string,
  wallets: readonly string[],
): string {
  const free = (wallet: string) => new Decimal(availableIn(holdings, tokenId, wallet));
  return wallets.reduce((best, wallet) => (free(wallet).gt(free(best)) ? wallet : best), wallets[0] ?? "");
}

/** What a customer posts an offer for, where nobody said: to sell what is held, to buy where nothing is. */
export function likelyIntention(holdings: readonly Holding[]): Intention {
  return holdings.length > 0 ? "SELL" : "BUY";
}

import type { Decimal } from "decimal.js";
import { type Violation, violation } from "#server/kernel/errors.ts";
import { Exact } from "#server/kernel/fields/decimal.ts";
import { toAmountText, toIso } from "#server/kernel/format.ts";

/** What a wallet holds of a token, as far as moving it is concerned; amounts are decimal texts. */
export interface Balance {
  readonly available: string;
  /** Tokens that cannot be sold on yet, the earliest end first. */
  readonly locks: readonly { readonly amount: string; readonly until: string }[];
}

/**
 * Judges whether a wallet can part with an amount: `tokens_locked` where it could once lock-ups are over, with how many
 * are held back until when; `insufficient_balance` where it holds too few anyway (docs/domain.md, Bulletin board).
 * @returns the failing rule, or null
 */
export function balanceViolation(balance: Balance, amount: Decimal.Value, param: string): Violation | null {
  const missing = new Exact(amount).minus(balance.available);
  if (missing.lte(0)) return null;
  let released = new Exact(0);
  for (const lock of balance.locks) {
    released = released.plus(lock.amount);
    if (released.lt(missing)) continue;
    return violation("tokens_locked", { locked: missing.toFixed(), until: toIso(lock.until) }, param);
  }
  return violation("insufficient_balance", { available: toAmountText(balance.available) }, param);
}

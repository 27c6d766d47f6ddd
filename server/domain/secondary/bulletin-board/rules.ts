import { Decimal } from "decimal.js";
import type { Intention } from "#db/schema/enums.ts";
import { type Balance, balanceViolation } from "#server/domain/register/api.ts";
import { type Violation, violation } from "#server/kernel/errors.ts";
import { instant } from "#server/kernel/fields/text.ts";

/** What an offer is judged by; amounts are decimal texts. */
export interface OfferFacts {
  readonly tokenIsPaused: boolean;
  readonly tokenDecimals: number;
  readonly makerIsBlocked: boolean;
  readonly ownsWallet: boolean;
  /** What the wallet holds of the token. */
  readonly balance: Balance;
}

/** Every rule that an offer breaks, in the order they are told (docs/domain.md, Bulletin board). */
export function offerViolations(
  facts: OfferFacts,
  request: { amount: number; intention: Intention; expiresAt?: string | undefined },
  now: Date,
): Violation[] {
  const amount = new Decimal(request.amount);
  return [
    amount.decimalPlaces() <= facts.tokenDecimals ||
      violation("precision_exceeded", { decimals: facts.tokenDecimals }, "amount"),
    request.expiresAt === undefined ||
      instant(request.expiresAt) > now ||
      violation(
        "invalid_value",
        { reason: "The offer would have expired already. Send a later date." },
        "expiresAt",
      ),
    facts.ownsWallet || violation("wallet_not_owned", {}, "makerWalletAddress"),
    !facts.makerIsBlocked || violation("customer_blocked", {}, "customerId"),
    !facts.tokenIsPaused || violation("token_paused", {}, "tokenId"),
    request.intention === "BUY" || (balanceViolation(facts.balance, amount, "amount") ?? true),
  ].filter((verdict) => verdict !== true);
}

import "server-only";
import { readPurchase } from "#app/(console)/_data/records.ts";
import { providerNames } from "#app/(console)/_words/payments.ts";
import type { Payment } from "#server/domain/payments/payment/contract.ts";
import type { Refund } from "#server/domain/payments/refund/contract.ts";

/** Money that moved, and whom it came from or goes to. */
export type WithParty<Move> = Move & { readonly party: string };

/** Who paid, or is paid: as the bank names them, else the customer whose purchase it is, as providers name nobody. */
export function nameParties<Move extends Payment | Refund>(
  moves: readonly Move[],
): Promise<WithParty<Move>[]> {
  return Promise.all(moves.map(async (move) => ({ ...move, party: await partyOf(move) })));
}

async function partyOf(move: Payment | Refund): Promise<string> {
  const named = "refundId" in move ? move.payeeName : move.payerName;
  if (named !== undefined) return named;
  const { offeringPurchaseIntentId: id, provider } = move;
  return (id && (await readPurchase(id))?.customerName) || providerNames[provider];
}

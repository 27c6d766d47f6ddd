import type { Currency } from "#db/schema/enums.ts";
import "server-only";
import { Decimal } from "decimal.js";
import { trpc } from "#app/_trpc/server.ts";
import type { ListedIntent } from "#server/domain/primary/purchase-intent/contract.ts";

/** The most rows a page of a list has. */
const PAGE = 100;
/** How many purchases are added up at most; an offering with more shows its newest. */
const MOST = 1_000;

/** A customer with completed purchases from one offering. */
export interface Participant {
  readonly customerId: string;
  readonly name: string;
  readonly countryCode: string;
  readonly purchases: number;
  /** What was paid, by currency, exactly. */
  readonly paid: readonly { readonly currency: Currency; readonly amount: number }[];
  /** Tokens bought, as a decimal text. */
  readonly tokens: string;
  readonly lastAt: string;
}

/** Who takes part in an offering, the largest in tokens first. */
export async function readParticipants(
  offeringId: string,
): Promise<{ participants: Participant[]; isPartial: boolean }> {
  const completed: ListedIntent[] = [];
  let cursor: string | undefined;
  do {
    const page = await trpc.offeringPurchaseIntent.list({
      offeringId,
      purchaseStatus: "COMPLETED",
      limit: PAGE,
      ...(cursor !== undefined && { cursor }),
    });
    completed.push(...page.data);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && completed.length < MOST);
  const byCustomer = Map.groupBy(completed, ({ customerId }) => customerId);
  const participants = [...byCustomer.values()].flatMap((intents) =>
    intents[0] === undefined ? [] : [addUp(intents[0], intents)],
  );
  participants.sort((one, other) => new Decimal(other.tokens).cmp(one.tokens));
  return { participants, isPartial: cursor !== undefined };
}

function addUp(newest: ListedIntent, intents: readonly ListedIntent[]): Participant {
  const byCurrency = Map.groupBy(intents, ({ payment }) => payment.currency);
  return {
    customerId: newest.customerId,
    name: newest.customerName ?? newest.customerId,
    countryCode: newest.countryCode,
    purchases: intents.length,
    paid: [...byCurrency].map(([currency, paid]) => ({
      currency,
      amount: sum(paid.map(({ payment }) => payment.purchaseAmount)).toNumber(),
    })),
    tokens: sum(intents.map(({ payment }) => payment.tokenAmount)).toFixed(),
    // Newest first, as lists are.
    lastAt: newest.createdAt,
  };
}

function sum(amounts: readonly number[]): Decimal {
  return amounts.reduce((total, amount) => total.plus(amount), new Decimal(0));
}

import type { Currency } from "#db/schema/enums.ts";
import "server-only";
import { Decimal } from "decimal.js";
import { trpc } from "#app/_trpc/server.ts";
import { displayName } from "#app/(console)/_words/names.ts";
import type { OfferingPurchaseIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import { readCustomer } from "./records.ts";

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
  const completed: OfferingPurchaseIntent[] = [];
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
  const participants = await Promise.all(
    [...byCustomer].map(([customerId, intents]) => addUp(customerId, intents)),
  );
  participants.sort((one, other) => new Decimal(other.tokens).cmp(one.tokens));
  return { participants, isPartial: cursor !== undefined };
}

async function addUp(customerId: string, intents: readonly OfferingPurchaseIntent[]): Promise<Participant> {
  const customer = await readCustomer(customerId);
  const byCurrency = Map.groupBy(intents, ({ payment }) => payment.currency);
  return {
    customerId,
    name: displayName(customer),
    countryCode: customer.countryCode,
    purchases: intents.length,
    paid: [...byCurrency].map(([currency, paid]) => ({
      currency,
      amount: sum(paid.map(({ payment }) => payment.purchaseAmount)).toNumber(),
    })),
    tokens: sum(intents.map(({ payment }) => payment.tokenAmount)).toFixed(),
    // Newest first, as lists are.
    lastAt: intents[0]?.createdAt ?? customer.createdAt,
  };
}

function sum(amounts: readonly number[]): Decimal {
  return amounts.reduce((total, amount) => total.plus(amount), new Decimal(0));
}

import "server-only";
import { trpc } from "#app/_trpc/server.ts";
import { readOffering, readToken } from "#app/(console)/_data/records.ts";
import { hidesNames } from "#app/(console)/console/audit/_list/words.ts";
import type { ResourceType } from "#db/schema/enums.ts";
import type { AuditEvent } from "#server/platform/audit/contract.ts";
import { hasAmounts, type Units } from "./values.ts";

/** The units of both sides of a change. */
export interface UnitsOfChange {
  readonly from: Units;
  readonly to: Units;
}

/**
 * In what the amounts of a change were counted: as the change itself says, else as its resource does. Nothing is known of
 * what is gone, or may not be read.
 */
export async function unitsOf(event: AuditEvent): Promise<UnitsOfChange> {
  const known = hasAmounts(event) && !hidesNames(event) ? await unitsOfResource(event) : {};
  const told = event.changes.find(({ field }) => /^(payment\.)?currency$/.test(field));
  const at = (side: "from" | "to"): Units => (told ? { ...known, currency: text(told[side]) } : known);
  return { from: at("from"), to: at("to") };
}

const text = (value: unknown) => (typeof value === "string" ? value : undefined);

async function unitsOfResource(event: AuditEvent): Promise<Units> {
  try {
    const tokenId = text(event.changes.find(({ field }) => field === "tokenId")?.to);
    const units = await readers[event.resourceType]?.(event);
    return units ?? (tokenId === undefined ? {} : await symbolOf(tokenId));
  } catch {
    return {};
  }
}

const symbolOf = async (tokenId: string): Promise<Units> => ({ symbol: (await readToken(tokenId)).symbol });

const readers: Partial<Record<ResourceType, (event: AuditEvent) => Promise<Units>>> = {
  offering: async (event) => ({ currency: await currencyThen(event) }),
  token: ({ resourceId }) => symbolOf(resourceId),
  offering_purchase_intent: async ({ resourceId: offeringPurchaseIntentId }) => {
    const { payment, offeringId } = await trpc.offeringPurchaseIntent.get({ offeringPurchaseIntentId });
    const { token } = await readOffering(offeringId);
    return { currency: payment.currency, symbol: token.symbol };
  },
  payment: ({ resourceId: paymentId }) => trpc.payment.get({ paymentId }),
  refund: ({ resourceId: refundId }) => trpc.refund.get({ refundId }),
  bank_entry: ({ resourceId: bankEntryId }) => trpc.bankEntry.get({ bankEntryId }),
  distribution: ({ resourceId: distributionId }) => trpc.distribution.get({ distributionId }),
  distribution_payment: async ({ resourceId: distributionPaymentId }) => {
    const { currency, tokenSymbol } = await trpc.distributionPayment.get({ distributionPaymentId });
    return { currency, symbol: tokenSymbol };
  },
  offer: async ({ resourceId: offerId }) => ({
    symbol: (await trpc.bulletinBoard.offer.get({ offerId })).tokenSymbol,
  }),
  trade: async ({ resourceId: tradeId }) => ({ symbol: (await trpc.trade.get({ tradeId })).tokenSymbol }),
  chain_operation: async ({ resourceId: chainOperationId }) => ({
    symbol: (await trpc.chainOperation.get({ chainOperationId })).tokenSymbol,
  }),
};

/** The currency of an offering when it was changed: that of a draft may have become another since. */
async function currencyThen({ resourceId, at }: AuditEvent): Promise<string | undefined> {
  const { data } = await trpc.auditEvent.list({ resourceId, order: "desc", limit: 100 });
  const told = data
    .filter((other) => other.at <= at)
    .flatMap(({ changes }) => changes.find(({ field }) => field === "currency") ?? [])[0];
  return told ? text(told.to) : (await readOffering(resourceId)).currency;
}

import { expect } from "vitest";
import type { z } from "zod";
import type { ResourceType } from "#db/schema/enums.ts";
import { chainOperation } from "#server/domain/chain/chain-operation/contract.ts";
import { distribution } from "#server/domain/distributions/distribution/contract.ts";
import { distributionPayment } from "#server/domain/distributions/distribution-payment/contract.ts";
import { customer } from "#server/domain/investors/customer/contract.ts";
import { bankEntry, bankStatement } from "#server/domain/payments/bank-statement/contract.ts";
import { payment } from "#server/domain/payments/payment/contract.ts";
import { refund } from "#server/domain/payments/refund/contract.ts";
import { offering } from "#server/domain/primary/offering/contract.ts";
import { offeringDocument } from "#server/domain/primary/offering-document/contract.ts";
import { offeringPurchaseIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import { registeredToken } from "#server/domain/register/token/contract.ts";
import { offer } from "#server/domain/secondary/bulletin-board/contract.ts";
import { trade } from "#server/domain/secondary/trade/contract.ts";
import type { Event } from "#server/feed/event/contract.ts";
import { publishOrganization } from "#server/feed/event/publish.ts";
import type { Suite } from "./testing.ts";

/** What an event carries, by the kind of its resource: whole, as the organization sees it. */
export const eventSchemas: Partial<Record<ResourceType, z.ZodType>> = {
  offering,
  offering_document: offeringDocument,
  customer,
  offering_purchase_intent: offeringPurchaseIntent,
  payment,
  refund,
  bank_statement: bankStatement,
  bank_entry: bankEntry,
  offer: offer.extend({ maker: customer, taker: customer.optional() }),
  trade: trade.extend({ seller: customer, buyer: customer }).required({ payment: true }),
  token: registeredToken,
  distribution,
  distribution_payment: distributionPayment,
  chain_operation: chainOperation,
};

/** Expects that an event carries what its contract says: all of it, and nothing else. */
export function expectWhole({ type, resourceType, resourceId, data }: Event): void {
  const schema = eventSchemas[resourceType];
  if (!schema) throw new Error(`${type}: no contract is named for a ${resourceType}`);
  const parsed = schema.safeParse(data);
  expect(parsed.error, `${type} of ${resourceId}`).toBeUndefined();
  expect(parsed.data, `${type} of ${resourceId} has members that the contract has not`).toEqual(data);
}

/** Publishes what happened and gives a suite's whole stream, oldest first. */
export async function readStream(suite: Suite): Promise<Event[]> {
  while ((await suite.asSystem(publishOrganization)) > 0);
  const events: Event[] = [];
  for (;;) {
    const after = events.at(-1)?.position ?? 0;
    const { data, hasMore } = await suite.call().event.list({ order: "asc", after, limit: 100 });
    events.push(...data);
    if (!hasMore) return events;
  }
}

import type { ResourceType } from "../audit/contract.ts";
import { readEntriesByIds } from "../bank-statement/read-entries.ts";
import { readStatementsByIds } from "../bank-statement/read-statements.ts";
import type { CallerContext } from "../context.ts";
import { readCustomersByIds } from "../customer/read-customers.ts";
import { readDistributionsByIds } from "../distribution/read-distributions.ts";
import { readOfferingsByIds } from "../offering/read-offerings.ts";
import { readPaymentsByIds } from "../payment/read-payments.ts";
import { readIntents } from "../purchase-intent/read-intents.ts";
import { readRefundsByIds } from "../refund/read-refunds.ts";
import { readTokensByIds } from "../token/read-tokens.ts";
import type { EventType } from "./contract.ts";

type Read = (ctx: CallerContext, ids: readonly string[]) => Promise<ReadonlyMap<string, object>>;

/** Resources that follow from others in part, how they are read, and what tells that they have moved. */
const derived: Partial<Record<ResourceType, { readonly read: Read; readonly updated: EventType }>> = {
  offering: { read: readOfferingsByIds, updated: "offering.updated" },
  customer: { read: readCustomersByIds, updated: "customer.updated" },
  token: { read: readTokensByIds, updated: "token.updated" },
  offering_purchase_intent: {
    read: async (ctx, ids) =>
      new Map((await readIntents(ctx, ids)).map((intent) => [intent.offeringPurchaseIntentId, intent])),
    updated: "purchase_intent.updated",
  },
  payment: { read: readPaymentsByIds, updated: "payment.updated" },
  refund: { read: readRefundsByIds, updated: "refund.updated" },
  distribution: { read: readDistributionsByIds, updated: "distribution.updated" },
  bank_statement: { read: readStatementsByIds, updated: "bank_statement.updated" },
  bank_entry: { read: readEntriesByIds, updated: "bank_entry.updated" },
};

/** A resource as it is now. */
export interface Current {
  readonly type: ResourceType;
  readonly id: string;
  /** As JSON carries it. */
  readonly data: object;
}

/** Reads the resources that events are about, by kind and id, where they follow from others. */
export async function readResources(
  ctx: CallerContext,
  events: readonly { readonly resource_type: ResourceType; readonly resource_id: string }[],
): Promise<ReadonlyMap<string, Current>> {
  const wanted = new Map<ResourceType, Set<string>>();
  for (const { resource_type: type, resource_id: id } of events) {
    wanted.set(type, (wanted.get(type) ?? new Set()).add(id));
  }
  const found = new Map<string, Current>();
  for (const [type, ids] of wanted) {
    const resources = (await derived[type]?.read(ctx, [...ids])) ?? [];
    for (const [id, resource] of resources) {
      found.set(`${type} ${id}`, { type, id, data: JSON.parse(JSON.stringify(resource)) });
    }
  }
  return found;
}

/** What tells that a resource has moved by the change of another. */
export function updatedType(type: ResourceType): EventType {
  const kind = derived[type];
  if (!kind) throw new Error(`a ${type} does not follow from others`);
  return kind.updated;
}

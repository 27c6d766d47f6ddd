import { raw } from "#db/client.ts";
import {
  createCustomer,
  listCustomers as listCustomersContract,
} from "#server/domain/investors/customer/contract.ts";
import { listCustomers } from "#server/domain/investors/customer/read-customers.ts";
import {
  createOffering,
  listOfferings as listOfferingsContract,
} from "#server/domain/primary/offering/contract.ts";
import { listOfferings } from "#server/domain/primary/offering/read-offerings.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { record } from "#server/platform/audit/record.ts";

/** More than the demo's data has of anything. */
const ALL = { limit: 100 };

/**
 * Tells in the audit trail how the demo's data came to be, as its people would have made it; once, and only where there
 * is no trail yet.
 * @param as the context of one of the demo's people
 */
export async function ensureHistory(ctx: CallerContext, as: (value: string) => CallerContext): Promise<void> {
  const { organizationId } = ctx.actor;
  const known = await raw(ctx.db)`select from audit_event where organization_id = ${organizationId} limit 1`;
  if (known.length > 0) return;
  const offerings = await listOfferings({ ctx, input: listOfferingsContract.input.parse(ALL) });
  for (const offering of offerings.data) {
    const by = at(as("owner"), offering.createdAt);
    await record(by, {
      action: createOffering.name,
      resource: "offering",
      id: offering.offeringId,
      after: offering,
    });
  }
  const customers = await listCustomers({ ctx, input: listCustomersContract.input.parse(ALL) });
  for (const customer of customers.data) {
    const by = at(as("operator"), customer.createdAt);
    await record(by, { action: createCustomer.name, resource: "customer", id: customer.id, after: customer });
  }
}

function at(ctx: CallerContext, moment: string): CallerContext {
  return { ...ctx, now: new Date(moment) };
}

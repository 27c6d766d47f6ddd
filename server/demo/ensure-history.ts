import { raw } from "#db/client.ts";
import { record } from "../audit/record.ts";
import type { CallerContext } from "../context.ts";
import { createCustomer, listCustomers as listCustomersContract } from "../customer/contract.ts";
import { listCustomers } from "../customer/read-customers.ts";
import { createOffering, listOfferings as listOfferingsContract } from "../offering/contract.ts";
import { listOfferings } from "../offering/read-offerings.ts";

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

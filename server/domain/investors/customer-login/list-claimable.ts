import { raw } from "#db/client.ts";
import type { PersonContext } from "#server/kernel/context.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import type { LinkedCustomer } from "./contract.ts";

/** Customers, of any issuer, that the person may sign in as because their confirmed address is theirs. */
export async function listClaimableCustomers({ ctx }: { ctx: PersonContext }): Promise<Page<LinkedCustomer>> {
  return { object: "list", data: await readClaimable(ctx), hasMore: false, nextCursor: null };
}

/** Reads them; see the function `claimable_customers`. */
export async function readClaimable({ db, person }: PersonContext): Promise<LinkedCustomer[]> {
  const rows = await raw(db)<
    { organization_id: string; organization_name: string; customer_id: string; customer_name: string }[]
  >`select * from claimable_customers(${person.userId})`;
  return rows.map((row) => ({
    value: `customer:${row.organization_id}:${row.customer_id}`,
    organizationId: row.organization_id,
    organizationName: row.organization_name,
    customerId: row.customer_id,
    customerName: row.customer_name,
  }));
}

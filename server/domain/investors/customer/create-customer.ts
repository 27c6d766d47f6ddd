import { raw } from "#db/client.ts";
import type { Call, CallerContext, InputOf } from "#server/kernel/context.ts";
import { refuseAny, type Violation, violation } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { idsOf } from "#server/kernel/reading/rows.ts";
import { recordAll } from "#server/platform/audit/record.ts";
import { type Customer, createCustomer as operation } from "./contract.ts";
import { readCustomersByIds } from "./read-customers.ts";
import { newReferralCode } from "./referral-code.ts";
import { initialStatus } from "./rules.ts";
import { startChecks } from "./start-check.ts";

type Input = InputOf<typeof operation>;
type Customers = ReadonlyMap<string, Input>;

/** How often another referral code is drawn when one is taken: 32^8 codes make a second draw a curiosity. */
const DRAWS = 3;

/**
 * Onboards a customer with its wallets (docs/domain.md, Customer).
 * @throws Refusal wallet_taken
 */
export async function createCustomer({ ctx, input }: Call<typeof operation>): Promise<Customer> {
  return onboardCustomer(ctx, newId("cus", ctx.now), operation.name, input);
}

/**
 * Makes a customer, whoever asked for it.
 * @param action the operation it was asked for by, for the audit trail
 * @throws Refusal wallet_taken
 */
export async function onboardCustomer(
  ctx: CallerContext,
  customerId: string,
  action: string,
  input: Input,
): Promise<Customer> {
  const [taken = []] = await takenWallets(ctx, [input.wallets]);
  refuseAny(taken);
  const [created] = await onboardCustomers(ctx, action, new Map([[customerId, input]]));
  return created as Customer;
}

/**
 * Makes customers whose wallets are free (see {@link takenWallets}), with what each leaves in the audit trail and its
 * event, in as many statements as one takes.
 * @param customers by the ids they get
 */
export async function onboardCustomers(
  ctx: CallerContext,
  action: string,
  customers: Customers,
): Promise<Customer[]> {
  if (customers.size === 0) return [];
  await insertCustomers(ctx, customers);
  const complete = Array.from(customers).filter(([, input]) => initialStatus(input) === "IN_PROGRESS");
  await startChecks(
    ctx,
    complete.map(([id]) => id),
  );
  // Sent together, and answered in this order.
  const [, read] = await Promise.all([
    insertWallets(ctx, customers),
    readCustomersByIds(ctx, [...customers.keys()]),
  ]);
  const created = Array.from(customers.keys(), (id) => read.get(id) as Customer);
  await recordAll(
    ctx,
    created.map((after) => ({
      ctx,
      change: { action, resource: "customer", id: after.id, after, event: "customer.created" },
    })),
  );
  return created;
}

/** For each of these lists of wallets, a violation for each that another customer has proven. */
export async function takenWallets(
  ctx: CallerContext,
  lists: readonly Input["wallets"][],
): Promise<Violation[][]> {
  const sql = raw(ctx.db);
  const addresses = lists.flat().map(({ address }) => address.toLowerCase());
  const rows = await sql<{ address: string }[]>`
    select address from wallet
     where organization_id = ${ctx.actor.organizationId} and address = any (${idsOf(sql, addresses)})
       and proven_at is not null`;
  const taken = new Set(rows.map(({ address }) => address));
  return lists.map((wallets) =>
    wallets.flatMap(({ address }, position) =>
      taken.has(address.toLowerCase()) ? [violation("wallet_taken", {}, `wallets.${position}.address`)] : [],
    ),
  );
}

async function insertCustomers(ctx: CallerContext, customers: Customers): Promise<void> {
  const left = new Map(customers);
  for (let draw = 1; left.size > 0; draw += 1) {
    if (draw > DRAWS) throw new Error("no referral code was free");
    for (const id of await insertWithNewCodes(ctx, left)) left.delete(id);
  }
}

/** @returns the ids of those whose referral codes nobody has */
async function insertWithNewCodes(ctx: CallerContext, customers: Customers): Promise<string[]> {
  const at = ctx.now.toISOString();
  const rows = Array.from(customers, ([id, { wallets: _, address, countryCode, ...input }]) => ({
    ...input,
    ...address,
    id,
    country_code: countryCode,
    postal_code: address?.postalCode,
    referral_code: newReferralCode(),
  }));
  const inserted = await raw(ctx.db)<{ id: string }[]>`
    insert into customer (organization_id, id, type, country_code, username, name, email, phone, metadata,
      address_line1, address_line2, address_city, address_state, address_postal_code,
      verification_status, referral_code, created_at, updated_at)
    select ${ctx.actor.organizationId}, r.id, r.type, r.country_code, r.username, r.name, r.email, r.phone, r.metadata,
           r.line1, r.line2, r.city, r.state, r.postal_code, 'INCOMPLETE', r.referral_code, ${at}, ${at}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, type customer_type, country_code text,
        username text, name text, email text, phone text, metadata jsonb, line1 text, line2 text, city text, state text,
        postal_code text, referral_code text)
    on conflict (organization_id, referral_code) do nothing
    returning id`;
  return inserted.map(({ id }) => id);
}

async function insertWallets(ctx: CallerContext, customers: Customers): Promise<void> {
  const rows = Array.from(customers, ([id, { wallets }]) =>
    wallets.map(({ address }, position) => ({ customer_id: id, address: address.toLowerCase(), position })),
  ).flat();
  await raw(ctx.db)`
    insert into wallet as w (organization_id, customer_id, address, position, created_at)
    select ${ctx.actor.organizationId}, r.customer_id, r.address, r.position, ${ctx.now.toISOString()}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(customer_id text, address text, position smallint)
    returning w.address`;
}

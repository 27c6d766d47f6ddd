import { isDatabaseError, raw, sqlState } from "#db/client.ts";
import { customer, wallet } from "#db/schema/customer.ts";
import type { Call, CallerContext, InputOf } from "#server/kernel/context.ts";
import { refuseAny, type Violation, violation } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { record } from "#server/platform/audit/record.ts";
import { type Customer, createCustomer as operation } from "./contract.ts";
import { readCustomer } from "./read-customers.ts";
import { newReferralCode } from "./referral-code.ts";
import { initialStatus } from "./rules.ts";
import { startCheck } from "./start-check.ts";

type Input = InputOf<typeof operation>;

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
  refuseAny(await takenWallets(ctx, input));
  for (let draw = 1; ; draw += 1) {
    try {
      await insertCustomer(ctx, customerId, input);
      break;
    } catch (error) {
      const taken = isDatabaseError(error, sqlState.uniqueViolation, "customer_referral_code");
      if (!taken || draw === DRAWS) throw error;
    }
  }
  const { address, ...facts } = input;
  if (initialStatus({ ...facts, ...(address && { address }) }) === "IN_PROGRESS") {
    await startCheck(ctx, customerId);
  }
  const created = await readCustomer(ctx, customerId);
  await record(ctx, {
    action,
    resource: "customer",
    id: customerId,
    after: created,
    event: "customer.created",
  });
  return created;
}

/** A violation for each wallet that another customer has proven. */
async function takenWallets(ctx: CallerContext, { wallets }: Input): Promise<Violation[]> {
  const addresses = wallets.map(({ address }) => address.toLowerCase());
  const rows = await raw(ctx.db)<{ address: string }[]>`
    select address from wallet
     where organization_id = ${ctx.actor.organizationId} and address = any (${addresses}) and proven_at is not null`;
  const taken = new Set(rows.map(({ address }) => address));
  return addresses.flatMap((address, position) =>
    taken.has(address) ? [violation("wallet_taken", {}, `wallets.${position}.address`)] : [],
  );
}

async function insertCustomer(
  ctx: CallerContext,
  id: string,
  { wallets, address, ...input }: Input,
): Promise<void> {
  const { organizationId } = ctx.actor;
  const createdAt = ctx.now.toISOString();
  await ctx.db.transaction(async (tx) => {
    await tx.insert(customer).values({
      organizationId,
      id,
      type: input.type,
      countryCode: input.countryCode,
      username: input.username,
      name: input.name,
      email: input.email,
      phone: input.phone,
      metadata: input.metadata,
      addressLine1: address?.line1,
      addressLine2: address?.line2,
      addressCity: address?.city,
      addressState: address?.state,
      addressPostalCode: address?.postalCode,
      verificationStatus: "INCOMPLETE",
      referralCode: newReferralCode(),
      createdAt,
      updatedAt: createdAt,
    });
    await tx.insert(wallet).values(
      wallets.map((item, position) => ({
        organizationId,
        customerId: id,
        address: item.address.toLowerCase(),
        position,
        createdAt,
      })),
    );
  });
}

import { and, eq } from "drizzle-orm";
import { customer } from "#db/schema/customer.ts";
import { cancelCheck } from "#server/domain/investors/customer/cancel-check.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { lockCustomer } from "#server/domain/investors/customer/lock-customer.ts";
import { readCustomer } from "#server/domain/investors/customer/read-customers.ts";
import { requireCustomer } from "#server/domain/investors/customer/require-customer.ts";
import { startCheck } from "#server/domain/investors/customer/start-check.ts";
import type { Call, CallerContext, InputOf } from "#server/kernel/context.ts";
import { record } from "#server/platform/audit/record.ts";
import { recordEvent } from "#server/platform/outbox/record-event.ts";
import { updateCustomer as operation } from "./contract.ts";
import { effectOnCheck } from "./rules.ts";

type Input = InputOf<typeof operation>;

/**
 * Changes the fields that are sent, and what follows from them for the identity check (docs/domain.md, Verification).
 * @throws Refusal customer_not_found, not_allowed
 */
export async function updateCustomer({ ctx, input }: Call<typeof operation>): Promise<Customer> {
  const { customerId } = input;
  await requireCustomer(ctx, customerId);
  // Held until the end: what the check is to do follows from what stands here.
  const { status } = await lockCustomer(ctx, customerId);
  const before = await readCustomer(ctx, customerId);
  await write(ctx, input);
  const changed = await readCustomer(ctx, customerId);
  const effect = effectOnCheck(status, before, changed);
  if (effect !== "NOTHING") await cancelCheck(ctx, customerId);
  if (effect === "STARTS") await startCheck(ctx, customerId);
  const after = effect === "NOTHING" ? changed : await readCustomer(ctx, customerId);
  await record(ctx, {
    action: operation.name,
    resource: "customer",
    id: customerId,
    before,
    after,
    event: "customer.updated",
  });
  if (effect !== "NOTHING") {
    await recordEvent(ctx, "customer.verification_updated", customerId, after);
  }
  return after;
}

/** A text that was emptied is no text. */
const orNothing = (value: string | undefined) => (value === "" ? null : value);

async function write(ctx: CallerContext, { customerId, address, ...input }: Input): Promise<void> {
  await ctx.db
    .update(customer)
    .set({
      countryCode: input.countryCode,
      username: orNothing(input.username),
      name: orNothing(input.name),
      email: orNothing(input.email),
      phone: orNothing(input.phone),
      metadata: input.metadata,
      addressLine1: orNothing(address?.line1),
      addressLine2: orNothing(address?.line2),
      addressCity: orNothing(address?.city),
      addressState: orNothing(address?.state),
      addressPostalCode: orNothing(address?.postalCode),
      updatedAt: ctx.now.toISOString(),
    })
    .where(and(eq(customer.organizationId, ctx.actor.organizationId), eq(customer.id, customerId)));
}

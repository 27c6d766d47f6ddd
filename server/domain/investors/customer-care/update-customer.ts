import { and, eq } from "drizzle-orm";
import { customer } from "#db/schema/customer.ts";
import { cancelCheck } from "#server/domain/investors/customer/cancel-check.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { auditedCustomer, readCustomer } from "#server/domain/investors/customer/read-customers.ts";
import { requireCustomer } from "#server/domain/investors/customer/require-customer.ts";
import { startCheck } from "#server/domain/investors/customer/start-check.ts";
import type { Call, CallerContext, InputOf } from "#server/kernel/context.ts";
import { mergeMetadata } from "#server/kernel/merge-metadata.ts";
import { change } from "#server/platform/audit/change.ts";
import { recordEvent } from "#server/platform/outbox/record-event.ts";
import { updateCustomer as operation } from "./contract.ts";
import { effectOnCheck } from "./rules.ts";

type Input = InputOf<typeof operation>;

/**
 * Changes the fields that are sent, and what follows from them for the identity check (docs/domain.md, Verification).
 * @throws Refusal customer_not_found, not_allowed, invalid_value
 */
export async function updateCustomer({ ctx, input }: Call<typeof operation>): Promise<Customer> {
  const { customerId } = input;
  await requireCustomer(ctx, customerId);
  const kind = { action: operation.name, event: "customer.updated" } as const;
  let movesCheck = false;
  const after = await change(ctx, auditedCustomer, customerId, kind, async (before) => {
    await write(ctx, { ...input, metadata: mergeMetadata(before.metadata, input.metadata) });
    const effect = effectOnCheck(before.verificationStatus, before, await readCustomer(ctx, customerId));
    movesCheck = effect !== "NOTHING";
    if (movesCheck) await cancelCheck(ctx, customerId);
    if (effect === "STARTS") await startCheck(ctx, customerId);
  });
  if (movesCheck) {
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

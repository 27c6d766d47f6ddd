import { onboardCustomers, takenWallets } from "#server/domain/investors/customer/create-customer.ts";
import type { Call } from "#server/kernel/context.ts";
import { Refusal, refusalBy } from "#server/kernel/errors.ts";
import { Unfit } from "#server/kernel/fields/each-by-itself.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { shapeRefusal } from "#server/kernel/shape-refusal.ts";
import { type BulkResult, createCustomers as operation } from "./contract.ts";

/**
 * Onboards many customers in one transaction, each on its own terms: one that is refused keeps no other from being
 * onboarded. Each leaves in the audit trail and among the events what one alone leaves (docs/domain.md, Customer).
 */
export async function createCustomers({ ctx, input }: Call<typeof operation>): Promise<BulkResult> {
  const { customers } = input;
  const taken = await takenWallets(
    ctx,
    customers.map((sent) => (sent instanceof Unfit ? [] : sent.wallets)),
  );
  const judged = customers.map((sent, index) => {
    if (sent instanceof Unfit) return shapeRefusal(sent.issues);
    return refusalBy(taken[index] ?? []) ?? { customerId: newId("cus", ctx.now), sent };
  });
  const welcome = judged.flatMap((one) => (one instanceof Refusal ? [] : [one]));
  const byId = new Map(welcome.map(({ customerId, sent }) => [customerId, sent]));
  await onboardCustomers(ctx, operation.name, byId);
  return {
    created: welcome.length,
    failed: customers.length - welcome.length,
    results: judged.map((one, index) =>
      one instanceof Refusal ? { index, error: presentRefusal(one) } : { index, customerId: one.customerId },
    ),
  };
}

function presentRefusal({ code, message, violations }: Refusal) {
  const errors = violations.map(({ param, code, detail }) => ({ param: param ?? null, code, detail }));
  return { code, detail: message, errors };
}

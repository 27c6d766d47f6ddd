import { raw } from "#db/client.ts";
import { requireCustomer } from "#server/domain/investors/customer/require-customer.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { listVerifications as operation, Verification } from "./contract.ts";
import { presentVerification, type VerificationRow } from "./present.ts";

const sorts = { createdAt: { expression: "v.submitted_at", type: "timestamptz" } } as const;

/**
 * Every check of a customer, newest first; a customer sees its own.
 * @throws Refusal customer_not_found, not_allowed
 */
export async function listVerifications({ ctx, input }: Call<typeof operation>): Promise<Page<Verification>> {
  await requireCustomer(ctx, input.customerId);
  const sql = raw(ctx.db);
  const sees = whatIsSeen(ctx);
  return readPage<VerificationRow, Verification>(ctx.db, {
    input,
    columns: sql`v.id, v.customer_id, v.provider, v.status, v.error_code, v.error_reason, v.provider_url,
      v.decided_by, u.name as decided_by_name, v.submitted_at, v.decided_at, v.valid_until`,
    from: sql`from verification v
      left join auth_user u on u.id = v.decided_by
      where v.organization_id = ${ctx.actor.organizationId} and v.customer_id = ${input.customerId}`,
    sorts,
    id: "v.id",
    present: (row) => presentVerification(row, sees),
  });
}

/** Where the customer goes on is for itself, and for programs that show it; who decided is for the issuer. */
function whatIsSeen({ actor }: CallerContext) {
  return {
    url: actor.kind === "customer" || actor.kind === "apiKey",
    decidedBy: actor.kind !== "customer",
  };
}

import { raw } from "#db/client.ts";
import { auditedCustomer } from "#server/domain/investors/customer/read-customers.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { finding } from "#server/kernel/due.ts";
import { changeIf } from "#server/platform/audit/change.ts";
import { tellCustomer } from "./tell-customer.ts";

/** Why an approval that held long enough holds no longer. */
const EXPIRED = {
  code: "verification_expired",
  reason: "The verification has expired. Submit the details again for a new check.",
} as const;

/** The organization's customers whose approval is over. */
export const dueVerifications = finding(
  (sql, { actor, now }) => sql`
    select id from customer
     where organization_id = ${actor.organizationId} and verification_status = 'COMPLETED' and verified_until <= ${now.toISOString()}
     order by verified_until, id`,
);

/** Ends an approval whose time is over: COMPLETED → INCOMPLETE, once, whoever races (docs/domain.md, Verification). */
export async function expireVerification(ctx: CallerContext, customerId: string): Promise<void> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  const kind = { action: "expireVerification", event: "customer.verification_updated" } as const;
  await changeIf(ctx, auditedCustomer, customerId, kind, async () => {
    const [expired] = await sql`
    update customer
       set verification_status = 'INCOMPLETE', verified_until = null, verification_error_code = ${EXPIRED.code},
           verification_error_reason = ${EXPIRED.reason}, check_submitted_at = null, updated_at = ${at}
     where organization_id = ${organizationId} and id = ${customerId} and verification_status = 'COMPLETED'
       and verified_until <= ${at}
    returning id`;
    if (!expired) return false;
    await sql`
    update verification set status = 'EXPIRED'
     where organization_id = ${organizationId} and customer_id = ${customerId} and status = 'APPROVED'
       and valid_until <= ${at}`;
    await tellCustomer(ctx, customerId, { status: "EXPIRED" });
    return true;
  });
}

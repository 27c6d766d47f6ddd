import { raw } from "#db/client.ts";
import type { VerificationProvider } from "#db/schema/enums.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { enqueue } from "#server/platform/queue/enqueue.ts";

/**
 * Takes a customer back to before its check, whatever came of it; one that runs is cancelled, at its provider too once
 * this commits. The customer is held by this transaction.
 */
export async function cancelCheck(ctx: CallerContext, customerId: string): Promise<void> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  await sql`
    update customer
       set verification_status = 'INCOMPLETE', verification_error_code = null, verification_error_reason = null,
           verified_until = null, check_submitted_at = null, updated_at = ${at}
     where organization_id = ${organizationId} and id = ${customerId}`;
  const [cancelled] = await sql<{ id: string; provider: VerificationProvider }[]>`
    update verification set status = 'CANCELLED', decided_at = ${at}, provider_url = null
     where organization_id = ${organizationId} and customer_id = ${customerId} and status = 'IN_PROGRESS'
    returning id, provider`;
  if (cancelled && cancelled.provider !== "MANUAL") {
    const { id } = cancelled;
    await enqueue(ctx, { task: "checkVerification", key: id, payload: { verificationId: id } });
  }
}

import { raw } from "#db/client.ts";
import type { VerificationProvider } from "#db/schema/enums.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { auditedCustomer } from "#server/domain/investors/customer/read-customers.ts";
import { readSettings } from "#server/domain/organization/api.ts";
import { advanceIntents, lockOfferings } from "#server/domain/settlement/api.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { daysAfter } from "#server/kernel/fields/days.ts";
import { changeIf } from "#server/platform/audit/change.ts";
import { enqueue } from "#server/platform/queue/enqueue.ts";
import { ensureCheck } from "./ensure-check.ts";
import { tellCustomer } from "./tell-customer.ts";

/** How a check ends. */
type Decision =
  | { readonly status: "APPROVED" }
  | { readonly status: "REJECTED"; readonly code: string; readonly reason: string };

/** Which check ends: the running one, or only the one with this id, since a provider may answer late. */
interface Decided {
  /** The operation it is told as in the audit trail. */
  readonly action: string;
  readonly customerId: string;
  readonly verificationId?: string;
  readonly decision: Decision;
}

/**
 * Ends the check that runs (docs/domain.md, Verification): IN_PROGRESS → COMPLETED, with the customer's paid purchases
 * completed in the same transaction, or IN_PROGRESS → INCOMPLETE with the reason.
 * @returns the customer; null where no such check runs (any more), and nothing was written
 */
export async function decideCheck(ctx: CallerContext, decided: Decided): Promise<Customer | null> {
  const { action, customerId, decision } = decided;
  const kind = { action, event: "customer.verification_updated" } as const;
  return changeIf(ctx, auditedCustomer, customerId, kind, async ({ verificationStatus }) => {
    if (verificationStatus !== "IN_PROGRESS") return false;
    const until = daysAfter(ctx.now, (await readSettings(ctx)).verificationValidDays).toISOString();
    const ended = await endCheck(ctx, decided, until);
    if (!ended) return false;
    await moveCustomer(ctx, customerId, decision, until);
    if (ended.provider !== "MANUAL") {
      // Ends the check at the provider too.
      await enqueue(ctx, { task: "checkVerification", key: ended.id, payload: { verificationId: ended.id } });
    }
    if (decision.status === "APPROVED")
      await advanceIntents(ctx, await lockOfferings(ctx, await waitingFor(ctx, customerId)));
    await tellCustomer(ctx, customerId, decision);
    return true;
  });
}

interface Ended {
  id: string;
  provider: VerificationProvider;
}

async function endCheck(ctx: CallerContext, decided: Decided, until: string): Promise<Ended | undefined> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const { customerId, verificationId, decision } = decided;
  const at = ctx.now.toISOString();
  const isApproved = decision.status === "APPROVED";
  if (verificationId === undefined) await ensureCheck(ctx, customerId);
  const [ended] = await sql<Ended[]>`
    update verification
       set status = ${decision.status}, decided_at = ${at}, provider_url = null,
           decided_by = ${ctx.actor.kind === "member" ? ctx.actor.userId : null},
           valid_until = ${isApproved ? until : null},
           error_code = ${isApproved ? null : decision.code}, error_reason = ${isApproved ? null : decision.reason}
     where organization_id = ${organizationId} and customer_id = ${customerId} and status = 'IN_PROGRESS'
       and id = coalesce(${verificationId ?? null}, id)
    returning id, provider`;
  return ended;
}

async function moveCustomer(
  ctx: CallerContext,
  customerId: string,
  decision: Decision,
  until: string,
): Promise<void> {
  const isApproved = decision.status === "APPROVED";
  await raw(ctx.db)`
    update customer
       set verification_status = ${isApproved ? "COMPLETED" : "INCOMPLETE"},
           verified_until = ${isApproved ? until : null},
           verification_error_code = ${isApproved ? null : decision.code},
           verification_error_reason = ${isApproved ? null : decision.reason},
           check_submitted_at = null, updated_at = ${ctx.now.toISOString()}
     where organization_id = ${ctx.actor.organizationId} and id = ${customerId}
       and verification_status = 'IN_PROGRESS'`;
}

/**
 * Purchases that may have waited for this alone. Unpaid ones count too: a payment that arrives in this moment waits for
 * the offering's lock, and is seen behind it.
 */
async function waitingFor({ db, actor }: CallerContext, customerId: string): Promise<string[]> {
  const rows = await raw(db)<{ id: string }[]>`
    select id from offering_purchase_intent
     where organization_id = ${actor.organizationId} and customer_id = ${customerId}
       and purchase_status = 'PENDING'`;
  return rows.map(({ id }) => id);
}

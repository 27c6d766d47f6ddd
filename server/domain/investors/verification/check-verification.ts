import { raw } from "#db/client.ts";
import type { VerificationCheckStatus, VerificationProvider } from "#db/schema/enums.ts";
import type { Begun, Finding, IdentityPort, Subject } from "#server/adapters/identity/port.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import type { Task, TaskCall } from "#server/kernel/module.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { enqueue } from "#server/platform/queue/enqueue.ts";
import { decideCheck } from "./decide-check.ts";

interface Check extends Subject {
  readonly provider: VerificationProvider;
  readonly status: VerificationCheckStatus;
  readonly reference: string | null;
}

/**
 * Does the next step of a check at its provider: begins it, reads its state, or ends one that is no longer needed. What
 * is done follows from the row and from what the provider says now, so it may run at any time, any number of times, and
 * be cut off anywhere. The provider is never asked within a transaction.
 */
export const checkVerification: Task = async (call) => {
  const check = await load(call);
  if (!check || check.provider === "MANUAL") return;
  const port = call.app.identities[check.provider];
  if (port === null) throw new Error(`${check.provider} is not set up here (any more)`);
  if (check.reference === null && check.status !== "IN_PROGRESS") return;
  const reference = check.reference ?? (await begin(call, port, check));
  const { status } = (await load(call)) ?? check;
  if (status !== "IN_PROGRESS") return await port.cancel(reference);
  const finding = await port.look(reference, check);
  await act(call, (ctx) => settle(ctx, check, finding, port.patience));
};

function act<T>(
  { app, organizationId, now }: TaskCall,
  work: (ctx: CallerContext) => Promise<T>,
): Promise<T> {
  return asSystem(app, organizationId, now, work);
}

function load(call: TaskCall): Promise<Check | undefined> {
  return act(call, async ({ db, actor }) => {
    const [check] = await raw(db)<Check[]>`
      select v.organization_id as "organizationId", v.customer_id as "customerId", v.id as "verificationId",
             v.provider, v.status, v.provider_reference as reference, c.name, c.email, c.country_code as "countryCode"
        from verification v
        join customer c on c.organization_id = v.organization_id and c.id = v.customer_id
       where v.organization_id = ${actor.organizationId} and v.id = ${String(call.payload.verificationId)}`;
    return check;
  });
}

/** Whatever became of the check meanwhile, its reference is kept: what was begun can be ended. */
async function begin(call: TaskCall, port: IdentityPort, check: Check): Promise<string> {
  const begun: Begun = await port.begin(check);
  await act(call, async ({ db, actor }) => {
    await raw(db)`
      update verification set provider_reference = ${begun.reference},
             provider_url = case when status = 'IN_PROGRESS' then ${begun.url ?? null}::text end
       where organization_id = ${actor.organizationId} and id = ${check.verificationId}`;
  });
  return begun.reference;
}

async function settle(ctx: CallerContext, check: Check, finding: Finding, patience: number): Promise<void> {
  const { customerId, verificationId } = check;
  if (finding.status !== "PENDING") {
    const action = finding.status === "APPROVED" ? "approveVerification" : "rejectVerification";
    await decideCheck(ctx, { action, customerId, verificationId, decision: finding });
    return;
  }
  await raw(ctx.db)`
    update verification set provider_url = ${finding.url ?? null}
     where organization_id = ${ctx.actor.organizationId} and id = ${verificationId} and status = 'IN_PROGRESS'`;
  // The provider sends a webhook; this job makes up for a lost one.
  const runAt = new Date(ctx.now.getTime() + patience * 1000);
  await enqueue(ctx, { task: "checkVerification", key: verificationId, payload: { verificationId }, runAt });
}

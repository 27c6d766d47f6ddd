import type { SandboxDecision } from "#db/schema/enums.ts";
import type { SandboxPort } from "#server/adapters/payments/port.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import { enqueue } from "#server/platform/queue/enqueue.ts";
import { applyCheckout } from "./apply-checkout.ts";
import type { decideSandboxPayment as operation, Payment } from "./contract.ts";
import { auditedPayment } from "./read-payments.ts";

/** How long the sandbox does not know yet. */
const DELAY_MS = 10_000;

/**
 * Decides a sandbox payment and applies the message that the sandbox sends for it.
 * @throws Refusal payment_not_found, not_allowed, payment_provider_unavailable, invalid_transition
 */
export async function decideSandboxPayment({
  ctx,
  input: { paymentId, decision },
}: Call<typeof operation>): Promise<Payment> {
  return change(ctx, auditedPayment, paymentId, { action: "decideSandboxPayment" }, async (before) => {
    const sandbox = ctx.app.payments.SANDBOX;
    if (!sandbox || before.provider !== "SANDBOX")
      throw refuse("payment_provider_unavailable", {}, "paymentId");
    if (before.status !== "OPEN") {
      throw refuse("invalid_transition", { from: before.status, to: "paid or refused" }, "paymentId");
    }
    await tellSandbox(ctx, sandbox, before, decision);
    if (decision === "DELAY") {
      const runAt = new Date(ctx.now.getTime() + DELAY_MS);
      await enqueue(ctx, { task: "settleSandboxPayment", key: paymentId, payload: { paymentId }, runAt });
    }
  });
}

/** Has the sandbox send its message of a payment, and takes it. */
export async function tellSandbox(
  ctx: CallerContext,
  sandbox: SandboxPort,
  { paymentId, amount, currency }: Payment,
  decision: SandboxDecision,
): Promise<void> {
  const { organizationId } = ctx.actor;
  const message = sandbox.tell(decision, { organizationId, paymentId, amount: amount.toFixed(2), currency });
  const notification = await sandbox.readNotification(message.body, message.signature);
  if (notification?.about === "checkout") await applyCheckout(ctx, "SANDBOX", notification);
}

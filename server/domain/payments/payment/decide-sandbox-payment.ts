import type { SandboxDecision } from "#db/schema/enums.ts";
import type { SandboxPort } from "#server/adapters/payments/port.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import { enqueue } from "#server/platform/queue/enqueue.ts";
import { applyChargeBack } from "./apply-charge-back.ts";
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
    if (!isDecidable(before, decision)) {
      throw refuse("invalid_transition", { from: before.status, to: endOf[decision] }, "paymentId");
    }
    await tellSandbox(ctx, sandbox, before, decision);
    if (decision === "DELAY") {
      const runAt = new Date(ctx.now.getTime() + DELAY_MS);
      await enqueue(ctx, { task: "settleSandboxPayment", key: paymentId, payload: { paymentId }, runAt });
    }
  });
}

/** What a payment is made by a decision, in words. */
const endOf: Readonly<Record<SandboxDecision, string>> = {
  PAY: "paid or refused",
  REFUSE: "paid or refused",
  DELAY: "paid or refused",
  SHORT: "paid or refused",
  CHARGE_BACK: "charged back, which takes one that is paid and not charged back yet",
  CHARGE_BACK_WON: "won, which takes one whose charge-back is open",
  CHARGE_BACK_LOST: "lost, which takes one whose charge-back is open",
};

/** An open payment is paid or refused; one that is paid is charged back once, and that is won or lost. */
function isDecidable({ status, chargeBack }: Payment, decision: SandboxDecision): boolean {
  if (decision === "CHARGE_BACK") return status === "SUCCEEDED" && chargeBack === undefined;
  if (decision.startsWith("CHARGE_BACK")) return chargeBack?.status === "OPEN";
  return status === "OPEN";
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
  if (notification?.about === "chargeBack") await applyChargeBack(ctx, "SANDBOX", notification);
}

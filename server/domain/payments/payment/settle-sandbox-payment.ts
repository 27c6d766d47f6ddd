import type { TaskCall } from "#server/kernel/module.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { tellSandbox } from "./decide-sandbox-payment.ts";
import { readPayment } from "./read-payments.ts";

/** The sandbox knows by now: what it delayed is paid. */
export async function settleSandboxPayment({ app, organizationId, payload, now }: TaskCall): Promise<void> {
  const sandbox = app.payments.SANDBOX;
  if (!sandbox) return;
  await asSystem(app, organizationId, now, async (ctx) => {
    const payment = await readPayment(ctx, String(payload.paymentId));
    await tellSandbox(ctx, sandbox, payment, "PAY");
  });
}

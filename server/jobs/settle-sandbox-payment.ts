import { tellSandbox } from "../payment/decide-sandbox-payment.ts";
import { readPayment } from "../payment/read-payments.ts";
import { asSystem } from "./system-context.ts";
import type { TaskCall } from "./task.ts";

/** The sandbox knows by now: what it delayed is paid. */
export async function settleSandboxPayment({ app, organizationId, payload, now }: TaskCall): Promise<void> {
  const sandbox = app.payments.SANDBOX;
  if (!sandbox) return;
  await asSystem(app, organizationId, now, async (ctx) => {
    const payment = await readPayment(ctx, String(payload.paymentId));
    await tellSandbox(ctx, sandbox, payment, "PAY");
  });
}

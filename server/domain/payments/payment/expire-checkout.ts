import { raw } from "#db/client.ts";
import type { CheckoutProvider } from "#db/schema/enums.ts";
import type { TaskCall } from "#server/kernel/module.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { applyCheckout } from "./apply-checkout.ts";

/** Closes an unpaid checkout and applies the provider's state of it, in case its message was lost. */
export async function expireCheckout({ app, organizationId, payload, now }: TaskCall): Promise<void> {
  const paymentId = String(payload.paymentId);
  const open = await asSystem(app, organizationId, now, async ({ db }) => {
    const [row] = await raw(db)<{ provider: CheckoutProvider; reference: string }[]>`
      select provider, provider_reference as reference from payment
       where organization_id = ${organizationId} and id = ${paymentId} and status = 'OPEN'`;
    return row;
  });
  if (!open) return;
  // A page that the provider never told of is named by our own id, and there is nothing to close.
  const port = app.payments[open.provider];
  const isBegun = open.reference !== paymentId;
  const state =
    port && isBegun ? await port.expireCheckout(open.reference) : ({ status: "EXPIRED" } as const);
  await asSystem(app, organizationId, now, (ctx) =>
    applyCheckout(ctx, open.provider, { paymentId, reference: open.reference, state }),
  );
}

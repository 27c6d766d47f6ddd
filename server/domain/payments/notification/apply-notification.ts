import type { CheckoutProvider } from "#db/schema/enums.ts";
import type { PaymentNotification } from "#server/adapters/payments/port.ts";
import { applyChargeBack } from "#server/domain/payments/payment/apply-charge-back.ts";
import { applyCheckout } from "#server/domain/payments/payment/apply-checkout.ts";
import { applyRefundState } from "#server/domain/payments/refund/apply-refund-state.ts";
import type { CallerContext } from "#server/kernel/context.ts";

/**
 * Applies a provider's message in one transaction. Messages may come late, twice or out of order: a known one changes
 * nothing, money always counts, and one about an unknown payment is ignored.
 */
export async function applyNotification(
  ctx: CallerContext,
  provider: CheckoutProvider,
  notification: PaymentNotification,
): Promise<void> {
  if (notification.about === "checkout") await applyCheckout(ctx, provider, notification);
  else if (notification.about === "chargeBack") await applyChargeBack(ctx, provider, notification);
  else await applyRefundState(ctx, provider, notification.refundId, notification.state);
}

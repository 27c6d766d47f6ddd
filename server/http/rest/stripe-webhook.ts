import { InvalidNotification } from "#server/adapters/payments/port.ts";
import { receiveIdentityEvent } from "#server/domain/investors/api.ts";
import { applyNotification } from "#server/domain/payments/api.ts";
import { readBytes } from "#server/http/read-json.ts";
import { application } from "#server/kernel/application.ts";
import { refuse } from "#server/kernel/errors.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { timeOf } from "#server/kernel/time.ts";
import { withProblemReplies } from "./answer.ts";
import { replyJson } from "./reply.ts";

/**
 * Takes Stripe's webhooks: `POST /stripe/webhook`. The signature says whose they are; which organization they concern
 * stands in what we gave Stripe ourselves. An answer other than 200 makes Stripe send it again later.
 */
export const stripeWebhook = withProblemReplies(async (request, reply) => {
  const app = application();
  const stripe = app.payments.STRIPE;
  if (!stripe) throw refuse("route_not_found");
  const body = new TextDecoder().decode(await readBytes(request));
  const notification = await stripe
    .readNotification(body, request.headers.get("stripe-signature"))
    .catch((error) => {
      throw error instanceof InvalidNotification ? refuse("invalid_webhook_signature") : error;
    });
  if (notification) {
    const { organizationId } = notification;
    await asSystem(app, organizationId, await timeOf(app, organizationId), (ctx) =>
      applyNotification(ctx, "STRIPE", notification),
    );
  } else await receiveIdentityEvent(app, JSON.parse(body), new Date());
  return replyJson({ received: true }, reply);
});

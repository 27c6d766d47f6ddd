import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { stripePayments } from "#server/adapters/payments/stripe.ts";
import { StripeStandIn, WEBHOOK_SECRET } from "#server/adapters/payments/testing.ts";
import { expireCheckout } from "#server/domain/payments/payment/expire-checkout.ts";
import { settleSandboxPayment } from "#server/domain/payments/payment/settle-sandbox-payment.ts";
import { refundPayment } from "#server/domain/payments/refund/refund-payment.ts";
import type { Application } from "#server/kernel/application.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { intentInput, makeCustomer, makeOffering, verify } from "#testing/factories.ts";
import { expectRefusal, NOW, openSuite, type Suite } from "#testing/testing.ts";
import { applyNotification } from "./apply-notification.ts";

const suite: Suite = await openSuite();
const stripe = new StripeStandIn();
let app: Application;
let offering: Awaited<ReturnType<typeof makeOffering>>;
beforeAll(async () => {
  const apiBase = await stripe.open();
  const port = stripePayments({ secretKey: "sk_test_stand_in", webhookSecret: WEBHOOK_SECRET, apiBase });
  app = { ...suite.app, payments: { ...suite.app.payments, STRIPE: port } };
  offering = await makeOffering(suite, {
    fundingLimits: { minPayableAmount: 1, maxPayableAmount: 1_000_000, hardCap: 1_000_000, softCap: 0 },
  });
});
afterAll(() => stripe.close());

async function buy() {
  const customer = await makeCustomer(suite, { name: "Ada Lindqvist" });
  await verify(suite, customer.id);
  const intent = await suite.call().offeringPurchaseIntent.create(intentInput(customer, offering));
  return { customer, id: intent.offeringPurchaseIntentId };
}

const get = (id: string) => suite.call().offeringPurchaseIntent.get({ offeringPurchaseIntentId: id });
const paymentOf = async (id: string) =>
  (await suite.call().payment.list({ offeringPurchaseIntentId: id })).data[0];
const refundsOf = async (id: string) =>
  (await suite.call().refund.list({ offeringPurchaseIntentId: id })).data;
const begin = (id: string, provider: "STRIPE" | "SANDBOX" = "STRIPE") =>
  suite.call({ app }).payment.checkout({ offeringPurchaseIntentId: id, provider });

/** Stripe's message arrives. */
async function arrive(type: string, object: object): Promise<void> {
  const { body, signature } = stripe.message(type, object);
  const notification = await app.payments.STRIPE?.readNotification(body, signature);
  if (notification) {
    await asSystem(app, suite.organizationId, NOW, (ctx) => applyNotification(ctx, "STRIPE", notification));
  }
}

const run = (job: typeof refundPayment, payload: Record<string, unknown>) =>
  job({ app, organizationId: suite.organizationId, payload, now: NOW });

async function sessionOf(id: string): Promise<string> {
  await begin(id);
  return (await paymentOf(id))?.providerReference ?? "";
}

describe("a checkout", () => {
  it("is one, however often and from wherever it is begun", async () => {
    const { id } = await buy();
    const answers = await Promise.all(Array.from({ length: 6 }, () => begin(id)));
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect((await suite.call().payment.list({ offeringPurchaseIntentId: id })).data).toHaveLength(1);
    expect(await paymentOf(id)).toMatchObject({ status: "OPEN", amount: 100, checkoutUrl: answers[0]?.url });
  });

  it("changes nothing in a rehearsal, and is refused for what is not to be paid", async () => {
    const { id } = await buy();
    const before = await suite.contents();
    await suite
      .call({ app, dryRun: true })
      .payment.checkout({ offeringPurchaseIntentId: id, provider: "STRIPE" });
    expect(await suite.contents()).toEqual(before);
    await expectRefusal(suite, "payment_provider_unavailable", () =>
      suite.call().payment.checkout({ offeringPurchaseIntentId: id, provider: "STRIPE" }),
    );
    await suite.call().payment.confirm({ offeringPurchaseIntentId: id });
    await expectRefusal(suite, "invalid_transition", () => begin(id));
  });

  it("is found again after its provider could not be reached", async () => {
    const { id } = await buy();
    for (let n = 0; n < 4; n += 1)
      stripe.failures.push({ status: 500, error: { type: "api_error", message: "?" } });
    await expect(begin(id)).rejects.toMatchObject({ cause: { code: "payment_provider_unavailable" } });
    stripe.failures.length = 0;
    const first = (await paymentOf(id))?.paymentId;
    expect((await begin(id)).paymentId).toBe(first);
  });
});

describe("what Stripe tells", () => {
  it("pays the purchase, told twice or by many at once", async () => {
    const { id } = await buy();
    const session = stripe.pay(await sessionOf(id));
    await Promise.all(Array.from({ length: 5 }, () => arrive("checkout.session.completed", session)));
    expect(await get(id)).toMatchObject({ payment: { purchaseStatus: "COMPLETED" } });
    expect(await paymentOf(id)).toMatchObject({ status: "SUCCEEDED", payerName: "Ada Lindqvist" });
    expect(await refundsOf(id)).toEqual([]);
  });

  it("is known by our own id, should it arrive before the page is kept", async () => {
    const { id } = await buy();
    const session = stripe.pay(await sessionOf(id));
    await suite.sql`update payment set provider_reference = id where offering_purchase_intent_id = ${id}`;
    await arrive("checkout.session.completed", session);
    expect(await get(id)).toMatchObject({ payment: { purchaseStatus: "COMPLETED" } });
    expect(await paymentOf(id)).toMatchObject({ providerReference: session.id });
  });

  it("may be slow, and then paid; out of order it is paid as well", async () => {
    for (const isInOrder of [true, false]) {
      const { id } = await buy();
      const reference = await sessionOf(id);
      const slow = structuredClone(stripe.pay(reference, { slow: true }));
      if (isInOrder) {
        await arrive("checkout.session.completed", slow);
        expect(await paymentOf(id)).toMatchObject({ status: "PROCESSING" });
      }
      await arrive("checkout.session.async_payment_succeeded", stripe.pay(reference));
      await arrive("checkout.session.completed", slow);
      await arrive("checkout.session.expired", { ...slow, status: "expired" });
      expect(await paymentOf(id)).toMatchObject({ status: "SUCCEEDED" });
      expect(await get(id)).toMatchObject({ payment: { purchaseStatus: "COMPLETED" } });
    }
  });

  it("fails the purchase when it is refused for good, and pays back what comes in all the same", async () => {
    const { id } = await buy();
    const reference = await sessionOf(id);
    await arrive("checkout.session.async_payment_failed", stripe.pay(reference, { slow: true }));
    expect(await get(id)).toMatchObject({
      payment: { purchaseStatus: "FAILED" },
      failure: { code: "payment_refused" },
    });
    await arrive("checkout.session.async_payment_succeeded", stripe.pay(reference));
    expect(await refundsOf(id)).toMatchObject([{ status: "DUE", reason: "PAYMENT_LATE", amount: 100 }]);
  });

  it("leaves a purchase alone that was paid in part another way", async () => {
    const { id } = await buy();
    const reference = await sessionOf(id);
    await suite.call().payment.confirm({ offeringPurchaseIntentId: id, amount: 10 });
    await arrive("checkout.session.async_payment_failed", stripe.pay(reference, { slow: true }));
    expect(await get(id)).toMatchObject({ payment: { purchaseStatus: "PENDING" } });
  });

  it("of nothing we know is passed over", async () => {
    const before = await suite.contents();
    await arrive("checkout.session.completed", {
      id: "cs_test_stranger",
      status: "expired",
      metadata: { organizationId: suite.organizationId, paymentId: "pay_unknown" },
    });
    expect(await suite.contents()).toEqual(before);
  });

  it("is asked for when its message was lost", async () => {
    const [lost, left] = [await buy(), await buy()];
    stripe.pay(await sessionOf(lost.id));
    await sessionOf(left.id);
    for (const { id } of [lost, left]) {
      await run(expireCheckout, { paymentId: (await paymentOf(id))?.paymentId });
    }
    expect(await get(lost.id)).toMatchObject({ payment: { purchaseStatus: "COMPLETED" } });
    expect(await paymentOf(left.id)).toMatchObject({ status: "EXPIRED" });
  });
});

describe("a refund that a provider sends", () => {
  async function dueRefund() {
    const { id } = await buy();
    const session = stripe.pay(await sessionOf(id));
    await suite.sql`update customer set verification_status = 'INCOMPLETE' where id = (
      select customer_id from offering_purchase_intent where id = ${id})`;
    await arrive("checkout.session.completed", session);
    await suite.call().offeringPurchaseIntent.cancel({ offeringPurchaseIntentId: id });
    const [refund] = await refundsOf(id);
    return { id, refundId: refund?.refundId ?? "", session };
  }

  it("is sent once, also where the job runs again before its answer is written", async () => {
    const { id, refundId } = await dueRefund();
    await expectRefusal(suite, "invalid_transition", () => suite.call().refund.markRefunded({ refundId }));
    await Promise.all([run(refundPayment, { refundId }), run(refundPayment, { refundId })]);
    await run(refundPayment, { refundId });
    expect(stripe.refunds.filter(({ metadata }) => metadata.refundId === refundId)).toHaveLength(1);
    expect(await get(id)).toMatchObject({ settlement: { status: "REFUNDED" } });
  });

  it("waits for Stripe to know, and fails for a person to try again", async () => {
    const { id, refundId } = await dueRefund();
    stripe.refundStatus = "pending";
    await run(refundPayment, { refundId });
    stripe.refundStatus = "succeeded";
    expect(await refundsOf(id)).toMatchObject([{ status: "PROCESSING", attempts: 1 }]);
    const sent = stripe.refunds.find(({ metadata }) => metadata.refundId === refundId);
    if (sent) sent.status = "failed";
    await arrive("refund.failed", { ...sent, failure_reason: "expired_or_canceled_card" });
    expect(await refundsOf(id)).toMatchObject([
      { status: "FAILED", failure: { code: "expired_or_canceled_card" } },
    ]);
    expect(await suite.call().refund.retry({ refundId })).toMatchObject({ status: "DUE" });
    await run(refundPayment, { refundId });
    expect(await refundsOf(id)).toMatchObject([{ status: "SUCCEEDED", attempts: 2 }]);
    expect(await get(id)).toMatchObject({ settlement: { status: "REFUNDED" } });
  });

  it("stays as sent where Stripe says later that it came back, and the log tells somebody", async () => {
    const { id, refundId } = await dueRefund();
    await run(refundPayment, { refundId });
    const before = await suite.contents();
    const told = vi.spyOn(app.log, "error").mockImplementation(() => {});
    const sent = stripe.refunds.find(({ metadata }) => metadata.refundId === refundId);
    await arrive("refund.failed", { ...sent, status: "failed", failure_reason: "lost_or_stolen_card" });
    expect(told).toHaveBeenCalledExactlyOnceWith(
      { provider: "STRIPE", refundId, code: "lost_or_stolen_card" },
      "a refund that was sent came back",
    );
    told.mockRestore();
    expect(await suite.contents()).toEqual(before);
    expect(await refundsOf(id)).toMatchObject([{ status: "SUCCEEDED" }]);
  });

  it("stays due while nobody can be asked", async () => {
    const { id, refundId } = await dueRefund();
    const job = { app: suite.app, organizationId: suite.organizationId, payload: { refundId }, now: NOW };
    await expect(refundPayment(job)).rejects.toThrow("not set up");
    expect(await refundsOf(id)).toMatchObject([{ status: "PROCESSING" }]);
    await run(refundPayment, { refundId });
    expect(await refundsOf(id)).toMatchObject([{ status: "SUCCEEDED", attempts: 1 }]);
  });
});

describe("the sandbox", () => {
  it("pays, refuses, and pays later", async () => {
    const [paid, refused, delayed] = [await buy(), await buy(), await buy()];
    const decide = async (id: string, decision: "PAY" | "REFUSE" | "DELAY") => {
      const { paymentId, url } = await begin(id, "SANDBOX");
      expect(url).toContain(`/portal/purchases/${id}/sandbox-payment?paymentId=${paymentId}`);
      return suite.call().payment.decideSandbox({ paymentId, decision });
    };
    expect(await decide(paid.id, "PAY")).toMatchObject({ status: "SUCCEEDED" });
    expect(await decide(refused.id, "REFUSE")).toMatchObject({ status: "FAILED" });
    const { paymentId, status } = await decide(delayed.id, "DELAY");
    expect(status).toBe("PROCESSING");
    await expectRefusal(suite, "invalid_transition", () =>
      suite.call().payment.decideSandbox({ paymentId, decision: "PAY" }),
    );
    await run(settleSandboxPayment, { paymentId });
    await run(settleSandboxPayment, { paymentId });
    expect((await get(paid.id)).payment.purchaseStatus).toBe("COMPLETED");
    expect((await get(refused.id)).payment.purchaseStatus).toBe("FAILED");
    expect((await get(delayed.id)).payment.purchaseStatus).toBe("COMPLETED");
  });

  it("pays half, which counts, and the purchase waits for the rest", async () => {
    const { id } = await buy();
    const { paymentId } = await begin(id, "SANDBOX");
    const whole = (await suite.call().payment.get({ paymentId })).amount;
    const half = await suite.call().payment.decideSandbox({ paymentId, decision: "SHORT" });
    expect(half).toMatchObject({ status: "SUCCEEDED", amount: whole / 2 });
    expect((await get(id)).payment.purchaseStatus).toBe("PENDING");
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stripePayments } from "#server/adapters/payments/stripe.ts";
import { StripeStandIn, WEBHOOK_SECRET } from "#server/adapters/payments/testing.ts";
import { refundPayment } from "#server/domain/payments/refund/refund-payment.ts";
import type { Application } from "#server/kernel/application.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { intentInput, makeCustomer, makeOffering, prove, verify } from "#testing/factories.ts";
import { expectRefusal, NOW, openSuite, type Suite } from "#testing/testing.ts";
import { applyNotification } from "./apply-notification.ts";

const suite: Suite = await openSuite();
const stripe = new StripeStandIn();
let app: Application;
beforeAll(async () => {
  const apiBase = await stripe.open();
  const port = stripePayments({ secretKey: "sk_test_stand_in", webhookSecret: WEBHOOK_SECRET, apiBase });
  app = { ...suite.app, payments: { ...suite.app.payments, STRIPE: port } };
});
afterAll(() => stripe.close());

const fundingLimits = { minPayableAmount: 1, maxPayableAmount: 1_000_000, hardCap: 1_000_000, softCap: 0 };

/** A purchase for 100.00, and its offering. */
async function buy({ isVerified = true } = {}) {
  const offering = await makeOffering(suite, { fundingLimits });
  const customer = await makeCustomer(suite, { name: "Ada Lindqvist" });
  if (isVerified) await verify(suite, customer.id);
  const intent = await suite.call().offeringPurchaseIntent.create(intentInput(customer, offering));
  return { customer, offering, id: intent.offeringPurchaseIntentId };
}

/** Pays it at Stripe, and tells who is asked for a charge-back. */
async function payByCard(id: string) {
  const { paymentId } = await suite
    .call({ app })
    .payment.checkout({ offeringPurchaseIntentId: id, provider: "STRIPE" });
  const session = stripe.pay((await paymentOf(paymentId)).providerReference);
  await arrive("checkout.session.completed", session);
  return { paymentId, paymentIntent: session.payment_intent ?? "" };
}

/** Pays it in the sandbox. */
async function payInSandbox(id: string): Promise<string> {
  const { paymentId } = await suite
    .call()
    .payment.checkout({ offeringPurchaseIntentId: id, provider: "SANDBOX" });
  await suite.call().payment.decideSandbox({ paymentId, decision: "PAY" });
  return paymentId;
}

/** Has its tokens delivered: the wallet is proven and the offering closed. */
async function deliver({ customer, offering }: Awaited<ReturnType<typeof buy>>) {
  await prove(suite, customer);
  await suite.call().offering.close({ offeringId: offering.offeringId });
}

const get = (id: string) => suite.call().offeringPurchaseIntent.get({ offeringPurchaseIntentId: id });
const paymentOf = (paymentId: string) => suite.call().payment.get({ paymentId });
const paymentsOf = async (id: string) =>
  (await suite.call().payment.list({ offeringPurchaseIntentId: id })).data;
const refundsOf = async (id: string) =>
  (await suite.call().refund.list({ offeringPurchaseIntentId: id })).data;
const offeringOf = (offeringId: string) => suite.call().offering.get({ offeringId });
const decide = (
  paymentId: string,
  decision: "PAY" | "CHARGE_BACK" | "CHARGE_BACK_WON" | "CHARGE_BACK_LOST",
) => suite.call().payment.decideSandbox({ paymentId, decision });

/** Clients' money that is held in euros. */
async function held(): Promise<string> {
  const [row] = await suite.sql<{ held: string }[]>`
    select held::text from cash_account where organization_id = ${suite.organizationId} and currency = 'EUR'`;
  return row?.held ?? "0.00";
}

/** Stripe's message arrives. */
async function arrive(type: string, object: object): Promise<void> {
  const { body, signature } = stripe.message(type, object);
  const notification = await app.payments.STRIPE?.readNotification(body, signature);
  if (notification) {
    await asSystem(app, suite.organizationId, NOW, (ctx) => applyNotification(ctx, "STRIPE", notification));
  }
}

const dispute = (payment_intent: string, status: string, amount = 10_000) => ({
  id: `dp_${payment_intent}`,
  object: "dispute",
  amount,
  currency: "eur",
  payment_intent,
  reason: "fraudulent",
  status,
});

describe("a charge-back before delivery", () => {
  it.each([
    ["PENDING", false],
    ["COMPLETED", true],
  ])("fails a purchase that is %s, and its room is free again", async (status, isVerified) => {
    const before = await held();
    const { id, offering } = await buy({ isVerified });
    const { paymentId, paymentIntent } = await payByCard(id);
    expect((await get(id)).payment.purchaseStatus).toBe(status);
    await arrive("charge.dispute.created", dispute(paymentIntent, "needs_response"));
    expect(await get(id)).toMatchObject({
      payment: { purchaseStatus: "FAILED" },
      settlement: { status: "REFUNDED" },
      failure: { code: "payment_charged_back" },
    });
    expect(await paymentOf(paymentId)).toMatchObject({
      status: "SUCCEEDED",
      refundedAmount: 100,
      chargeBack: { status: "OPEN", amount: 100, reason: "fraudulent", reference: `dp_${paymentIntent}` },
    });
    expect((await paymentOf(paymentId)).chargeBack).not.toHaveProperty("openClaim");
    expect(await refundsOf(id)).toMatchObject([
      { status: "SUCCEEDED", reason: "CHARGED_BACK", amount: 100, providerReference: `dp_${paymentIntent}` },
    ]);
    expect((await offeringOf(offering.offeringId)).fundingLimits).toMatchObject({ raised: 0, reserved: 0 });
    expect(await held()).toBe(before);
  });

  it("pays back what was paid another way, and the rest of a part", async () => {
    const { id } = await buy({ isVerified: false });
    await suite.call().payment.confirm({ offeringPurchaseIntentId: id, amount: 40 });
    const { paymentIntent } = await payByCard(id);
    await arrive("charge.dispute.created", dispute(paymentIntent, "needs_response", 2_500));
    const refunds = (await refundsOf(id)).map(({ reason, amount, status, provider }) => ({
      reason,
      amount,
      status,
      provider,
    }));
    expect(refunds).toHaveLength(3);
    expect(refunds).toEqual(
      expect.arrayContaining([
        { reason: "CHARGED_BACK", amount: 25, status: "SUCCEEDED", provider: "STRIPE" },
        { reason: "PURCHASE_CANCELLED", amount: 35, status: "DUE", provider: "STRIPE" },
        { reason: "PURCHASE_CANCELLED", amount: 40, status: "DUE", provider: "BANK_TRANSFER" },
      ]),
    );
    expect(await get(id)).toMatchObject({ settlement: { status: "REFUND_DUE" } });
  });

  it("is one, told twice, by many at once and out of order", async () => {
    const { id } = await buy();
    const { paymentId, paymentIntent } = await payByCard(id);
    const open = dispute(paymentIntent, "needs_response");
    await Promise.all(
      ["created", "updated", "funds_withdrawn"].map((type) => arrive(`charge.dispute.${type}`, open)),
    );
    await arrive("charge.dispute.closed", dispute(paymentIntent, "lost"));
    await arrive("charge.dispute.updated", dispute(paymentIntent, "under_review"));
    expect(await paymentOf(paymentId)).toMatchObject({ refundedAmount: 100, chargeBack: { status: "LOST" } });
    expect(await refundsOf(id)).toHaveLength(1);
  });

  it("that is won gives money for a purchase that is over: it is due back, once", async () => {
    const before = await held();
    const { id } = await buy();
    const { paymentId, paymentIntent } = await payByCard(id);
    await arrive("charge.dispute.created", dispute(paymentIntent, "needs_response"));
    const won = dispute(paymentIntent, "won");
    await Promise.all([arrive("charge.dispute.funds_reinstated", won), arrive("charge.dispute.closed", won)]);
    expect(await paymentOf(paymentId)).toMatchObject({ chargeBack: { status: "WON" } });
    const due = (await refundsOf(id)).filter(({ status }) => status === "DUE");
    expect(due).toMatchObject([{ reason: "PAYMENT_LATE", amount: 100 }]);
    expect(await paymentsOf(id)).toHaveLength(2);
    const payload = { refundId: due[0]?.refundId };
    await refundPayment({ app, organizationId: suite.organizationId, payload, now: NOW });
    expect(await get(id)).toMatchObject({ settlement: { status: "REFUNDED" } });
    expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === paymentIntent)).toHaveLength(1);
    expect(await held()).toBe(before);
  });

  it("sends a refund that was due, so that nobody else does", async () => {
    const before = await held();
    const { id } = await buy({ isVerified: false });
    const { paymentId, paymentIntent } = await payByCard(id);
    await suite.call().offeringPurchaseIntent.cancel({ offeringPurchaseIntentId: id });
    await arrive("charge.dispute.created", dispute(paymentIntent, "needs_response"));
    expect(await get(id)).toMatchObject({
      payment: { purchaseStatus: "CANCELLED" },
      settlement: { status: "REFUNDED" },
    });
    const [refund] = await refundsOf(id);
    expect(refund).toMatchObject({ status: "SUCCEEDED", reason: "PURCHASE_CANCELLED", amount: 100 });
    const payload = { refundId: refund?.refundId };
    await refundPayment({ app, organizationId: suite.organizationId, payload, now: NOW });
    expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === paymentIntent)).toEqual([]);
    expect((await paymentOf(paymentId)).chargeBack).not.toHaveProperty("openClaim");
    expect(await held()).toBe(before);
  });
});

describe("a charge-back that the issuer is out of", () => {
  it("leaves delivered tokens where they are, and waits for somebody", async () => {
    const before = await held();
    const bought = await buy();
    const { paymentId, paymentIntent } = await payByCard(bought.id);
    await deliver(bought);
    await arrive("charge.dispute.created", dispute(paymentIntent, "needs_response"));
    expect(await get(bought.id)).toMatchObject({
      payment: { purchaseStatus: "COMPLETED" },
      settlement: { status: "DELIVERED" },
    });
    expect(await paymentOf(paymentId)).toMatchObject({ refundedAmount: 0, chargeBack: { openClaim: 100 } });
    expect(await refundsOf(bought.id)).toEqual([]);
    expect(await held()).toBe(before);
    const { items } = await suite.call().dashboard.attention({});
    expect(items.find(({ kind }) => kind === "CLAIMS_OPEN")).toMatchObject({ count: 1 });
    const open = await suite.call().payment.list({ hasOpenClaim: "true" });
    expect(open.data.map((payment) => payment.paymentId)).toEqual([paymentId]);

    await suite.call().payment.closeClaim({ paymentId, note: "Paid by transfer." });
    expect((await paymentOf(paymentId)).chargeBack).not.toHaveProperty("openClaim");
    await expectRefusal(suite, "invalid_transition", () => suite.call().payment.closeClaim({ paymentId }));
    expect((await suite.call().payment.list({ hasOpenClaim: "true" })).data).toEqual([]);
    const { data } = await suite.call().auditEvent.list({ resourceId: paymentId, action: "closeClaim" });
    expect(data).toHaveLength(1);
  });

  it("is over once the issuer has won", async () => {
    const bought = await buy();
    const paymentId = await payInSandbox(bought.id);
    await deliver(bought);
    await decide(paymentId, "CHARGE_BACK");
    const won = await decide(paymentId, "CHARGE_BACK_WON");
    expect(won.chargeBack).toMatchObject({ status: "WON" });
    expect(won.chargeBack).not.toHaveProperty("openClaim");
    expect(await paymentsOf(bought.id)).toHaveLength(1);
    expect(await refundsOf(bought.id)).toEqual([]);
  });

  it("is what had gone back before, and is booked no second time", async () => {
    const { id } = await buy({ isVerified: false });
    const { paymentId, paymentIntent } = await payByCard(id);
    await suite.call().offeringPurchaseIntent.cancel({ offeringPurchaseIntentId: id });
    const payload = { refundId: (await refundsOf(id))[0]?.refundId };
    await refundPayment({ app, organizationId: suite.organizationId, payload, now: NOW });
    const before = await held();
    await arrive("charge.dispute.created", dispute(paymentIntent, "needs_response"));
    expect(await paymentOf(paymentId)).toMatchObject({ refundedAmount: 100, chargeBack: { openClaim: 100 } });
    expect(await refundsOf(id)).toHaveLength(1);
    expect(await held()).toBe(before);
  });
});

describe("what is no charge-back", () => {
  it("changes nothing: an inquiry, another service's dispute, one of a payment that is not known", async () => {
    const { id } = await buy();
    const { paymentIntent } = await payByCard(id);
    const before = await suite.contents();
    await arrive("charge.dispute.created", dispute(paymentIntent, "warning_needs_response"));
    await arrive("charge.dispute.closed", dispute(paymentIntent, "warning_closed"));
    await arrive("charge.dispute.created", dispute("pi_of_another_service", "needs_response"));
    await asSystem(app, suite.organizationId, NOW, (ctx) =>
      applyNotification(ctx, "STRIPE", {
        about: "chargeBack",
        organizationId: suite.organizationId,
        paymentId: "pay_unknown",
        reference: "dp_1",
        state: { status: "OPEN", amount: "100.00", reason: "fraudulent" },
      }),
    );
    expect(await suite.contents()).toEqual(before);
  });

  it("is told again where the payment is not known to be paid yet", async () => {
    const { id } = await buy();
    const { paymentId } = await suite
      .call({ app })
      .payment.checkout({ offeringPurchaseIntentId: id, provider: "STRIPE" });
    const session = stripe.pay((await paymentOf(paymentId)).providerReference);
    const before = await suite.contents();
    const told = dispute(session.payment_intent ?? "", "needs_response");
    await expect(arrive("charge.dispute.created", told)).rejects.toThrow("not paid");
    expect(await suite.contents()).toEqual(before);
  });
});

describe("the sandbox", () => {
  it("charges back what is paid, once, and lets the issuer win or lose", async () => {
    const { id } = await buy();
    const { paymentId } = await suite
      .call()
      .payment.checkout({ offeringPurchaseIntentId: id, provider: "SANDBOX" });
    for (const decision of ["CHARGE_BACK", "CHARGE_BACK_LOST"] as const) {
      await expectRefusal(suite, "invalid_transition", () => decide(paymentId, decision));
    }
    await decide(paymentId, "PAY");
    expect(await decide(paymentId, "CHARGE_BACK")).toMatchObject({ chargeBack: { status: "OPEN" } });
    expect((await get(id)).payment.purchaseStatus).toBe("FAILED");
    await expectRefusal(suite, "invalid_transition", () => decide(paymentId, "CHARGE_BACK"));
    expect(await decide(paymentId, "CHARGE_BACK_LOST")).toMatchObject({ chargeBack: { status: "LOST" } });
    await expectRefusal(suite, "invalid_transition", () => decide(paymentId, "CHARGE_BACK_WON"));
  });
});

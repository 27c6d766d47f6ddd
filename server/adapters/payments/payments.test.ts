/** What every provider keeps to; and what is Stripe's own, against a stand-in of its server. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type CheckoutOrder,
  InvalidNotification,
  type PaymentNotification,
  type PaymentPort,
  type RefundOrder,
} from "./port.ts";
import { sandboxPayments } from "./sandbox.ts";
import { stripePayments } from "./stripe.ts";
import { StripeStandIn, WEBHOOK_SECRET } from "./testing.ts";

const standIn = new StripeStandIn();
let apiBase = "";
beforeAll(async () => {
  apiBase = await standIn.open();
});
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.seen.length = 0;
  standIn.failures.length = 0;
  standIn.refundStatus = "succeeded";
});

const settings = () => ({ secretKey: "sk_test_stand_in", webhookSecret: WEBHOOK_SECRET, apiBase });

type Message = { body: string; signature: string };
type Deed = "PAY" | "DELAY" | "REFUSE";

/** How a test makes each provider see its customer do something. */
const providers: Record<
  string,
  () => { port: PaymentPort; tell(deed: Deed, order: CheckoutOrder, reference: string): Message }
> = {
  sandbox: () => {
    const port = sandboxPayments("https://offerboard.example");
    return { port, tell: (deed, order) => port.tell(deed, order) };
  },
  stripe: () => ({
    port: stripePayments(settings()),
    tell(deed, _, reference) {
      if (deed === "PAY") return standIn.message("checkout.session.completed", standIn.pay(reference));
      const slow = standIn.pay(reference, { slow: true });
      const type = deed === "DELAY" ? "completed" : "async_payment_failed";
      return standIn.message(`checkout.session.${type}`, slow);
    },
  }),
};

let orders = 0;
function newOrder(change: Partial<CheckoutOrder> = {}): CheckoutOrder {
  orders += 1;
  return {
    organizationId: "org_1",
    paymentId: `pay_${orders}`,
    offeringPurchaseIntentId: "opi_1",
    amount: "1250.05",
    currency: "EUR",
    description: "Harbour Lofts",
    returnUrl: "https://offerboard.example/portal/purchases/opi_1?tab=1",
    expiresAt: new Date(Date.now() + 3_600_000),
    ...change,
  };
}

describe.each(Object.entries(providers))("%s", (_name, open) => {
  it("begins a checkout on a page, and the same one for the same order", async () => {
    const order = newOrder();
    const begun = await lazily(open).port.beginCheckout(order);
    expect(begun.url).toMatch(/^https:\/\//);
    expect(await lazily(open).port.beginCheckout(order)).toEqual(begun);
    const other = await lazily(open).port.beginCheckout(newOrder());
    expect(other.reference).not.toBe(begun.reference);
  });

  it.each([
    ["PAY", "PAID"],
    ["DELAY", "PROCESSING"],
    ["REFUSE", "REFUSED"],
  ] as const)("tells of %s as %s, of the payment it was asked for", async (deed, status) => {
    const provider = lazily(open);
    const order = newOrder();
    const { reference } = await provider.port.beginCheckout(order);
    const { body, signature } = provider.tell(deed, order, reference);
    const told = (await provider.port.readNotification(body, signature)) as PaymentNotification & {
      about: "checkout";
    };
    expect(told).toMatchObject({
      about: "checkout",
      organizationId: "org_1",
      paymentId: order.paymentId,
      reference,
      state: { status },
    });
    if (told.state.status !== "PAID") return;
    expect(told.state).toMatchObject({ amount: "1250.05", currency: "EUR" });
    const refund: RefundOrder = {
      organizationId: "org_1",
      refundId: `ref_${order.paymentId}`,
      attempt: 1,
      paymentReference: told.state.paymentReference,
      amount: "50.05",
      currency: "EUR",
    };
    const sent = await provider.port.refund(refund);
    expect(sent).toMatchObject({ status: "SUCCEEDED" });
    expect(await provider.port.refund(refund), "sent once").toEqual(sent);
    expect(await provider.port.refund({ ...refund, attempt: 2 }), "whatever the attempt").toEqual(sent);
  });

  it("believes no message that is not its own", async () => {
    const provider = lazily(open);
    const order = newOrder();
    const { reference } = await provider.port.beginCheckout(order);
    const { body, signature } = provider.tell("PAY", order, reference);
    for (const wrong of [signature.replace(/.$/, (last) => (last === "0" ? "1" : "0")), "", null]) {
      await expect(provider.port.readNotification(body, wrong)).rejects.toThrow(InvalidNotification);
    }
    await expect(provider.port.readNotification(`${body} `, signature)).rejects.toThrow(InvalidNotification);
  });

  it("closes a page nobody paid on", async () => {
    const { reference } = await lazily(open).port.beginCheckout(newOrder());
    expect(await lazily(open).port.expireCheckout(reference)).toEqual({ status: "EXPIRED" });
  });
});

const opened = new Map<unknown, unknown>();
/** A provider for the whole suite, made once the stand-in listens. */
function lazily<T>(open: () => T): T {
  if (!opened.has(open)) opened.set(open, open());
  return opened.get(open) as T;
}

describe("Stripe", () => {
  const stripe = () => stripePayments(settings());

  it("is asked in cents, with a key on everything that changes something", async () => {
    const order = newOrder({ amount: "0.29", currency: "USD" });
    const { reference } = await stripe().beginCheckout(order);
    await stripe().expireCheckout(reference);
    const posts = standIn.seen.filter(({ method }) => method === "POST");
    expect(posts.every(({ idempotencyKey }) => idempotencyKey !== undefined)).toBe(true);
    const [{ form, authorization } = { form: new URLSearchParams(), authorization: "" }] = posts;
    expect(authorization).toBe("Bearer sk_test_stand_in");
    expect(Object.fromEntries(form)).toMatchObject({
      mode: "payment",
      "line_items[0][price_data][unit_amount]": "29",
      "line_items[0][price_data][currency]": "usd",
      "metadata[paymentId]": order.paymentId,
      "payment_intent_data[metadata][organizationId]": "org_1",
      success_url: "https://offerboard.example/portal/purchases/opi_1?tab=1&checkout=paid",
    });
  });

  it("has a page that was paid meanwhile stay paid", async () => {
    const { reference } = await stripe().beginCheckout(newOrder());
    standIn.pay(reference);
    expect(await stripe().expireCheckout(reference)).toMatchObject({ status: "PAID", amount: "1250.05" });
  });

  it("tells a definite refusal of a refund from what is not known", async () => {
    const { reference } = await stripe().beginCheckout(newOrder({ amount: "10.00" }));
    const paymentReference = standIn.pay(reference).payment_intent ?? "";
    const order = {
      organizationId: "org_1",
      refundId: "ref_x",
      attempt: 1,
      paymentReference,
      currency: "EUR",
    } as const;
    expect(await stripe().refund({ ...order, amount: "10.01" })).toMatchObject({ status: "FAILED" });
    for (let n = 0; n < 4; n += 1)
      standIn.failures.push({ status: 500, error: { type: "api_error", message: "?" } });
    await expect(stripe().refund({ ...order, attempt: 2, amount: "10.00" })).rejects.toThrow();
    standIn.failures.length = 0;
    standIn.refundStatus = "pending";
    expect(await stripe().refund({ ...order, attempt: 2, amount: "10.00" })).toMatchObject({
      status: "PROCESSING",
    });
    const [refund] = standIn.refunds.filter(({ metadata }) => metadata.refundId === "ref_x");
    const { body, signature } = standIn.message("refund.updated", { ...refund, status: "succeeded" });
    expect(await stripe().readNotification(body, signature)).toMatchObject({
      about: "refund",
      refundId: "ref_x",
      state: { status: "SUCCEEDED" },
    });
  });

  it("passes over what concerns others, and believes no old message", async () => {
    const other = standIn.message("checkout.session.completed", { id: "cs_x", metadata: {}, status: "open" });
    expect(await stripe().readNotification(other.body, other.signature)).toBeNull();
    const invoice = standIn.message("invoice.paid", { id: "in_1" });
    expect(await stripe().readNotification(invoice.body, invoice.signature)).toBeNull();
    const old = standIn.message("invoice.paid", { id: "in_1" }, Date.now() - 3_600_000);
    await expect(stripe().readNotification(old.body, old.signature)).rejects.toThrow(InvalidNotification);
  });
});

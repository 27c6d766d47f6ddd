import { describe, expect, it } from "vitest";
import { lockOfferings } from "#server/domain/settlement/lock-offerings.ts";
import { receivePayment } from "#server/domain/settlement/receive-payment.ts";
import { Refusal } from "#server/kernel/errors.ts";
import { complete, intentInput, makeCustomer, makeOffering, putInState } from "#testing/factories.ts";
import { expectRefusal, openSuite, unique } from "#testing/testing.ts";
import { expirePurchases } from "./expire-purchases.ts";

const suite = await openSuite();
const other = await openSuite();

async function makePurchase() {
  const [customer, offering] = [await makeCustomer(suite), await makeOffering(suite)];
  const intent = await suite.call().offeringPurchaseIntent.create(intentInput(customer, offering, 20));
  return { customer, offering, intent, id: intent.offeringPurchaseIntentId };
}

const cancel = (offeringPurchaseIntentId: string, options: Parameters<typeof suite.call>[0] = {}) =>
  suite.call(options).offeringPurchaseIntent.cancel({ offeringPurchaseIntentId });

const pay = (id: string, amount: string) =>
  suite.asSystem(async (ctx) =>
    receivePayment(ctx, await lockOfferings(ctx, [id]), {
      intentId: id,
      provider: "BANK_TRANSFER",
      providerReference: unique("transfer"),
      amount,
      currency: "EUR",
      receivedAt: ctx.now,
    }),
  );

describe("cancelling a purchase", () => {
  it("by its customer gives its room back", async () => {
    const { customer, offering, id } = await makePurchase();
    const cancelled = await cancel(id, { actor: suite.customer(customer.id) });
    expect(cancelled.payment.purchaseStatus).toBe("CANCELLED");
    expect(cancelled.settlement).toMatchObject({ status: "NONE", blockedBy: [] });
    expect(cancelled.failure).toEqual({
      code: "cancelled_by_customer",
      reason: "The customer cancelled it.",
    });
    expect(cancelled).not.toHaveProperty("paymentInstructions");
    const after = await suite.call().offering.get({ offeringId: offering.offeringId });
    expect([after.fundingLimits.reserved, after.investors]).toEqual([0, 0]);
    const events = await suite.sql<{ type: string }[]>`select type from event
      where organization_id = ${suite.organizationId} and resource_id = ${id} order by written_at`;
    expect(events.map(({ type }) => type)).toEqual(["purchase_intent.created", "purchase_intent.cancelled"]);
    const trail = await suite.sql`select actor_customer_id from audit_event
      where organization_id = ${suite.organizationId} and resource_id = ${id} and action = 'cancelIntent'`;
    expect(trail).toEqual([{ actor_customer_id: customer.id }]);
  });

  it("by the issuer makes what was paid due back, with the reason given", async () => {
    const { id } = await makePurchase();
    await pay(id, "120.00");
    const { failure, settlement } = await suite
      .call()
      .offeringPurchaseIntent.cancel({ offeringPurchaseIntentId: id, reason: "Bought twice." });
    expect(settlement).toMatchObject({ status: "REFUND_DUE", receivedAmount: 120 });
    expect(failure).toEqual({ code: "cancelled_by_issuer", reason: "Bought twice." });
    const refunds = await suite.sql`select amount::text, reason, status from refund
      where organization_id = ${suite.organizationId} and offering_purchase_intent_id = ${id}`;
    expect(refunds).toEqual([{ amount: "120.00", reason: "PURCHASE_CANCELLED", status: "DUE" }]);
  });

  it("of a paused offering works too", async () => {
    const { offering, id } = await makePurchase();
    await putInState(suite, offering.offeringId, "PAUSED");
    expect((await cancel(id)).payment.purchaseStatus).toBe("CANCELLED");
  });
});

describe("it is refused, and nothing is written", () => {
  it("for a purchase that is completed, cancelled or failed", async () => {
    const { id } = await makePurchase();
    await cancel(id);
    expect((await expectRefusal(suite, "invalid_transition", () => cancel(id))).message).toContain(
      "CANCELLED",
    );
    const { id: completed } = await makePurchase();
    await complete(suite, completed);
    expect((await expectRefusal(suite, "invalid_transition", () => cancel(completed))).message).toContain(
      "COMPLETED",
    );
    const { id: failed, offering } = await makePurchase();
    await suite.asSystem(
      (ctx) => expirePurchases(ctx, offering.offeringId),
      new Date("2027-02-20T00:00:00Z"),
    );
    expect((await expectRefusal(suite, "invalid_transition", () => cancel(failed))).message).toContain(
      "FAILED",
    );
  });

  it("to whoever does not know of it or may not", async () => {
    const { id } = await makePurchase();
    const stranger = suite.customer((await makeCustomer(suite)).id);
    await expectRefusal(suite, "offering_purchase_intent_not_found", () => cancel(id, { actor: stranger }));
    await expectRefusal(suite, "offering_purchase_intent_not_found", () =>
      cancel(id, { actor: other.owner }),
    );
    await expectRefusal(suite, "offering_purchase_intent_not_found", () => cancel("opi_nothing"));
    await expectRefusal(suite, "not_allowed", () => cancel(id, { actor: suite.member("auditor") }));
    expect((await cancel(id, { dryRun: true })).payment.purchaseStatus).toBe("CANCELLED");
    expect((await cancel(id)).payment.purchaseStatus).toBe("CANCELLED");
  });
});

describe("at the same moment", () => {
  it("cancelling, paying and expiring have one winner, and no cent is lost", async () => {
    const process = suite.anotherProcess();
    for (let round = 0; round < 8; round += 1) {
      const { customer, offering, id } = await makePurchase();
      await suite.sql`update customer set verification_status = 'COMPLETED' where id = ${customer.id}`;
      const cancels = [0, 1, 2].map((turn) => cancel(id, turn === 0 ? {} : { app: process }));
      const outcomes = await Promise.allSettled([
        ...cancels,
        pay(id, "200.00"),
        suite.asSystem(
          (ctx) => expirePurchases(ctx, offering.offeringId),
          new Date("2027-02-13T12:00:00.000Z"),
        ),
      ]);
      for (const outcome of outcomes) {
        if (outcome.status === "rejected") expect(outcome.reason.cause).toBeInstanceOf(Refusal);
      }
      const { payment, settlement } = await suite
        .call()
        .offeringPurchaseIntent.get({ offeringPurchaseIntentId: id });
      const won = outcomes.slice(0, 3).filter(({ status }) => status === "fulfilled").length;
      expect(won).toBe(payment.purchaseStatus === "CANCELLED" ? 1 : 0);
      const [due] = await suite.sql<{ amount: string }[]>`
        select coalesce(sum(amount), 0)::text as amount from refund
         where organization_id = ${suite.organizationId} and offering_purchase_intent_id = ${id}`;
      const isCompleted = payment.purchaseStatus === "COMPLETED";
      expect([Number(due?.amount), settlement.status === "ALLOCATED"]).toEqual([
        isCompleted ? 0 : 200,
        isCompleted,
      ]);
      const { fundingLimits } = await suite.call().offering.get({ offeringId: offering.offeringId });
      expect([fundingLimits.reserved, fundingLimits.raised]).toEqual([0, isCompleted ? 200 : 0]);
    }
  });
});

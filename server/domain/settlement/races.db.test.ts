import { beforeAll, describe, expect, it } from "vitest";
import { closeIfDue } from "#server/domain/primary/offering-lifecycle/close-due.ts";
import { expirePurchases } from "#server/domain/primary/purchase-intent/expire-purchases.ts";
import type { Application } from "#server/kernel/application.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { intentInput, makeCustomer, makeOffering, makeToken, prove, verify } from "#testing/factories.ts";
import { brokenInvariants } from "#testing/invariants.ts";
import { NOW, newWallet, openSuite, type Suite, unique } from "#testing/testing.ts";
import { confirmRefunds } from "./confirm-refunds.ts";
import { lockOfferings } from "./lock-offerings.ts";
import { receivePayment } from "./receive-payment.ts";
import { releaseIntents } from "./release-intents.ts";
import { settleEnding } from "./settle-ending.ts";

let suite: Suite;
let processes: Application[];
beforeAll(async () => {
  suite = await openSuite();
  processes = [suite.app, suite.anotherProcess(), suite.anotherProcess()];
});

/** Runs every piece of work in one of several processes at once; a failure of one fails the test. */
async function atOnce(
  works: readonly ((ctx: CallerContext) => Promise<unknown>)[],
  now = NOW,
): Promise<unknown[]> {
  return Promise.all(
    works.map((work, index) =>
      asSystem(processes[index % processes.length] ?? suite.app, suite.organizationId, now, work),
    ),
  );
}

const holds = async () => expect(await brokenInvariants(suite.sql, suite.organizationId)).toEqual([]);

async function bought(count: number, softCap = 0) {
  const { tokenId } = await makeToken(suite, { totalSupply: 1_000_000 });
  const limits = { minPayableAmount: 10, maxPayableAmount: 100_000, hardCap: 100_000, softCap };
  const offering = await makeOffering(suite, { tokenId, fundingLimits: limits });
  const customer = await makeCustomer(suite, { wallets: [{ address: newWallet() }] });
  await verify(suite, customer.id);
  await prove(suite, customer);
  const { create } = suite.call().offeringPurchaseIntent;
  const intents = await Promise.all(
    Array.from({ length: count }, () => create(intentInput(customer, offering, 10))),
  );
  return { offering, customer, ids: intents.map(({ offeringPurchaseIntentId: id }) => id) };
}

const pay =
  (intentId: string, providerReference = unique("transfer"), amount = "100.00") =>
  async (ctx: CallerContext) =>
    receivePayment(ctx, await lockOfferings(ctx, [intentId]), {
      intentId,
      provider: "BANK_TRANSFER",
      providerReference,
      amount,
      currency: "EUR",
      receivedAt: ctx.now,
    });

const statusOf = async (id: string) => {
  const [row] = await suite.sql<{ told: string }[]>`
    select purchase_status || ' ' || settlement_status as told from offering_purchase_intent
     where organization_id = ${suite.organizationId} and id = ${id}`;
  return row?.told;
};

describe("at once", () => {
  it("the same payment told ten times counts once", async () => {
    const { ids } = await bought(1);
    const told = Array.from({ length: 10 }, () => pay(ids[0] ?? "", "the-same-reference"));
    const outcomes = (await atOnce(told)) as { outcome: string }[];
    expect(outcomes.filter(({ outcome }) => outcome === "PAID")).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === "REPEATED")).toHaveLength(9);
    expect(await statusOf(ids[0] ?? "")).toBe("COMPLETED ALLOCATED");
    await holds();
  });

  it("payments, cancellations and the clock find one winner for every purchase, and no money is lost", async () => {
    const { offering, ids } = await bought(60);
    const later = new Date(NOW.getTime() + 73 * 60 * 60 * 1000);
    const cancel = (id: string) => async (ctx: CallerContext) =>
      releaseIntents(ctx, await lockOfferings(ctx, [id]), {
        to: "CANCELLED",
        from: ["PENDING"],
        code: "cancelled",
        reason: "Cancelled.",
        refund: "PURCHASE_CANCELLED",
      });
    await atOnce(
      [...ids.flatMap((id) => [pay(id), cancel(id)]), (ctx) => expirePurchases(ctx, offering.offeringId)],
      later,
    );
    await holds();
    for (const id of ids) {
      expect(await statusOf(id)).toMatch(/^(COMPLETED ALLOCATED|(FAILED|CANCELLED) REFUND_DUE)$/);
    }
  });

  it("an offering closes once, whoever finds that it is due, while its buyers still pay", async () => {
    const { offering, ids } = await bought(40, 1000);
    const due = new Date(Date.parse(offering.offeringPeriod.endDate) + 1);
    const [first = "", ...rest] = ids;
    // The soft cap is reached before its end.
    await atOnce(ids.slice(0, 12).map((id) => pay(id)));
    await suite.sql`update offering_purchase_intent set expires_at = ${new Date(due.getTime() + 1000).toISOString()}
      where organization_id = ${suite.organizationId} and offering_id = ${offering.offeringId}`;
    await atOnce(
      [
        ...Array.from({ length: 8 }, () => (ctx: CallerContext) => closeIfDue(ctx, offering.offeringId)),
        ...rest.slice(11).map((id) => pay(id)),
      ],
      due,
    );
    const closings = await suite.sql`select 1 from audit_event
      where organization_id = ${suite.organizationId} and action = 'closeOffering' and resource_id = ${offering.offeringId}`;
    expect(closings).toHaveLength(1);
    expect(await statusOf(first)).toBe("COMPLETED DELIVERED");
    for (const id of ids) expect(await statusOf(id)).toBe("COMPLETED DELIVERED");
    await holds();
  });

  it("closing, cancelling and paying end in refunds that are due once, and are booked once", async () => {
    const { offering, ids } = await bought(30, 50_000);
    await atOnce(ids.slice(0, 20).map((id) => pay(id)));
    await atOnce([
      (ctx) => settleEnding(ctx, offering.offeringId, "END"),
      (ctx) => settleEnding(ctx, offering.offeringId, "CANCEL"),
      ...ids.slice(20).map((id) => pay(id)),
    ]);
    const refunds = await suite.sql<{ id: string }[]>`select r.id from refund r
      join offering_purchase_intent i on i.organization_id = r.organization_id and i.id = r.offering_purchase_intent_id
      where r.organization_id = ${suite.organizationId} and i.offering_id = ${offering.offeringId}`;
    expect(refunds).toHaveLength(30);
    await holds();
    await atOnce(
      [1, 2, 3].flatMap(() =>
        refunds.map(
          ({ id }) =>
            (ctx: CallerContext) =>
              confirmRefunds(ctx, [id]),
        ),
      ),
    );
    for (const id of ids) expect(await statusOf(id)).toBe("CANCELLED REFUNDED");
    await holds();
  });

  it("supply that is too short goes to whoever bought first, and the rest waits for it", async () => {
    const { tokenId } = await makeToken(suite, { totalSupply: 25 });
    const offering = await makeOffering(suite, { tokenId });
    const customer = await makeCustomer(suite);
    await verify(suite, customer.id);
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) {
      const intent = await suite.call().offeringPurchaseIntent.create(intentInput(customer, offering, 10));
      ids.push(intent.offeringPurchaseIntentId);
    }
    await atOnce(ids.map((id) => pay(id)));
    const told = await Promise.all(ids.map(statusOf));
    expect(told.filter((status) => status === "COMPLETED ALLOCATED")).toHaveLength(2);
    const waiting = ids[told.indexOf("PENDING NONE")] ?? "";
    const intent = await suite.call().offeringPurchaseIntent.get({ offeringPurchaseIntentId: waiting });
    expect(intent.settlement.blockedBy).toContain("SUPPLY");
    await holds();
  });
});

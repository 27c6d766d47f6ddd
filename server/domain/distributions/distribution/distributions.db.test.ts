import { Decimal } from "decimal.js";
import { describe, expect, it } from "vitest";
import { dueDistributions, startIfDue } from "#server/domain/distributions/distribution-payment/start-due.ts";
import type { Application } from "#server/kernel/application.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { distributionInput, holdSome, LONG_AGO } from "#testing/distributions.ts";
import { makeCustomer, makeToken, offerInput } from "#testing/factories.ts";
import { brokenInvariants } from "#testing/invariants.ts";
import { expectRefusal, NOW, openSuite } from "#testing/testing.ts";

const suite = await openSuite();

const later = (date: string) => new Date(date);
const FUTURE = "2027-03-31T22:00:00Z";

/** What the clock does with this organization's distributions; it would do more to other suites' data. */
async function tick(now: Date, app: Application = suite.app): Promise<void> {
  const due = await asSystem(app, suite.organizationId, now, dueDistributions);
  for (const id of due) await asSystem(app, suite.organizationId, now, (ctx) => startIfDue(ctx, id));
}

/** A token of which these customers hold so much since long ago. */
async function makeHolders(...amounts: number[]) {
  const { tokenId } = await makeToken(suite);
  const customers = [];
  for (const amount of amounts) {
    const customer = await makeCustomer(suite);
    await holdSome(suite, tokenId, customer, amount);
    customers.push(customer);
  }
  return { tokenId, customers };
}

async function sharesOf(distributionId: string) {
  const { data } = await suite.call().distribution.payments({ distributionId, limit: 100 });
  return new Map(data.map((payment) => [payment.customerId, payment.amount]));
}

const eventsOf = async (resourceId: string) =>
  (
    await suite.sql<{ type: string }[]>`
      select type from event where organization_id = ${suite.organizationId} and resource_id = ${resourceId} order by written_at`
  ).map(({ type }) => type);

describe("a distribution whose record date has passed", () => {
  it("makes a payment due to each holder, to the cent, and provides the money", async () => {
    const { tokenId, customers } = await makeHolders(2, 1);
    const made = await suite.call().distribution.create(distributionInput(tokenId));
    expect(made).toMatchObject({
      status: "PROCESSING",
      holders: 2,
      amount: 100,
      due: { amount: 100, payments: 2 },
      paid: { amount: 0, payments: 0 },
    });
    const shares = await sharesOf(made.distributionId);
    expect(customers.map(({ id }) => shares.get(id))).toEqual([66.67, 33.33]);
    expect(await eventsOf(made.distributionId)).toEqual(["distribution.created"]);
    expect(await brokenInvariants(suite.sql, suite.organizationId)).toEqual([]);
  });

  it("counts what was held at the record date: over all wallets, offered tokens too, and nothing that came later", async () => {
    const { tokenId, customers } = await makeHolders(30, 10);
    const [ada, ben] = customers;
    if (!ada || !ben) throw new Error("two were made");
    const second = await suite.call().wallet.add({
      customerId: ada.id,
      address: "0x27b1fdb04752bbc536007a920d24acb045561c26",
    });
    const address = second.wallets[1]?.address ?? "";
    await suite
      .call({ now: LONG_AGO })
      .token.mint({ tokenId, customerId: ada.id, walletAddress: address, amount: 40 });
    // Offered tokens are still the maker's.
    await suite.call({ now: LONG_AGO }).bulletinBoard.offer.create(offerInput(ben, tokenId, { amount: 10 }));
    await holdSome(suite, tokenId, ben, 500, later("2027-02-01T22:00:01Z"));
    const { distributionId } = await suite
      .call()
      .distribution.create(distributionInput(tokenId, { amount: 80 }));
    const shares = await sharesOf(distributionId);
    expect([shares.get(ada.id), shares.get(ben.id)]).toEqual([70, 10]);
  });

  it("is done at once with shares that come to less than a cent", async () => {
    const { tokenId, customers } = await makeHolders(900, 0.001);
    const made = await suite.call().distribution.create(distributionInput(tokenId, { amount: 0.05 }));
    expect(made).toMatchObject({
      holders: 2,
      paid: { amount: 0, payments: 1 },
      due: { amount: 0.05, payments: 1 },
    });
    expect((await sharesOf(made.distributionId)).get(customers[1]?.id ?? "")).toBe(0);
    expect(await brokenInvariants(suite.sql, suite.organizationId)).toEqual([]);
  });

  it("is refused where nobody held the token", async () => {
    const { tokenId } = await makeHolders(10);
    await expectRefusal(suite, "no_holders", () =>
      suite.call().distribution.create(distributionInput(tokenId, { recordDate: "2026-12-31T00:00:00Z" })),
    );
    await expectRefusal(suite, "token_not_found", () =>
      suite.call().distribution.create(distributionInput("nothing")),
    );
  });

  it("can be tried without effect", async () => {
    const { tokenId } = await makeHolders(10, 20);
    const before = await suite.contents();
    const tried = await suite.call({ dryRun: true }).distribution.create(distributionInput(tokenId));
    expect(tried).toMatchObject({ status: "PROCESSING", holders: 2 });
    expect(await suite.contents()).toEqual(before);
  });
});

describe("the preview", () => {
  it("says what each holder gets, which is what they get then", async () => {
    const { tokenId } = await makeHolders(3, 3, 3);
    const { kind: _, title: __, ...order } = distributionInput(tokenId);
    const preview = await suite.call().distribution.preview(order);
    expect(preview).toMatchObject({ holders: 3, tokenAmount: "9", rounded: 1, unpaid: 0, isFinal: true });
    const sum = preview.shares.reduce((total, { amount }) => total.plus(amount), new Decimal(0));
    expect(sum.toFixed(2)).toBe("100.00");
    const { distributionId } = await suite.call().distribution.create(distributionInput(tokenId));
    const shares = await sharesOf(distributionId);
    for (const { customerId, amount } of preview.shares) expect(shares.get(customerId)).toBe(amount);
  });

  it("shows the holders of now for a day that is to come, and none where there are none", async () => {
    const { tokenId } = await makeHolders(5);
    const preview = await suite
      .call()
      .distribution.preview({ tokenId, amount: 1, currency: "EUR", recordDate: FUTURE });
    expect(preview).toMatchObject({ isFinal: false, asOf: NOW.toISOString(), holders: 1 });
    const empty = await makeToken(suite);
    const none = await suite
      .call()
      .distribution.preview({ tokenId: empty.tokenId, amount: 1, currency: "EUR", recordDate: FUTURE });
    expect(none).toMatchObject({ holders: 0, shares: [], tokenAmount: "0" });
  });
});

describe("a distribution whose record date is still to come", () => {
  const schedule = (tokenId: string) =>
    suite.call().distribution.create(distributionInput(tokenId, { recordDate: FUTURE }));
  const due = later("2027-03-31T22:00:30Z");

  it("starts when it comes, once, however many processes look", async () => {
    const { tokenId } = await makeHolders(1, 2);
    const { distributionId, status } = await schedule(tokenId);
    expect(status).toBe("SCHEDULED");
    await tick(later("2027-03-31T21:59:59Z"));
    expect(
      await suite.sql`
      select kind from organizations_with_due_work(${due.toISOString()})
       where organization_id = ${suite.organizationId} and kind = 'distributions'`,
    ).toHaveLength(1);
    expect((await suite.call().distribution.get({ distributionId })).status).toBe("SCHEDULED");
    const other = suite.anotherProcess();
    await Promise.all([suite.app, other, suite.app].map((app) => tick(due, app)));
    const started = await suite.call().distribution.get({ distributionId });
    expect(started).toMatchObject({ status: "PROCESSING", holders: 2, due: { amount: 100, payments: 2 } });
    expect(await eventsOf(distributionId)).toEqual(["distribution.created", "distribution.updated"]);
    expect(await brokenInvariants(suite.sql, suite.organizationId)).toEqual([]);
  });

  it("waits a moment, as entries are dated by the clock of their request", async () => {
    const { tokenId } = await makeHolders(1);
    const { distributionId } = await schedule(tokenId);
    await tick(later("2027-03-31T22:00:05Z"));
    expect((await suite.call().distribution.get({ distributionId })).status).toBe("SCHEDULED");
  });

  it("is called off where nobody holds the token then, and costs nothing", async () => {
    const { tokenId } = await makeToken(suite);
    const { distributionId } = await schedule(tokenId);
    await tick(due);
    expect(await suite.call().distribution.get({ distributionId })).toMatchObject({
      status: "CANCELLED",
      holders: 0,
    });
    expect(await brokenInvariants(suite.sql, suite.organizationId)).toEqual([]);
  });

  it("can be cancelled until then, and not after", async () => {
    const { tokenId } = await makeHolders(1);
    const { distributionId } = await schedule(tokenId);
    expect((await suite.call().distribution.cancel({ distributionId })).status).toBe("CANCELLED");
    await tick(due);
    expect((await suite.call().distribution.get({ distributionId })).status).toBe("CANCELLED");
    await expectRefusal(suite, "invalid_transition", () =>
      suite.call().distribution.cancel({ distributionId }),
    );
    const started = await suite.call().distribution.create(distributionInput(tokenId));
    await expectRefusal(suite, "invalid_transition", () =>
      suite.call().distribution.cancel({ distributionId: started.distributionId }),
    );
    await expectRefusal(suite, "distribution_not_found", () =>
      suite.call().distribution.cancel({ distributionId: "dst_none" }),
    );
  });

  it("is either cancelled or started when both race", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { tokenId } = await makeHolders(1);
      const { distributionId } = await schedule(tokenId);
      // The one who cancels has a clock that is behind.
      await Promise.allSettled([
        tick(due),
        suite.call({ app: suite.anotherProcess() }).distribution.cancel({ distributionId }),
      ]);
      const { status, due: open } = await suite.call().distribution.get({ distributionId });
      expect([`CANCELLED 0`, `PROCESSING 1`]).toContain(`${status} ${open.payments}`);
    }
    expect(await brokenInvariants(suite.sql, suite.organizationId)).toEqual([]);
  });
});

describe("what customers see", () => {
  it("is what concerns them", async () => {
    const { tokenId, customers } = await makeHolders(2, 1);
    const [ada] = customers;
    if (!ada) throw new Error("two were made");
    const stranger = await makeCustomer(suite);
    const { distributionId } = await suite.call().distribution.create(distributionInput(tokenId));
    const coming = await suite.call().distribution.create(distributionInput(tokenId, { recordDate: FUTURE }));
    const asAda = suite.call({ actor: suite.customer(ada.id) });
    const { data } = await asAda.distributionPayment.list({});
    expect(data.map((payment) => [payment.customerId, payment.amount])).toEqual([[ada.id, 66.67]]);
    const known = (await asAda.distribution.list({})).data.map((one) => one.distributionId);
    expect(known.toSorted()).toEqual([distributionId, coming.distributionId].toSorted());
    expect((await asAda.distribution.payments({ distributionId })).data).toHaveLength(1);
    expect((await asAda.distribution.summary({})).data).toEqual([
      expect.objectContaining({ tokenId, year: 2027, distributions: 1, amount: 66.67, paid: 0 }),
    ]);
    const asStranger = suite.call({ actor: suite.customer(stranger.id) });
    expect((await asStranger.distribution.list({})).data).toEqual([]);
    await expectRefusal(suite, "distribution_not_found", () =>
      asStranger.distribution.get({ distributionId }),
    );
  });
});

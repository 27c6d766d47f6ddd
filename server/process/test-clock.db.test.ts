import { describe, expect, it } from "vitest";
import { scopes } from "#server/kernel/fields/actions.ts";
import { enqueue } from "#server/platform/queue/enqueue.ts";
import {
  intentInput,
  makeCustomer,
  makeHolder,
  makeOffering,
  makeToken,
  offerInput,
} from "#testing/factories.ts";
import { expectRefusal, openSuite, type Suite, unique } from "#testing/testing.ts";
import { advanceOnce } from "./advance-test-clock.ts";
import { sweepOrganization } from "./sweep.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** An organization of a test's own, called by the real clock. */
async function open() {
  const suite = await openSuite();
  await suite.sql`insert into auth_user (id, name, email, created_at, updated_at)
    values ('usr_test', 'Test Member', 'member@example.com', now(), now()) on conflict do nothing`;
  const call = () => suite.call({ now: new Date() });
  const arrive = async () => {
    while (await advanceOnce(suite.app, suite.organizationId, 0));
  };
  return { suite, call, arrive };
}

const inDays = (days: number, from = new Date()) => new Date(from.getTime() + days * DAY_MS).toISOString();

/** An offering that is open by the real clock. */
async function openOffering(suite: Suite, days: number) {
  const { tokenId } = await makeToken(suite);
  return makeOffering(suite, {
    tokenId,
    offeringPeriod: { startDate: inDays(-1), endDate: inDays(days) },
  });
}

describe("a clock that is turned", () => {
  it("has a purchase expire at its moment, and another organization notice nothing", async () => {
    const [own, other] = [await open(), await open()];
    const made = await Promise.all(
      [own, other].map(async ({ suite, call }) => {
        const offering = await openOffering(suite, 30);
        const customer = await makeCustomer(suite);
        return call().offeringPurchaseIntent.create(intentInput(customer, offering));
      }),
    );
    const [mine, theirs] = made.map(({ offeringPurchaseIntentId }) => offeringPurchaseIntentId) as [
      string,
      string,
    ];
    const expiresAt = made[0]?.expiresAt ?? "";
    const before = await own.call().testClock.get({});
    expect(before).toMatchObject({ mode: "REAL", state: "READY", now: before.realNow });

    const sent = await own.call().testClock.advance({ by: "P3DT1H" });
    expect(sent).toMatchObject({ mode: "RUNNING", state: "ADVANCING" });
    await own.arrive();

    const after = await own.call().testClock.get({});
    expect(after).toMatchObject({ mode: "RUNNING", state: "READY" });
    expect(Date.parse(after.now)).toBeGreaterThanOrEqual(Date.parse(sent.advancingTo ?? ""));
    const expired = await own.call().offeringPurchaseIntent.get({ offeringPurchaseIntentId: mine });
    expect(expired).toMatchObject({ payment: { purchaseStatus: "FAILED" }, updatedAt: expiresAt });
    const events = await own.suite.sql<{ at: string }[]>`
      select created_at as at from event
       where organization_id = ${own.suite.organizationId} and resource_id = ${mine} order by created_at desc limit 1`;
    expect(new Date(events[0]?.at ?? 0).toISOString()).toBe(expiresAt);

    await sweepOrganization(other.suite.app, other.suite.organizationId, new Date());
    expect(await other.call().offeringPurchaseIntent.get({ offeringPurchaseIntentId: theirs })).toMatchObject(
      {
        payment: { purchaseStatus: "PENDING" },
      },
    );
    expect(await other.call().testClock.get({})).toMatchObject({ mode: "REAL" });
  });

  it("does what falls due in its order, each at its own moment", async () => {
    const { suite, call, arrive } = await open();
    const offering = await openOffering(suite, 2);
    const customer = await makeCustomer(suite);
    const intent = await call().offeringPurchaseIntent.create(intentInput(customer, offering));
    const holder = await makeHolder(suite, offering.tokenId, 50);
    const offer = await call().bulletinBoard.offer.create({
      ...offerInput(holder, offering.tokenId),
      expiresAt: inDays(1),
    });
    await call().testClock.advance({ by: "P10D", mode: "FROZEN" });
    await arrive();
    const rows = await suite.sql<{ resource_id: string; at: string }[]>`
      select resource_id, created_at as at from event
       where organization_id = ${suite.organizationId} and created_at between ${new Date().toISOString()} and ${inDays(11)}
         and resource_id in (${offer.offerId}, ${offering.offeringId})
       order by position`;
    const told = rows.map(({ resource_id, at }) => `${resource_id} ${new Date(at).toISOString()}`);
    const iso = (at: string | undefined) => new Date(at ?? 0).toISOString();
    expect([...new Set(told)]).toEqual([
      `${offer.offerId} ${iso(offer.expiresAt)}`,
      `${offering.offeringId} ${iso(offering.offeringPeriod.endDate)}`,
    ]);
    const closed = await call().offering.get({ offeringId: offering.offeringId });
    expect(closed.state).toBe("CLOSED_UNSUCCESSFUL");
    expect(
      await call().offeringPurchaseIntent.get({ offeringPurchaseIntentId: intent.offeringPurchaseIntentId }),
    ).not.toMatchObject({
      payment: { purchaseStatus: "PENDING" },
    });
  });

  it("stands while it is frozen, and goes on where it stood", async () => {
    const { call } = await open();
    const { now } = await call().testClock.update({ mode: "FROZEN" });
    expect((await call().testClock.get({})).now).toBe(now);
    const customer = await call().customer.create({
      type: "INDIVIDUAL",
      countryCode: "DE",
      wallets: [{ address: "0x52908400098527886E0F7030069857D2E4169EE7" }],
    });
    expect(customer.createdAt).toBe(now);
    const running = await call().testClock.update({ mode: "RUNNING" });
    expect(running.mode).toBe("RUNNING");
    expect(Date.parse(running.now)).toBeGreaterThanOrEqual(Date.parse(now));
  });

  it("holds jobs that wait for a moment until the clock has come there", async () => {
    const { suite, call, arrive } = await open();
    await call().testClock.update({ mode: "FROZEN" });
    const { now } = await call().testClock.get({});
    const runAt = new Date(Date.parse(now) + DAY_MS);
    await suite.asSystem(async (ctx) => {
      await enqueue(ctx, { task: "payHolder", key: unique(), payload: {}, runAt });
    });
    const job = async () => (await call().job.list({})).data.find(({ task }) => task === "payHolder");
    expect((await job())?.runAt).toBe(runAt.toISOString());
    await call().testClock.advance({ by: "PT23H" });
    await arrive();
    expect((await job())?.runAt).toBe(runAt.toISOString());
    await call().testClock.advance({ by: "PT2H" });
    await arrive();
    expect(Date.parse((await job())?.runAt ?? "")).toBeLessThanOrEqual(Date.now());
  });
});

describe("a clock is not turned", () => {
  it("by a live key, nor where there was one", async () => {
    const { suite, call } = await open();
    const actor = { kind: "apiKey", keyId: "key_live", isLive: true, scopes } as const;
    const live = suite.call({ actor: { ...actor, organizationId: suite.organizationId }, now: new Date() });
    await expectRefusal(suite, "live_key", () => live.testClock.advance({ by: "P1D" }));
    await expectRefusal(suite, "live_key", () => live.testClock.update({ mode: "FROZEN" }));
    await call().apiKey.create({ name: "Website", mode: "live", scopes: ["offering:read"] });
    await expectRefusal(suite, "organization_is_live", () => call().testClock.advance({ by: "P1D" }));
  });

  it("while it is on its way, nor backwards", async () => {
    const { suite, call, arrive } = await open();
    await call().testClock.advance({ by: "P1D" });
    await expectRefusal(suite, "test_clock_advancing", () => call().testClock.advance({ by: "P1D" }));
    await expectRefusal(suite, "test_clock_advancing", () => call().testClock.update({ mode: "FROZEN" }));
    await expectRefusal(suite, "test_clock_advancing", () => call().testClock.reset({}));
    await arrive();
    const to = new Date().toISOString();
    await expectRefusal(suite, "clock_cannot_go_back", () => call().testClock.advance({ to }));
    await expectRefusal(suite, "clock_cannot_go_back", () => call().testClock.reset({}));
    await expectRefusal(suite, "test_clock_turned", () =>
      call().apiKey.create({ name: "Website", mode: "live", scopes: ["offering:read"] }),
    );
    await expectRefusal(suite, "invalid_value", () => call().testClock.advance({ by: "P6000D" }));
  });

  it("by a dry run", async () => {
    const { suite } = await open();
    const before = await suite.contents();
    await suite.call({ now: new Date(), dryRun: true }).testClock.advance({ by: "P1D" });
    expect(await suite.contents()).toEqual(before);
  });
});

it("goes back to the real time once that has come there, and a key ends by the real time", async () => {
  const { call } = await open();
  const expiresAt = inDays(1);
  const { apiKeyId } = await call().apiKey.create({ name: "Website", scopes: ["offering:read"], expiresAt });
  await call().testClock.update({ mode: "FROZEN" });
  expect(await call().testClock.reset({})).toMatchObject({ mode: "REAL", state: "READY" });
  expect(await call().testClock.reset({})).toMatchObject({ mode: "REAL", state: "READY" });
  await call().testClock.advance({ by: "P2D" });
  const { data } = await call().apiKey.list({});
  expect(data.find((key) => key.apiKeyId === apiKeyId)?.status).toBe("ACTIVE");
});

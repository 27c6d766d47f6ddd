import { describe, expect, it } from "vitest";
import { makeCustomer, makeHolder, makeOpenOffer, makeToken, offerInput } from "#testing/factories.ts";
import { expectRefusal, openSuite } from "#testing/testing.ts";

const suite = await openSuite();
const other = await openSuite();

const later = new Date("2027-02-11T08:00:00.000Z");
const cancel = (offerId: string, customerId: string, options: Parameters<typeof suite.call>[0] = {}) =>
  suite.call({ now: later, ...options }).bulletinBoard.offer.cancel({ offerId, customerId });

const balancesOf = async (customerId: string) =>
  (await suite.call().customer.get({ customerId })).holdings.map(({ available, frozen }) => [
    available.amount,
    frozen.amount,
  ]);

describe("cancelling", () => {
  it("answers with the offer as it is now, and frees its tokens", async () => {
    const { offer, maker } = await makeOpenOffer(suite);
    expect(await balancesOf(maker.id)).toEqual([["95", "5"]]);
    const cancelled = await cancel(offer.offerId, maker.id);
    expect(cancelled).toEqual({
      ...offer,
      status: "CANCELLED",
      cancelReason: "MAKER",
      updatedAt: later.toISOString(),
      maker: expect.objectContaining({ id: maker.id }),
    });
    expect(cancelled).not.toHaveProperty("taker");
    expect(cancelled.maker.wallets[0]?.balances).toMatchObject({
      available: { amount: "100" },
      frozen: { amount: "0" },
    });
    expect(await balancesOf(maker.id)).toEqual([["100", "0"]]);
  });

  it("an offer to buy moves no tokens", async () => {
    const { tokenId } = await makeToken(suite);
    const maker = await makeCustomer(suite);
    const input = offerInput(maker, tokenId, { intention: "BUY" });
    const { offerId } = await suite.call().bulletinBoard.offer.create(input);
    expect((await cancel(offerId, maker.id)).status).toBe("CANCELLED");
    const entries = await suite.sql`select 1 from ledger_entry
      where organization_id = ${suite.organizationId} and reference = ${offerId}`;
    expect(entries).toHaveLength(0);
  });

  it("happens once, whoever races, and releases the tokens once", async () => {
    const { offer, maker } = await makeOpenOffer(suite);
    const processes = [suite.app, suite.anotherProcess()];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, turn) => cancel(offer.offerId, maker.id, { app: processes[turn % 2] })),
    );
    const codes = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [outcome.reason.cause.code] : [],
    );
    expect(codes).toEqual(Array(19).fill("offer_not_open"));
    expect(await balancesOf(maker.id)).toEqual([["100", "0"]]);
    const entries = await suite.sql`select reason from ledger_entry
      where organization_id = ${suite.organizationId} and reference = ${offer.offerId} order by created_at, id`;
    expect(entries.map(({ reason }) => reason)).toEqual(["FREEZE", "RELEASE"]);
  });

  it("of many at the same moment gives each its own answer, in few transactions", async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => makeOpenOffer(suite)));
    const [stranger, ...makers] = made;
    const begun = async () =>
      (
        await suite.sql`select distinct xmin::text from audit_event
          where organization_id = ${suite.organizationId} and action = 'cancelOffer'`
      ).length;
    const before = await begun();
    const outcomes = await Promise.allSettled([
      ...makers.map(({ offer, maker }) => cancel(offer.offerId, maker.id)),
      cancel(stranger?.offer.offerId ?? "", makers[0]?.maker.id ?? ""),
      cancel("bbo_nothing", makers[0]?.maker.id ?? ""),
      cancel(makers[0]?.offer.offerId ?? "", makers[0]?.maker.id ?? ""),
    ]);
    expect(
      outcomes.map((outcome) =>
        outcome.status === "fulfilled" ? outcome.value.offerId : outcome.reason.cause.code,
      ),
    ).toEqual([
      ...makers.map(({ offer }) => offer.offerId),
      "not_offer_maker",
      "offer_not_found",
      "offer_not_open",
    ]);
    // The second call for the same offer waits for the next run, which cancels nothing.
    expect((await begun()) - before).toBe(1);
    const told = await suite.sql`select resource_id from event
      where organization_id = ${suite.organizationId} and type = 'offer.cancelled'
        and resource_id = any (${makers.map(({ offer }) => offer.offerId)})`;
    expect(told).toHaveLength(makers.length);
    expect(await balancesOf(stranger?.maker.id ?? "")).toEqual([["95", "5"]]);
  });

  it("is the signed-in maker's right too", async () => {
    const { offer, maker } = await makeOpenOffer(suite);
    const actor = suite.customer(maker.id);
    expect((await cancel(offer.offerId, maker.id, { actor })).status).toBe("CANCELLED");
  });
});

describe("cancelling is refused, and nothing is written", () => {
  it("offer_not_found: an unknown offer, and another organization's", async () => {
    const foreign = await makeOpenOffer(other);
    for (const offerId of ["bbo_nothing", foreign.offer.offerId]) {
      const refusal = await expectRefusal(suite, "offer_not_found", () => cancel(offerId, foreign.maker.id));
      expect(refusal.violations).toMatchObject([{ param: "offerId" }]);
    }
    await expectRefusal(other, "offer_not_found", () => cancel(foreign.offer.offerId, foreign.maker.id));
  });

  it("not_offer_maker: another customer, another organization's, and one nobody knows", async () => {
    const { offer, maker } = await makeOpenOffer(suite);
    const others = [(await makeCustomer(suite)).id, (await makeCustomer(other)).id, "cus_nobody"];
    for (const customerId of others) {
      const refusal = await expectRefusal(suite, "not_offer_maker", () => cancel(offer.offerId, customerId));
      expect(refusal.violations).toMatchObject([{ param: "customerId" }]);
    }
    await cancel(offer.offerId, maker.id);
    await expectRefusal(suite, "not_offer_maker", () => cancel(offer.offerId, others[0] ?? ""));
  });

  it("not_offer_maker: a signed-in customer who names the maker", async () => {
    const { offer, maker } = await makeOpenOffer(suite);
    const actor = suite.customer((await makeCustomer(suite)).id);
    await expectRefusal(suite, "not_offer_maker", () => cancel(offer.offerId, maker.id, { actor }));
  });

  it("offer_not_open: cancelled already, or filled", async () => {
    const { offer, maker, token } = await makeOpenOffer(suite);
    await cancel(offer.offerId, maker.id);
    const refusal = await expectRefusal(suite, "offer_not_open", () => cancel(offer.offerId, maker.id));
    expect(refusal.message).toContain("CANCELLED");

    const filled = await suite
      .call()
      .bulletinBoard.offer.create(offerInput(maker, token.tokenId, { intention: "BUY" }));
    const taker = await makeHolder(suite, token.tokenId, 5);
    await suite.sql`update offer set status = 'FILLED', taker_customer_id = ${taker.id},
        taker_wallet_address = ${taker.wallets[0]?.address.toLowerCase() ?? ""}
      where organization_id = ${suite.organizationId} and id = ${filled.offerId}`;
    await expectRefusal(suite, "offer_not_open", () => cancel(filled.offerId, maker.id));
  });

  it("not_allowed: a role that may not", async () => {
    const { offer, maker } = await makeOpenOffer(suite);
    const actor = suite.member("auditor");
    await expectRefusal(suite, "not_allowed", () => cancel(offer.offerId, maker.id, { actor }));
  });

  it("and rehearsed without a trace", async () => {
    const { offer, maker } = await makeOpenOffer(suite);
    const before = await suite.contents();
    const rehearsed = await cancel(offer.offerId, maker.id, { dryRun: true });
    expect(rehearsed.status).toBe("CANCELLED");
    expect(await suite.contents()).toEqual(before);
  });
});

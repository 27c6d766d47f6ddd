import { describe, expect, it } from "vitest";
import {
  complete,
  intentInput,
  makeCustomer,
  makeOffering,
  makeOpenOffer,
  putInState,
  verify,
} from "#testing/factories.ts";
import { NOW, openSuite } from "#testing/testing.ts";

const suite = await openSuite();
const empty = await openSuite();

const day = 86_400_000;

describe("the dashboard", () => {
  it("of an organization without anything is zero everywhere, and has its 90 days", async () => {
    const dashboard = await empty.call().dashboard.get({});
    expect(dashboard).toMatchObject({
      totals: { offerings: 0, openOfferings: 0, customers: 0, newCustomers: 0, openOffers: 0 },
      raised: [],
      offerings: [],
      purchasesByStatus: [],
      latestPending: [],
      latestCustomers: [],
    });
    expect(dashboard.raisedOverTime).toHaveLength(90);
    expect(dashboard.raisedOverTime.at(-1)).toEqual({ date: "2027-02-10", EUR: 0, USD: 0 });
    expect(dashboard.raisedOverTime[0]?.date).toBe("2026-11-13");
  });

  it("adds up what was bought, and shows what waits and who joined", async () => {
    const longAgo = { now: new Date(NOW.getTime() - 31 * day) };
    const ada = await makeCustomer(suite, { name: "Ada" }, longAgo);
    const ben = await makeCustomer(suite, { username: "ben" });
    await verify(suite, ben.id);
    const period = { startDate: "2027-01-01T00:00:00Z", endDate: "2027-03-01T00:00:00Z" };
    const euros = await makeOffering(suite, { title: "Euros", offeringPeriod: period });
    const either = await makeOffering(suite, {
      title: "Either",
      currency: undefined,
      offeringPeriod: period,
    });
    await makeOffering(suite, { title: "Draft", publish: false });
    const ended = await makeOffering(suite, { title: "Ended" });
    await putInState(suite, ended.offeringId, "CLOSED_SUCCESSFUL");
    const { offer } = await makeOpenOffer(suite);

    const buy = async (
      who: typeof ada,
      what: typeof euros,
      tokens: number,
      daysAgo: number,
      currency: "EUR" | "USD" = "EUR",
    ) => {
      const now = new Date(NOW.getTime() - daysAgo * day);
      return suite.call({ now }).offeringPurchaseIntent.create(intentInput(who, what, tokens, { currency }));
    };
    for (const intent of [
      await buy(ada, euros, 10, 2),
      await buy(ben, euros, 20, 2),
      await buy(ada, euros, 30, 0),
      await buy(ada, either, 40, 1, "USD"),
    ]) {
      await complete(suite, intent.offeringPurchaseIntentId);
    }
    const pending = [await buy(ben, euros, 50, 1), await buy(ben, either, 60, 0, "USD")];

    const dashboard = await suite.call().dashboard.get({});
    expect(dashboard.totals).toEqual({
      offerings: 4,
      openOfferings: 2,
      customers: 3,
      newCustomers: 2,
      openOffers: 1,
    });
    expect(dashboard.raised).toEqual([
      { currency: "USD", completed: 400, pending: 600, pendingCount: 1 },
      { currency: "EUR", completed: 600, pending: 500, pendingCount: 1 },
    ]);
    expect(
      dashboard.offerings.map(({ title, raised, reserved, participants }) => [
        title,
        raised,
        reserved,
        participants,
      ]),
    ).toEqual([
      ["Euros", 600, 500, 2],
      ["Either", 400, 600, 1],
      ["Ended", 0, 0, 0],
    ]);
    expect(dashboard.raisedOverTime.slice(-3)).toEqual([
      { date: "2027-02-08", EUR: 300, USD: 0 },
      { date: "2027-02-09", EUR: 0, USD: 400 },
      { date: "2027-02-10", EUR: 300, USD: 0 },
    ]);
    expect(dashboard.purchasesByStatus.toSorted((a, b) => a.count - b.count)).toEqual([
      { purchaseStatus: "PENDING", count: 2 },
      { purchaseStatus: "COMPLETED", count: 4 },
    ]);
    expect(dashboard.latestPending.map(({ offeringPurchaseIntentId: id }) => id)).toEqual(
      pending.map(({ offeringPurchaseIntentId: id }) => id).reverse(),
    );
    expect(dashboard.latestCustomers.map(({ id }) => id)).toEqual(
      expect.arrayContaining([ada.id, ben.id, offer.maker.id]),
    );
    expect(dashboard.latestCustomers.at(-1)).toMatchObject({ name: "Ada", verificationStatus: "COMPLETED" });
  });
});

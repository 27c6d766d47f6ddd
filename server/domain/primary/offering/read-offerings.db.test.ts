import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type OfferingState, offeringStates } from "#db/schema/enums.ts";
import { makeCustomer, makeOffering, putInState } from "#testing/factories.ts";
import { expectRefusal, NOW, openSuite, unique } from "#testing/testing.ts";
import { type Availability, availabilities, type Offering } from "./contract.ts";

const suite = await openSuite();
const other = await openSuite();
const third = await openSuite();

const namesOf = (page: { data: Offering[] }) => page.data.map(({ title }) => title).sort();

describe("the lists of offerings", () => {
  const tokenId = unique("token");
  const word = unique("word");
  let customerId: string;
  beforeAll(async () => {
    await makeOffering(suite, { title: "Euro", tokenId, type: "Real estate", subtitle: `About ${word}` });
    await makeOffering(suite, { title: "Dollar", currency: "USD", tokenId, type: "Bond" });
    await makeOffering(suite, { title: "Either", currency: undefined });
    await makeOffering(suite, { title: "Draft", publish: false });
    const closed = await makeOffering(suite, { title: "Closed" });
    await putInState(suite, closed.offeringId, "CLOSED_SUCCESSFUL");
    await makeOffering(other, { title: "Foreign", subtitle: `About ${word}` });
    customerId = (await makeCustomer(suite)).id;
  });
  const own = () => ({ organizationId: suite.organizationId });

  type Query = NonNullable<Parameters<ReturnType<typeof suite.call>["offering"]["list"]>[0]>;
  it.each<[Query, string[]]>([
    [{}, ["Closed", "Dollar", "Draft", "Either", "Euro"]],
    [{ state: "DRAFT" }, ["Draft"]],
    [{ state: "PUBLISHED" }, ["Dollar", "Either", "Euro"]],
    [{ availability: "ENDED" }, ["Closed"]],
    [{ tokenId }, ["Dollar", "Euro"]],
    [{ tokenId, state: "DRAFT" }, []],
    [{ q: word.toUpperCase() }, ["Euro"]],
    [{ q: "bond" }, ["Dollar"]],
    [{ q: "nothing of the kind" }, []],
  ])("show an issuer its own: %j", async (query, expected) => {
    expect(namesOf(await suite.call().offering.list(query))).toEqual(expected);
  });

  type Search = NonNullable<Parameters<ReturnType<typeof suite.call>["market"]["list"]>[0]>;
  it.each<[Search, string[]]>([
    [{}, ["Closed", "Dollar", "Either", "Euro"]],
    [{ currency: "EUR" }, ["Closed", "Either", "Euro"]],
    [{ currency: "USD" }, ["Dollar", "Either"]],
    [{ type: "real ESTATE" }, ["Euro"]],
    [{ availability: "OPEN" }, ["Dollar", "Either", "Euro"]],
  ])("show everybody what is published: %j", async (query, expected) => {
    const anybody = suite.call({ actor: { kind: "anonymous" } });
    expect(namesOf(await anybody.market.list({ ...own(), ...query }))).toEqual(expected);
  });

  it("reach over all organizations on the market, and over one's own elsewhere", async () => {
    expect(namesOf(await suite.call().market.list({ q: word }))).toEqual(["Euro", "Foreign"]);
    expect(namesOf(await suite.call().offering.list({ q: word }))).toEqual(["Euro"]);
  });

  it("show an issuer what ends soon, of what is on sale or paused", async () => {
    const day = 24 * 60 * 60 * 1000;
    const at = (days: number) => new Date(NOW.getTime() + days * day).toISOString();
    const ending = async (title: string, days: number, others: Parameters<typeof makeOffering>[1] = {}) =>
      makeOffering(third, { title, offeringPeriod: { startDate: at(-30), endDate: at(days) }, ...others });
    await ending("In 7 days", 7);
    await ending("In 8 days", 8);
    await ending("Draft", 1, { publish: false });
    const paused = await ending("Paused", 2);
    await putInState(third, paused.offeringId, "PAUSED");
    const closed = await ending("Closed", 3);
    await putInState(third, closed.offeringId, "CLOSED_SUCCESSFUL");
    const soon = await third.call().offering.list({ endsWithinDays: 7, total: "true" });
    expect(namesOf(soon)).toEqual(["In 7 days", "Paused"]);
    expect(soon.total?.count).toBe(2);
    const { items } = await third.call().dashboard.attention({});
    expect(items).toEqual([{ kind: "OFFERINGS_ENDING", count: 2, isMore: false }]);
  });

  it.each([0, 367, 1.5, -7])("are refused what ends within %s days", async (endsWithinDays) => {
    const refusal = await expectRefusal(third, "invalid_request", () =>
      third.call().offering.list({ endsWithinDays }),
    );
    expect(refusal.violations).toMatchObject([
      { param: "endsWithinDays", detail: expect.stringContaining("from 1 to 366") },
    ]);
  });

  it("find an offering by its subdomain", async () => {
    const offering = await makeOffering(other);
    const { data } = await suite.call().market.list({ subdomain: offering.subdomain });
    expect(data).toEqual([offering]);
  });

  it("hide drafts from customers", async () => {
    const asCustomer = suite.call({ actor: suite.customer(customerId) });
    expect(namesOf(await asCustomer.offering.list({}))).not.toContain("Draft");
    const [draft] = (await suite.call().offering.list({ state: "DRAFT" })).data;
    const offeringId = draft?.offeringId ?? "";
    await expectRefusal(suite, "offering_not_found", () => asCustomer.offering.get({ offeringId }));
    await expectRefusal(suite, "offering_not_found", () => asCustomer.market.get({ offeringId }));
  });
});

describe("one offering", () => {
  it("does not exist for another organization, but on the market", async () => {
    const offering = await makeOffering(suite);
    const { offeringId } = offering;
    await expectRefusal(suite, "offering_not_found", () => other.call().offering.get({ offeringId }));
    expect(await other.call().market.get({ offeringId })).toEqual(offering);
  });

  it("that is unknown does not exist at all", async () => {
    const offeringId = "off_nothing";
    await expectRefusal(suite, "offering_not_found", () => suite.call().offering.get({ offeringId }));
    await expectRefusal(suite, "offering_not_found", () => suite.call().market.get({ offeringId }));
  });
});

describe("the availability", () => {
  const facts = { state: "PUBLISHED" as OfferingState, raised: "0", reserved: "0" };
  let offeringId: string;
  beforeAll(async () => {
    ({ offeringId } = await makeOffering(suite, {
      offeringPeriod: { startDate: "2027-02-01T00:00:00Z", endDate: "2027-03-01T00:00:00Z" },
      fundingLimits: { minPayableAmount: 100, maxPayableAmount: 1000, hardCap: 1000, softCap: 0 },
    }));
  });
  const availabilityOf = async (change: Partial<typeof facts>, at: string) => {
    const { state, raised, reserved } = { ...facts, ...change };
    await suite.sql`update offering set state = ${state}, raised = ${raised}, reserved = ${reserved}
      where organization_id = ${suite.organizationId} and id = ${offeringId}`;
    return (await suite.call({ now: new Date(at) }).offering.get({ offeringId })).availability;
  };

  it.each<[Availability, string, Partial<typeof facts>, string]>([
    ["UPCOMING", "a moment before the start", {}, "2027-01-31T23:59:59.999Z"],
    ["OPEN", "at the start", {}, "2027-02-01T00:00:00.000Z"],
    ["OPEN", "a moment before the end", {}, "2027-02-28T23:59:59.999Z"],
    ["ENDED", "at the end", {}, "2027-03-01T00:00:00.000Z"],
    ["OPEN", "with exactly the minimum left", { raised: "500", reserved: "400" }, "2027-02-10T00:00:00Z"],
    [
      "RESIDUAL",
      "with a cent less than the minimum left",
      { raised: "500", reserved: "400.01" },
      "2027-02-10T00:00:00Z",
    ],
    ["RESIDUAL", "with a cent left", { reserved: "999.99" }, "2027-02-10T00:00:00Z"],
    ["SOLD_OUT", "with nothing left", { raised: "0.01", reserved: "999.99" }, "2027-02-10T00:00:00Z"],
    ["UPCOMING", "sold out before it starts", { reserved: "1000" }, "2027-01-01T00:00:00Z"],
    ["ENDED", "sold out and over", { raised: "1000" }, "2027-04-01T00:00:00Z"],
  ])("is %s %s", async (expected, _when, change, at) => {
    expect(await availabilityOf(change, at)).toBe(expected);
  });

  it.each(offeringStates.map((state) => [state]))("of one that is %s within its period", async (state) => {
    const isOver = ["CLOSED_SUCCESSFUL", "CLOSED_UNSUCCESSFUL", "CANCELLED"].includes(state);
    expect(await availabilityOf({ state }, "2027-02-10T12:00:00.000Z")).toBe(isOver ? "ENDED" : "OPEN");
  });
});

describe("the filter by availability", () => {
  it("says the same as each offering says of itself, whatever its state and the clock", async () => {
    const day = (n: number) => new Date(Date.UTC(2027, 0, n)).toISOString();
    const offerings = fc.record({
      state: fc.constantFrom(...offeringStates),
      start: fc.integer({ min: 1, max: 10 }),
      length: fc.integer({ min: 1, max: 10 }),
      raised: fc.constantFrom(0, 10, 95, 99.99, 100),
      minimum: fc.constantFrom(0.01, 5, 50),
    });
    const market = await openSuite();
    const { sql, organizationId } = market;
    const pool = await Promise.all(Array.from({ length: 12 }, () => makeOffering(market)));
    const property = fc.asyncProperty(
      fc.array(offerings, { minLength: 12, maxLength: 12 }),
      fc.integer({ min: 0, max: 22 }),
      async (drawn, today) => {
        const rows = drawn.map((facts, index) => ({ ...facts, id: pool[index]?.offeringId ?? "" }));
        for (const { id, state, start, length, raised, minimum } of rows) {
          await sql`update offering set state = ${state}, start_date = ${day(start)}, end_date = ${day(start + length)},
              hard_cap = 100, max_payable_amount = 100, soft_cap = 0, min_payable_amount = ${minimum},
              raised = ${Math.floor(raised / 2)}, reserved = ${raised - Math.floor(raised / 2)}
            where organization_id = ${organizationId} and id = ${id}`;
        }
        const caller = market.call({ now: new Date(day(today)) });
        const all = (await caller.offering.list({ limit: 100 })).data;
        const found = await Promise.all(
          availabilities.map(async (availability) => {
            const { data } = await caller.offering.list({ availability, limit: 100 });
            return data.map(({ offeringId }) => `${availability} ${offeringId}`);
          }),
        );
        expect(found.flat().sort()).toEqual(
          all.map(({ availability, offeringId }) => `${availability} ${offeringId}`).sort(),
        );
      },
    );
    await fc.assert(property, { numRuns: 25 });
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { applicationUrl } from "#db/application-role.ts";
import { type Connection, connect } from "#db/client.ts";
import { openCompartments } from "#db/compartments.ts";
import { type Application, within } from "#server/kernel/application.ts";
import type { ReplyHeaders } from "#server/kernel/context.ts";
import { customerInput, intentInput, makeCustomer, makeOffering } from "#testing/factories.ts";
import { openSuite, refusalOf, unique } from "#testing/testing.ts";

const suite = await openSuite();
const other = await openSuite();

/** A process whose statements may take 300 ms, on two connections a compartment, one for each organization. */
const bounds = { limit: 300, patience: 400, ofOrganization: 1 };
const narrow = Object.fromEntries(
  Object.keys(suite.app.compartments).map((name) => [
    name,
    connect(applicationUrl(inject("databaseUrl")), 2, bounds),
  ]),
) as Record<keyof Application["compartments"], Connection>;
const app = overCompartments(narrow);
/** A process with as many connections as by default. */
const compartments = openCompartments({ direct: applicationUrl(inject("databaseUrl")) }, 20);
const real = overCompartments(compartments);
afterAll(() => {
  const opened = [suite, other, ...Object.values(narrow), ...Object.values(compartments)];
  return Promise.all(opened.map((connection) => connection.close()));
});

function overCompartments(value: Application["compartments"]): Application {
  return Object.create(suite.app, { compartments: { value }, kept: { value: new Map() } });
}

let customer: Awaited<ReturnType<typeof makeCustomer>>;
let offering: Awaited<ReturnType<typeof makeOffering>>;
beforeAll(async () => {
  customer = await makeCustomer(suite);
  offering = await makeOffering(suite);
});

/** Runs `act` while nobody else gets at the rows of this suite's organization, offering or customer. */
async function whileLocked<T>(act: () => Promise<T>): Promise<T> {
  return (await suite.sql.begin(async (tx) => {
    await tx`select 1 from organization where id = ${suite.organizationId} for update`;
    await tx`select 1 from offering where organization_id = ${suite.organizationId} for update`;
    return await act();
  })) as T;
}

/** Holds a connection of a compartment for the organization until it is let go. */
function hold(compartment: "brief" | "reads" | "transitions", organizationId = suite.organizationId) {
  const visit = { operation: "held" };
  return within(app, compartment, visit).queue.enter(organizationId, visit);
}

describe("a statement past its limit", () => {
  it("of a change is undone, refused as overloaded, and leaves its Idempotency-Key free", async () => {
    const before = await suite.contents();
    const idempotencyKey = unique("key");
    const input = customerInput();
    const refusal = await whileLocked(() =>
      refusalOf(suite.call({ app, idempotencyKey }).customer.create(input)),
    );
    expect(refusal).toMatchObject({ code: "overloaded", status: 503 });
    expect(refusal.message).toMatch(/Nothing was changed/);
    expect(await suite.contents()).toEqual(before);
    const replyHeaders: ReplyHeaders = new Map();
    await suite.call({ app, idempotencyKey, replyHeaders }).customer.create(input);
    expect(replyHeaders.has("idempotency-replayed")).toBe(false);
  });

  it("of purchase intents is undone, each refused as overloaded, and leaves their keys free", async () => {
    const before = await suite.contents();
    const keys = Array.from({ length: 5 }, () => unique("key"));
    const send = (idempotencyKey: string) =>
      suite.call({ app, idempotencyKey }).offeringPurchaseIntent.create(intentInput(customer, offering));
    const refusals = await whileLocked(() => Promise.all(keys.map((key) => refusalOf(send(key)))));
    expect(refusals.map(({ code }) => code)).toEqual(keys.map(() => "overloaded"));
    expect(await suite.contents()).toEqual(before);
    const placed = await Promise.all(keys.map(send));
    expect(new Set(placed.map(({ offeringPurchaseIntentId }) => offeringPurchaseIntentId)).size).toBe(5);
  });

  it("of a list is refused with what it can be narrowed by", async () => {
    const refusal = await suite.sql.begin(async (tx) => {
      await tx`lock table trade in access exclusive mode`;
      return await refusalOf(suite.call({ app }).trade.list({}));
    });
    expect(refusal).toMatchObject({ code: "query_too_slow", status: 503 });
    expect(refusal.message).toMatch(/Narrow it with .*tokenId/);
  });
});

describe("a compartment that is full", () => {
  it.each(["reads", "transitions"] as const)(
    "refuses what waits too long in the %s, and changes nothing",
    async (name) => {
      const leave = await hold(name);
      const before = await suite.contents();
      const call = suite.call({ app }).customer;
      const refusal = await refusalOf(
        name === "reads" ? call.list({ q: "anybody" }) : call.create(customerInput()),
      );
      expect(refusal).toMatchObject({ code: "overloaded", status: 503 });
      expect(await suite.contents()).toEqual(before);
      leave();
      await call.list({});
    },
  );

  it("stops neither the other compartments nor the neighbours", async () => {
    const leave = await hold("reads");
    await suite.call({ app }).customer.create(customerInput());
    await suite.call({ app }).offeringPurchaseIntent.create(intentInput(customer, offering));
    expect((await other.call({ app }).customer.list({})).data).toEqual([]);
    leave();
  });
});

describe("what is brief", () => {
  const { list, get } = other.call({ app }).customer;
  const nobody = { customerId: "cus_nobody" };
  const held: (() => void)[] = [];
  const fill = async (...places: Parameters<typeof hold>[]) =>
    void held.push(...(await Promise.all(places.map((place) => hold(...place)))));
  // The place of what was read before is given up a moment after its answer.
  beforeEach(async () => (await hold("brief", other.organizationId))());
  afterEach(() => {
    for (const leave of held.splice(0)) leave();
  });

  it("waits for no crowd of others that read, where its organization reads a few things itself", async () => {
    await fill(["reads", "one"], ["reads", "another"]);
    const waiting = Array.from({ length: 4 }, (_, index) => refusalOf(list({ q: `nobody ${index}` })));
    expect(await refusalOf(get(nobody))).toMatchObject({ code: "customer_not_found" });
    for (const refusal of await Promise.all(waiting)) expect(refusal).toMatchObject({ code: "overloaded" });
  });

  it("is read where everything else is while its organization reads a crowd, which has no second way in", async () => {
    await fill(["reads", other.organizationId]);
    const waiting = Array.from({ length: 4 }, (_, index) => refusalOf(list({ q: `nobody ${index}` })));
    await vi.waitFor(() => expect(narrow.reads.queue.countOf(other.organizationId)).toBe(5));
    expect(await refusalOf(get(nobody))).toMatchObject({ code: "overloaded" });
    await Promise.all(waiting);
  });

  it("is read where everything else is when there is no room beside it", async () => {
    await fill(["brief", other.organizationId]);
    expect((await list({})).data).toEqual([]);
    await fill(["reads", "one"], ["reads", "another"]);
    expect(await refusalOf(get(nobody))).toMatchObject({ code: "overloaded" });
  });
});

describe("a crowd of one organization", () => {
  const { queue } = compartments.crowds;
  const placed = vi.spyOn(queue, "enter");
  const onboardedHere = vi.spyOn(compartments.transitions.queue, "enter");
  beforeEach(() => {
    placed.mockClear();
    onboardedHere.mockClear();
  });
  const call = suite.call({ app: real });
  const neighbour = other.call({ app: real }).customer;
  const { organizationId } = suite;
  const bought = async (count: number) => {
    const input = intentInput(customer, offering);
    const intents = Array.from({ length: count }, () => call.offeringPurchaseIntent.create(input));
    return (await Promise.all(intents)).length;
  };
  const onboarded = async (count: number) => {
    const customers = Array.from({ length: count }, () => call.customer.create(customerInput()));
    return (await Promise.all(customers)).length;
  };
  /** Comes by turns with the organization, before a crowd of it. */
  const meet = async () => {
    await neighbour.create(customerInput());
    await call.customer.create(customerInput());
  };

  it.each([
    ["changes", onboarded],
    ["purchase intents", bought],
  ])("goes behind its neighbours with its %s", async (_what, sent) => {
    await meet();
    expect(await sent(4)).toBe(4);
    expect(placed).not.toHaveBeenCalled();
    expect(await sent(20)).toBe(20);
    expect(new Set(placed.mock.calls.map(([whose]) => whose))).toEqual(new Set([organizationId]));
    expect(queue.countOf(organizationId)).toBe(0);
  });

  it.each([
    ["does not go after a few that a pause sent there", 9, 0],
    ["goes after the many that are there", 10, 1],
  ])("%s", async (_what, there, placedThere) => {
    await meet();
    const visit = { operation: "createCustomer" };
    const held = Array.from({ length: there }, () => queue.enter(organizationId, visit));
    placed.mockClear();
    onboardedHere.mockClear();
    const one = onboarded(1);
    await vi.waitFor(() => expect(onboardedHere.mock.calls.length + placed.mock.calls.length).toBe(1));
    expect(placed).toHaveBeenCalledTimes(placedThere);
    for (const place of held) (await place)();
    expect(await one).toBe(1);
  });

  it("begins where others do while no other organization is here", async () => {
    await vi.waitFor(() => expect(queue.isOfSeveral).toBe(false), 5_000);
    expect([await onboarded(20), await bought(20)]).toEqual([20, 20]);
    expect(placed).not.toHaveBeenCalled();
  });
});

describe("changes that wait for what something else holds", () => {
  const neighbour = other.call({ app: real }).customer;
  it.each([
    ["alone", () => Promise.resolve()],
    ["beside a neighbour", () => neighbour.create(customerInput())],
  ])(
    "keep no other change of the organization waiting, %s, and are refused as overloaded after a while",
    async (_where, meet) => {
      const call = suite.call({ app: real });
      const { offeringId } = offering;
      await suite.sql.begin(async (tx) => {
        await tx`select from offering where organization_id = ${suite.organizationId} and id = ${offeringId} for update`;
        const pause = () => refusalOf(call.offering.pause({ offeringId }));
        await Promise.all([meet(), call.customer.create(customerInput())]);
        let isWaiting = true;
        const waiting = Promise.all(Array.from({ length: 3 }, pause)).finally(() => {
          isWaiting = false;
        });
        for (let turn = 0; turn < 5; turn++) {
          await meet();
          await Promise.all(Array.from({ length: 5 }, () => call.customer.create(customerInput())));
        }
        expect(isWaiting).toBe(true);
        for (const refusal of await waiting)
          expect(refusal).toMatchObject({ code: "overloaded", status: 503 });
      });
      expect(await suite.call().offering.get({ offeringId })).toMatchObject({ state: "PUBLISHED" });
    },
    30_000,
  );
});

import { describe, expect, it } from "vitest";
import { operations } from "#server/http/operations.ts";
import { makeCall, makeWorld } from "#testing/calls.ts";
import { readStream } from "#testing/events.ts";
import { complete, intentInput } from "#testing/factories.ts";
import { rows } from "#testing/rights.ts";
import { expectRefusal, openSuite } from "#testing/testing.ts";
import { publishOrganization } from "./publish.ts";

const suite = await openSuite();

describe("erasing a customer's personal data", () => {
  it("empties it in all events, and changes nothing else of the stream", async () => {
    const world = await makeWorld(suite);
    const customerId = world.customer.id;
    const zweifel = {
      customerId,
      name: "Ada Zweifel",
      email: "zweifel@example.com",
      metadata: { "Zweifel, Ada": 1 },
    };
    await suite.call().customer.update(zweifel);
    const actor = suite.customer(customerId);
    for (const { name, procedure, method } of operations)
      if (method !== "GET" && rows[name]?.customer === "allowed") await makeCall(world, procedure, { actor });
    // Some of the calls give it a name of their own.
    await suite.call().customer.update(zweifel);
    await makeCall(world, "distributionPayment.markPaid");
    await makeCall(world, "payment.confirm");
    const before = await readStream(suite);
    // Still to be published: with its data, and as a row.
    const intent = await suite
      .call()
      .offeringPurchaseIntent.create(intentInput(world.customer, world.offering, 10));
    await complete(suite, intent.offeringPurchaseIntentId);

    const { name, wallets } = await suite.call().customer.get({ customerId });
    expect(name).toBe("Ada Zweifel");
    // The customer itself is emptied first, or the next event would tell it anew.
    await suite.call().customer.update({ customerId, name: "", email: "", metadata: null });
    await suite.call().auditEvent.erase({ customerId });
    const traces = ["zweifel", ...wallets.slice(0, 1).map(({ address }) => address)];
    const own = await suite.sql<{ found: string }[]>`
      select id as found from event where organization_id = ${suite.organizationId}
         and (data::text ilike any (${traces.map((trace) => `%${trace}%`)})
           or snapshot::text ilike any (${traces.map((trace) => `%${trace}%`)}))`;
    expect(own).toEqual([]);

    const after = await readStream(suite);
    const outline = (events: typeof before) => events.map(({ data: _, ...rest }) => rest);
    expect(outline(after.slice(0, before.length))).toEqual(outline(before));
    expect(after.map(({ position }) => position)).toEqual(after.map((_, index) => index + 1));
    const others = (events: typeof before) =>
      events.filter(({ data }) => !JSON.stringify(data).includes(customerId));
    expect(others(after.slice(0, before.length))).toEqual(others(before));
    const trade = after.find(({ type }) => type === "trade.created")?.data;
    expect(trade).toMatchObject({ buyer: { id: customerId, wallets: null }, buyerWalletAddress: null });
    expect(trade).toHaveProperty("seller.wallets.0.address");
  });

  it("is for whoever may, and keeps nothing of a dry run", async () => {
    const { customer } = await makeWorld(suite);
    const { id: customerId } = customer;
    const before = await readStream(suite);
    await suite.call({ dryRun: true }).auditEvent.erase({ customerId });
    await expectRefusal(suite, "not_allowed", () =>
      suite.call({ actor: suite.member("compliance") }).auditEvent.erase({ customerId }),
    );
    expect(await readStream(suite)).toEqual(before);
  });

  it("waits for whoever publishes, and they for it", async () => {
    const { customer } = await makeWorld(suite);
    const erase = suite.call().auditEvent.erase({ customerId: customer.id });
    const publish = Array.from({ length: 4 }, () => suite.asSystem(publishOrganization));
    await Promise.all([erase, ...publish]);
    const events = await readStream(suite);
    expect(events.map(({ position }) => position)).toEqual(events.map((_, index) => index + 1));
  });
});

describe("an event that was told", () => {
  it.each([
    ["of another value", { id: "cus_1", name: "Bo", wallets: [{ address: "0x1" }] }],
    ["with a member less", { id: "cus_1", wallets: [{ address: "0x1" }] }],
    ["with a member more", { id: "cus_1", name: "Ada", wallets: [{ address: "0x1" }], email: null }],
    ["of another list", { id: "cus_1", name: "Ada", wallets: [] }],
    ["of nothing", null],
  ])("is never made one %s", async (_, data) => {
    await withEvent(async (id) => {
      await expect(
        suite.sql`update event set data = ${JSON.stringify(data)}::jsonb where id = ${id}`,
      ).rejects.toThrow("never changed");
    });
  });

  it("keeps its place and its kind, whatever is emptied in it", async () => {
    await withEvent(async (id) => {
      await expect(
        suite.sql`update event set data = data || '{"name": null}', type = 'customer.created' where id = ${id}`,
      ).rejects.toThrow("never changed");
      await suite.sql`update event set data = data || '{"name": null, "wallets": null}' where id = ${id}`;
      const { data } = await suite.call().event.get({ eventId: id });
      expect(data).toEqual({ id: "cus_1", name: null, wallets: null });
      await expect(
        suite.sql`update event set data = data || '{"name": "Ada"}' where id = ${id}`,
      ).rejects.toThrow("never changed");
    });
  });

  let places = 1_000_000;
  /** An event by itself, far behind the others. */
  async function withEvent(work: (id: string) => Promise<void>): Promise<void> {
    places += 1;
    const id = `evt_test_${places}`;
    const data = { id: "cus_1", name: "Ada", wallets: [{ address: "0x1" }] };
    await suite.sql`
      insert into event (organization_id, id, type, resource_type, resource_id, data, created_at, position)
      values (${suite.organizationId}, ${id}, 'customer.updated', 'customer', 'cus_1', ${JSON.stringify(data)}::jsonb,
        now(), ${places})`;
    await work(id);
  }
});

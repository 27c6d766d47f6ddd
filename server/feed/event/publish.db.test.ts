import { beforeEach, describe, expect, inject, it } from "vitest";
import { raw } from "#db/client.ts";
import { closeIfDue } from "#server/domain/primary/offering-lifecycle/close-due.ts";
import { advanceIntents } from "#server/domain/settlement/advance-intents.ts";
import { lockOfferings } from "#server/domain/settlement/lock-offerings.ts";
import type { Application } from "#server/kernel/application.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { noteChanges, recordEvent, recordEvents } from "#server/platform/outbox/record-event.ts";
import { expectWhole } from "#testing/events.ts";
import {
  complete,
  intentInput,
  makeCustomer,
  makeHolder,
  makeOffering,
  makeToken,
  offerInput,
  prove,
} from "#testing/factories.ts";
import { openServerOf } from "#testing/server.ts";
import { NOW, newWallet, openSuite, type Suite, unique } from "#testing/testing.ts";
import type { Event } from "./contract.ts";
import { PUBLISH_BATCH, publishOrganization } from "./publish.ts";
import { publishEvents } from "./publish-events.ts";

let suite: Suite;
beforeEach(async () => {
  suite = await openSuite();
});

/** Publishes whatever waits, and tells how much that was. */
async function publish(app: Application = suite.app): Promise<number> {
  for (let published = 0; ; ) {
    const batch = await asSystem(app, suite.organizationId, NOW, publishOrganization);
    published += batch;
    if (batch < PUBLISH_BATCH) return published;
  }
}

/** The whole stream, oldest first. */
async function stream(): Promise<Event[]> {
  const events: Event[] = [];
  for (;;) {
    const { data, hasMore } = await suite
      .call()
      .event.list({ order: "asc", after: events.at(-1)?.position ?? 0, limit: 100 });
    events.push(...data);
    if (!hasMore) return events;
  }
}

const told = (events: Event[]) =>
  events.map(({ position, type, resourceId }) => ({ position, type, resourceId }));

describe("publishing", () => {
  it("gives what happened its places, with the resource as it was then", async () => {
    const offering = await makeOffering(suite, { publish: false });
    const published = await suite.call().offering.publish({ offeringId: offering.offeringId });
    await publish();
    const events = (await stream()).filter(({ resourceType }) => resourceType === "offering");
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      ["offering.created", offering],
      ["offering.published", published],
    ]);
    expect(events[0]).toMatchObject({ object: "event", createdAt: NOW.toISOString() });
  });

  it("again tells nothing anew", async () => {
    await makeCustomer(suite);
    await publish();
    const before = await stream();
    expect(await publish()).toBe(0);
    expect(await stream()).toEqual(before);
  });

  it("makes one event of many notes of the same counters", async () => {
    const offering = await makeOffering(suite);
    const customer = await makeCustomer(suite);
    await publish();
    const { length } = await stream();
    for (let count = 0; count < 5; count += 1) {
      await suite.call().offeringPurchaseIntent.create(intentInput(customer, offering));
    }
    await publish();
    const events = (await stream()).slice(length);
    expect(events.filter(({ type }) => type === "offering.updated")).toHaveLength(1);
    expect(events.find(({ type }) => type === "offering.updated")?.data).toEqual(
      await suite.call().offering.get({ offeringId: offering.offeringId }),
    );
  });

  it("makes one event of more notes than a batch holds", async () => {
    const { offeringId } = await makeOffering(suite);
    await publish();
    const { length } = await stream();
    await suite.asSystem((ctx) =>
      noteChanges(
        ctx,
        "offering.updated",
        raw(ctx.db)`select ${offeringId}::text from generate_series(1, ${PUBLISH_BATCH + 50})`,
      ),
    );
    await publish();
    expect(told((await stream()).slice(length))).toEqual([
      { position: length + 1, type: "offering.updated", resourceId: offeringId },
    ]);
    expect(await publish()).toBe(0);
  });

  it("lets notes gather while other events go on, until one of their resource's own takes them along", async () => {
    const offering = await makeOffering(suite);
    const customer = await makeCustomer(suite);
    await publish();
    const { length } = await stream();
    const goOn = () => suite.asSystem((ctx) => publishOrganization(ctx, 60_000));
    const since = async () => (await stream()).slice(length).map(({ type }) => type);
    const created = Array.from({ length: 3 }, () => "purchase_intent.created");
    for (const _ of created)
      await suite.call().offeringPurchaseIntent.create(intentInput(customer, offering));
    expect(await goOn()).toBe(3);
    expect(await goOn()).toBe(0);
    expect(await since()).toEqual(created);

    await suite.call().offering.pause({ offeringId: offering.offeringId });
    expect(await goOn()).toBe(1);
    expect(await since()).toEqual([...created, "offering.paused"]);
    expect((await stream()).at(-1)?.data).toEqual(
      await suite.call().offering.get({ offeringId: offering.offeringId }),
    );
    expect(await publish()).toBe(0);
  });

  it("does not keep a note waiting that a clock gone wrong has put ahead", async () => {
    const offering = await makeOffering(suite);
    const customer = await makeCustomer(suite);
    await suite.call().offeringPurchaseIntent.create(intentInput(customer, offering));
    await publish();
    const { length } = await stream();
    await suite.call().offeringPurchaseIntent.create(intentInput(customer, offering));
    await suite.sql`
      update event set written_at = (written_at at time zone 'UTC' + interval '3 hours') at time zone 'UTC'
       where organization_id = ${suite.organizationId} and type = 'offering.updated' and position is null`;
    await suite.asSystem((ctx) => publishOrganization(ctx, 60_000));
    const events = (await stream()).slice(length);
    expect(events.map(({ type }) => type)).toEqual(["purchase_intent.created", "offering.updated"]);
  });

  it("tells what a resource came to, though its last change was read before another's commit", async () => {
    const { tokenId } = await makeToken(suite);
    const customer = await makeCustomer(suite);
    await publish();
    // An event with the customer as it was, written before a mint and committed after its publication.
    const begun = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const late = suite.asSystem(async (ctx) => {
      const data = await suite.call().customer.get({ customerId: customer.id });
      await recordEvent(ctx, "customer.updated", customer.id, data);
      begun.resolve();
      await go.promise;
    });
    await begun.promise;
    const walletAddress = customer.wallets[0]?.address ?? "";
    await suite.call().token.mint({ tokenId, customerId: customer.id, walletAddress, amount: 7 });
    await publish();
    go.resolve();
    await late;
    await publish();
    const last = (await stream()).findLast(({ resourceId }) => resourceId === customer.id);
    expect(last?.data).toEqual(await suite.call().customer.get({ customerId: customer.id }));
  });

  it("leaves the events of a change that is undone out", async () => {
    await suite.call({ dryRun: true }).customer.create({
      wallets: [{ address: `0x${"1".repeat(40)}` }],
      type: "INDIVIDUAL",
      countryCode: "DE",
    });
    await publish();
    expect(await stream()).toEqual([]);
  });
});

it("comes round to each organization, however much another has", async () => {
  // In a database of its own: what other files wait for would be published under their hands.
  const server = await openServerOf(inject("databaseUrl"));
  try {
    const url = await server.createDatabase();
    const busy = await openSuite(url);
    const calm = await Promise.all(Array.from({ length: 5 }, () => openSuite(url)));
    const write = (own: Suite, count: number) => {
      const events = Array.from({ length: count }, (_, index) => [unique("trd"), { index }] as const);
      return own.asSystem((ctx) => recordEvents(ctx, "trade.updated", new Map(events)));
    };
    await write(busy, 10 * PUBLISH_BATCH);
    await Promise.all(calm.map((own) => write(own, 1)));
    const leftOf = async (...some: readonly Suite[]) => {
      const ids = some.map(({ organizationId }) => organizationId);
      const [row] = await busy.sql<{ count: number }[]>`
        select count(*)::int from event where organization_id = any (${ids}) and position is null`;
      return row?.count ?? 0;
    };
    const publishing = publishEvents(busy);
    while ((await leftOf(...calm)) > 0);
    expect(await leftOf(busy)).toBeGreaterThan(5 * PUBLISH_BATCH);
    await publishing;
    expect(await leftOf(busy)).toBe(0);
    await Promise.all([busy, ...calm].map((own) => own.close()));
  } finally {
    await server.close();
  }
});

it("keeps each resource in its order while the clock goes back and forth", async () => {
  await makeCustomer(suite);
  await publish();
  const resources = [unique("trd"), unique("trd"), unique("trd")];
  const counts = new Map(resources.map((id) => [id, 0]));
  /** Counts a resource up under its lock, twice in one transaction, by a clock that may be hours wrong. */
  const write = (id: string) =>
    suite.asSystem(async (ctx) => {
      await raw(ctx.db)`select pg_advisory_xact_lock(hashtext(${id}))`;
      for (let turn = 0; turn < 2; turn += 1) {
        const count = (counts.get(id) ?? 0) + 1;
        counts.set(id, count);
        await recordEvent(ctx, "trade.updated", id, { count });
      }
      // As by a clock that was wrong until now; nobody publishes in between.
      await raw(ctx.db)`
        select from event_stream where organization_id = ${suite.organizationId} for no key update`;
      await raw(ctx.db)`
        update event set written_at = (written_at at time zone 'UTC' + make_interval(secs => ${(Math.random() - 0.5) * 7_200})) at time zone 'UTC'
         where organization_id = ${suite.organizationId} and resource_id = ${id} and position is null`;
    });
  await Promise.all(
    resources.flatMap((id) =>
      Array.from({ length: 3 }, async () => {
        for (let turn = 0; turn < 6; turn += 1) {
          await write(id);
          if (turn === 3) await publish();
        }
      }),
    ),
  );
  await publish();
  const events = await stream();
  expect(events.map(({ position }) => position)).toEqual(events.map((_, index) => index + 1));
  for (const id of resources) {
    const told = events.filter(({ resourceId }) => resourceId === id).map(({ data }) => data.count);
    expect(told).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
  }
});

it("by four processes beside writers leaves no gap, nothing twice, and each resource in its order", async () => {
  const processes = [suite.app, ...Array.from({ length: 3 }, () => suite.anotherProcess())];
  const offering = await makeOffering(suite);
  const resources = Array.from({ length: 6 }, () => unique("off"));
  const written = new Map(resources.map((id) => [id, 0]));
  let isWriting = true;
  /** Counts a resource up under its lock, and holds its transaction for a while: they commit in any order. */
  const write = async (id: string) => {
    await suite.asSystem(async (ctx) => {
      await raw(ctx.db)`select pg_advisory_xact_lock(hashtext(${id}))`;
      const count = (written.get(id) ?? 0) + 1;
      written.set(id, count);
      await recordEvent(ctx, "trade.updated", id, { count });
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
    });
  };
  const writers = resources.flatMap((id) =>
    Array.from({ length: 2 }, async () => {
      for (let count = 0; count < 8; count += 1) await write(id);
    }),
  );
  const publishers = processes.map(async (app) => {
    while (isWriting) await publish(app);
  });
  await Promise.all(writers);
  isWriting = false;
  await Promise.all(publishers);
  await publish();
  const events = await stream();
  expect(events.map(({ position }) => position)).toEqual(events.map((_, index) => index + 1));
  for (const id of resources) {
    const counts = events.filter(({ resourceId }) => resourceId === id).map(({ data }) => data.count);
    expect(counts).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  }
  expect(told(events).filter(({ resourceId }) => resourceId === offering.offeringId)).toHaveLength(1);
});

describe("whoever listens to all of it", () => {
  it("knows every resource as it is", async () => {
    const caller = suite.call();
    const token = await makeToken(suite);
    const offering = await makeOffering(suite, { tokenId: token.tokenId });
    const failing = await makeOffering(suite, {
      tokenId: token.tokenId,
      fundingLimits: { minPayableAmount: 10, maxPayableAmount: 5000, hardCap: 20_000, softCap: 20_000 },
    });
    const customers = await Promise.all(Array.from({ length: 4 }, () => makeCustomer(suite)));
    const holder = await makeHolder(suite, token.tokenId, 100);
    const intents: string[] = [];
    for (const [index, customer] of customers.entries()) {
      for (const target of [offering, failing]) {
        const { offeringPurchaseIntentId } = await caller.offeringPurchaseIntent.create(
          intentInput(customer, target, 10 + index),
        );
        intents.push(offeringPurchaseIntentId);
      }
      if (index % 2 === 0) await publish();
    }
    for (const id of intents.slice(0, 6)) await complete(suite, id);
    await publish();
    for (const customer of customers.slice(0, 2)) await prove(suite, customer);
    const offer = await caller.bulletinBoard.offer.create(offerInput(holder, token.tokenId));
    const other = await caller.bulletinBoard.offer.create(offerInput(holder, token.tokenId, { amount: 2 }));
    await caller.bulletinBoard.offer.cancel({ offerId: other.offerId, customerId: holder.id });
    await caller.offering.update({ offeringId: offering.offeringId, subtitle: "changed" });
    // What the factories wrote past the operations is told with the next change.
    for (const { id: customerId } of customers) await caller.wallet.add({ customerId, address: newWallet() });
    const end = new Date("2027-03-02T00:00:00Z");
    for (const { offeringId } of [offering, failing])
      await suite.asSystem((ctx) => closeIfDue(ctx, offeringId), end);
    await suite.asSystem(async (ctx) => advanceIntents(ctx, await lockOfferings(ctx, intents)), end);
    await publish();

    const events = await stream();
    for (const event of events) expectWhole(event);
    const last = new Map(events.map((event) => [`${event.resourceType} ${event.resourceId}`, event]));
    const now: [string, unknown][] = [];
    for (const offeringId of [offering.offeringId, failing.offeringId])
      now.push([`offering ${offeringId}`, await suite.call({ now: end }).offering.get({ offeringId })]);
    for (const { id: customerId } of [...customers, holder])
      now.push([`customer ${customerId}`, await caller.customer.get({ customerId })]);
    for (const offeringPurchaseIntentId of intents)
      now.push([
        `offering_purchase_intent ${offeringPurchaseIntentId}`,
        await caller.offeringPurchaseIntent.get({ offeringPurchaseIntentId }),
      ]);
    now.push([`token ${token.tokenId}`, await caller.token.get({ tokenId: token.tokenId })]);
    for (const { offerId } of [offer, other])
      now.push([`offer ${offerId}`, await caller.bulletinBoard.offer.get({ offerId })]);
    for (const [key, resource] of now)
      expect(comparable(last.get(key)?.data), key).toEqual(comparable(resource));
  });
});

/** Without what the clock moves (availability), and customers embedded in offers, who are as of then. */
function comparable(resource: unknown): unknown {
  const { availability: _, maker: __, taker: ___, ...rest } = resource as Record<string, unknown>;
  return rest;
}

import { beforeAll, describe, expect, it } from "vitest";
import { inTenant } from "#db/tenant.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { sealAll } from "#testing/audit.ts";
import { makePerson } from "#testing/calls.ts";
import {
  intentInput,
  makeCustomer,
  makeHolder,
  makeOffering,
  makeToken,
  offerInput,
} from "#testing/factories.ts";
import { expectRefusal, NOW, openSuite, refusalOf, type Suite } from "#testing/testing.ts";
import { verifyChain } from "./verify-chain.ts";

const suite = await openSuite();
const other = await openSuite();

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0";
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
let clara: Awaited<ReturnType<typeof makePerson>>;
let offering: Offering;
let ada: Customer;

beforeAll(async () => {
  clara = await makePerson(suite, { role: "owner" });
  await suite.sql`insert into api_key (organization_id, id, name, mode, prefix, hash, scopes, created_at)
    values (${suite.organizationId}, 'key_test', 'Shop', 'test', 'sk_test_abcd', ${suite.organizationId}, '{}', ${NOW.toISOString()})`;
  const actor = {
    kind: "member",
    organizationId: suite.organizationId,
    userId: clara.userId,
    roles: ["owner"],
  } as const;
  const origin = { address: "203.0.113.7", userAgent: firefox };
  offering = await makeOffering(suite, { title: "Before" }, { actor, origin });
  await suite
    .call({ actor, origin, now: later(1) })
    .offering.update({ offeringId: offering.offeringId, title: "After", subtitle: "New" });
  ada = await makeCustomer(suite, { name: "Ada" }, { actor: suite.key("customer:write"), now: later(2) });
});

const list = (input: Parameters<ReturnType<Suite["call"]>["auditEvent"]["list"]>[0] = {}, own = suite) =>
  own.call({ now: later(100) }).auditEvent.list(input);

describe("the list", () => {
  it("tells newest first who did what, when, from where, and what differs", async () => {
    const { data } = await list();
    expect(data.map(({ action }) => action)).toEqual(["createCustomer", "updateOffering", "createOffering"]);
    expect(data[1]).toEqual({
      object: "audit_event",
      auditEventId: expect.stringMatching(/^aud_/),
      at: later(1).toISOString(),
      actor: { kind: "member", id: clara.userId, name: "Ida Person" },
      action: "updateOffering",
      resourceType: "offering",
      resourceId: offering.offeringId,
      requestId: "test",
      origin: { address: "203.0.113.7", device: "Firefox on Windows" },
      changes: [
        { field: "subtitle", to: "New", isPersonal: false },
        { field: "title", from: "Before", to: "After", isPersonal: false },
      ],
      isErased: false,
      sequence: null,
      hash: null,
    });
    expect(data[0]?.actor).toEqual({ kind: "apiKey", id: "key_test", name: "Shop" });
    expect(data[0]?.changes).toContainEqual({ field: "name", to: "Ada", isPersonal: true });
  });

  it.each<[string, () => Parameters<typeof list>[0], string[]]>([
    ["an action", () => ({ action: "updateOffering" }), ["updateOffering"]],
    ["a kind of resource", () => ({ resourceType: "customer" }), ["createCustomer"]],
    ["a resource", () => ({ resourceId: offering.offeringId }), ["updateOffering", "createOffering"]],
    ["a customer", () => ({ customerId: ada.id }), ["createCustomer"]],
    ["a kind of actor", () => ({ actorKind: "apiKey" }), ["createCustomer"]],
    ["an actor", () => ({ actorId: clara.userId }), ["updateOffering", "createOffering"]],
    ["a beginning", () => ({ from: later(1).toISOString() }), ["createCustomer", "updateOffering"]],
    ["an end", () => ({ to: later(1).toISOString() }), ["createOffering"]],
    ["a text of a change", () => ({ q: "after" }), ["updateOffering"]],
    ["the name of an actor", () => ({ q: "shop" }), ["createCustomer"]],
    ["part of an operation's name", () => ({ q: "eOff" }), ["updateOffering", "createOffering"]],
    ["an action, and part of its name", () => ({ action: "createOffering", q: "eOff" }), ["createOffering"]],
    [
      "part of a name, where no action is chosen",
      () => ({ action: "", q: "eOff" }),
      ["updateOffering", "createOffering"],
    ],
    ["an action, and part of another's name", () => ({ action: "createOffering", q: "createCust" }), []],
    [
      "all of it",
      () => ({ q: "ida", action: "createOffering", to: later(5).toISOString() }),
      ["createOffering"],
    ],
    ["nothing", () => ({ q: "nothing has this" }), []],
  ])("is filtered by %s", async (_, input, actions) => {
    expect((await list(input())).data.map(({ action }) => action)).toEqual(actions);
  });

  it("comes in pages", async () => {
    const first = await list({ limit: 2 });
    expect(first.hasMore).toBe(true);
    const rest = await list({ limit: 2, cursor: first.nextCursor ?? "" });
    expect(rest.data.map(({ action }) => action)).toEqual(["createOffering"]);
  });

  it("gives one by its id, to the organization alone", async () => {
    const { data } = await list();
    const auditEventId = data[0]?.auditEventId ?? "";
    expect(await suite.call().auditEvent.get({ auditEventId })).toEqual(data[0]);
    await expectRefusal(suite, "audit_event_not_found", () =>
      suite.call().auditEvent.get({ auditEventId: "aud_x" }),
    );
    expect((await list({}, other)).data).toEqual([]);
    await expectRefusal(other, "audit_event_not_found", () => other.call().auditEvent.get({ auditEventId }));
  });

  it("is for those who may read it", async () => {
    for (const actor of [suite.member("operator"), suite.key("offering:read"), suite.customer(ada.id)]) {
      const { auditEvent } = suite.call({ actor });
      const attempts = [
        () => auditEvent.list({}),
        () => auditEvent.get({ auditEventId: "aud_x" }),
        () => auditEvent.chain({}),
      ];
      for (const attempt of attempts) expect((await refusalOf(attempt())).code).toBe("not_allowed");
    }
    for (const actor of [suite.member("auditor"), suite.member("compliance"), suite.key("audit:read")])
      expect((await suite.call({ actor }).auditEvent.list({})).data).toHaveLength(3);
  });

  it("tells how far the chain is sealed", async () => {
    const before = await suite.call().auditEvent.chain({});
    expect(before).toMatchObject({ sequence: 0, unsealed: 3, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    await sealAll(suite);
    const [newest] = (await list()).data;
    expect(newest?.sequence).toBe(3);
    expect(await suite.call().auditEvent.chain({})).toEqual({
      object: "audit_chain",
      sequence: 3,
      hash: newest?.hash,
      unsealed: 0,
    });
  });
});

describe("erasing personal data", () => {
  let own: Suite;
  let customer: Customer;
  let neighbour: Customer;
  beforeAll(async () => {
    own = await openSuite();
    const { tokenId } = await makeToken(own);
    const sale = await makeOffering(own, { tokenId });
    customer = await makeHolder(own, tokenId, 100);
    neighbour = await makeCustomer(own, { name: "Neighbour" });
    const origin = { address: "198.51.100.9", userAgent: "curl/8.5.0" };
    const call = own.call({ actor: own.customer(customer.id), origin, now: later(10) });
    await call.offeringPurchaseIntent.create(intentInput(customer, sale));
    const { offerId } = await call.bulletinBoard.offer.create(offerInput(customer, tokenId));
    await own.call({ now: later(11) }).bulletinBoard.offer.cancel({ offerId, customerId: customer.id });
    await sealAll(own);
  });

  it("changes nothing in a dry run, and tells how much it would be", async () => {
    const before = await own.contents();
    expect(await own.call({ dryRun: true }).auditEvent.erase({ customerId: customer.id })).toEqual({
      object: "erasure",
      erased: 5,
    });
    expect(await own.contents()).toEqual(before);
  });

  it("is for owners and admins, and of what there is", async () => {
    const { id: customerId } = customer;
    for (const actor of [
      own.member("auditor"),
      own.member("compliance"),
      own.member("operator"),
      own.key("audit:read"),
      own.customer(customerId),
    ])
      await expectRefusal(own, "not_allowed", () => own.call({ actor }).auditEvent.erase({ customerId }));
    await expectRefusal(own, "customer_not_found", () => own.call().auditEvent.erase({ customerId: ada.id }));
    await expectRefusal(own, "audit_event_not_found", () =>
      own.call().auditEvent.erase({ resourceId: "nothing" }),
    );
    await expectRefusal(own, "audit_event_not_found", () =>
      own.call().auditEvent.erase({ userId: clara.userId }),
    );
    await expectRefusal(own, "invalid_request", () => own.call().auditEvent.erase({}));
    await expectRefusal(own, "invalid_request", () =>
      own.call().auditEvent.erase({ customerId, userId: "u" }),
    );
  });

  it("takes it from everything about a customer, and from nothing else; the chain holds", async () => {
    expect(await own.call({ now: later(20) }).auditEvent.erase({ customerId: customer.id })).toEqual({
      object: "erasure",
      erased: 5,
    });
    const { data } = await list({ customerId: customer.id, limit: 100 }, own);
    expect(data.map(({ action }) => action).sort()).toEqual(
      [
        "cancelOffer",
        "createCustomer",
        "createIntent",
        "createOffer",
        "erasePersonalData",
        "mintToken",
      ].sort(),
    );
    const [erasure, ...rest] = data;
    expect(erasure).toMatchObject({
      action: "erasePersonalData",
      resourceType: "customer",
      resourceId: customer.id,
      changes: [{ field: "erasedEvents", to: 5, isPersonal: false }],
      isErased: false,
    });
    for (const event of rest) {
      expect(event).toMatchObject({ isErased: true, origin: {} });
      expect(event.changes.filter(({ isPersonal }) => isPersonal)).toEqual([]);
    }
    const [kept] = (await list({ resourceId: neighbour.id }, own)).data;
    expect(kept?.isErased).toBe(false);

    await sealAll(own);
    const { organizationId } = own;
    const verdict = await inTenant(own.app, organizationId, "read", (db) => verifyChain(db, organizationId));
    expect(verdict).toMatchObject({ finding: null, unsealed: 0 });
    const traces = await own.sql`
      select 1 from audit_event e where organization_id = ${organizationId}
         and (e::text like ${`%${customer.wallets[0]?.address}%`} or e::text like '%198.51.100.9%')`;
    expect(traces).toHaveLength(0);
    expect(await own.call().auditEvent.erase({ customerId: customer.id })).toEqual({
      object: "erasure",
      erased: 0,
    });
  });

  it("takes it from one resource, and from what a person did", async () => {
    expect(await own.call().auditEvent.erase({ resourceId: neighbour.id })).toEqual({
      object: "erasure",
      erased: 1,
    });
    const person = await makePerson(own, { role: "operator" });
    const actor = {
      kind: "member",
      organizationId: own.organizationId,
      userId: person.userId,
      roles: ["operator"],
    } as const;
    await makeOffering(own, {}, { actor, origin: { address: "192.0.2.1", userAgent: undefined } });
    expect(await own.call().auditEvent.erase({ userId: person.userId })).toEqual({
      object: "erasure",
      erased: 1,
    });
    const [event] = (await list({ actorId: person.userId }, own)).data;
    expect(event).toMatchObject({ isErased: true, origin: {}, actor: { name: "Ida Person" } });
  });
});

import { describe, expect, it } from "vitest";
import { checks, outcomesOf, whole } from "#server/domain/investors/verification/testing.ts";
import { identityFacts, intentInput, makeCustomer, makeOffering } from "#testing/factories.ts";
import { expectRefusal, NOW, openSuite, refusalOf } from "#testing/testing.ts";

const suite = await openSuite();
const other = await openSuite();

const later = new Date(NOW.getTime() + 60_000);

/** Types of the events about a customer, in their order. */
async function eventsOf(customerId: string): Promise<string[]> {
  const rows = await suite.sql<{ type: string }[]>`
    select type from event where organization_id = ${suite.organizationId} and resource_id = ${customerId}
     order by written_at`;
  return rows.map(({ type }) => type);
}

describe("a customer's details", () => {
  it("are changed by itself and for itself: those that are sent, and no others", async () => {
    for (const by of ["itself", "a key"]) {
      const before = await makeCustomer(suite, {
        username: "ada",
        metadata: { a: 1 },
        address: { city: "Kiel" },
      });
      const actor = by === "itself" ? suite.customer(before.id) : suite.key("customer:write");
      const after = await suite.call({ actor, now: later }).customer.update({
        customerId: before.id,
        email: "ada@example.com",
        address: { line1: "Sandtorkai 12" },
      });
      expect(after).toEqual({
        ...before,
        email: "ada@example.com",
        address: { city: "Kiel", line1: "Sandtorkai 12" },
        verification: { currentlyDue: ["name", "phone", "address.postalCode"] },
        updatedAt: later.toISOString(),
      });
      expect(await suite.call().customer.get({ customerId: before.id })).toEqual(after);
    }
  });

  it("are taken away by an empty text, and data of one's own is merged", async () => {
    const { id: customerId } = await makeCustomer(suite, {
      username: "ada",
      metadata: { a: 1 },
      phone: "+49 40 1",
    });
    const changed = await suite
      .call()
      .customer.update({ customerId, username: "", phone: "", metadata: { b: 2, c: 3 } });
    expect(changed).not.toHaveProperty("username");
    expect(changed).not.toHaveProperty("phone");
    expect(changed.metadata).toEqual({ a: 1, b: 2, c: 3 });
    const rest = await suite.call().customer.update({ customerId, metadata: { a: null, c: 4 } });
    expect(rest.metadata).toEqual({ b: 2, c: 4 });
    expect(await suite.call().customer.update({ customerId, metadata: null })).not.toHaveProperty("metadata");
  });

  it("start the check with the last one that is due", async () => {
    const { phone, ...others } = identityFacts;
    const { id: customerId } = await makeCustomer(suite, others);
    const own = suite.call({ actor: suite.customer(customerId) });
    expect((await own.customer.update({ customerId, phone })).verificationStatus).toBe("IN_PROGRESS");
    expect(await checks(suite, customerId)).toEqual(["IN_PROGRESS"]);
    expect(await eventsOf(customerId)).toEqual([
      "customer.created",
      "customer.updated",
      "customer.verification_updated",
    ]);
  });

  it("end the check that runs with one that is taken away", async () => {
    const { id: customerId } = await whole(suite);
    const changed = await suite.call().customer.update({ customerId, phone: "" });
    expect(changed).toMatchObject({
      verificationStatus: "INCOMPLETE",
      verification: { currentlyDue: ["phone"] },
    });
    expect(await checks(suite, customerId)).toEqual(["CANCELLED"]);
  });

  it("start the check anew with another name or country, and with nothing else", async () => {
    for (const change of [{ name: "Eda Lindqvist" }, { countryCode: "AT" }]) {
      const { id: customerId } = await whole(suite);
      await suite.call().verification.approve({ customerId });
      const harmless = await suite
        .call()
        .customer.update({ customerId, phone: "+49 30 1", email: "e@example.com" });
      expect(harmless.verificationStatus).toBe("COMPLETED");
      const changed = await suite.call({ now: later }).customer.update({ customerId, ...change });
      expect(changed.verificationStatus).toBe("IN_PROGRESS");
      expect(changed.verification).not.toHaveProperty("validUntil");
      expect(await checks(suite, customerId)).toEqual(["APPROVED", "IN_PROGRESS"]);
    }
  });

  it("wait for a new submission after a refusal, unless it is the name that changed", async () => {
    const { id: customerId } = await whole(suite);
    await suite.call().verification.reject({ customerId, reason: "The picture is not clear." });
    const update = (change: object) => suite.call({ now: later }).customer.update({ customerId, ...change });
    expect(await update({ phone: "+49 30 1" })).toMatchObject({
      verificationStatus: "INCOMPLETE",
      verification: { lastError: { reason: "The picture is not clear." } },
    });
    const renamed = await update({ name: "Eda Lindqvist" });
    expect(renamed.verificationStatus).toBe("IN_PROGRESS");
    expect(renamed.verification.lastError).toBeUndefined();
  });

  it("are nobody else's to change", async () => {
    const { id: customerId } = await makeCustomer(suite);
    const { id: another } = await makeCustomer(suite);
    const update = { customerId, name: "Mine now" };
    await expectRefusal(suite, "customer_not_found", () =>
      suite.call({ actor: suite.customer(another) }).customer.update(update),
    );
    await expectRefusal(suite, "customer_not_found", () => other.call().customer.update(update));
    await expectRefusal(suite, "not_allowed", () =>
      suite.call({ actor: suite.member("auditor") }).customer.update(update),
    );
  });
});

describe("a blocked customer", () => {
  const reason = "A match on a sanctions list.";

  it("does not buy until it is unblocked; why is in the trail alone", async () => {
    const offering = await makeOffering(suite);
    const customer = await makeCustomer(suite);
    const { id: customerId } = customer;
    const buy = () => suite.call().offeringPurchaseIntent.create(intentInput(customer, offering));
    const blocked = await suite.call({ now: later }).customer.block({ customerId, reason });
    expect(blocked).toMatchObject({ isBlocked: true, blockedAt: later.toISOString() });
    expect(JSON.stringify(blocked)).not.toContain(reason);
    expect((await refusalOf(buy())).code).toBe("customer_blocked");
    const unblocked = await suite.call().customer.unblock({ customerId, reason: "Somebody else." });
    expect(unblocked.isBlocked).toBe(false);
    expect(unblocked).not.toHaveProperty("blockedAt");
    await buy();
    const trail = await suite.sql`select personal->'changes'->'blockReason'->>'to' as reason from audit_event
      where organization_id = ${suite.organizationId} and resource_id = ${customerId} and action = 'blockCustomer'`;
    expect(trail.map((row) => row.reason)).toEqual([reason]);
    const told = await suite.sql`select data::text as data from event
      where organization_id = ${suite.organizationId} and resource_id = ${customerId} and data::text like ${`%${reason}%`}`;
    expect(told).toHaveLength(0);
  });

  it("is found among the others", async () => {
    const { id: customerId } = await makeCustomer(suite);
    await suite.call().customer.block({ customerId, reason });
    const idsOf = async (isBlocked: "true" | "false") =>
      (await suite.call().customer.list({ isBlocked, limit: 100 })).data.map(({ id }) => id);
    expect(await idsOf("true")).toContain(customerId);
    expect(await idsOf("false")).not.toContain(customerId);
  });

  it("is blocked once and unblocked once, whoever races", async () => {
    const { id: customerId } = await makeCustomer(suite);
    const turn = (verb: "block" | "unblock") =>
      outcomesOf(Array.from({ length: 4 }, () => suite.call().customer[verb]({ customerId, reason })));
    const once = ["done", "invalid_transition", "invalid_transition", "invalid_transition"];
    expect((await turn("block")).sort()).toEqual(once);
    expect((await turn("unblock")).sort()).toEqual(once);
    await expectRefusal(suite, "invalid_transition", () =>
      suite.call().customer.unblock({ customerId, reason }),
    );
  });

  it("cannot unblock itself", async () => {
    const { id: customerId } = await makeCustomer(suite);
    await suite.call().customer.block({ customerId, reason });
    await expectRefusal(suite, "not_allowed", () =>
      suite.call({ actor: suite.customer(customerId) }).customer.unblock({ customerId, reason }),
    );
    await expectRefusal(suite, "customer_not_found", () =>
      other.call().customer.unblock({ customerId, reason }),
    );
  });
});

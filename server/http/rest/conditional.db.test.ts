import { beforeAll, describe, expect, it } from "vitest";
import { entityTag } from "#server/kernel/entity-tag.ts";
import { versionTag } from "#server/kernel/fields/version-tag.ts";
import { intentInput, makeCustomer, makeOffering, makeToken } from "#testing/factories.ts";
import { NOW, openSuite, refusalOf } from "#testing/testing.ts";

const suite = await openSuite();

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

let customer: Awaited<ReturnType<typeof makeCustomer>>;
beforeAll(async () => {
  customer = await makeCustomer(suite);
});

const read = () => suite.call().customer.get({ customerId: customer.id });
const changesInTrail = async (id: string) => {
  const [row] = await suite.sql`
    select count(*)::int as count from audit_event where organization_id = ${suite.organizationId} and resource_id = ${id}`;
  return row?.count;
};

describe("a change with If-Match", () => {
  it("is made where nobody changed the resource since it was read", async () => {
    const ifMatch = entityTag(await read());
    const changed = await suite
      .call({ ifMatch, now: later(1) })
      .customer.update({ customerId: customer.id, phone: "+49 40 1" });
    expect(changed.phone).toBe("+49 40 1");
  });

  it("is refused where somebody did, and nothing is written", async () => {
    const ifMatch = entityTag(await read());
    await suite.call({ now: later(2) }).customer.update({ customerId: customer.id, phone: "+49 40 2" });
    const before = await read();
    const trail = await changesInTrail(customer.id);
    const change = suite
      .call({ ifMatch, now: later(3) })
      .customer.update({ customerId: customer.id, phone: "+49 40 3" });
    expect(await refusalOf(change)).toMatchObject({ code: "precondition_failed", status: 412 });
    expect(await read()).toEqual(before);
    expect(await changesInTrail(customer.id)).toBe(trail);
  });

  it("is refused where somebody did in the same millisecond, or by a clock that is behind", async () => {
    for (const seconds of [4, 4, 3]) {
      const ifMatch = entityTag(await read());
      const call = () => suite.call({ ifMatch, now: later(seconds) }).customer;
      await call().update({ customerId: customer.id, phone: "+49 40 4" });
      const again = call().update({ customerId: customer.id, phone: "+49 40 5" });
      expect(await refusalOf(again)).toMatchObject({ code: "precondition_failed" });
      expect((await read()).phone).toBe("+49 40 4");
    }
  });

  it("is made once, however many read the same and change it at once", async () => {
    const ifMatch = versionTag(await read());
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        suite
          .call({ ifMatch, now: later(10 + index) })
          .customer.update({ customerId: customer.id, phone: `+49 40 10${index}` }),
      ),
    );
    const made = outcomes.filter(({ status }) => status === "fulfilled");
    expect(made).toHaveLength(1);
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [(outcome.reason as { cause: { code: string } }).cause.code] : [],
    );
    expect(new Set(refused)).toEqual(new Set(["precondition_failed"]));
  });

  it("is not refused for what others bought in between", async () => {
    const offering = await makeOffering(suite);
    const { offeringId } = offering;
    const ifMatch = entityTag(await suite.call().offering.get({ offeringId }));
    await suite.call().offeringPurchaseIntent.create(intentInput(customer, offering, 25));
    const sold = await suite.call().offering.get({ offeringId });
    expect(entityTag(sold)).not.toBe(ifMatch);
    const change = suite.call({ ifMatch, now: later(1) }).offering.update({ offeringId, subtitle: "New" });
    expect((await change).subtitle).toBe("New");
  });

  it("is refused where nothing can be checked, and nothing is written", async () => {
    const offering = await makeOffering(suite);
    const call = suite.call({ ifMatch: '"lqg3k0ow"' }).offeringPurchaseIntent;
    const intent = call.create(intentInput(customer, offering, 25));
    expect(await refusalOf(intent)).toMatchObject({ code: "precondition_not_supported", status: 400 });
    const made = suite.call({ ifMatch: "*" }).webhookEndpoint.create({ url: "https://example.com/hook" });
    expect(await refusalOf(made)).toMatchObject({ code: "precondition_not_supported" });
    const { data } = await suite.call().offeringPurchaseIntent.list({ offeringId: offering.offeringId });
    expect(data).toEqual([]);
    expect((await suite.call().webhookEndpoint.list({})).data).toEqual([]);
  });

  it.each([
    ["as a whole", entityTag],
    ["by their version", versionTag],
  ])("takes settings that nobody has changed yet, known %s", async (_, tagOf) => {
    await suite.sql`delete from organization_settings where organization_id = ${suite.organizationId}`;
    const ifMatch = tagOf(await suite.call().settings.get({}));
    await suite.call({ ifMatch }).settings.update({ verificationValidDays: 100 });
    const again = suite.call({ ifMatch }).settings.update({ verificationValidDays: 200 });
    expect(await refusalOf(again)).toMatchObject({ code: "precondition_failed" });
    expect((await suite.call().settings.get({})).verificationValidDays).toBe(100);
  });

  it("keeps an organization from being named, or shown, over what somebody else made of it", async () => {
    const { organizationId } = suite;
    const opened = await suite.call().organization.get({ organizationId });
    const ifMatch = versionTag(opened);
    const brand = { legalName: "Nordlicht GmbH" };
    await suite.call({ ifMatch, now: later(60) }).organization.update({ organizationId, brand });
    for (const late of [{ brand: { legalName: "Late GmbH" } }, { name: "Late" }]) {
      const again = suite.call({ ifMatch, now: later(60) }).organization.update({ organizationId, ...late });
      expect(await refusalOf(again)).toMatchObject({ code: "precondition_failed" });
    }
    expect(await suite.call().organization.get({ organizationId })).toMatchObject({
      name: opened.name,
      brand,
    });
  });

  it("compares what says nothing of its changes as a whole", async () => {
    const { tokenId } = await makeToken(suite);
    const token = await suite.call().token.get({ tokenId });
    await suite.call({ ifMatch: entityTag(token) }).token.pause({ tokenId });
    for (const ifMatch of [entityTag(token), versionTag({})]) {
      const again = suite.call({ ifMatch }).token.unpause({ tokenId });
      expect(await refusalOf(again)).toMatchObject({ code: "precondition_failed" });
    }
    expect((await suite.call().token.get({ tokenId })).isPaused).toBe(true);
  });
});

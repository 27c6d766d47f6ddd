import { describe, expect, it } from "vitest";
import { sweepOrganization } from "#server/process/sweep.ts";
import { complete, intentInput, makeCustomer, makeOffering } from "#testing/factories.ts";
import { expectRefusal, NOW, openSuite } from "#testing/testing.ts";

const suite = await openSuite();
const other = await openSuite();

const LATER = new Date(NOW.getTime() + 60 * 60 * 1000);
const write = async (input: object = {}, publish = true) => {
  const { offeringId } = await makeOffering(suite, { publish });
  return suite
    .call()
    .offeringUpdate.create({ offeringId, title: "The roof", text: "It is **on**.", ...input });
};
const sweep = (now: Date, app = suite.app) => sweepOrganization(app, suite.organizationId, now);
const eventsOf = async (id: string) =>
  (
    await suite.sql<{ type: string }[]>`
      select type from event where organization_id = ${suite.organizationId} and resource_id = ${id}
       order by written_at, id`
  ).map(({ type }) => type);

describe("an update", () => {
  it("is written, changed and published, and each is told and recorded", async () => {
    const { offeringId, offeringUpdateId } = await write();
    const named = { offeringId, offeringUpdateId };
    await suite.call().offeringUpdate.update({ ...named, title: "The new roof" });
    const published = await suite.call().offeringUpdate.publish(named);
    expect(published).toMatchObject({
      status: "PUBLISHED",
      title: "The new roof",
      publishedAt: NOW.toISOString(),
    });
    expect((await other.call().market.updates({ offeringId })).data).toEqual([published]);
    expect(await eventsOf(offeringUpdateId)).toEqual([
      "offering_update.created",
      "offering_update.updated",
      "offering_update.published",
    ]);
    const trail = await suite.sql<{ action: string }[]>`
      select action from audit_event where organization_id = ${suite.organizationId} and resource_id = ${offeringUpdateId}
       order by action`;
    expect(trail.map(({ action }) => action).sort()).toEqual([
      "createOfferingUpdate",
      "publishOfferingUpdate",
      "updateOfferingUpdate",
    ]);
  });

  it("is read by nobody else until it is published, nor once it is withdrawn", async () => {
    const { offeringId, offeringUpdateId } = await write();
    const customer = await makeCustomer(suite);
    const reader = suite.call({ actor: suite.customer(customer.id) });
    const seen = async () => [
      (await reader.offeringUpdate.list({ offeringId })).data.length,
      (await suite.call().market.updates({ offeringId })).data.length,
    ];
    expect(await seen()).toEqual([0, 0]);
    await expectRefusal(suite, "offering_update_not_found", () =>
      reader.offeringUpdate.get({ offeringId, offeringUpdateId }),
    );
    await suite.call().offeringUpdate.publish({ offeringId, offeringUpdateId });
    expect(await seen()).toEqual([1, 1]);
    await suite.call().offeringUpdate.withdraw({ offeringId, offeringUpdateId });
    expect(await seen()).toEqual([0, 0]);
  });

  it("for holders is read by those alone who bought", async () => {
    const { offeringId, offeringUpdateId } = await write({ audience: "HOLDERS" });
    await suite.call().offeringUpdate.publish({ offeringId, offeringUpdateId });
    const [holder, stranger] = [await makeCustomer(suite), await makeCustomer(suite)];
    const { offeringPurchaseIntentId } = await suite
      .call()
      .offeringPurchaseIntent.create(intentInput(holder, { offeringId }));
    const seenBy = async ({ id }: { id: string }) =>
      (await suite.call({ actor: suite.customer(id) }).offeringUpdate.list({ offeringId })).data.length;
    expect(await seenBy(holder)).toBe(0);
    await complete(suite, offeringPurchaseIntentId, NOW);
    expect(await seenBy(holder)).toBe(1);
    expect(await seenBy(stranger)).toBe(0);
    expect((await suite.call().market.updates({ offeringId })).data).toEqual([]);
  });

  it("is published by the clock at its time, once, whoever finds it due", async () => {
    const { offeringId, offeringUpdateId, status } = await write({ publishAt: LATER.toISOString() });
    expect(status).toBe("SCHEDULED");
    await sweep(NOW);
    expect((await suite.call().offeringUpdate.get({ offeringId, offeringUpdateId })).status).toBe(
      "SCHEDULED",
    );
    const processes = [suite.app, ...Array.from({ length: 3 }, () => suite.anotherProcess())];
    // The clock's round goes through all organizations, those of other tests too; that it finds this one is seen here.
    expect(
      await suite.sql`select kind from organizations_with_due_work(${LATER.toISOString()})
        where organization_id = ${suite.organizationId}`,
    ).toContainEqual({ kind: "offeringUpdates" });
    await Promise.all(processes.map((app) => sweep(LATER, app)));
    const { publishedAt } = await suite.call().offeringUpdate.get({ offeringId, offeringUpdateId });
    expect(publishedAt).toBe(LATER.toISOString());
    expect(
      (await eventsOf(offeringUpdateId)).filter((type) => type === "offering_update.published"),
    ).toHaveLength(1);
  });

  it("of a draft offering waits for that", async () => {
    const { offeringId, offeringUpdateId } = await write({ publishAt: LATER.toISOString() }, false);
    await sweep(LATER);
    const read = () => suite.call().offeringUpdate.get({ offeringId, offeringUpdateId });
    expect((await read()).status).toBe("SCHEDULED");
    await suite.call().offering.publish({ offeringId });
    await sweep(LATER);
    expect((await read()).status).toBe("PUBLISHED");
  });

  it("becomes a draft again without its time", async () => {
    const { offeringId, offeringUpdateId } = await write({ publishAt: LATER.toISOString() });
    const draft = await suite.call().offeringUpdate.update({ offeringId, offeringUpdateId, publishAt: null });
    expect(draft.status).toBe("DRAFT");
    expect(draft).not.toHaveProperty("publishAt");
  });
});

describe("refused, and nothing written", () => {
  it.each([
    ["a script", { text: "<script>alert(1)</script>" }],
    ["a tracking pixel", { text: "![](https://example.com/p.gif)" }],
    ["a link with a name in it", { text: "[x](https://a:b@example.com)" }],
    ["a time that has passed", { publishAt: "2020-01-01T00:00:00Z" }],
  ])("%s", async (_, input) => {
    const { offeringId } = await makeOffering(suite);
    await expectRefusal(suite, "invalid_value", () =>
      suite.call().offeringUpdate.create({ offeringId, title: "News", text: "Some.", ...input }),
    );
  });

  it("what was published is not rewritten, nor published or withdrawn twice", async () => {
    const { offeringId, offeringUpdateId } = await write();
    const named = { offeringId, offeringUpdateId };
    await suite.call().offeringUpdate.publish(named);
    await expectRefusal(suite, "invalid_transition", () =>
      suite.call().offeringUpdate.update({ ...named, title: "Other" }),
    );
    await expectRefusal(suite, "invalid_transition", () => suite.call().offeringUpdate.publish(named));
    await suite.call().offeringUpdate.withdraw(named);
    await expectRefusal(suite, "invalid_transition", () => suite.call().offeringUpdate.withdraw(named));
  });

  it("an update of an offering that nobody sees yet is not published", async () => {
    const { offeringId, offeringUpdateId } = await write({}, false);
    await expectRefusal(suite, "invalid_transition", () =>
      suite.call().offeringUpdate.publish({ offeringId, offeringUpdateId }),
    );
  });

  it("another organization's", async () => {
    const { offeringId, offeringUpdateId } = await write();
    await expectRefusal(suite, "offering_not_found", () =>
      other.call().offeringUpdate.publish({ offeringId, offeringUpdateId }),
    );
    const own = await makeOffering(other);
    await expectRefusal(other, "offering_update_not_found", () =>
      other.call().offeringUpdate.publish({ offeringId: own.offeringId, offeringUpdateId }),
    );
  });
});
